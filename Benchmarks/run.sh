#!/bin/sh
# Runs every benchmark and prints its table; each measures ours and its peers in the same run.
set -u
cd "$(dirname "$0")/.."
failed=""
for script in Benchmarks/*.py; do
    # These last for minutes and hours: make load, make soak.
    case $script in */load.py | */soak.py) continue ;; esac
    echo
    echo "== $(basename "$script" .py)"
    .venv/bin/python "$script" || failed="$failed $(basename "$script")"
done
[ -z "$failed" ] || {
    echo "benchmarks that failed:$failed" >&2
    exit 1
}
