#!/usr/bin/env python3
"""PyTorch or ONNX Runtime with the reference's network: speaks one of the reference's utterances for each line asked.

    kokoro_peer.py FOLDER torch|onnx THREADS [EXPORTED.onnx]

FOLDER holds `reference.py`, whose weights, utterances and voice are used as they are. A line names an utterance; the
answer is a line of JSON with the seconds it took, by the clock and of the processor, and the seconds of sound. In between
it waits, so that several peers can take turns in one run.
"""

import json
import os
import sys
import time

folder, peer, threads = sys.argv[1], sys.argv[2], int(sys.argv[3])
# Before the libraries start their threads.
os.environ["OMP_NUM_THREADS"] = str(threads)
answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
# What a library prints is no answer.
os.dup2(2, 1)
sys.path.insert(0, folder)
sys.dont_write_bytecode = True

import torch

torch.set_num_threads(threads)
torch.set_grad_enabled(False)
import reference


def pytorch():
    model = reference.model()

    def ready(phonemes):
        ids, _ = reference.ids_of(phonemes)
        style = reference.style(len(phonemes))
        return lambda: model.forward_with_tokens(ids, style, 1.0)[0].numel()

    return ready


def export(path):
    """As the reference does it for its own measurement."""
    from kokoro.model import KModelForONNX

    model = reference.model(disable_complex=True)
    ids, count = reference.ids_of(reference.CASES["sentence"])
    torch.onnx.export(
        KModelForONNX(model).eval(), (ids, reference.style(count), torch.tensor(1.0)), path + ".new",
        input_names=["ids", "style", "speed"], output_names=["audio", "durations"], opset_version=17, dynamo=False,
        dynamic_axes={"ids": {1: "n"}, "audio": {0: "s"}, "durations": {0: "n"}},
    )
    os.replace(path + ".new", path)


def onnx_runtime(path):
    import numpy
    import onnxruntime

    if not os.path.exists(path):
        export(path)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])

    def ready(phonemes):
        ids, _ = reference.ids_of(phonemes)
        feed = {"ids": ids.numpy(), "style": reference.style(len(phonemes)).numpy(), "speed": numpy.array(1.0, numpy.float32)}
        return lambda: session.run(None, feed)[0].size

    return ready


def main():
    ready = pytorch() if peer == "torch" else onnx_runtime(sys.argv[4])
    print(json.dumps({"version": version()}), file=answers, flush=True)
    for line in sys.stdin:
        speak = ready(reference.CASES[line.strip()])
        wall, processor = time.perf_counter(), time.process_time()
        samples = speak()
        answer = {
            "seconds": time.perf_counter() - wall,
            "processorSeconds": time.process_time() - processor,
            "soundSeconds": samples / 24_000,
        }
        print(json.dumps(answer), file=answers, flush=True)


def version():
    if peer == "torch":
        return "PyTorch " + torch.__version__
    import onnxruntime

    return "ONNX Runtime " + onnxruntime.__version__


if __name__ == "__main__":
    main()
