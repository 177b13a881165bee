#!/usr/bin/env python3
"""Plays a tone through PortAudio into a sound server of our own, and listens to what comes out.

Needs pulseaudio, pulseaudio-utils, alsa-utils and libasound2-plugins (Debian); without them it says `skip`.
Usage: sound_card.py [path/to/vorleser-bench [tests ...]]

The bench's tone must come out at its pitch and level, without gaps, and as long as it was; after a pause in its middle
no more than 50 ms may follow what the output says was heard. Anything after the bench's path is run as a command in
the same surroundings, e.g. `swift test --filter PortAudioOutputTests`, with VORLESER_SOUND_CARD set.
"""

import array
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
RATE = 48000
BLOCK = RATE // 100


def main():
    bench = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, "../.build/release/vorleser-bench")
    missing = [name for name in ("pulseaudio", "parec", "pactl") if not shutil.which(name)]
    if missing:
        print(json.dumps({"topic": "sound card", "skip": "not installed: " + ", ".join(missing)}))
        return 0
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        if len(sys.argv) > 2:
            return subprocess.run(sys.argv[2:], env=server.environment).returncode
        plain = listen(server, [bench, "tone"], folder)
        broken = listen(server, [bench, "tone", "--break"], folder)
    checks = {
        "pitch within 1 Hz": abs(plain["hertz"] - 440) < 1,
        "level within 5 %": abs(plain["peak"] - 0.5) < 0.025,
        "no gap": plain["silent_blocks_inside"] == 0 and plain["clicks"] == 0,
        "all of it": abs(plain["sounding_seconds"] - 2) < 0.02,
        "silent within 50 ms of a pause": -0.02 < broken["sounding_seconds"] - broken["heard_seconds"] < 0.05,
    }
    print(json.dumps({"topic": "sound card", "plain": plain, "break": broken, "checks": checks}, indent=1))
    return 0 if all(checks.values()) else 1


class Server:
    """A PulseAudio with one card that nobody hears, and the surroundings that lead there."""

    def __init__(self, folder):
        self.folder = folder
        socket, alsa = os.path.join(folder, "socket"), os.path.join(folder, "asound.conf")
        with open(alsa, "w") as file:
            file.write("pcm_type.pulse { }\nctl_type.pulse { }\npcm.!default { type pulse }\nctl.!default { type pulse }\n")
        self.environment = os.environ | {
            "PULSE_SERVER": "unix:" + socket,
            "ALSA_CONFIG_PATH": alsa,
            "VORLESER_SOUND_CARD": "1",
            "HOME": folder,
            "XDG_RUNTIME_DIR": folder,
        }
        self.socket = socket

    def __enter__(self):
        modules = [
            f"module-native-protocol-unix auth-anonymous=1 socket={self.socket}",
            f"module-null-sink sink_name=vl rate={RATE} norewinds=1",
        ]
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        command += [argument for module in modules for argument in ("-L", module)]
        self.process = subprocess.Popen(command, env=self.environment, stderr=subprocess.DEVNULL)
        for _ in range(100):
            if subprocess.run(["pactl", "info"], env=self.environment, capture_output=True).returncode == 0:
                return self
            time.sleep(0.05)
        self.__exit__()
        raise SystemExit("pulseaudio did not start")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def listen(server, command, folder):
    """Runs the bench while recording; what it said, and what was heard."""
    path = os.path.join(folder, "heard.raw")
    with open(path, "wb") as file:
        parec = ["parec", "-d", "vl.monitor", "--format=float32le", f"--rate={RATE}", "--channels=1", "--latency-msec=20"]
        recorder = subprocess.Popen(parec, env=server.environment, stdout=file)
        while os.path.getsize(path) == 0 and recorder.poll() is None:
            time.sleep(0.02)
        time.sleep(1)  # Until the server has settled on the recorder's short latency.
        result = subprocess.run(command, env=server.environment, capture_output=True, text=True)
        time.sleep(0.5)
        recorder.terminate()
        recorder.wait()
    if result.returncode:
        raise SystemExit(result.stderr)
    samples = array.array("f")
    with open(path, "rb") as file:
        data = file.read()
        samples.frombytes(data[: len(data) // 4 * 4])
    return {**json.loads(result.stdout), "stderr_lines": result.stderr.count("\n"), **heard(samples)}


def heard(samples):
    loud = [index for index, sample in enumerate(samples) if abs(sample) > 0.02]
    if not loud:
        raise SystemExit("nothing was heard")
    sound = samples[loud[0] : loud[-1] + 1]
    blocks = [sound[i : i + BLOCK] for i in range(0, len(sound) - BLOCK, BLOCK)]
    inner = sound[BLOCK:-BLOCK]
    rises = [i for i in range(1, len(inner)) if inner[i - 1] < 0 <= inner[i]]
    # Of a sine the next sample is known from the two before it; where it is another one there was a click.
    turn = 2 * math.cos(2 * math.pi * 440 / RATE)
    clicks = sum(abs(inner[i] - turn * inner[i - 1] + inner[i - 2]) > 0.02 for i in range(2, len(inner)))
    return {
        "hertz": round((len(rises) - 1) * RATE / (rises[-1] - rises[0]), 2),
        "peak": round(max(map(abs, inner)), 3),
        "sounding_seconds": round(len(sound) / RATE, 3),
        "silent_blocks_inside": sum(max(map(abs, block)) < 0.02 for block in blocks),
        "clicks": clicks,
    }


if __name__ == "__main__":
    sys.exit(main())
