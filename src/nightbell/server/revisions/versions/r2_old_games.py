"""Games that ended long ago are found without reading all that ever ended."""

from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_index("ix_finished_ended", "finished", ["ended"])


def downgrade() -> None:
    op.drop_index("ix_finished_ended", "finished")
