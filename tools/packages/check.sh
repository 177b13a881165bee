#!/bin/bash
# Checks, without making a package, what packages are made of: one version everywhere, a service that is shut in, completions
# that shells take, units and scripts that parse.
#
#   tools/packages/check.sh PROGRAM
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$(dirname "$0")/../.."
program=$1
here=tools/packages
work=$(mktemp -d)
server=""
trap 'if [ -n "$server" ]; then kill "$server" 2>/dev/null || true; fi; rm -rf "$work"' EXIT
fail() {
    echo "packages: $*" >&2
    exit 1
}

version=$($here/version.sh)
[ "$("$program" --version)" = "$version" ] || fail "$program is not $version"

systemd-analyze security --offline=true --no-pager --threshold=20 $here/vorleser.service >"$work/security" ||
    fail "the service is too open: $(tail -n 1 "$work/security")"
# As units where the program is installed: what it names must be there.
mkdir "$work/units"
sed "s#/usr/bin/vorleser#$(realpath "$program")#" $here/vorleser.service >"$work/units/vorleser.service"
cp $here/vorleser.socket "$work/units"
systemd-analyze verify --man=no "$work/units/vorleser.socket" "$work/units/vorleser.service" || fail "systemd does not take the units"
line=$(sed -n 's/^ExecStart=\S* \(.*\) \$VORLESER_OPTIONS$/\1/p' $here/vorleser.service)
# shellcheck disable=SC2086
env HOME="$work" XDG_DATA_HOME="$work/data" XDG_STATE_HOME="$work/state" XDG_CACHE_HOME="$work/cache" \
    "$program" $line --port 0 >"$work/served" 2>&1 &
server=$!
for _ in $(seq 150); do
    if grep -q '^Vorleser: http' "$work/served" || ! kill -0 $server 2>/dev/null; then break; fi
    sleep 0.2
done
grep -q '^Vorleser: http' "$work/served" || fail "the service's line does not serve: $(cat "$work/served")"
kill $server
wait $server || fail "the service ends with $?"

for shell in bash zsh fish; do
    "$program" --generate-completion-script $shell >"$work/completions.$shell"
    if command -v $shell >/dev/null; then $shell -n "$work/completions.$shell" || fail "$shell does not take its completions"; fi
done
bash -c ". '$work/completions.bash' && complete -p vorleser" >/dev/null || fail "bash completes nothing"

for script in $here/*.sh $here/deb/* $here/image/*.sh $here/try/*.sh; do bash -n "$script"; done
python3 - $here/*.py $here/image/*.py $here/try/*.py <<'END'
import ast, pathlib, sys
for name in sys.argv[1:]: ast.parse(pathlib.Path(name).read_text(encoding="utf-8"), name)
END
echo "packages: $version, exposure $(sed -n 's/.*exposure level.*: \([0-9.]*\) .*/\1/p' "$work/security")"
