#!/bin/bash
# Whether the server in this container answers: its health check. Bash speaks to it, so that no program is needed for that.
set -eu
exec 3<>/dev/tcp/127.0.0.1/8080
printf 'GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
read -r -t 5 protocol status rest <&3
[ "$status" = 200 ] || { echo "$protocol $status $rest" >&2; exit 1; }
