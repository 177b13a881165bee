#!/bin/bash
# Unpacks the image and runs it with runc: as another user, on a root that is read-only, without any right.
#
#   tools/packages/try/image.sh IMAGE.tar
set -euo pipefail
image=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
user=4321
name=vorleser-try-$$

work=$(mktemp -d)
finish() {
    runc delete --force "$name" 2>/dev/null || true
    rm -rf --one-file-system "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM
fail() {
    echo "try: image: $*" >&2
    tail -n 20 "$work/output" >&2 2>/dev/null || true
    exit 1
}

skopeo inspect "oci-archive:$image" >"$work/inspected" || fail "skopeo does not take it"
grep -q '"Architecture": "' "$work/inspected" || fail "skopeo sees no architecture"
skopeo copy --quiet "oci-archive:$image" "oci:$work/oci:try"

mkdir -p "$work/root" "$work/config" "$work/books" "$work/audiobooks"
"$here/bundle.py" "$work/oci" "$work" "$user" >"$work/health"
cp "$here/../../../Tests/Sets/hostile/zip/base_valid.epub" "$work/books/small.epub"
chown "$user:$user" "$work/config" "$work/audiobooks"
chmod 755 "$work" "$work/books"

(cd "$work" && exec runc run "$name") >"$work/output" 2>&1 </dev/null &
container=$!
for _ in $(seq 100); do
    phrase=$(grep -oE '^  [a-z2-9-]{20}$' "$work/output" 2>/dev/null | tr -d ' ' || true)
    [ -z "$phrase" ] || break
    kill -0 "$container" 2>/dev/null || fail "it ended at once"
    sleep 0.2
done
[ -n "$phrase" ] || fail "it shows no pass-phrase"
process=$(runc state "$name" | sed -n 's/^ *"pid": \([0-9]*\),$/\1/p')
[ "$(awk '/^Uid:/ { print $2 }' "/proc/$process/status")" = "$user" ] || fail "it runs as another user"
[ "$(awk '/^CapEff:/ { print $2 }' "/proc/$process/status")" = 0000000000000000 ] || fail "it has rights"
if runc exec "$name" sh -c 'echo >/usr/new' 2>/dev/null; then fail "its root can be written"; fi

nsenter -t "$process" -n python3 "$here/listen.py" http://127.0.0.1:8080 "$work/book.m4b" "$phrase" || fail "it does not serve"
# shellcheck disable=SC2046
runc exec "$name" $(cat "$work/health") || fail "the health check fails"
runc exec "$name" vorleser export --quiet /books -o /audiobooks >"$work/exported" 2>&1 || {
    cat "$work/exported" >&2
    fail "it does not export /books"
}
ls "$work"/audiobooks/*.m4b >/dev/null || fail "nothing is in /audiobooks"
[ "$(stat -c %u "$work"/audiobooks/*.m4b)" = "$user" ] || fail "the audiobook belongs to another"

runc kill "$name" TERM
for _ in $(seq 50); do kill -0 "$container" 2>/dev/null || break; sleep 0.2; done
if kill -0 "$container" 2>/dev/null; then fail "it does not end"; fi
wait "$container" || fail "it ended with $?"
ls "$work"/config/vorleser/library/*.sqlite >/dev/null || fail "the library is not in /config"
echo "try: $(basename "$image"): skopeo and runc take it; served as $user on a read-only root, exported, ended"
