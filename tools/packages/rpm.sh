#!/bin/sh
# Makes the package for systems with RPM.
#
#   tools/packages/rpm.sh BUNDLE VERSION OUT
set -eu
bundle=$(cd "$1" && pwd)
version=$2
out=$3
here=$(cd "$(dirname "$0")" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rpmbuild -bb --quiet --target "$(uname -m)" \
    --define "_topdir $work" --define "bundle $bundle" --define "version_of_ours $version" \
    --define "_buildhost vorleser" --define "source_date_epoch_from_changelog 0" \
    --define "use_source_date_epoch_as_buildtime 1" --define "clamp_mtime_to_source_date_epoch 1" \
    "$here/vorleser.spec" >"$work/log" 2>&1 || {
    tail -n 20 "$work/log" >&2
    echo "rpm: rpmbuild failed (its last words are above)" >&2
    exit 1
}
cp "$work"/RPMS/*/*.rpm "$out/"
