#!/bin/sh
# For the first owner of a Mac: does everything there is to do, and writes a report. NOT YET RUN, see docs/apple.md.
#
# usage: tools/apple/verify.sh [STEP …]     steps: brew build test speak bench project macos ios
#
# A step that fails does not stop the others. The report lies in .build/apple-report: a log for each step, and summary.txt.
set -u
cd "$(dirname "$0")/../.."
report=.build/apple-report
app=Apps/Vorleser
mkdir -p "$report"

fail() { echo "verify: $1" >&2; exit 1; }
[ "$(uname)" = Darwin ] || fail "this is for a Mac; elsewhere make check-apple says what can be known"
command -v xcodebuild >/dev/null || fail "Xcode is missing: install it from the App Store, start it once, and try again"
command -v brew >/dev/null || fail "Homebrew is missing: see brew.sh"

brew_prefix=$(brew --prefix)
# Four libraries have no pkg-config name.
export CPATH="$brew_prefix/include${CPATH:+:$CPATH}" LIBRARY_PATH="$brew_prefix/lib${LIBRARY_PATH:+:$LIBRARY_PATH}"

step_brew() { brew install libzip cmark-gfm flite flac portaudio sonic pkg-config xcodegen; }

step_build() { swift build --build-tests; }

# What tests of the command ask of Linux (name spaces, faults by LD_PRELOAD) is left out.
step_test() { swift test --skip CommandTests; }

step_speak() {
    .build/debug/vorleser speak "This is how I read to you." --out "$report/speak.wav" && afinfo "$report/speak.wav"
}

step_bench() {
    swift build -c release --product vorleser-bench || return
    folder=$(mktemp -d)
    .build/release/vorleser-bench reader --import "$folder" && .build/release/vorleser-bench reader "$folder"
    outcome=$?
    rm -rf "$folder"
    return $outcome
}

step_project() { (cd "$app" && xcodegen generate); }

# $1: where the app is to run.
build_app() {
    xcodebuild -project "$app/Vorleser.xcodeproj" -scheme Vorleser -destination "$1" \
        -derivedDataPath .build/xcode CODE_SIGNING_ALLOWED=NO build
}

step_macos() { build_app "platform=macOS"; }

step_ios() {
    build_app "generic/platform=iOS Simulator" || return
    device=$(xcrun simctl list devices available | sed -n 's/.*iPhone[^(]*(\([0-9A-F-]*\)).*/\1/p' | head -1)
    [ -n "$device" ] || { echo "no simulated iPhone is installed"; return 1; }
    xcrun simctl boot "$device" 2>/dev/null
    xcrun simctl install "$device" .build/xcode/Build/Products/Debug-iphonesimulator/Vorleser.app &&
        xcrun simctl launch "$device" org.example.vorleser && sleep 5 &&
        xcrun simctl io "$device" screenshot "$report/iphone.png"
}

steps=${*:-brew build test speak bench project macos ios}
: >"$report/summary.txt"
for step in $steps; do
    echo "verify: $step (its log: $report/$step.log)"
    started=$(date +%s)
    if "step_$step" >"$report/$step.log" 2>&1; then outcome="done"; else outcome="FAILED"; fi
    echo "$step: $outcome, $(($(date +%s) - started)) s" | tee -a "$report/summary.txt"
    [ "$outcome" = done ] || grep -E "error:|warning: unable|fatal" "$report/$step.log" | sort | uniq -c | sort -rn | head -20
done
{
    sw_vers
    xcodebuild -version
    swift --version 2>/dev/null
    sysctl -n machdep.cpu.brand_string
} >>"$report/summary.txt"
! grep -q FAILED "$report/summary.txt"
