"""`make views`: tells the type checker what the views of each game are, in a `seen.pyi` beside its `seen.py`.

The views themselves are made from the words on State's fields when a game is loaded. The stubs only repeat
it, and a test compares them.
"""

from __future__ import annotations

from collections import defaultdict
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Literal, NewType, get_args, get_origin

from nightbell import games
from nightbell.engine import Glimpse, State

WIDTH = 110


def main() -> None:
    for name in games.GAMES:
        path, text = stub(name)
        path.write_text(text)
        print(f"written to {path}")


def stub(game: str) -> tuple[Path, str]:
    """Where the stub of a game belongs, and what it should say."""
    module = import_module(f"nightbell.games.{game}.seen")
    assert module.__file__ is not None
    return Path(module.__file__).with_suffix(".pyi"), Stub(module).text()


class Stub:
    """The views of one game as a type checker reads them."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.imports: defaultdict[str, set[str]] = defaultdict(set)

    def text(self) -> str:
        state = next(each for each in vars(self.module).values() if _is(each, State))
        self.imports["nightbell.engine"].add("Glimpse")
        classes = [self._view(each, state) for each in vars(self.module).values() if _is(each, Glimpse)]
        unions = [
            f"{name} = {self._type(each)}\n"
            for name, each in vars(self.module).items()
            if isinstance(each, UnionType)
        ]
        head = '"""Written by `make views`. What each viewer gets is said on the fields of State."""\n'
        return "\n".join([head, self._imports(), "\n".join(classes), *unions])

    def _view(self, view: type[Glimpse[State]], state: type[State]) -> str:
        base = view.__base__
        above = f"Glimpse[{self._type(state)}]" if base is Glimpse else self._type(base)
        lines = [f"    {name}: {self._type(kind)}\n" for name, kind in view.__annotations__.items()]
        return f"class {view.__name__}({above}, frozen=True):\n" + ("".join(lines) or "    pass\n")

    def _type(self, kind: object) -> str:
        origin, held = get_origin(kind), get_args(kind)
        if kind is None or kind is type(None):
            return "None"
        if kind is Ellipsis:
            return "..."
        if origin is Literal:
            self.imports["typing"].add("Literal")
            return f"Literal[{', '.join(map(repr, held))}]"
        if origin in (tuple, dict):
            return f"{origin.__name__}[{', '.join(self._type(each) for each in held)}]"
        if held:
            return " | ".join(self._type(each) for each in held)
        assert isinstance(kind, type | NewType), f"{kind} is not something that a view can hold"
        if kind.__module__ not in ("builtins", self.module.__name__):
            self.imports[kind.__module__].add(kind.__name__)
        return kind.__name__

    def _imports(self) -> str:
        lines = ""
        for module, names in sorted(self.imports.items()):
            line = f"from {module} import {', '.join(sorted(names))}\n"
            if len(line) > WIDTH + 1:
                line = (
                    f"from {module} import (\n" + "".join(f"    {name},\n" for name in sorted(names)) + ")\n"
                )
            lines += line
        return lines


def _is(thing: object, kind: type) -> bool:
    return isinstance(thing, type) and issubclass(thing, kind) and thing is not kind


if __name__ == "__main__":
    main()
