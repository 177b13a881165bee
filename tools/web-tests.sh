#!/bin/sh
# Runs the tests of the pages' modules that need no browser, with the Node that Playwright brings along: all, or those of one
# file, as in tools/web-tests.sh wording.
set -eu
cd "$(dirname "$0")/.."
node=$(.venv/bin/python -c 'import pathlib, playwright; print(pathlib.Path(playwright.__file__).parent / "driver/node")')
exec "$node" --test Tests/WebTests/${1:-*}.test.js
