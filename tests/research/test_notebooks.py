"""The notebooks run as they stand, with fewer games than they ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import matplotlib
import pytest

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


def test_there_is_one_for_each_interface():
    assert [path.stem for path in NOTEBOOKS] == ["gymnasium", "openspiel", "pettingzoo"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path, capsys):
    matplotlib.use("Agg")
    cells = json.loads(path.read_text())["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    code, games = re.subn(r"^GAMES = \d+$", "GAMES = 8", code, flags=re.MULTILINE)
    assert games == 1
    space: dict[str, Any] = {}
    exec(compile(code, path.name, "exec"), space)
    assert "%" in capsys.readouterr().out, "it says how well it went"
    likings = space.get("likings") or space["victims"].likings
    assert any(table.any() for table in likings.values()), "something was learned"
