#!/bin/sh
# Makes the tarball: unpacked anywhere, `bin/vorleser` runs.
#
#   tools/packages/tarball.sh BUNDLE VERSION OUT
set -eu
bundle=$1
version=$2
out=$3
here=$(dirname "$0")
name=vorleser-$version-linux-$(uname -m)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -a "$bundle/usr" "$work/$name"
cp "$here/../../LICENSE" "$here/../../NOTICE" "$here/bundle/README" "$work/$name/"
mkdir -p "$work/$name/share/vorleser/service"
mv "$work/$name/lib/systemd/system/vorleser.service" "$work/$name/lib/systemd/system/vorleser.socket" "$work/$name/share/vorleser/service/"
cp "$here/vorleser.default" "$work/$name/share/vorleser/service/"
rm -r "$work/$name/lib/systemd"

tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
    xz -6 -T1 >"$out/$name.tar.xz"
