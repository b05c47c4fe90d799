# `make` lists the targets. Each sets up what it needs: Python 3.11+, make and PyPI suffice, a C compiler makes it fast.

# The Python that the two environments are made from, and what else to say to the program of a target:
#   make play ARGS="play dominion --players 3"      make test ARGS="-k militia"
PYTHON ?= python3
ARGS ?=

# The editable install: pure Python, follows every edit. For tests and checks.
PURE := .venv/bin
# The wheel of this checkout, compiled where there is a C compiler (docs/decisions/0001). For playing and measuring.
COMPILED := .venv-compiled/bin

SOURCES := pyproject.toml hatch_build.py $(shell find src -name '*.py' -o -name '*.toml')
# What is compiled, or plays whole games with it, is tested in both environments.
TESTED_TWICE := $(wildcard tests/engine tests/games tests/conformance tests/records tests/bots tests/cli)
TYPED := src hatch_build.py $(wildcard tests bench tools)

.DELETE_ON_ERROR:
.PHONY: help play test test-slow check format bench rules lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1:/p' Makefile | awk -F: '{ printf "  make %-10s %s\n", $$1, $$2 }'

play: .venv-compiled/wheel ## set up and open the lobby
	@$(COMPILED)/kleinod $(ARGS)

# A fault in compiling must not turn this into a second test of the pure engine (see hatch_build.py).
test test-slow bench: export KLEINOD_PURE ?= 0

test: .venv/editable .venv-compiled/wheel ## run the tests, those of engine and games both pure and compiled
	$(PURE)/kleinod --version
	$(PURE)/pytest -n auto $(ARGS)
	$(COMPILED)/kleinod --version
	$(COMPILED)/pytest -n auto $(ARGS) $(TESTED_TWICE)

test-slow: .venv-compiled/wheel ## run the long tests (compiled)
	$(COMPILED)/kleinod --version
	$(COMPILED)/pytest -n auto -m slow $(ARGS)

check: .venv/editable ## check format, lint, strict types and the layers
	$(PURE)/ruff format --check .
	$(PURE)/ruff check .
	$(PURE)/mypy $(TYPED)
	$(PURE)/lint-imports

format: .venv/editable ## format the code and mend what lint can mend
	$(PURE)/ruff check --fix .
	$(PURE)/ruff format .

bench: .venv/editable .venv-compiled/wheel ## measure the speed, compiled, interpreted and against pyminion
	$(COMPILED)/kleinod --version
	$(COMPILED)/python -m bench $(ARGS)

rules: .venv/editable ## list the rules that no test names
	$(PURE)/python tools/rules.py $(ARGS)

lock: ## choose the newest versions that pyproject.toml allows
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet 'uv==0.13.*'
	.venv-lock/bin/uv pip compile pyproject.toml --group dev --group bench --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --upgrade --quiet --output-file requirements.lock

clean: ## remove everything that make has made
	rm -rf .venv .venv-compiled .venv-lock build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src $(wildcard tests bench tools) -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/tools .venv-compiled/tools: requirements.lock
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Kleinod needs Python 3.11 or later: make PYTHON=…")'
	@echo 'Setting up $(@D), once …'
	@$(PYTHON) -m venv --clear $(@D)
	@$(@D)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/editable: .venv/tools pyproject.toml hatch_build.py
	@$(PURE)/pip install --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --editable .
	@touch $@

.venv-compiled/wheel: .venv-compiled/tools $(SOURCES)
	@echo 'Building the wheel …'
	@rm -rf build/wheel
	@$(COMPILED)/python -m hatchling build --target wheel --directory build/wheel
	@$(COMPILED)/pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
