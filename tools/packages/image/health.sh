#!/bin/bash
# Whether the server in this container answers: its health check. Bash speaks to it, so that no program is needed for that.
set -eu
ask() {
    exec 3<>/dev/tcp/127.0.0.1/8080
    printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
    read -r -t 5 protocol status rest <&3
}
ask /health
if [ "$status" = 404 ]; then
    # Under a path (--base) the first page leads there.
    ask /
    while read -r -t 5 name value <&3 && [ "${name,,}" != location: ]; do :; done
    ask "${value%$'\r'}health"
fi
[ "$status" = 200 ] || { echo "$protocol $status $rest" >&2; exit 1; }
