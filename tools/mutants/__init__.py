"""Small faults put into the rules one at a time: does a test notice?

    make mutants                                            # 300 in each game
    .venv/bin/python -m tools.mutants betrayal --count 60   # some in one game
    .venv/bin/python -m tools.mutants whispers --only killers/butcher.py

First the tests of a game run once and note which functions each of them touches. Then every fault is made in
a process of its own, which compiles the one changed module and runs the tests that touch it, the quickest
first, until one fails. What no test notices is printed with its change and written to `build/mutants`.
"""
