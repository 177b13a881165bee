#!/bin/sh
# What `make audiobook` does: shows a book, and makes an audiobook of it and an EPUB to read along.
#
#   tools/audiobook.sh VORLESER BOOK FOLDER [OPTION ...]
set -eu
vorleser=$1
book=$2
folder=$3
shift 3

name=$(basename "$book")
name=${name%.*}
mkdir -p "$folder"
"$vorleser" inspect "$book"
echo
echo "Sound"
"$vorleser" export "$book" -o "$folder/$name.m4b" "$@"
# The clips are kept, so that this takes moments.
"$vorleser" export "$book" -o "$folder/$name-read-along.epub" "$@"
