#!/usr/bin/env python3
"""How soon speech-dispatcher is heard, and how soon it is silent: our module beside those of espeak-ng and Flite.

    speech_dispatcher.py [--command vorleser] [--model FOLDER] [--rounds 15]

Debian's speech-dispatcher, as `tools/setup.sh bench` has unpacked it, plays into a PulseAudio of our own, and we listen to
that: a time goes from what a client says, over SSIP or by `spd-say`, to the sound, or to its end. Of the built-in voice and,
with a folder that `vorleser model install --from` takes, of Kokoro's. Every word is said once before it is measured where
`again` is said, else never. Without PulseAudio or speech-dispatcher it says `skip`.
"""

import argparse
import array
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT / "Tests" / "BrowserTests")]
import dispatcher  # noqa: E402
import sound_card  # noqa: E402
from dispatcher import Client, Dispatcher  # noqa: E402

RATE = 48_000
# Samples: five milliseconds.
BLOCK = RATE // 200
LOUD = 300
WORDS = """hello button window search menu letter paper garden river mountain yellow simple open close reply
forward delete archive inbox sender""".split()
LONG = "This is a long sentence that goes on and on, so that it can be stopped while it is being said, and is not over before. " * 3


class Ear:
    """Listens to what is played, and knows when it was loud."""

    def __init__(self, sound: sound_card.Server):
        command = ["parec", "-d", "vl.monitor", "--format=s16le", f"--rate={RATE}", "--channels=1", "--latency-msec=5"]
        self.process = subprocess.Popen(command, env=sound.environment, stdout=subprocess.PIPE)
        self.loud: list[float] = []
        self.blocks = 0
        threading.Thread(target=self.listen, daemon=True).start()
        while self.blocks == 0 and self.process.poll() is None:
            time.sleep(0.02)
        time.sleep(1)  # Until the server has settled on the short latency.

    def listen(self):
        while True:
            data = self.process.stdout.read(2 * BLOCK)
            if len(data) < 2 * BLOCK:
                return
            self.blocks += 1
            if max(map(abs, array.array("h", data))) > LOUD:
                self.loud.append(time.monotonic())

    def first(self, since: float) -> float:
        """How long after a moment it was loud first."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            found = next((when for when in self.loud if when > since), None)
            if found:
                return found - since
            time.sleep(0.005)
        raise SystemExit("nothing was heard")

    def last(self, since: float) -> float:
        """How long after a moment it was loud last, once it has been silent for half a second."""
        while not self.loud or time.monotonic() - self.loud[-1] < 0.5:
            time.sleep(0.02)
        return max(self.loud[-1] - since, 0)

    def quiet(self):
        while self.loud and time.monotonic() - self.loud[-1] < 0.4:
            time.sleep(0.02)


def spread(seconds):
    ordered = sorted(1000 * one for one in seconds)
    return {"median_ms": round(statistics.median(ordered)), "worst_ms": round(ordered[-1])}


def measure(server, ear, module, voice, rounds):
    with Client(server, module) as client:
        client.ask("SET SELF LANGUAGE en")
        if voice:
            client.ask(f"SET SELF SYNTHESIS_VOICE {voice}")
        client.speak("Warm.")
        client.heard()

        def first(send):
            ear.quiet()
            begun = time.monotonic()
            send()
            when = ear.first(begun)
            return when

        def said(text):
            client.ask("SPEAK")
            # What is heard last of a message counts as its end.
            return first(lambda: client.ask(text, "."))

        words, again, letters, stops, next_words = [], [], [], [], []
        for word in WORDS[:rounds]:
            words.append(said(word))
            client.heard()
            again.append(said(word))
            client.heard()
        for letter in "abcdefghijklmnopqrstuvwxyz"[:rounds]:
            letters.append(first(lambda letter=letter: client.ask(f"CHAR {letter}")))
            client.heard()
        for word in WORDS[:rounds]:
            said(LONG)
            time.sleep(0.7)
            begun = time.monotonic()
            client.ask("STOP SELF")
            stops.append(ear.last(begun))
            client.heard()
            # Whoever goes on with the arrow keys stops one message with the next.
            client.ask("SET SELF PRIORITY TEXT")
    by_command = []
    for word in WORDS[:rounds]:
        options = ["--output-module", module, "--language", "en", *(["--synthesis-voice", voice] if voice else [])]
        by_command.append(first(lambda: server.say(*options, "--wait", word + "s")))
        ear.quiet()
    return {
        "first sound of a word": spread(words), "the same again": spread(again), "of a letter": spread(letters),
        "of a word by spd-say": spread(by_command), "silent after a stop": spread(stops),
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--command", default=str(ROOT / ".build/release/vorleser"))
    parser.add_argument("--model")
    parser.add_argument("--rounds", type=int, default=15)
    arguments = parser.parse_args()
    missing = [name for name in ("pulseaudio", "parec", "pactl") if not shutil.which(name)]
    missing += [name for name in ("speech-dispatcher", "spd-say") if not dispatcher.program(name)]
    if missing:
        print(json.dumps({"topic": "speech-dispatcher", "skip": "not installed: " + ", ".join(missing)}))
        return 0
    modules = {"vorleser": f"{arguments.command} speech-dispatcher"}
    modules |= {name: path for name in ("espeak-ng", "flite") if (path := dispatcher.program(f"sd_{name}"))}
    results = {}
    with tempfile.TemporaryDirectory() as folder, sound_card.Server(folder) as sound:
        server = Dispatcher(pathlib.Path(folder) / "speechd", modules, {"PULSE_SERVER": sound.environment["PULSE_SERVER"]})
        voices = [("vorleser", "slt", "the built-in voice")]
        if arguments.model:
            # A module looks for voices when it is started.
            install = [arguments.command, "model", "install", "--from", arguments.model]
            subprocess.run(install, env=server.environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            voices.append(("vorleser", "af_heart", "Kokoro, af_heart"))
        with server:
            voices += [(name, None, f"{name}'s module") for name in modules if name != "vorleser"]
            ear = Ear(sound)
            for module, voice, name in voices:
                results[name] = measure(server, ear, module, voice, arguments.rounds)
                print(name, json.dumps(results[name]), file=sys.stderr, flush=True)
            ear.process.terminate()
    checks = {"silent within 50 ms of a stop": results["the built-in voice"]["silent after a stop"]["median_ms"] <= 50}
    if arguments.model:
        checks["a word of Kokoro within 200 ms"] = results["Kokoro, af_heart"]["first sound of a word"]["median_ms"] <= 200
    print(json.dumps({"topic": "speech-dispatcher", **results, "checks": checks}, indent=1))
    return 0 if all(checks.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
