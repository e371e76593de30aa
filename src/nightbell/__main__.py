"""`python -m nightbell`, where the command itself is not on the PATH."""

from nightbell.cli import main

if __name__ == "__main__":
    main()
