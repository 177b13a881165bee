# Runs commands in a system in a folder, and boots it, with its own processes; for scripts that try packages.
#
#   in_root COMMAND …       in the folder $root, with this machine's network, while it is not booted
#   boot FOLDER             with a network of its own, in which nobody else is; $leader is its first process
#   inside COMMAND …        in what was booted
#   shut_down

in_root() {
    # What it says where this machine's /run is no memory is no matter.
    systemd-nspawn --quiet --register=no --keep-unit --pipe --resolv-conf=off --timezone=off --directory="$root" \
        --setenv=LANG=C.UTF-8 --setenv=DEBIAN_FRONTEND=noninteractive --setenv=HOME=/tmp/home "$@" \
        </dev/null 2> >(sed '/^Attempted to remove disk file system/d' >&2)
}

boot() {
    systemd-nspawn --quiet --register=no --keep-unit --private-network --console=pipe --directory="$1" --boot \
        </dev/null >"$1.console" 2>&1 &
    container=$!
    for _ in $(seq 100); do
        leader=$(pgrep -P "$container" || true)
        state=$([ -n "$leader" ] && inside systemctl is-system-running 2>/dev/null || true)
        case $state in running | degraded) return 0 ;; esac
        kill -0 "$container" 2>/dev/null || break
        sleep 0.2
    done
    cat "$1.console" >&2
    echo "try: the system did not start (its last words are above)" >&2
    return 1
}

inside() {
    nsenter -t "$leader" -m -u -i -n -p -r -w -- \
        env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 TERM=dumb "$@"
}

shut_down() {
    [ -n "${container:-}" ] || return 0
    # What SIGRTMIN+4 means to systemd: power off.
    kill -s RTMIN+4 "$leader" 2>/dev/null || true
    for _ in $(seq 50); do
        kill -0 "$container" 2>/dev/null || break
        sleep 0.2
    done
    kill -9 "$leader" 2>/dev/null || true
    wait "$container" 2>/dev/null || true
    container=""
}
