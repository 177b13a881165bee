"""How much processor time a process and all that it started have taken, on Linux."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def fields(process):
    """The fields of a process's `stat` from its state on; `None` if it has gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


def seconds(root):
    """Seconds that `root`, its living descendants, and those that have been waited for, have taken."""
    children, taken = {}, {}
    for name in os.listdir("/proc"):
        if name.isdigit() and (found := fields(name)):
            children.setdefault(int(found[1]), []).append(int(name))
            taken[int(name)] = sum(map(int, found[11:15]))
    total, waiting = 0, [root]
    while waiting:
        process = waiting.pop()
        total += taken.get(process, 0)
        waiting += children.get(process, [])
    return total / TICKS
