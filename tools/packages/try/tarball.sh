#!/bin/bash
# Unpacks the tarball into an empty system, and installs the package for RPM beside it, without its dependencies' names, which
# are Fedora's: both run with the system's C, C++ and ALSA libraries alone.
#
#   tools/packages/try/tarball.sh TARBALL PACKAGE.rpm SUITE MIRROR [DEBOOTSTRAP'S OPTION ...]
set -euo pipefail
tarball=$1
package=$2
suite=$3
mirror=$4
shift 4
here=$(cd "$(dirname "$0")" && pwd)
sets=$here/../../../Tests/Sets
. "$here/boot.sh"

work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
trap 'exit 130' INT TERM
root=$work/root
fail() {
    echo "try: $suite: $*" >&2
    tail -n 20 "$work/log" >&2 2>/dev/null || true
    exit 1
}
# reads_and_speaks PROGRAM NAME
reads_and_speaks() {
    in_root "$1" export --quiet /srv/small.epub -o "/srv/$2.flac" >"$work/log" 2>&1 || fail "$2: no FLAC of an EPUB"
    in_root "$1" text /srv/small.pdf >"$work/text" 2>"$work/log" || fail "$2: no text of a PDF"
    [ "$(head -c 4 "$root/srv/$2.flac")" = fLaC ] || fail "$2: the FLAC is none"
    [ "$(wc -w <"$work/text")" -gt 20 ] || fail "$2: the PDF has no words"
}

"$here/root.sh" "$suite" "$mirror" "$root" "$@"
{ in_root apt-get update -q && in_root apt-get install -q -y --no-install-recommends libasound2; } >"$work/log" 2>&1 ||
    fail "ALSA's library cannot be installed"
cp "$sets/hostile/zip/base_valid.epub" "$root/srv/small.epub"
cp "$sets/pages/footnotes.pdf" "$root/srv/small.pdf"

mkdir "$root/opt/vorleser"
tar -xf "$tarball" -C "$root/opt/vorleser" --strip-components=1 --no-same-owner
ln -s /opt/vorleser/bin/vorleser "$root/usr/local/bin/vorleser"
reads_and_speaks vorleser tarball
rm "$root/usr/local/bin/vorleser"
rm -r "$root/opt/vorleser"

rpm --root "$root" --initdb
rpm --root "$root" --install --nodeps --force-debian "$package" >"$work/log" 2>&1 || fail "rpm does not install it"
if grep -q . "$work/log"; then fail "rpm complains"; fi
in_root getent passwd vorleser >/dev/null || fail "RPM makes no user"
reads_and_speaks /usr/bin/vorleser rpm
echo "a book" >"$root/var/lib/vorleser/book"
rpm --root "$root" --erase --force-debian vorleser >"$work/log" 2>&1 || fail "rpm does not remove it"
[ ! -e "$root/usr/bin/vorleser" ] && [ ! -e "$root/usr/lib/systemd/system/vorleser.service" ] || fail "RPM leaves the program"
[ -e "$root/var/lib/vorleser/book" ] || fail "RPM takes the library"
echo "try: $(basename "$tarball") and $(basename "$package") on $suite: read and speak"
