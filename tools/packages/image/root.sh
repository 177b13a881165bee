#!/bin/sh
# Makes the root of the image: Debian 12's essential packages, FFmpeg and ours. Needs root, and mmdebstrap.
#
#   tools/packages/image/root.sh PACKAGE.deb OUT.tar
#
# MIRROR=http://deb.debian.org/debian, SECURITY=http://deb.debian.org/debian-security
set -eu
package=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
mirror=${MIRROR:-http://deb.debian.org/debian}
security=${SECURITY:-http://deb.debian.org/debian-security}

# Documents go, licences stay.
mmdebstrap --quiet --mode=root --variant=apt --components=main --include=ca-certificates,ffmpeg \
    --aptopt='APT::Install-Recommends "false"' \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
    --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
    --dpkgopt='path-exclude=/usr/share/info/*' --dpkgopt='path-exclude=/usr/share/lintian/*' \
    --customize-hook="cp '$package' \"\$1/vorleser.deb\"" \
    --customize-hook='chroot "$1" apt-get install -y -qq --no-install-recommends /vorleser.deb >/dev/null && rm "$1/vorleser.deb"' \
    --customize-hook="install -m 755 '$here/health.sh' \"\$1/usr/bin/vorleser-health\"" \
    --customize-hook='for name in config books audiobooks; do install -d -m 755 -o 1000 -g 1000 "$1/$name"; done' \
    --customize-hook='rm -rf "$1"/var/log/* "$1"/var/cache/* "$1"/var/lib/vorleser "$1"/etc/dpkg/dpkg.cfg.d/99mmdebstrap' \
    bookworm "$out" \
    "deb $mirror bookworm main" "deb $mirror bookworm-updates main" "deb $security bookworm-security main"
