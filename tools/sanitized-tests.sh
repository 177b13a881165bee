#!/bin/sh
# Runs the tests under one of the compiler's sanitizers: tools/sanitized-tests.sh address|thread [OPTION OF SWIFT TEST …]
#
# Every finding ends the run. It takes several times as long as the tests alone.
set -eu
cd "$(dirname "$0")/.."
sanitizer=$1
shift

# The backtracer and the sanitizers would both handle what goes wrong.
export SWIFT_BACKTRACE=enable=no
# What Swift's runtime keeps for ever is no leak.
export ASAN_OPTIONS=halt_on_error=1:detect_leaks=0 TSAN_OPTIONS=halt_on_error=1

build="--scratch-path .build/$sanitizer --sanitize $sanitizer"
# C as it is shipped: the network's kernels would take hours.
swift build $build --build-tests -Xcc -O2
exec swift test $build --skip-build --disable-xctest "$@"
