#!/bin/sh
# Runs the tests of the pages in a real browser, against the built command: tools/browser-tests.sh [OPTION OF PYTEST ...]
# Two files at a time, since a page mostly waits; BROWSERS=1 for one after the other.
set -eu
cd "$(dirname "$0")/.."
VORLESER=${VORLESER:-$(swift build --show-bin-path)/vorleser}
export VORLESER
exec .venv/bin/python -m pytest Tests/BrowserTests -q -p no:cacheprovider --durations 15 \
    --numprocesses "${BROWSERS:-2}" --dist loadfile "$@"
