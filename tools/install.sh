#!/bin/sh
# Installs a built vorleser: the command, its manual page, its completions.
#
#   tools/install.sh BINARY PREFIX
#
# Everything is made in a folder of its own first: what fails leaves the prefix as it was.
set -eu
# Manual and completions are for everybody on the machine: in English.
export LC_ALL=C.UTF-8
binary=$1
prefix=$2
cd "$(dirname "$0")/.."

for file in .data/english.lexicon .data/pdfium/libpdfium.so .data/fonts/Literata.ttf; do
    if [ ! -e "$file" ]; then
        echo "install: $file is missing; run tools/setup.sh first" >&2
        exit 1
    fi
done

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
# The plug-in would build everything anew: its tool, built when the plug-in is asked for help, takes the program as it is.
swift package generate-manual --help >/dev/null
mkdir "$stage/manual"
"$(swift build --show-bin-path)/generate-manual-tool" "$binary" --output-directory "$stage/manual"
page=$(find "$stage/manual" -name '*.1' | head -n 1)
[ -n "$page" ] || { echo "install: no manual page was generated" >&2; exit 1; }
python3 tools/manual.py "$page" >"$stage/vorleser.1"

# Stripped, the binary is about a quarter of its size.
cp "$binary" "$stage/vorleser"
strip "$stage/vorleser" 2>/dev/null || true
"$stage/vorleser" --generate-completion-script bash >"$stage/vorleser.bash"
"$stage/vorleser" --generate-completion-script zsh >"$stage/_vorleser"
"$stage/vorleser" --generate-completion-script fish >"$stage/vorleser.fish"

# Under another name first: a file that is overwritten while it is used brings its user down.
place() {
    install -D -m "$1" "$2" "$3.new"
    mv -f "$3.new" "$3"
}

place 755 "$stage/vorleser" "$prefix/bin/vorleser"
place 644 .data/pdfium/libpdfium.so "$prefix/lib/vorleser/libpdfium.so"
place 755 tools/sd_vorleser "$prefix/lib/speech-dispatcher-modules/sd_vorleser"
place 644 .data/english.lexicon "$prefix/share/vorleser/english.lexicon"
for font in .data/fonts/*.ttf; do place 644 "$font" "$prefix/share/vorleser/fonts/$(basename "$font")"; done
for licence in .data/fonts/licences/*; do place 644 "$licence" "$prefix/share/doc/vorleser/fonts/$(basename "$licence")"; done
place 644 "$stage/vorleser.1" "$prefix/share/man/man1/vorleser.1"
place 644 "$stage/vorleser.bash" "$prefix/share/bash-completion/completions/vorleser"
place 644 "$stage/_vorleser" "$prefix/share/zsh/site-functions/_vorleser"
place 644 "$stage/vorleser.fish" "$prefix/share/fish/vendor_completions.d/vorleser.fish"
for file in LICENSE NOTICE README.md CHANGELOG.md; do
    place 644 "$file" "$prefix/share/doc/vorleser/$file"
done
(cd .data/pdfium && find licences -type f) | while read -r licence; do
    place 644 ".data/pdfium/$licence" "$prefix/share/doc/vorleser/pdfium/$licence"
done

echo "installed $prefix/bin/vorleser, its lexicon, typefaces, PDF library, manual and completions"
