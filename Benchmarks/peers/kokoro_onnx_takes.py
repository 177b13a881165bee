#!/usr/bin/env python3
"""Writes what kokoro-onnx's export of Kokoro says in ONNX Runtime.

    kokoro_onnx_takes.py MODEL.onnx CONFIG.json VOICE.bin

For each line of standard input, JSON with `parts` (phonemes and the silence after them, in seconds) and `out`, it writes a
WAV file and answers with a line.
"""

import json
import sys
import wave

import numpy
from kokoro_onnx import Graph

RATE = 24_000


def main():
    graph = Graph(*sys.argv[1:], threads=2)
    for line in sys.stdin:
        request = json.loads(line)
        pieces = []
        for phonemes, silence in request["parts"]:
            pieces += [graph.speak(phonemes.strip()) / 1.5, numpy.zeros(round(silence * RATE), numpy.float32)]
        samples = numpy.concatenate(pieces)
        with wave.open(request["out"], "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(numpy.clip(numpy.rint(samples * 32_768), -32_768, 32_767).astype("<i2").tobytes())
        print(json.dumps({"seconds": len(samples) / RATE}), flush=True)


if __name__ == "__main__":
    main()
