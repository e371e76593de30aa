# Everything a newcomer needs, on a machine with Python 3.11 or later, git and make.

.DEFAULT_GOAL := help
.PHONY: help play serve terminal web test browsers screenshots lint views bench study stress nodes hosted lowest soak mutants golden games rules clean

PYTHON ?= $(firstword $(foreach name,python3.13 python3.12 python3.11 python3 python,$(shell \
	$(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $(name))))
BIN := .venv/bin
# Whoever forbids Python to keep what it has compiled has every process of the tests compile everything again.
unexport PYTHONDONTWRITEBYTECODE
# What is never imported need not be compiled.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
MINUTES ?= 120
GAMES ?= 20000
SCALE ?= 1
# One more than two cores: while a browser is waited for, another test goes on.
WORKERS ?= 3
GAME := .venv/game.stamp
DEV := .venv/dev.stamp
STUDY := .venv/study.stamp
NPM := .venv/npm.stamp
NODE := web/node_modules/.stamp
CLIENT := src/nightbell/server/static/index.html

help:
	@echo "make play    open tables in the browser: prints the address and a QR code"
	@echo "make serve   the same for this machine alone"
	@echo "make terminal  play in the terminal against bots; needs no browser"
	@echo "make web     build the client that nightbell serve shows in the browser"
	@echo "make test    linters, types, import contracts and every test"
	@echo "make browsers  the stories of the browser on every screen, phone and desktop; make test tells each on one"
	@echo "make screenshots  pictures of every main screen, to build/screenshots (MOCKS=folder: beside their mocks, build/pairs)"
	@echo "make lint    the linters, types and import contracts alone"
	@echo "make views   tell the type checker what the views of each game are, after a word on State has changed"
	@echo "make bench   measure the speed; the table is also written to build/bench.json"
	@echo "make study   the whole tests of the study (some minutes): a cluster of two, the suites of the peers, and what more processes bring"
	@echo "make stress  what the server must withstand, with the table of bars (SCALE=0.01: a hundredth of it)"
	@echo "make nodes   several nodes, their database and a proxy: kills, freezes, upgrades; the files in deploy/"
	@echo "make hosted  deploy/'s container and unit, built, started and lived through (needs docker or podman; root and systemd-nspawn)"
	@echo "make lowest  the tests of server and command with the lowest versions that pyproject.toml allows"
	@echo "make soak    bots and people for two hours (MINUTES=120): memory, tables that stand still, waiting"
	@echo "make mutants small faults put into the rules: which does no test notice?"
	@echo "make golden  do today's rules play the recorded games as they were played? RAISE=1 records them anew"
	@echo "make games   20,000 random games of Clocktower over scripts drawn from all roles (GAMES=20000): none may fail"
	@echo "make rules   run the tests that prove rules and count them by ledger"
	@echo "make clean   remove what make has made (.venv, build, caches)"

play: $(GAME) $(CLIENT)
	@$(BIN)/nightbell serve --host 0.0.0.0

serve: $(CLIENT)
	@$(BIN)/nightbell serve

terminal: $(GAME)
	@$(BIN)/nightbell play

web: $(CLIENT)

# Two things at a time, each with its output in one piece, and all of them even if one fails.
AT_ONCE := $(MAKE) --no-print-directory -k -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CHECKS := check-types check-client check-rules-types check-style check-imports
.PHONY: $(CHECKS) check-client-tests check-collection

# The client is fetched and built beside the tools of Python, and types are checked meanwhile.
test:
	@$(AT_ONCE) $(CHECKS) check-client-tests check-collection
	@tools/chromium >/dev/null
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal

browsers: $(DEV) $(CLIENT)
	@tools/chromium >/dev/null
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m '' tests/web

lint:
	@$(AT_ONCE) $(CHECKS)

check-types: $(DEV)
	$(BIN)/mypy
check-rules-types: $(DEV)
	$(BIN)/basedpyright
check-client: $(CLIENT)
	tools/npm run --silent check
check-client-tests: $(CLIENT)
	tools/npm test --silent
# Finds every test once and keeps them compiled, or each process that runs them would do it for itself.
check-collection: $(DEV)
	@$(BIN)/pytest -qq -n 0 --collect-only >/dev/null || $(BIN)/pytest -q -n 0 --collect-only
check-style: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
check-imports: $(DEV)
	$(BIN)/lint-imports --no-logo

screenshots: $(DEV) $(CLIENT)
	$(BIN)/python -m tools.screenshots
	@test -z "$(MOCKS)" || $(BIN)/python -m tools.pairs $(MOCKS)

views: $(DEV)
	$(BIN)/python -m tools.views

bench: $(DEV)
	$(BIN)/python -m benchmarks

study: $(STUDY)
	$(BIN)/pytest -q -n 0 studies
	$(BIN)/python -m studies.speed

stress: $(DEV)
	$(BIN)/python -m tools.stress --scale $(SCALE)

nodes: $(DEV)
	$(PIP) --require-hashes -r requirements-nodes.lock
	$(BIN)/python -m tools.stress proxies nodes

hosted: $(DEV) $(CLIENT)
	$(BIN)/python -m tools.hosted container unit

lowest: $(CLIENT)
	$(PYTHON) -m venv build/lowest
	build/lowest/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-lowest.lock
	build/lowest/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	build/lowest/bin/python -m pytest -q -p no:cacheprovider tests/cli tests/engine tests/server

soak: $(DEV)
	$(BIN)/python -m tools.stress.soak --minutes $(MINUTES)

mutants: $(DEV)
	$(BIN)/python -m tools.mutants

golden: $(DEV)
	$(BIN)/python -m tools.golden $(if $(RAISE),--raise)

games: $(DEV)
	$(BIN)/nightbell simulate clocktower --script all --games $(GAMES)

rules: $(DEV)
	@$(BIN)/nightbell rules --run

clean:
	rm -rf .venv build web/node_modules $(dir $(CLIENT)) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

$(GAME): requirements.lock pyproject.toml | .venv/bin/python
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Both may bring Node, and two at a time must not.
$(DEV): requirements-dev.lock $(GAME) | $(NPM)
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

$(STUDY): requirements-study.lock $(DEV)
	$(PIP) --require-hashes -r requirements-study.lock
	@touch $@

$(NPM): | .venv/bin/python
	@tools/npm --version >/dev/null
	@touch $@

$(NODE): web/package-lock.json | $(NPM)
	tools/npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(NODE) $(shell find web/src web/public web/plugins src/nightbell/server -type f \
		-not -path '*/static/*' -not -name '*.pyc') web/index.html web/vite.config.ts | $(GAME)
	@echo "Building the client…"
	@tools/npm run --silent build

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Nightbell needs Python 3.11 or later on the PATH." >&2; exit 1; }
	$(PYTHON) -m venv .venv
