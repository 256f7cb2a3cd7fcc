PYTHON ?= python3
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
# Lock files are complete, so nothing is resolved again (--no-deps): older versions of pip fail on extras there.
LOCKED := install --no-deps --require-hashes -r
BASE := $(VENV)/.base
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
COMPILER := $(VENV)/.compiler
COMPILED := src/malina/compiled.json

# Node.js builds the page. Where the system has none, or one too old, it comes as a wheel into the environment.
FIT := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || a == 22 && b > 11 || a == 20 && b > 18 ? 0 : 1)
NODE := $(shell node -e '$(FIT)' 2>/dev/null && command -v npm >/dev/null && echo system)
NODE_WHEEL := $(if $(NODE),,$(VENV)/.node)
NPM := $(if $(NODE),,PATH="$(CURDIR)/$(BIN):$$PATH") npm --prefix web --loglevel=error
MODULES := web/node_modules/.stamp
PAGE := src/malina/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/scripts -type f) web/index.html web/vite.config.ts \
	$(wildcard src/malina/text/*.ftl src/malina/games/*/text/*.ftl src/malina/games/*/guide/*.md)

# Work stealing between the workers, because tests take very different times.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
COMPLETE := tests/test_house.py tests/text/test_complete.py tests/text/test_page.py
COVER := --cov=malina.kernel --cov=malina.games --cov-report=term-missing:skip-covered --cov-fail-under=97.5
COMPILE := pip compile --quiet --universal --python-version 3.11 --upgrade \
	--generate-hashes --no-header --no-annotate --no-emit-index-url

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play fast slow page test fast-test long-test lowest-test screenshots check code-check web-check format wire bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(BASE) $(PAGE) ## install, build the page, open the lobby in the browser
	test ! -e $(COMPILED) || $(BIN)/malina --version >/dev/null 2>&1 || $(MAKE) fast
	$(BIN)/malina serve --open

fast: $(COMPILER) ## compile the rules for this checkout, which needs a C compiler and some minutes: bots look further ahead
	$(BIN)/python scripts/fast.py

slow: ## go back to pure Python
	rm -f $(COMPILED)
	find src -name '*.so' -delete

page: $(PAGE) ## build the page

test: slow $(DEV) $(MODULES) ## check, then run the tests with coverage, then the browser tests
	$(MAKE) -j2 check page
	$(PYTEST) --ignore tests/browser $(COMPLETE:%=--ignore %) $(COVER)
	$(MAKE) fast-test
	scripts/chromium
	$(PYTEST) tests/browser

fast-test: $(DEV) ## compile a copy and play the recorded games with it
	scripts/fast-test $(BIN)

long-test: $(DEV) ## random games over all options, 20,000 of BANG!, 10,000 each of Sheriff, Lockup and 3,000 Scoundrels, 2,000 games with bots that look ahead, 30 killed nodes, the steps of the image, BANG! at every decision and number of players in the browser
	MALINA_RANDOM_GAMES=20000 $(PYTEST) tests/bang/test_random.py
	MALINA_RANDOM_GAMES=2500 $(PYTEST) tests/sheriff/test_random.py
	MALINA_RANDOM_GAMES=10000 $(PYTEST) tests/lockup/test_random.py
	MALINA_RANDOM_GAMES=10000 $(PYTEST) tests/scoundrels/test_properties.py -k random
	MALINA_KILLS=30 $(BIN)/pytest tests/server/test_cluster.py
	MALINA_IMAGE=1 $(BIN)/pytest tests/server/test_image.py
	scripts/chromium
	MALINA_EVERY_TABLE=1 $(PYTEST) tests/browser/test_west.py
	MALINA_SEARCH_GAMES=2000 $(PYTEST) tests/bots/test_search.py

lowest-test: ## test with the lowest versions of dependencies allowed; needs the network and some minutes
	PYTHON="$(PYTHON)" UV_VERSION=$(UV_VERSION) scripts/lowest

screenshots: $(DEV) $(PAGE) ## take the screenshots in docs/screenshots anew
	scripts/chromium
	$(BIN)/python -m tests.browser.screenshots

check: code-check web-check ## lint, formatting, types, architecture (imports), complete translations

code-check: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest $(COMPLETE)

web-check: $(MODULES) $(BASE) ## the page: formatting, types, unit tests, generated protocol types up to date
	$(NPM) run --silent check
	PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent wire -- --check

format: $(DEV) $(MODULES) ## format the code and apply the linter's fixes
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run --silent format

wire: $(MODULES) $(BASE) ## generate the page's types and the JSON schema from the server's protocol
	$(BIN)/python -c 'import json; from malina.server.wire import schema; print(json.dumps(schema(), indent=1, sort_keys=True))' >docs/protocol.schema.json
	PYTHON="$(CURDIR)/$(BIN)/python" $(NPM) run --silent wire

bench: $(BENCH) ## benchmark our engine and others
	$(BIN)/malina bench

lock: ## update the lock files (pinned dependencies)
	set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	$(PYTHON) -m venv "$$tmp"; \
	"$$tmp/bin/pip" --disable-pip-version-check --quiet install uv==$(UV_VERSION); \
	uv="$$tmp/bin/uv $(COMPILE)"; \
	$$uv pyproject.toml --group build -o requirements/base.txt >/dev/null; \
	$$uv pyproject.toml --group build --group dev -c requirements/base.txt -o requirements/dev.txt >/dev/null; \
	$$uv pyproject.toml --group build --extra cluster -c requirements/dev.txt -o requirements/cluster.txt >/dev/null; \
	$$uv pyproject.toml --group build --extra bench -c requirements/dev.txt -o requirements/bench.txt >/dev/null; \
	$$uv pyproject.toml --group build --group fast -c requirements/dev.txt -o requirements/fast.txt >/dev/null; \
	$$uv --group node -o requirements/node.txt >/dev/null; \
	cd web && npm install --package-lock-only --no-audit --no-fund

clean: slow ## remove the virtual environment and everything generated
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(BASE): requirements/base.txt pyproject.toml | $(BIN)/python
	$(PIP) $(LOCKED) requirements/base.txt
	$(PIP) install --no-build-isolation --no-deps --editable .
	touch $@

$(DEV): requirements/dev.txt $(BASE)
	$(PIP) $(LOCKED) requirements/dev.txt
	touch $@

$(BENCH): requirements/bench.txt $(BASE)
	$(PIP) $(LOCKED) requirements/bench.txt
	touch $@

$(COMPILER): requirements/fast.txt $(BASE)
	$(PIP) $(LOCKED) requirements/fast.txt
	touch $@

$(VENV)/.node: requirements/node.txt | $(BIN)/python
	$(PIP) $(LOCKED) requirements/node.txt
	touch $@

$(MODULES): web/package-lock.json web/package.json web/.npmrc $(NODE_WHEEL)
	$(NPM) ci
	touch $@

$(PAGE): $(PAGE_SOURCES) $(MODULES)
	$(NPM) run --silent build
