#!/bin/sh
# Renders books on several machines that share a folder, with nothing but ssh:
#
#   tools/clusters/render-ssh.sh "anna berta berta" --store /shared/clips --voice af_heart /shared/emma.epub
#
# A shard for each machine named, several for one named several times; `localhost` needs no ssh. Paths must mean the
# same on all of them. Ends with 1 when a shard failed: the same command does what is missing.
set -eu
machines=$1
shift
program=${VORLESER:-vorleser}

# Each argument in single quotes, for the shell at the other end.
quoted() {
    for word in "$@"; do printf " '%s'" "$(printf %s "$word" | sed "s/'/'\\\\''/g")"; done
}

count=$(echo "$machines" | wc -w)
number=0
running=""
for machine in $machines; do
    number=$((number + 1))
    if [ "$machine" = localhost ]; then
        "$program" render --quiet --shard "$number/$count" "$@" &
    else
        # shellcheck disable=SC2029
        ssh "$machine" "$(quoted "$program" render --quiet --shard "$number/$count" "$@")" &
    fi
    running="$running $!:$machine"
done

failed=0
for one in $running; do
    wait "${one%%:*}" || {
        echo "render-ssh: the shard on ${one#*:} failed" >&2
        failed=1
    }
done
exit $failed
