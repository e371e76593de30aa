"""Small faults put into the rules one at a time: does a test notice?

    make mutants                                            # 300 in each game
    .venv/bin/python -m tools.mutants betrayal --count 60   # some in one game
    .venv/bin/python -m tools.mutants whispers --only killers/butcher.py
    .venv/bin/python -m tools.mutants whispers --quick      # without the last round
    .venv/bin/python -m tools.mutants whispers --unfelt     # all that no test could notice; asks none

First the tests of a game run once and note which statements each of them touches, and which faults would be
felt there. Then every fault is tried in a process of its own. Where it lies in a function, the process is a
copy of one that has the tests collected, and the function is given other code; all tests that would feel it
are asked until one fails: some quick ones, then recordings and sweeps, then the rest. What is read only once,
when a module is loaded, needs a fresh process, in which the tests that pin what is printed are asked, then
quick ones of the same file. Whatever still lives is asked of all tests of the game in a fresh process. What
no test notices is printed with its change and written to `build/mutants`.
"""
