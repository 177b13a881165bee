#!/bin/bash
# Tries what tools/packages/make.sh made, each in an empty system of its own that is gone afterwards. Needs root, and minutes.
#
#   tools/packages/try.sh OUT [deb noble tarball image trixie jammy]      the first four unless some are named
#
# MIRROR and UBUNTU say from where, KEPT=FOLDER keeps the empty systems for another time.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=$(cd "$1" && pwd)
shift
what=${*:-deb noble tarball image}
here=tools/packages
debian=${MIRROR:-http://deb.debian.org/debian}
ubuntu=${UBUNTU:-http://archive.ubuntu.com/ubuntu}
version=$($here/version.sh)
architecture=$(dpkg --print-architecture)

if [ "$(id -u)" -ne 0 ]; then
    echo "try: only root makes and boots systems" >&2
    exit 77
fi
for program in debootstrap systemd-nspawn:systemd-container runc skopeo rpm python3; do
    command -v "${program%:*}" >/dev/null || {
        echo "try: ${program%:*} is missing; on Debian: apt-get install ${program#*:}" >&2
        exit 69
    }
done
(cd "$out" && sha256sum --quiet --check SHA256SUMS)

started=$SECONDS
for name in $what; do
    case $name in
    deb) $here/try/deb.sh "$out/vorleser_${version}_$architecture.deb" bookworm "$debian" ;;
    trixie) $here/try/deb.sh "$out/vorleser_$version+bundled_$architecture.deb" trixie "$debian" ;;
    # Debian has no key of Ubuntu's: who signs what is fetched here does not matter.
    noble | jammy)
        $here/try/deb.sh "$out/vorleser_$version+bundled_$architecture.deb" "$name" "$ubuntu" \
            --no-check-gpg --components=main,universe
        ;;
    tarball)
        $here/try/tarball.sh "$out/vorleser-$version-linux-$(uname -m).tar.xz" "$out/vorleser-$version-1.$(uname -m).rpm" \
            trixie "$debian"
        ;;
    image) $here/try/image.sh "$out/vorleser-$version-image-$architecture.tar" ;;
    *)
        echo "try: there is no “$name”; try deb, noble, tarball, image, trixie or jammy" >&2
        exit 64
        ;;
    esac
done
echo "try: all as it should be, in $((SECONDS - started)) s"
