#!/bin/sh
# Runs the tests of the self-check, with ears that are told what they hear: tools/selfcheck-tests.sh [OPTION OF PYTEST ...]
set -eu
cd "$(dirname "$0")/.."
exec .venv/bin/python -m pytest Tests/SelfCheckTests -q -p no:cacheprovider "$@"
