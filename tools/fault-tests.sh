#!/bin/sh
# Tries what can go wrong with the built command: tools/fault-tests.sh [OPTION OF PYTEST ...], some once each; with
# ROUNDS=5 all so often, and then the longer trials of exports and clips. VORLESER is the command.
set -eu
cd "$(dirname "$0")/.."
if [ -z "${ROUNDS:-}" ]; then
    VORLESER=${VORLESER:-$(swift build --show-bin-path)/vorleser}
    export VORLESER
    exec .venv/bin/python -m pytest Tests/FaultTests -q -p no:cacheprovider "$@"
fi
BIN=$(swift build -c release --show-bin-path)
VORLESER=${VORLESER:-$BIN/vorleser}
status=0
python3 Tests/FaultTests/faults.py --exe "$VORLESER" --rounds "$ROUNDS" "$@" || status=1
python3 Tests/FaultTests/kill_export.py --binary "$VORLESER" --kills "$ROUNDS" || status=1
python3 Tests/FaultTests/export_faults.py --binary "$VORLESER" || status=1
if [ -x "$BIN/vorleser-bench" ]; then
    python3 Tests/FaultTests/kill_cache.py --bench "$BIN/vorleser-bench" --rounds "$((ROUNDS * 5))" || status=1
fi
exit "$status"
