#!/bin/sh
# Proves that a program outside can use the library: README's snippet, pasted with its one import into a package of its own,
# builds, runs, and makes an audiobook; and the packages of what stands alone build by themselves.
#
#   tools/outside-package.sh [FOLDER FOR THE BUILD]
set -eu
cd "$(dirname "$0")/.."
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch=${1:-$work/build}

mkdir -p "$work/package/Sources/Outside" "$work/run"
cat >"$work/package/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Outside",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Vorleser", path: "$root")],
    targets: [.executableTarget(name: "Outside", dependencies: [.product(name: "VorleserKit", package: "Vorleser")])]
)
END
sed -n '/^## As a library/,/^## /p' README.md | sed -n '/^```swift/,/^```$/p' | sed '/^```/d' \
    >"$work/package/Sources/Outside/main.swift"
imports=$(grep -c '^import' "$work/package/Sources/Outside/main.swift")
if [ "$imports" -ne 1 ]; then
    echo "outside-package: README's snippet has $imports imports instead of one" >&2
    exit 1
fi

for alone in Packages/*; do
    swift build --package-path "$alone" --scratch-path "$work/$(basename "$alone")" -Xcc -O2
done
swift build --package-path "$work/package" --scratch-path "$scratch" -Xcc -O2
program=$(swift build --package-path "$work/package" --scratch-path "$scratch" -Xcc -O2 --show-bin-path)/Outside

# The name that the snippet opens; the book itself does not matter.
cp Tests/Sets/hostile/zip/base_valid.epub "$work/run/emma.epub"
cd "$work/run"
env -u VORLESER_STORE XDG_CACHE_HOME="$work/cache" XDG_STATE_HOME="$work/state" XDG_DATA_HOME="$work/data" "$program"
made=$(find Emma -name '*.wav' -size +20k | wc -l)
if [ "$made" -lt 2 ]; then
    echo "outside-package: $made sound files were made" >&2
    exit 1
fi
echo "outside-package: README's snippet made $made sound files"
