#!/bin/sh
# What `make run` does: shows a book, and reads it into one sound file and a file for each chapter.
#
#   tools/run.sh VORLESER BOOK FOLDER [OPTION ...]
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
"$vorleser" export "$book" -o "$folder/$name.wav" "$@"
# The clips are kept, so that these take moments.
"$vorleser" export "$book" --split -o "$folder/$name" "$@"
