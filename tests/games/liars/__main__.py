"""`python -m tests.games.liars serve`: the house, with one more game on its shelf."""

import sys

from nightbell import cli, shelf

if __name__ == "__main__":
    shelf.put("tests.games.liars")
    sys.exit(cli.run(sys.argv[1:]))
