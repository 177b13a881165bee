#!/usr/bin/env bash
# Runs all tests that were built: tools/testing/everything.sh CORPUS NETWORK
# CORPUS and NETWORK are patterns of tests that keep every core busy by themselves. Pages mostly wait, so their tests run beside
# the others, and are told of at the end; with BROWSERS=1, for a machine that others use too, after them.
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus=$1 network=$2
run=tools/testing/run.py
pages=.build/browser-tests.log

if [ "${BROWSERS:-2}" != 1 ]; then
    setsid tools/browser-tests.sh > "$pages" 2>&1 &
    browser=$!
    trap 'kill -- -"$browser" 2> /dev/null || true' EXIT
fi

rm -f .build/tests.jsonl
$run --each-target --at-once 2 --skip "$corpus|$network"
$run --filter "$corpus"
$run --filter "$network"
tools/js-types.sh
tools/web-tests.sh
tools/selfcheck-tests.sh
tools/fault-tests.sh
tools/packages/check.sh "$(swift build --show-bin-path)/vorleser"

if [ -n "${browser:-}" ]; then
    echo "waiting for the pages' tests"
    status=0
    wait "$browser" || status=$?
    trap - EXIT
    cat "$pages"
    [ "$status" = 0 ]
else
    tools/browser-tests.sh
fi
tools/testing/report.py
