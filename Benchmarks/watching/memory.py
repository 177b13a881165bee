"""How much memory a running process takes, and the programs it started."""

import pathlib
import threading
import time


class Memory(threading.Thread):
    """Watches the memory of a process and of its largest child, in MB: several times a second, and the most ever."""

    def __init__(self, process):
        super().__init__(daemon=True)
        self.process = process
        self.own, self.others = [], []
        self.own_peak, self.others_peak = 0, 0

    def run(self):
        while self.process.poll() is None:
            self.own.append(megabytes(self.process.pid, "VmRSS"))
            self.own_peak = max(self.own_peak, megabytes(self.process.pid, "VmHWM"))
            tasks = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
            children = [child for task in tasks for child in read(task).split()]
            self.others.append(max((megabytes(child, "VmRSS") for child in children), default=0))
            self.others_peak = max([self.others_peak, *(megabytes(child, "VmHWM") for child in children)])
            time.sleep(0.2)


def growth(samples):
    """From the first tenth, without what the start takes, to the last."""
    tenth = len(samples) // 10
    return max(samples[-tenth:]) - max(samples[tenth : 2 * tenth]) if tenth > 2 else 0


def megabytes(pid, kind):
    for line in read(pathlib.Path(f"/proc/{pid}/status")).splitlines():
        if line.startswith(kind + ":"):
            return int(line.split()[1]) / 1024
    return 0


def read(path):
    try:
        return path.read_text()
    except OSError:
        return ""
