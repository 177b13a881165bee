#!/usr/bin/env python3
"""Speaks phonemes with kokoro-onnx's export of Kokoro, by ONNX Runtime.

    kokoro_onnx_peer.py MODEL.onnx CONFIG.json VOICE.bin

For each line of standard input, JSON with `parts` (phonemes and the silence after them, in seconds) and `out`, it writes a
WAV file and answers with a line. VOICE.bin has rows of 256 32-bit floats, the style for each count of phonemes.
"""

import json
import sys
import wave
from pathlib import Path

import numpy
import onnxruntime

RATE = 24_000
model, config, voice = sys.argv[1:]
vocabulary = json.loads(Path(config).read_text(encoding="utf-8"))["vocab"]
styles = numpy.fromfile(voice, "<f4").reshape(-1, 256)
options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 2
session = onnxruntime.InferenceSession(model, options)
names = {given.name for given in session.get_inputs()}


def spoken(phonemes):
    tokens = [vocabulary[symbol] for symbol in phonemes.strip() if symbol in vocabulary][:510]
    values = {
        "input_ids" if "input_ids" in names else "tokens": numpy.array([[0, *tokens, 0]], numpy.int64),
        "style": styles[max(len(tokens) - 1, 0)][None],
        "speed": numpy.ones(1, numpy.float32),
    }
    # Its makers leave out the division by the windows' sum, so that it is half as loud again.
    return session.run(None, values)[0].ravel() / 1.5


for line in sys.stdin:
    request = json.loads(line)
    pieces = []
    for phonemes, silence in request["parts"]:
        pieces += [spoken(phonemes), numpy.zeros(round(silence * RATE), numpy.float32)]
    samples = numpy.concatenate(pieces)
    with wave.open(request["out"], "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numpy.clip(numpy.rint(samples * 32_768), -32_768, 32_767).astype("<i2").tobytes())
    print(json.dumps({"seconds": len(samples) / RATE}), flush=True)
