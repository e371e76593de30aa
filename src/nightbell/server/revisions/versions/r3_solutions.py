"""How puzzles were solved is counted, by nobody's name."""

from alembic import op
from sqlalchemy import Column, Integer, String

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "solution",
        Column("puzzle", String(24), primary_key=True),
        Column("sign", String(32), primary_key=True),
        Column("tries", Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("solution")
