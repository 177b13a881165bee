#!/bin/sh
# Runs the tests and prints the share of lines they reach, by module. The tests must have been built for coverage.
set -eu
cd "$(dirname "$0")/.."
swift test --skip-build --disable-xctest --enable-code-coverage --skip HostileTests
tools/coverage.py "$(swift test --show-codecov-path)"
