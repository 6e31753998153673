# The few commands of this project. `make` alone lists them.
# Needs Python 3.11 or newer, git, and a C compiler for everything that compiles.

PYTHON ?= python3
LOCK_FLAGS ?=

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet -c requirements.lock
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"

define LINT
	@echo "== ruff: lint"
	@$(BIN)/ruff check --quiet .
	@echo "== ruff: format"
	@$(BIN)/ruff format --quiet --check .
	@echo "== mypy: types"
	@$(BIN)/mypy
	@echo "== import-linter: layers"
	@$(BIN)/lint-imports --no-logo
endef

.DEFAULT_GOAL := help
.PHONY: help play check test docs wheel fuzz bench strength load storm compile rules lock clean

help:  ## list the commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: .venv/play.stamp  ## play in the browser: builds the page, serves it here, opens it
	@$(BIN)/python tools/play.py

check: .venv/dev.stamp  ## lint, types, layers and the quick tests, in a minute and a half
	$(LINT)
	@echo "== pytest: the quick tests"
	@HYPOTHESIS_PROFILE=quick $(BIN)/python -m pytest -q -n 2 -m "not slow"

test: .venv/dev.stamp  ## lint, types, layers, tests, then the tests again on compiled code
	$(LINT)
	@$(BIN)/python tools/debian_parts.py
	@$(BIN)/python tools/build_page.py --check
	@$(BIN)/python tools/build_docs.py
	@echo "== pytest: the tests, interpreted"
	@$(BIN)/python -m pytest -q -n 2
	@echo "== pytest: the examples in the sources"
	@$(BIN)/python -m pytest -q --doctest-modules src/tabularium
	@echo "== mypyc: compile the rules"
	@$(BIN)/python tools/compile.py
	@echo "== pytest: the tests, compiled"
	@$(COMPILED) TABULARIUM_COMPILED=1 $(BIN)/python -m pytest -q -n 2 --ignore=tests/web --ignore=tests/server --ignore=tests/cli --ignore=tests/test_wheel.py

docs: .venv/dev.stamp  ## build the site of documents into build/site
	@$(BIN)/python tools/build_docs.py

wheel: .venv/dev.stamp  ## build the wheel for this machine and the source distribution, and check them
	@$(BIN)/python tools/wheel.py

# SEED=7 POSITIONS=20000 GAME=nations; REPLAY=build/fuzz/nations-7.json, or SHRINK= of the same
fuzz: .venv/dev.stamp  ## play on from rich random positions, check all that must hold (SEED=, POSITIONS=, GAME=, REPLAY=)
	@[ ! -d build/compiled ] || $(BIN)/python tools/compile.py
	@$(COMPILED) $(BIN)/python tools/fuzz.py $(if $(SEED),--seed $(SEED)) $(if $(POSITIONS),--positions $(POSITIONS)) \
		$(if $(GAME),--game $(GAME)) $(if $(REPLAY),--replay $(REPLAY)) $(if $(SHRINK),--shrink $(SHRINK))

bench: .venv/bench.stamp  ## measure speed beside another engine, write bench/results.json
	@echo "== mypyc: compile the rules"
	@$(BIN)/python tools/compile.py
	@echo "== bench: play random games, interpreted and compiled"
	@$(BIN)/python -m bench.run

strength: .venv/dev.stamp  ## how strong the bots are: matches in all games, a table for docs/bots.md
	@echo "== mypyc: compile the rules"
	@$(BIN)/python tools/compile.py
	@echo "== strength: matches of the bots"
	@$(BIN)/python tools/strength.py

load: .venv/dev.stamp  ## what the server bears: 200 tables, two processes, 10,000 stored tables
	@echo "== load: play at many tables"
	@$(BIN)/python tools/load.py

# SEED=7 COUNT=50000
storm: .venv/dev.stamp  ## thousands of wrong messages to a server: nobody else may notice (SEED=, COUNT=)
	@echo "== storm: send a server what nobody should send"
	@$(BIN)/python tools/storm.py $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT))

compile: .venv/dev.stamp  ## compile the rules into build/compiled
	@echo "== mypyc: compile the rules"
	@$(BIN)/python tools/compile.py
	@$(BIN)/python tools/compile.py --check

rules: .venv/dev.stamp  ## list the rules that no test cites
	@echo "== rules that no test cites"
	@$(BIN)/python tools/uncited_rules.py

lock: build/uv/uv.stamp  ## write requirements.lock anew (LOCK_FLAGS=--upgrade: newest versions)
	@echo "== uv: resolve every dependency for Python 3.11 and newer"
	@build/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --all-extras \
		$(foreach group,page bench dev,--group $(group)) \
		--no-emit-index-url --no-emit-find-links \
		--custom-compile-command "make lock" $(LOCK_FLAGS) \
		pyproject.toml -o requirements.lock

clean:  ## remove what make made
	rm -rf .venv build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments -------------------------------------------------------------------------------

.venv/made.stamp:
	@echo "== python: make .venv"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed; try make PYTHON=python3.11")'
	@$(PYTHON) -m venv .venv
	@$(PIP) "pip>=25.1" # the first that knows dependency groups
	@touch $@

.venv/play.stamp: .venv/made.stamp pyproject.toml requirements.lock
	@echo "== pip: install tabularium"
	@$(PIP) -e .
	@touch $@

.venv/dev.stamp: .venv/made.stamp pyproject.toml requirements.lock
	@echo "== pip: install tabularium with all its parts and the development tools"
	@$(PIP) -e '.[arena,postgres,ray,research]' --group dev
	@touch $@ .venv/play.stamp

.venv/bench.stamp: .venv/dev.stamp
	@echo "== pip: install what the benchmark compares with"
	@$(PIP) --group bench
	@touch $@

build/uv/uv.stamp:
	@echo "== pip: get uv, outside the project's environment"
	@$(PYTHON) -m venv build/uv
	@build/uv/bin/python -m pip --disable-pip-version-check install --quiet uv
	@touch $@
