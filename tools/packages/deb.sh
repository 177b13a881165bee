#!/bin/sh
# Makes a Debian package of what tools/packages/stage.sh has laid out, for the Debian or Ubuntu that this is run on; or of what
# tools/packages/bundle.sh has, for any that is not older.
#
#   tools/packages/deb.sh STAGE VERSION OUT
set -eu
stage=$1
version=$2
out=$3
here=$(cd "$(dirname "$0")" && pwd)
architecture=$(dpkg --print-architecture)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -a "$stage" "$work/root"
root=$work/root
mkdir -p "$root/DEBIAN" "$work/debian"

documents=$root/usr/share/doc/vorleser
{
    cat "$documents/NOTICE"
    echo
    echo "The Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0."
} >"$documents/copyright"
rm "$documents/LICENSE" "$documents/NOTICE"
gzip -9n "$documents/CHANGELOG.md"
cat >"$documents/changelog" <<END
vorleser ($version) unstable; urgency=medium

  * What is new stands in CHANGELOG.md.gz.

 -- the Vorleser authors <vorleser@localhost>  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
END
gzip -9n "$documents/changelog"

# Which packages have the libraries that it is linked with, and from which version on; not those of libraries that come along.
echo "Source: vorleser" >"$work/debian/control"
along=$(ls "$documents/libraries" 2>/dev/null | sed 's/\.copyright$//; s/^/-x/')
# shellcheck disable=SC2086
depends=$(cd "$work" && dpkg-shlibdeps -O -l"$root/usr/lib/vorleser" $along -xlibjack-jackd2-0 "$root/usr/bin/vorleser" \
    "$root"/usr/lib/vorleser/*.so* 2>"$work/warnings" | sed -n 's/^shlibs:Depends=//p')
if [ -z "$depends" ]; then
    cat "$work/warnings" >&2
    echo "deb: dpkg-shlibdeps knows no package of the libraries" >&2
    exit 1
fi

cat >"$root/DEBIAN/control" <<END
Package: vorleser
Version: $version
Architecture: $architecture
Maintainer: the Vorleser authors <vorleser@localhost>
Installed-Size: $(du -sk --apparent-size "$root" | cut -f 1)
Depends: $depends, adduser
Recommends: ffmpeg, qrencode, ca-certificates
Suggests: libmobi-tools
Section: sound
Priority: optional
Description: reads books aloud, on your own machine
 Turns EPUB, FB2, Word, PDF, text, Markdown and HTML into a voice: in a reader for
 browsers, where each word is lit up as it is spoken, on the command line, and
 as audiobooks (M4B, MP3, Opus, FLAC) or read-along EPUBs.
 .
 Nothing is sent anywhere. The service is not started by itself:
 systemctl enable --now vorleser.
END
echo /etc/default/vorleser >"$root/DEBIAN/conffiles"
for script in postinst prerm postrm; do install -m 755 "$here/deb/$script" "$root/DEBIAN/$script"; done
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/control" "$root/DEBIAN/conffiles" "$root/DEBIAN/md5sums"
find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

dpkg-deb --root-owner-group -Zxz --build "$root" "$out/vorleser_${version}_$architecture.deb" >/dev/null
