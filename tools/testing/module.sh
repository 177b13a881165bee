#!/bin/sh
# Builds one module with its tests, and runs them: tools/testing/module.sh VorleserText [OPTION OF SWIFT TEST …]
#
# What is built lies where the whole package's build lies, so that neither begins anew after the other. Of
# development sets only the samples are compared with: the whole ones take minutes, and are for `make test`.
set -eu
cd "$(dirname "$0")/../.."
module=$1
shift
tests=${module}Tests
[ "$module" = vorleser ] && tests=CommandTests
if [ ! -d "Tests/$tests" ]; then
    echo "module-tests: there are no tests of “$module”. Modules with tests:" >&2
    ls Tests | sed -n 's/^CommandTests$/vorleser/p; s/^\(.*\)Tests$/\1/p' |
        while read -r name; do if [ -d "Sources/$name" ]; then echo "  $name"; fi; done >&2
    exit 64
fi
started=$(date +%s)
VORLESER_MODULE=$module swift build --build-tests -Xcc -O2 --explicit-target-dependency-import-check error
built=$(date +%s)
outcome=0
VORLESER_SAMPLES=1 VORLESER_MODULE=$module tools/testing/run.py "$@" || outcome=$?
ended=$(date +%s)
echo "$module: built in $((built - started)) s, tested in $((ended - built)) s"
exit $outcome
