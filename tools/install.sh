#!/bin/sh
# Installs a built vorleser: the command, its manual page, its completions.
#
#   tools/install.sh BINARY PREFIX
set -eu
binary=$1
prefix=$2
cd "$(dirname "$0")/.."

install -d "$prefix/bin" "$prefix/share/man/man1" "$prefix/share/doc/vorleser" \
    "$prefix/share/bash-completion/completions" "$prefix/share/zsh/site-functions" \
    "$prefix/share/fish/vendor_completions.d"

# Stripped, the binary is about a quarter of its size; beside-and-rename never leaves a half-copied command.
cp "$binary" "$prefix/bin/.vorleser.new"
strip "$prefix/bin/.vorleser.new" 2>/dev/null || true
chmod 755 "$prefix/bin/.vorleser.new"
mv -f "$prefix/bin/.vorleser.new" "$prefix/bin/vorleser"

"$prefix/bin/vorleser" --generate-completion-script bash >"$prefix/share/bash-completion/completions/vorleser"
"$prefix/bin/vorleser" --generate-completion-script zsh >"$prefix/share/zsh/site-functions/_vorleser"
"$prefix/bin/vorleser" --generate-completion-script fish >"$prefix/share/fish/vendor_completions.d/vorleser.fish"

manual=$(mktemp -d)
trap 'rm -rf "$manual"' EXIT
swift package --allow-writing-to-directory "$manual" generate-manual --output-directory "$manual" >/dev/null
for page in $(find "$manual" -name '*.1'); do install -m 644 "$page" "$prefix/share/man/man1/"; done
install -m 644 LICENSE NOTICE README.md CHANGELOG.md "$prefix/share/doc/vorleser/"

install -d "$prefix/share/vorleser"
install -m 644 .data/english.lexicon "$prefix/share/vorleser/"

# Under another name first: a library that is overwritten while it is used brings its user down.
if [ ! -e .data/pdfium/libpdfium.so ]; then
    echo "install: .data/pdfium is missing; run tools/setup.sh first" >&2
    exit 1
fi
install -d "$prefix/lib/vorleser"
install -m 644 .data/pdfium/libpdfium.so "$prefix/lib/vorleser/.libpdfium.new"
mv -f "$prefix/lib/vorleser/.libpdfium.new" "$prefix/lib/vorleser/libpdfium.so"
(cd .data/pdfium && find licences -type f) | while read -r licence; do
    install -D -m 644 ".data/pdfium/$licence" "$prefix/share/doc/vorleser/pdfium/$licence"
done

echo "installed $prefix/bin/vorleser, its lexicon, PDF library, manual and completions"
