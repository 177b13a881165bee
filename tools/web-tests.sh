#!/bin/sh
# Runs the tests of the pages' modules that need no browser, with the Node that Playwright brings along.
set -eu
cd "$(dirname "$0")/.."
node=$(.venv/bin/python -c 'import pathlib, playwright; print(pathlib.Path(playwright.__file__).parent / "driver/node")')
exec "$node" --test Tests/WebTests/*.test.js
