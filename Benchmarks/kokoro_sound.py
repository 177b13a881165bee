#!/usr/bin/env python3
"""How near our Kokoro comes to the reference's recorded sound, from each kind of file that people have.

    kokoro_sound.py [--bench PATH] [--reference FOLDER] [--files FOLDER] [--cases short sentence long]

The same weights as PyTorch's checkpoint and as safetensors in 32, 16 and bfloat16 bits; the same noise as the
recorded sound's. Compared are the tokens' lengths and the correlation of magnitude spectra (window 1024, hop 256).

The harmonics' phase is a sum over the whole utterance, so that the last bits of the pitch decide how harmonics and noise
meet: PyTorch itself, on another machine than the recording's, does not reach 0.9999 either, and stands beside ours. (The
tests give the recorded pitch to the network, and there ours must reach it.) Weights in sixteen bits are other weights, so
a length may differ by a frame; then there is nothing to correlate.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy

from measuring import formula

HERE = Path(__file__).resolve().parent
CASES = ["short", "sentence", "long"]
KINDS = ["checkpoint", "float32", "float16", "bfloat16"]


def rewritten(checkpoint, kind, path):
    """The checkpoint's tensors as safetensors, flat names without `module.`."""
    import torch
    from safetensors.torch import save_file

    tensors = {}
    for part, parameters in torch.load(checkpoint, weights_only=True).items():
        for name, value in parameters.items():
            value = value.to(getattr(torch, kind)) if value.is_floating_point() else value
            tensors[f"{part}.{name.removeprefix('module.')}"] = value.contiguous().clone()
    save_file(tensors, path)


def spectra(samples):
    window = numpy.hanning(1025)[:-1]
    pieces = numpy.lib.stride_tricks.sliding_window_view(samples.astype(numpy.float64), 1024)[::256]
    return numpy.abs(numpy.fft.rfft(pieces * window)).ravel()


def compare(reference, case, command):
    """How many frames were moved, and the correlation with the recorded sound; `command` writes the sound to a file."""
    from safetensors.numpy import load_file

    wanted = load_file(reference / f"golden/{case}.safetensors")
    with tempfile.NamedTemporaryFile(suffix=".f32") as file:
        run = subprocess.run([*command, file.name], capture_output=True, text=True)
        if run.returncode:
            return "fails", None
        samples = numpy.fromfile(file.name, numpy.float32)
    frames = numpy.array(json.loads(run.stdout)["frames"])
    moved = int(numpy.abs(frames - wanted["durations"]).sum())
    if len(samples) != len(wanted["audio"]):
        return moved, None
    return moved, float(numpy.corrcoef(spectra(samples), spectra(wanted["audio"]))[0, 1])


def print_row(name, case, moved, correlation):
    cell = "–" if correlation is None else f"{correlation:.5f}"
    print(f"{name:14}{case:>10}{moved:>14}{cell:>13}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", default=HERE.parent / ".build/release/vorleser-bench", type=Path)
    parser.add_argument("--reference", default=formula.REFERENCE, type=Path)
    parser.add_argument("--files", default=formula.FILES, type=Path, help="where weights are kept")
    parser.add_argument("--cases", nargs="+", default=CASES, choices=CASES)
    options = parser.parse_args()
    if not (options.reference / "golden").exists():
        sys.exit(f"There is no {options.reference / 'golden'}; give its folder with --reference.")
    files = formula.files(options.reference, options.files)
    checkpoint = files["weights"]
    print(f"{'file':14}{'utterance':>10}{'frames moved':>14}{'correlation':>13}")
    for case in options.cases:
        peer = [sys.executable, HERE / "peers/kokoro_sound_peer.py", options.reference, case]
        print_row("PyTorch here", case, *compare(options.reference, case, peer))
    with tempfile.TemporaryDirectory() as folder:
        for kind in KINDS:
            model = checkpoint
            if kind != "checkpoint":
                model = Path(folder, kind + ".safetensors")
                rewritten(checkpoint, kind, model)
            for case in options.cases:
                ours = [options.bench, "kokoro", "--model", model, "--voice", files["voice"], "--case", case]
                print_row(kind, case, *compare(options.reference, case, [*ours, "--sound"]))
            if model != checkpoint:
                model.unlink()


if __name__ == "__main__":
    main()
