#!/bin/sh
# Makes all packages of a release build, the same bytes of the same commit on the same system.
#
#   tools/packages/make.sh BUILD OUT      BUILD: folder of the release build (static Swift libraries)
#
# IMAGE=no leaves the image out, which wants root and mmdebstrap.
set -eu
# Manual and completions are in English, whoever builds.
export LC_ALL=C.UTF-8
cd "$(dirname "$0")/../.."
build=$1
mkdir -p "$2"
out=$(cd "$2" && pwd)
here=tools/packages
version=$($here/version.sh)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
export LC_ALL=C.UTF-8 TZ=UTC
umask 022

need() {
    command -v "$1" >/dev/null || {
        echo "packages: $1 is missing; on Debian: apt-get install $2" >&2
        exit 69
    }
}
need dpkg-shlibdeps dpkg-dev
need rpmbuild rpm
need patchelf patchelf
[ "${IMAGE:-yes}" = no ] || need mmdebstrap mmdebstrap
if ldd "$build/vorleser" | grep -q libswiftCore; then
    echo "packages: $build/vorleser needs Swift's libraries; build it with --static-swift-stdlib" >&2
    exit 65
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
rm -f "$out"/vorleser[-_]"$version"* "$out/SHA256SUMS" "$out/compose.yaml"

$here/stage.sh "$build/vorleser" "$work/stage"
$here/sbom.py "$build" "$work/stage" "$version" >"$out/vorleser-$version.cdx.json"
$here/deb.sh "$work/stage" "$version" "$out"
$here/bundle.sh "$work/stage" "$work/bundle"
$here/sbom.py "$build" "$work/bundle" "$version" >"$out/vorleser-$version-bundled.cdx.json"
$here/deb.sh "$work/bundle" "$version+bundled" "$out"
$here/tarball.sh "$work/bundle" "$version" "$out"
$here/rpm.sh "$work/bundle" "$version" "$out"
if [ "${IMAGE:-yes}" != no ]; then
    $here/image/root.sh "$out/vorleser_${version}_$(dpkg --print-architecture).deb" "$work/root.tar"
    image=vorleser-$version-image-$(dpkg --print-architecture)
    $here/image/archive.py "$work/root.tar" "$version" "$out/$image.tar"
    $here/sbom.py --image "$work/root.tar" "$version" >"$out/$image.cdx.json"
    cp $here/compose.yaml "$out/"
fi
(cd "$out" && sha256sum vorleser[-_]"$version"* $(ls compose.yaml 2>/dev/null) >SHA256SUMS)
(cd "$out" && ls -l vorleser[-_]"$version"* | awk '{printf "%6.1f MB  %s\n", $5 / 1e6, $9}')
