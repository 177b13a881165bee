#!/usr/bin/env python3
"""ONNX Runtime with a graph of Kokoro as kokoro-onnx ships it: speaks the phonemes of each line asked.

    kokoro_onnx_peer.py GRAPH.onnx config.json VOICE.bin THREADS

The answer is a line of JSON with the seconds it took, by the clock and of the processor, and the seconds of sound.
"""

import json
import os
import sys
import time

answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
# What a library prints is no answer.
os.dup2(2, 1)

import onnxruntime
from kokoro_onnx import Graph


def main():
    graph, configuration, voice, threads = sys.argv[1:]
    peer = Graph(graph, configuration, voice, int(threads))
    print(json.dumps({"version": "ONNX Runtime " + onnxruntime.__version__}), file=answers, flush=True)
    for line in sys.stdin:
        wall, processor = time.perf_counter(), time.process_time()
        samples = peer.speak(line.rstrip("\n")).size
        answer = {
            "seconds": time.perf_counter() - wall,
            "processorSeconds": time.process_time() - processor,
            "soundSeconds": samples / 24_000,
        }
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
