#!/bin/sh
# Runs the tests under one of the compiler's sanitizers: tools/sanitized-tests.sh address|thread [OPTION OF SWIFT TEST …]
#
# It takes several times as long as the tests alone. What the address sanitizer finds ends the run; a race is reported,
# and fails it in the end.
set -eu
cd "$(dirname "$0")/.."
sanitizer=$1
shift

# The backtracer and the sanitizers would both handle what goes wrong.
export SWIFT_BACKTRACE=enable=no
# What Swift's runtime keeps for ever is no leak.
export ASAN_OPTIONS="halt_on_error=1:detect_leaks=0:suppressions=$PWD/tools/sanitizers/address.supp"
export TSAN_OPTIONS=halt_on_error=0
# So few tests at once: where all wait for the cores, those with a time limit wait too long.
SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$(getconf _NPROCESSORS_ONLN)
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH
# For tests of what a sanitizer does itself.
export VORLESER_SANITIZER=$sanitizer

build="--scratch-path .build/$sanitizer --sanitize $sanitizer"
# C as it is shipped: the network's kernels would take hours.
swift build $build --build-tests -Xcc -O2
if [ "$sanitizer" = thread ] && [ "$(uname)" = Linux ]; then
    mutex=$PWD/.build/thread/mutex.so
    clang -O2 -fPIC -shared -o "$mutex" tools/sanitizers/mutex.c
    export LD_PRELOAD="$mutex"
fi
exec swift test $build --skip-build --disable-xctest "$@"
