#!/bin/sh
# Checks the types of the pages' scripts, by their JSDoc comments: tools/js-types.sh
set -eu
cd "$(dirname "$0")/.."
deno=$PWD/.venv/bin/deno
web=Sources/CWebPages/Web
[ -x "$deno" ] || {
    echo "js-types: .venv/bin/deno is missing; run tools/setup.sh test" >&2
    exit 1
}
# Nothing is fetched, and what is kept from run to run lies beside the other builds.
export DENO_DIR="$PWD/.build/deno" DENO_NO_UPDATE_CHECK=1 NO_COLOR=1

# A worker knows other things by name than a page, so each kind is checked by itself.
find "$web" -name '*.js' ! -name service-worker.js ! -path '*/worker/*' -print0 |
    xargs -0 "$deno" check --quiet --no-remote --config tools/js-types/pages.json
"$deno" check --quiet --no-remote --config tools/js-types/worker.json "$web/service-worker.js" "$web"/worker/*.js
echo "js-types: $(find "$web" -name '*.js' | wc -l | tr -d ' ') scripts, nothing found"
