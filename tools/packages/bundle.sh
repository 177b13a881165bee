#!/bin/sh
# Lays out what runs on other Linuxes than this one: what tools/packages/stage.sh made, with the libraries beside it that are
# not the same everywhere, and their licences. Left to the system: the C library (of this system's age or later), C++'s, and
# ALSA's, whose settings and plug-ins are the system's own.
#
#   tools/packages/bundle.sh STAGE FOLDER
set -eu
stage=$1
folder=$2
here=$(dirname "$0")

rm -rf "$folder"
cp -a "$stage" "$folder"
program=$folder/usr/bin/vorleser
libraries=$folder/usr/lib/vorleser
licences=$folder/usr/share/doc/vorleser/libraries
mkdir -p "$licences"

${CC:-cc} -O2 -shared -fPIC -Wl,-soname,libjack.so.0 -o "$libraries/libjack.so.0" "$here/bundle/jack.c"
strip --strip-unneeded "$libraries/libjack.so.0"

# all FILE: every library that it takes, and those that these take, with JACK's stand-in where that is asked for
all() {
    LD_LIBRARY_PATH=$(cd "$libraries" && pwd) ldd "$1" | awk '$2 == "=>" { print $1, $3 }' | sort -u
}

all "$program" >"$folder/needed"
while read -r name path; do
    case $name in
    libc.so.* | libm.so.* | libpthread.so.* | libdl.so.* | librt.so.* | libresolv.so.* | libutil.so.*) continue ;;
    libgcc_s.so.* | libstdc++.so.* | libasound.so.* | libjack.so.*) continue ;;
    esac
    if [ ! -e "$path" ]; then
        echo "bundle: $name is not on this machine" >&2
        exit 1
    fi
    install -m 644 "$(realpath "$path")" "$libraries/$name"
    # Debian's list may have the path from before /lib became a link.
    owner=$(dpkg-query --search "$(realpath "$path")" 2>/dev/null || dpkg-query --search "$path" 2>/dev/null ||
        dpkg-query --search "${path#/usr}")
    package=${owner%%:*}
    cp "/usr/share/doc/$package/copyright" "$licences/$package.copyright"
done <"$folder/needed"
rm "$folder/needed"

# GPL alone is passed on with none of them; LGPL is, as libraries that can be replaced.
for library in libreadline libdb- libgdbm; do
    if ls "$libraries" | grep -q "^$library"; then
        echo "bundle: $library must not be passed on" >&2
        exit 1
    fi
done

# RPATH, unlike RUNPATH, holds for the libraries' own libraries too.
patchelf --force-rpath --set-rpath '$ORIGIN/../lib/vorleser' "$program"
find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
