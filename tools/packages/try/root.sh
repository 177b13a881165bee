#!/bin/sh
# Makes an empty system to try packages in: Debian's essential packages and an init.
#
#   tools/packages/try/root.sh SUITE MIRROR FOLDER [DEBOOTSTRAP'S OPTION ...]
#
# KEPT=FOLDER keeps what was made as a tar, for another time.
set -eu
suite=$1
mirror=$2
folder=$3
shift 3
kept=${KEPT:+$KEPT/$suite.tar}

# Ubuntus that are younger than debootstrap are made as all before them.
script=""
if [ ! -e "/usr/share/debootstrap/scripts/$suite" ]; then script=/usr/share/debootstrap/scripts/gutsy; fi

mkdir -p "$folder"
if [ -n "$kept" ] && [ -e "$kept" ]; then
    tar -xpf "$kept" -C "$folder" --numeric-owner
else
    debootstrap --variant=minbase --include=systemd,systemd-sysv,ca-certificates "$@" "$suite" "$folder" "$mirror" \
        $script >"$folder.log" 2>&1 || {
        tail -n 20 "$folder.log" >&2
        echo "try: debootstrap failed (its last words are above)" >&2
        exit 1
    }
    if [ -n "$kept" ]; then
        mkdir -p "$KEPT"
        tar -cpf "$kept.new" -C "$folder" --numeric-owner .
        mv "$kept.new" "$kept"
    fi
fi
# The way to the mirror is this machine's; what is there may be a link.
rm -f "$folder/etc/resolv.conf"
cp -L /etc/resolv.conf "$folder/etc/resolv.conf"
apt-config dump Acquire::http::Proxy Acquire::https::Proxy >"$folder/etc/apt/apt.conf.d/00this-machine"
