PYTHON ?= python3
UV_VERSION := 0.13.7

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
BASE := $(VENV)/.base
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench

COVER := --cov=malina.kernel --cov=malina.games --cov-report=term-missing:skip-covered --cov-fail-under=98
COMPILE := pip compile --quiet --universal --python-version 3.11 --upgrade \
	--generate-hashes --no-header --no-annotate --no-emit-index-url

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check format bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(BASE) ## install and open a table of crooks
	$(BIN)/malina play crooks

test: check ## check, then run the tests with coverage
	$(BIN)/pytest -n 2 $(COVER)

check: $(DEV) ## lint, formatting, types, direction of imports, complete texts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest tests/test_house.py tests/text/test_complete.py

format: $(DEV) ## format the code and mend what the linter can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

bench: $(BENCH) ## measure our engine beside the others
	$(BIN)/malina bench

lock: ## make the lock files anew
	set -e; tmp=$$(mktemp -d); trap 'rm -rf "$$tmp"' EXIT; \
	$(PYTHON) -m venv "$$tmp"; \
	"$$tmp/bin/pip" --disable-pip-version-check --quiet install uv==$(UV_VERSION); \
	uv="$$tmp/bin/uv $(COMPILE)"; \
	$$uv pyproject.toml --group build -o requirements/base.txt >/dev/null; \
	$$uv pyproject.toml --group build --group dev -c requirements/base.txt -o requirements/dev.txt >/dev/null; \
	$$uv pyproject.toml --group build --extra bench -c requirements/dev.txt -o requirements/bench.txt >/dev/null

clean: ## remove the environment and everything generated
	rm -rf $(VENV) build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(BASE): requirements/base.txt pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements/base.txt
	$(PIP) install --no-build-isolation --no-deps --editable .
	touch $@

$(DEV): requirements/dev.txt $(BASE)
	$(PIP) install --require-hashes -r requirements/dev.txt
	touch $@

$(BENCH): requirements/bench.txt $(BASE)
	$(PIP) install --require-hashes -r requirements/bench.txt
	touch $@
