#!/usr/bin/env python3
"""ONNX Runtime with a graph of Kokoro as kokoro-onnx ships it: speaks the phonemes of each line asked.

    kokoro_onnx_peer.py GRAPH.onnx config.json VOICE.bin THREADS

VOICE is bare 32-bit floats, [510, 256], a row for each number of phonemes. The answer is a line of JSON with the
seconds it took, by the clock and of the processor, and the seconds of sound.
"""

import json
import os
import sys
import time

graph, configuration, voice, threads = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
# What a library prints is no answer.
os.dup2(2, 1)

import numpy
import onnxruntime


def main():
    with open(configuration, encoding="utf-8") as file:
        vocabulary = json.load(file)["vocab"]
    styles = numpy.fromfile(voice, numpy.float32).reshape(-1, 256)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(graph, options, providers=["CPUExecutionProvider"])
    tokens = session.get_inputs()[0].name
    print(json.dumps({"version": "ONNX Runtime " + onnxruntime.__version__}), file=answers, flush=True)
    for line in sys.stdin:
        phonemes = line.rstrip("\n")
        ids = [vocabulary[symbol] for symbol in phonemes if symbol in vocabulary]
        feed = {
            tokens: numpy.array([[0, *ids, 0]], numpy.int64),
            "style": styles[len(phonemes) - 1][None],
            "speed": numpy.ones(1, numpy.float32),
        }
        wall, processor = time.perf_counter(), time.process_time()
        samples = session.run(None, feed)[0].size
        answer = {
            "seconds": time.perf_counter() - wall,
            "processorSeconds": time.process_time() - processor,
            "soundSeconds": samples / 24_000,
        }
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
