"""Small faults put into the rules one at a time: does a test notice?

    make mutants                                            # 300 in each game
    .venv/bin/python -m tools.mutants betrayal --count 60   # some in one game
    .venv/bin/python -m tools.mutants whispers --only killers/butcher.py
    .venv/bin/python -m tools.mutants whispers --quick      # without the last round

First the tests of a game run once and note which statements each of them touches. Then every fault is tried
in a process of its own. Where it lies in a function, the process is a copy of one that has the tests
collected, and the function is given other code; all tests that touch the statement are asked, the quickest
first, until one fails. What is read only once, when a module is loaded, needs a fresh process, in which the
tests that pin what is printed and quick ones of the same file are asked. Whatever still lives is asked of
all tests of the game in a fresh process. What no test notices is printed with its change and written to
`build/mutants`.
"""
