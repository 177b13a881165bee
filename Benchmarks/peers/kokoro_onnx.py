"""Kokoro as kokoro-onnx exports it, in ONNX Runtime."""

import json
from pathlib import Path

import numpy
import onnxruntime


class Graph:
    """A graph with a voice. The voice's file is bare 32-bit floats, [510, 256], a row for each number of phonemes."""

    def __init__(self, graph, configuration, voice, threads):
        self.vocabulary = json.loads(Path(configuration).read_text(encoding="utf-8"))["vocab"]
        self.styles = numpy.fromfile(voice, "<f4").reshape(-1, 256)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        self.session = onnxruntime.InferenceSession(graph, options, providers=["CPUExecutionProvider"])
        self.tokens = self.session.get_inputs()[0].name

    def speak(self, phonemes):
        """Its samples, half as loud again as the reference's: its makers leave out the division by the windows' sum."""
        ids = [self.vocabulary[symbol] for symbol in phonemes if symbol in self.vocabulary][:510]
        feed = {
            self.tokens: numpy.array([[0, *ids, 0]], numpy.int64),
            "style": self.styles[max(len(ids) - 1, 0)][None],
            "speed": numpy.ones(1, numpy.float32),
        }
        return self.session.run(None, feed)[0].ravel()
