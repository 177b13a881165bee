#!/bin/sh
# Sets scanners on a server of ours with a library of its own:
#
#   tools/scan.sh COMMAND
#
#   schemathesis   asks for everything in the API document, in right and wrong ways
#   slowhttptest   a thousand clients that send or take a byte now and then
#   wapiti         follows the pages and puts injections into whatever they take
#
# What is left out, and why, stands beside each. Ends with the number of scanners that found something.
set -u
cd "$(dirname "$0")/.."
root=$PWD
command=$1
port=${PORT:-8499}
url=http://127.0.0.1:$port
found=0

folder=$(mktemp -d)
export XDG_DATA_HOME="$folder/data" XDG_CACHE_HOME="$folder/cache" XDG_STATE_HOME="$folder/state"
"$command" serve --port "$port" --book Samples/the-time-machine.epub >"$folder/server.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null; rm -rf "$folder"' EXIT
until curl -s -o /dev/null "$url/health"; do
    kill -0 $server 2>/dev/null || { cat "$folder/server.log" >&2; exit 1; }
    sleep 0.2
done

say() { printf '\n%s\n' "== $1"; }
wrong() { printf 'scan: %s\n' "$1" >&2; found=$((found + 1)); }

say schemathesis
# Left out by name:
# positive_data_acceptance   what a schema cannot say is refused as well: a voice that is not installed, a text without
#                            words, a file that is no book
# negative_data_rejection    an empty parameter (`from=`) is one that is not given, a page of a feed that does not exist
#                            is the nearest that does, and members that nobody knows are passed over, as the clients of
#                            OpenAI and OPDS expect
# GET /api/events            a stream that does not end
# POST /api/model            fetches 340 MB
(cd "$folder" && "$root/.venv/bin/schemathesis" run "$url/api/openapi.json" --checks all \
    --exclude-checks positive_data_acceptance,negative_data_rejection \
    --exclude-path /api/events --exclude-operation-id post-api-model \
    --phases examples,coverage,fuzzing --max-examples "${EXAMPLES:-50}" --seed 8 --request-timeout 20 \
    --warnings off --no-color) >"$folder/schemathesis.log" 2>&1 || {
    wrong "schemathesis found something"
    cat "$folder/schemathesis.log"
}
grep -E "generated|Tested:" "$folder/schemathesis.log"

say slowhttptest
for kind in "-H" "-B" "-X -w 10 -y 20 -n 5 -z 32 -k 3"; do
    # shellcheck disable=SC2086  # several words
    slowhttptest $kind -c 1000 -l 40 -i 10 -r 200 -p 5 -t GET -u "$url/" >"$folder/slow.log" 2>&1
    words="$kind: service available: $(grep -ao 'service available:.*' "$folder/slow.log" | tail -n 1 | sed 's/\x1b\[[0-9;]*m//g; s/.*: *//')"
    echo "$words"
    case $words in *YES*) ;; *) wrong "pages are not answered among slow clients ($kind)" ;; esac
done

say wapiti
wapiti -u "$url/" --scope folder --flush-session --max-scan-time 180 --no-bugreport -v 0 \
    -f json -o "$folder/wapiti.json" >"$folder/wapiti.log" 2>&1
python3 - "$folder/wapiti.json" <<'PYTHON' || wrong "wapiti found something"
import json
import sys

# Over HTTP a cookie cannot be for HTTPS alone, nor HTTPS be demanded; no browser heeds X-XSS-Protection any more.
LEFT_OUT = ("Secure Flag cookie", "Strict-Transport-Security", "X-XSS-Protection")
report = json.load(open(sys.argv[1]))
found = 0
for kind in ("vulnerabilities", "anomalies"):
    for name, cases in report[kind].items():
        for case in cases:
            words = f"{name}: {case['method']} {case['path']}: {case['info']}"
            if any(left_out in words for left_out in LEFT_OUT):
                continue
            found += 1
            print(words)
print(f"{found} findings")
sys.exit(found > 0)
PYTHON

kill -0 $server 2>/dev/null || wrong "the server has ended"
grep -iE "fatal|crash" "$folder/server.log" && wrong "the server has crashed"
[ $found -eq 0 ] && printf '\nscan: nothing found\n'
exit $found
