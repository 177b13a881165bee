#!/bin/bash
# Installs a Debian package into an empty system, has its service do what a listener wants, removes and purges it.
#
#   tools/packages/try/deb.sh PACKAGE.deb SUITE MIRROR [DEBOOTSTRAP'S OPTION ...]
set -euo pipefail
package=$1
suite=$2
mirror=$3
shift 3
here=$(cd "$(dirname "$0")" && pwd)
. "$here/boot.sh"

work=$(mktemp -d)
finish() {
    shut_down
    rm -rf --one-file-system "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM
root=$work/root

fail() {
    echo "try: $suite: $*" >&2
    if [ -n "${container:-}" ]; then inside journalctl --no-pager -u vorleser -n 30 >&2 || true; fi
    exit 1
}
quietly() { "$@" >"$work/log" 2>&1 </dev/null || { tail -n 20 "$work/log" >&2; fail "$* failed (its last words are above)"; }; }

"$here/root.sh" "$suite" "$mirror" "$root" "$@"
cp "$package" "$root/vorleser.deb"
quietly in_root apt-get update -q

# What it depends on is enough to speak; the rest is recommended.
quietly in_root apt-get install -q -y --no-install-recommends /vorleser.deb
version=$(dpkg-deb --field "$package" Version)
[ "$(in_root vorleser --version)" = "${version%%[+~-]*}" ] || fail "vorleser --version is not $version"
quietly in_root sh -c 'vorleser speak "Good morning." --voice slt -o /tmp/morning.wav && test -s /tmp/morning.wav'
in_root bash -c '. /usr/share/bash-completion/completions/vorleser && complete -p vorleser >/dev/null' ||
    fail "bash completes nothing"
quietly in_root apt-get install -q -y --no-install-recommends ffmpeg

boot "$root"
[ "$(inside systemctl is-enabled vorleser || true)" = disabled ] || fail "the service is started without being asked for"
inside systemctl enable --quiet --now vorleser || fail "the service does not start"
nsenter -t "$leader" -n python3 "$here/listen.py" http://127.0.0.1:8080 "$work/book.m4b" || fail "the service does not serve"
user=$(inside sh -c 'stat -c %U /proc/$(systemctl show --property=MainPID --value vorleser)')
[ "$user" = vorleser ] || fail "it runs as $user"
[ "$(inside stat -c '%U %a' /var/lib/vorleser)" = "vorleser 700" ] || fail "the library is open to others"
if inside journalctl --no-pager -u vorleser | grep -iE 'failed|denied|not permitted'; then fail "its journal has faults"; fi
exposure=$(inside systemd-analyze security --no-pager vorleser | sed -n 's/.*exposure level.*: \([0-9.]*\) .*/\1/p')
awk "BEGIN { exit !($exposure <= 2.0) }" || fail "exposure is $exposure"
inside systemctl restart vorleser
inside systemctl is-active --quiet vorleser || fail "it does not start again"
nsenter -t "$leader" -n python3 "$here/listen.py" http://127.0.0.1:8080 || fail "it does not answer again"

# SQLite's companions come and go.
library() { inside find /var/lib/vorleser/library -type f ! -name '*-wal' ! -name '*-shm' -printf '%f %s\n' | sort; }
inside systemctl stop vorleser
before=$(library)
[ "$(echo "$before" | wc -l)" -gt 2 ] || fail "the library has but $before"
inside systemctl start vorleser
quietly inside apt-get remove -q -y vorleser
if inside systemctl is-active --quiet vorleser; then fail "it still runs after it was removed"; fi
[ "$(library)" = "$before" ] || fail "removing took files from the library"

# Installed again, it has its books.
quietly inside apt-get install -q -y --no-install-recommends /vorleser.deb
books=$(inside setpriv --reuid vorleser --regid vorleser --clear-groups \
    env HOME=/var/lib/vorleser XDG_DATA_HOME=/var/lib XDG_CACHE_HOME=/var/cache vorleser list | wc -l)
[ "$books" -ge 2 ] || fail "installed again, it has $books books"

# Without a terminal a question would be an error.
inside apt-get purge -q -y vorleser >"$work/log" 2>&1 </dev/null || { cat "$work/log" >&2; fail "purging failed"; }
[ -z "$(inside sh -c 'ls /usr/bin/vorleser /usr/lib/systemd/system/vorleser.service /usr/lib/systemd/system/vorleser.socket /etc/default/vorleser \
    /etc/systemd/system/multi-user.target.wants/vorleser.service /var/cache/vorleser /usr/share/vorleser 2>/dev/null')" ] ||
    fail "purging leaves more than the library"
inside systemctl daemon-reload
[ "$(inside systemctl list-unit-files --no-legend 'vorleser*' | wc -l)" = 0 ] || fail "a service is left"
[ "$(library)" = "$before" ] || fail "purging took files from the library"
echo "try: $(basename "$package") on $suite: installed, served as $user (exposure $exposure), removed, came back, purged"
