#!/usr/bin/env python3
"""Pronounces words with the model's file as the program does: the oracle its answers are compared with.

    python answer.py letters.bin us < WORDS > ANSWERS.tsv

Words of the letters a to z, apostrophes and hyphens (other words are left out). NumPy only.
"""

import struct
import sys

import numpy as np

from decode import PairModel, best
from ngrams import BACKOFF_STEP, PROBABILITY_STEP

ACTIVATION_SCALE = 4096


class Reader:
    def __init__(self, content):
        self.content, self.position = content, 8
        assert content[:8] == b"VLETTER1"

    def number(self):
        self.position += 4
        return struct.unpack_from("<I", self.content, self.position - 4)[0]

    def section(self):
        count = self.number()
        begin = self.position
        self.position += (count + 3) // 4 * 4
        return self.content[begin : begin + count]

    def array(self, kind):
        return np.frombuffer(self.section(), dtype=kind)


class Matrix:
    def __init__(self, reader):
        rows, columns = reader.number(), reader.number()
        self.scales, self.bias = reader.array("<f4") / np.float32(ACTIVATION_SCALE), reader.array("<f4")
        self.weights = reader.array("i1").reshape(rows, columns).astype(np.int32)

    def product(self, x, rows=slice(None)):
        return (self.weights[rows] @ x).astype(np.float32) * self.scales[rows] + self.bias[rows]


def sigmoid(x):
    return (1 / (1 + np.exp(-x))).astype(np.float32)


class Model:
    def __init__(self, content):
        reader = Reader(content)
        self.alphabet = reader.section().decode()
        weights = reader.array("<f4")
        self.hidden = reader.number()
        scale = reader.array("<f4")[0]
        self.inputs = reader.array("<i2").reshape(len(self.alphabet) + 1, -1).astype(np.float32) * scale
        self.first, self.second_input, self.second = Matrix(reader), Matrix(reader), Matrix(reader)
        self.accents = {}
        for accent, weight in zip(("us", "gb"), weights):
            chunks = reader.section().decode().split("\n")
            codes = reader.section()
            pairs = {
                (self.alphabet[letter], chunk): 2 + i for i, (letter, chunk) in enumerate(zip(codes[::2], codes[1::2]))
            }
            self.accents[accent] = chunks, pairs, Matrix(reader), self._ngrams(reader), float(weight)

    @staticmethod
    def _ngrams(reader):
        order, pair_count = reader.number(), reader.number()
        grams = [(pair,) for pair in range(pair_count)]
        probability, backoff, begins = {}, {}, None
        for n in range(1, order + 1):
            if n > 1:
                last = reader.array("<u2")
                parents = np.repeat(np.arange(len(grams)), np.diff(begins))
                grams = [grams[parent] + (int(pair),) for parent, pair in zip(parents, last)]
            for gram, cost in zip(grams, reader.array("u1")):
                probability[gram] = float(cost) / PROBABILITY_STEP
            if n < order:
                for gram, cost in zip(grams, reader.array("i1")):
                    backoff[gram] = float(cost) / BACKOFF_STEP
                bases, offsets = reader.array("<u4"), reader.array("<u2")
                begins = np.repeat(bases, 256)[: len(offsets)].astype(np.int64) + offsets
        return PairModel(probability, backoff, order)

    def layer(self, gates, matrix):
        length, hidden = len(gates), self.hidden
        states = np.zeros((length, 2 * hidden), dtype=np.int32)
        for direction in (0, 1):
            state, whole = np.zeros(hidden, dtype=np.float32), np.zeros(hidden, dtype=np.int32)
            rows = slice(direction * 3 * hidden, (direction + 1) * 3 * hidden)
            for i in range(length) if direction == 0 else reversed(range(length)):
                recalled, gate = matrix.product(whole, rows), gates[i][rows]
                reset = sigmoid(gate[:hidden] + recalled[:hidden])
                keep = sigmoid(gate[hidden : 2 * hidden] + recalled[hidden : 2 * hidden])
                new = np.tanh(gate[2 * hidden :] + reset * recalled[2 * hidden :])
                state = new + keep * (state - new)
                whole = np.rint(state * ACTIVATION_SCALE).astype(np.int32)
                states[i, direction * hidden : (direction + 1) * hidden] = whole
        return states

    def phonemes(self, word, accent):
        letters = word.lower()
        numbers = [self.alphabet.index(letter) for letter in letters]
        gates = self.inputs[numbers]
        for i, letter in enumerate(word):
            if letter.isupper():
                gates[i] = gates[i] + self.inputs[-1]
        states = self.layer(gates, self.first)
        states = self.layer([self.second_input.product(state) for state in states], self.second)
        chunks, pairs, output, ngrams, weight = self.accents[accent]
        odds = [output.product(state).tolist() for state in states]
        return "".join(chunks[i] for i in best(letters, odds, chunks, pairs, ngrams, weight))


if __name__ == "__main__":
    model = Model(open(sys.argv[1], "rb").read())
    for line in sys.stdin:
        word = line.strip()
        if word and all(letter in model.alphabet[1:] for letter in word.lower()):
            print(f"{word}\t{model.phonemes(word, sys.argv[2])}", flush=True)
