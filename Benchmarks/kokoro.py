#!/usr/bin/env python3
"""Kokoro-82M on this machine's processor: ours beside ONNX Runtime and PyTorch, with the same weights and utterances.

    kokoro.py [--bench PATH] [--reference FOLDER] [--rounds N] [--threads N ...] [--peers onnx torch] [--json FILE]
    kokoro.py --real FOLDER [--voice NAME] …

All speak in turn, utterance by utterance, round by round, on the same cores with the same number of threads; the first
round does not count. A figure is the best of the rounds, with how far the median lies above it: a busy machine shows
there. Ours runs with the fastest kernels the processor has, with floats (AVX-512), and with AVX2 alone. Then: how long each stage of ours
takes, how much arithmetic it is if every convolution is computed directly, and which share that is of what the cores
can do at most (a stage that computes less than the direct way can be above 100 %); memory; loading.
The reference's FOLDER holds `reference.py`, which makes the weights and runs the peers; without it ours is measured
alone. A real FOLDER holds the trained network: `config.json`, `model.safetensors`, `voices/NAME.bin`, and what ONNX
Runtime is to run, `model.float.onnx` and `model.int8.onnx`, as kokoro-onnx ships them; files not there do not take part.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from measuring import formula

HERE = Path(__file__).resolve().parent
CASES = ["short", "sentence", "long"]
PEERS = {"onnx": "ONNX Runtime", "torch": "PyTorch", "int8": "ONNX Runtime, int8"}
# What ours may take of a peer's time.
ASKED = {
    PEERS["onnx"]: {
        "ours": {"short": 1 / 4, "sentence": 1 / 4.5, "long": 1 / 4.5},
        "ours, floats": {"short": 1 / 2.5, "sentence": 1 / 3, "long": 1 / 3},
        "ours, AVX2": dict.fromkeys(CASES, 1 / 2),
    },
    PEERS["int8"]: {"ours": dict.fromkeys(CASES, 1 / 3)},
}
# Kernels besides the fastest, by the name of the fastest.
OTHERS = {"avx512vnni": {"ours, floats": "avx512", "ours, AVX2": "avx2"}, "avx512": {"ours, AVX2": "avx2"}}
# The utterances' phonemes, as vorleser-bench has them.
PHONEMES = {
    "short": "hˈɛlO wˈɜɹld!",
    "sentence": "ðə kwˈɪk bɹˈWn fˈɑks ʤˈʌmps ˌOvəɹ ðə lˈAzi dˈɔɡ.",
    "long": "ɪt ɪz ɐ tɹˈuθ ˌunəvˈɜɹsᵊli əknˈɑlɪʤd, ðæt ɐ sˈɪŋɡᵊl mˈæn ɪn pəzˈɛʃən ʌv ɐ ɡˈʊd fˈɔɹʧən, mˈʌst bi ɪn"
    " wˈɑnt ʌv ɐ wˈIf.",
}
# Twice a long one, and more: as much as the network speaks at once.
LONGEST = " ".join([PHONEMES["long"]] * 3)


class Speaker:
    """A process that speaks an utterance for each line it is sent: its name, or what `words` has for it."""

    def __init__(self, command, cores, environment=None, words={}):
        self.words = words
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, env={**os.environ, **(environment or {})}, preexec_fn=lambda: stay_on(cores),
        )
        self.introduction = self.answer()

    def speak(self, case):
        self.process.stdin.write(self.words.get(case, case) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            raise RuntimeError(f"{' '.join(map(str, self.process.args[:3]))} … ended with {self.process.returncode}")
        return json.loads(line)

    def peak_megabytes(self):
        """The most memory it has had. Source: proc(5), `VmHWM`."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return None
        return next(int(line.split()[1]) * 1024 / 1e6 for line in status.splitlines() if line.startswith("VmHWM"))

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def stay_on(cores):
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


def own_cores():
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else list(range(os.cpu_count()))


def speakers(options, threads, cores):
    """Everyone who takes part, by name."""
    ours = [options.bench, "kokoro", "--serve", "--threads", threads]
    words = {}
    if options.real:
        voice = options.real / "voices" / f"{options.voice}.bin"
        words = {**PHONEMES, "longest": LONGEST}
        ours += ["--model", options.real / "model.safetensors", "--voice", voice]
    elif options.peers:
        files = formula.files(options.reference, options.files)
        ours += ["--model", files["weights"], "--voice", files["voice"]]
    result = {"ours": Speaker(ours, cores, words=words)}
    for name, kernels in OTHERS.get(result["ours"].introduction["instructions"], {}).items():
        result[name] = Speaker(ours, cores, {"VORLESER_CPU": kernels}, words)
    if options.real:
        for peer, graph in [("onnx", "model.float.onnx"), ("int8", "model.int8.onnx")]:
            if not (options.real / graph).exists():
                continue
            command = [sys.executable, HERE / "peers/kokoro_onnx_peer.py", options.real / graph]
            result[PEERS[peer]] = Speaker([*command, options.real / "config.json", voice, threads], cores, words=words)
        return result
    for peer in options.peers:
        command = [sys.executable, HERE / "peers/kokoro_peer.py", options.reference, peer, threads]
        result[PEERS[peer]] = Speaker(command + [options.files / "kokoro.onnx"], cores)
    return result


def measure(options, threads):
    """What each took for each utterance, all rounds, with the same threads."""
    cores = options.cores[:threads]
    everyone = speakers(options, threads, cores)
    answers = {case: {name: [] for name in everyone} for case in options.cases}
    for counts in [False] + [True] * options.rounds:
        for case in options.cases:
            for name, speaker in everyone.items():
                # The threads of the one before may go on spinning after its answer.
                time.sleep(0.25)
                answer = speaker.speak(case)
                if counts:
                    answers[case][name].append(answer)
    result = {
        "threads": threads,
        "load": os.getloadavg()[0],
        "introductions": {name: speaker.introduction for name, speaker in everyone.items()},
        "peakMegabytes": {name: speaker.peak_megabytes() for name, speaker in everyone.items()},
        "cases": {case: {name: summary(runs) for name, runs in by_name.items()} for case, by_name in answers.items()},
    }
    for speaker in everyone.values():
        speaker.end()
    return result


def summary(runs):
    best = min(runs, key=lambda run: run["seconds"])
    return {
        **best,
        "processorSeconds": min(run["processorSeconds"] for run in runs),
        "spread": statistics.median(run["seconds"] for run in runs) / best["seconds"] - 1,
        "realTimeFactor": best["seconds"] / best["soundSeconds"],
    }


def with_threads(result):
    return "1 thread" if result["threads"] == 1 else f"{result['threads']} threads"


def print_speed(result):
    names = list(result["introductions"])
    print(f"\n{with_threads(result)} · load average {result['load']:.1f}")
    print(f"{'':10}{'sound':>8}" + "".join(f"{name:>26}" for name in names))
    for case, by_name in result["cases"].items():
        cells = [
            f"{run['seconds']:.3f} s +{run['spread']:3.0%} RTF {run['realTimeFactor']:.3f}" for run in by_name.values()
        ]
        print(f"{case:10}{by_name['ours']['soundSeconds']:6.2f} s" + "".join(f"{cell:>26}" for cell in cells))
        lengths = {round(run["soundSeconds"], 3) for run in by_name.values()}
        if len(lengths) > 1:
            print(f"{'':10}not the same sound: {lengths} seconds")


def print_ratios(result):
    peers = [name for name in result["introductions"] if name in PEERS.values()]
    if not peers:
        return
    columns = "".join(f"{'÷ ' + peer:>22}{'of processor':>14}{'asked for':>11}" for peer in peers)
    print(f"{'':10}{'':14}{columns}")
    for case, by_name in result["cases"].items():
        for name, ours in by_name.items():
            if name in peers:
                continue
            cells = "".join(
                f"{ours['seconds'] / by_name[peer]['seconds']:22.3f}"
                f"{ours['processorSeconds'] / by_name[peer]['processorSeconds']:14.3f}"
                f"{asked(peer, name, case):>11}"
                for peer in peers
            )
            print(f"{case:10}{name:14}{cells}")


def asked(peer, name, case):
    share = ASKED.get(peer, {}).get(name, {}).get(case)
    return f"≤ {share:.3f}" if share else ""


def print_stages(result, case):
    for name, introduction in result["introductions"].items():
        stages = result["cases"][case][name].get("stages")
        if not stages:
            continue
        run = result["cases"][case][name]
        peak = introduction["peakGigaflops"]
        print(f"\n{name} ({introduction['instructions']}), {case}, {with_threads(result)}; at most {peak:.0f} GFLOP/s")
        print(f"{'':24}{'ms':>9}{'GFLOP':>9}{'GFLOP/s':>9}{'of peak':>9}")
        total = sum(stage.get("gigaflops", 0) for stage in stages)
        rows = stages + [{"name": "all", "seconds": run["seconds"], "gigaflops": total}]
        for stage in rows:
            work = stage.get("gigaflops", 0)
            speed = work / stage["seconds"] if stage["seconds"] else 0
            print(f"{stage['name']:24}{stage['seconds'] * 1000:9.1f}{work:9.2f}{speed:9.0f}{speed / peak:9.0%}")
        print(f"{'':24}{total / run['soundSeconds']:18.1f} GFLOP per second of sound")


def print_memory(result):
    seconds = max(by_name["ours"]["soundSeconds"] for by_name in result["cases"].values())
    print(f"\nmemory at most, {with_threads(result)}, utterances up to {seconds:.1f} s")
    for name, megabytes in result["peakMegabytes"].items():
        introduction = result["introductions"][name]
        line = f"{name:20}{megabytes or 0:7.0f} MB"
        if "weightMegabytes" in introduction:
            bound = introduction["weightMegabytes"] / 2 + 12 * seconds + 60
            line += f"   asked for ≤ {bound:.0f} (weights in 16 bits + 12 a second + 60)"
            line += f"; loaded in {introduction['loadSeconds']:.2f} s"
        else:
            line += f"   {introduction['version']}"
        print(line)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench", type=Path)
    parser.add_argument("--reference", default=formula.REFERENCE, type=Path)
    parser.add_argument("--files", default=formula.FILES, type=Path, help="where weights are kept")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int, nargs="+")
    parser.add_argument("--cases", nargs="+", default=CASES, choices=[*CASES, "longest"], help="longest: real ones alone")
    parser.add_argument("--real", type=Path, help="the trained network's folder")
    parser.add_argument("--voice", default="af_heart")
    parser.add_argument("--peers", nargs="*", default=list(PEERS), choices=list(PEERS))
    parser.add_argument("--json", type=Path, help="also write all figures to a file")
    options = parser.parse_args()
    options.cores = own_cores()
    options.threads = options.threads or sorted({1, min(2, len(options.cores))})
    if not options.real and options.peers and not (options.reference / "reference.py").exists():
        print(f"There is no {options.reference / 'reference.py'}, so ours is measured alone; give its folder.")
        options.peers = []
    return options


def main():
    options = arguments()
    results = []
    for threads in options.threads:
        result = measure(options, threads)
        results.append(result)
        print_speed(result)
        print_ratios(result)
        print_stages(result, "sentence" if "sentence" in options.cases else options.cases[0])
        print_memory(result)
    if options.json:
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
