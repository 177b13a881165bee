"""How a running process is: memory, threads, open files."""

import os
import pathlib
import threading
import time

from .memory import megabytes, read


class Vitals(threading.Thread):
    """Samples of a process: seconds since the start, resident megabytes, threads, open files, and what is added."""

    def __init__(self, process, pause=1.0, more=None):
        super().__init__(daemon=True)
        self.process, self.pause, self.more = process, pause, more or (lambda: {})
        self.samples = []
        self.began = time.monotonic()

    def run(self):
        while self.process.poll() is None:
            sample = self.sample()
            if sample["megabytes"]:
                self.samples.append(sample)
            time.sleep(self.pause)

    def sample(self):
        pid = self.process.pid
        threads = [line for line in read(pathlib.Path(f"/proc/{pid}/status")).splitlines() if line.startswith("Threads:")]
        try:
            files = len(os.listdir(f"/proc/{pid}/fd"))
        except OSError:
            files = 0
        return {
            "seconds": time.monotonic() - self.began,
            "megabytes": megabytes(pid, "VmRSS"),
            "peak": megabytes(pid, "VmHWM"),
            "threads": int(threads[0].split()[1]) if threads else 0,
            "files": files,
            **self.more(),
        }

    def most(self, name):
        return max((sample[name] for sample in self.samples), default=0)
