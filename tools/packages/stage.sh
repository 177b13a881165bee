#!/bin/sh
# Lays out what the packages hold: the command and what belongs to it below usr/, and the service.
#
#   tools/packages/stage.sh BINARY FOLDER
set -eu
binary=$1
folder=$2
here=$(dirname "$0")

rm -rf "$folder"
mkdir -p "$folder"
"$here/../install.sh" "$binary" "$folder/usr" >/dev/null
rm -rf "$folder/usr/share/doc/vorleser/README.md"
gzip -9n "$folder/usr/share/man/man1/vorleser.1"
install -D -m 644 "$here/vorleser.service" "$folder/usr/lib/systemd/system/vorleser.service"
install -D -m 644 "$here/vorleser.socket" "$folder/usr/lib/systemd/system/vorleser.socket"
install -D -m 600 "$here/vorleser.default" "$folder/etc/default/vorleser"
find "$folder" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
