#!/usr/bin/env python3
"""Writes the model's file from the trained network and freshly counted n-grams.

    python export.py --run DIR --out letters.bin

DIR is what train.py wrote. The layout is described in README.md.
"""

import argparse
import pickle
import struct
from pathlib import Path

import numpy as np
import torch

import data
from ngrams import NGrams
from train import LetterNetwork

MAGIC = b"VLETTER1"
ORDER = 6
# Pairs of a letter and a chunk that fewer words have are not tried.
RAREST_PAIR = 2
US_BYTES, GB_BYTES = 2_300_000, 900_000
US_WEIGHT, GB_WEIGHT = 0.6, 0.6


def pair_numbers(words, accent, index):
    counts = {}
    for word in words:
        for letter, chunk in zip(word.letters, word.chunks[accent] or ()):
            key = letter, index[chunk]
            counts[key] = counts.get(key, 0) + 1
    return {key: 2 + i for i, key in enumerate(sorted(key for key, n in counts.items() if n >= RAREST_PAIR))}


def sequences(words, accent, index, pairs):
    for word in words:
        if word.chunks[accent]:
            found = [pairs.get((letter, index[chunk])) for letter, chunk in zip(word.letters, word.chunks[accent])]
            if None not in found:
                yield found


def section(content):
    return struct.pack("<I", len(content)) + content + bytes(-len(content) % 4)


def matrix(weights, bias):
    """Rows of whole numbers from −127 to 127, each with its scale, and the bias."""
    weights = np.asarray(weights, dtype=np.float32)
    scales = np.maximum(np.abs(weights).max(axis=1) / 127, 1e-12).astype("<f4")
    whole = np.clip(np.rint(weights / scales[:, None]), -127, 127).astype("i1")
    return (
        struct.pack("<II", *weights.shape)
        + section(scales.tobytes())
        + section(np.asarray(bias).astype("<f4").tobytes())
        + section(whole.tobytes())
    )


def network_bytes(network, hidden):
    """The input table (as if all words were of gold's style), then both layers' matrices, directions stacked."""
    state = {key: value.numpy() for key, value in network.state_dict().items()}
    suffixes = ("", "_reverse")

    def stacked(name, layer):
        return np.concatenate([state[f"gru.{name}_l{layer}{suffix}"] for suffix in suffixes])

    kernel = stacked("weight_ih", 0)
    letters, capitals = state["letter.weight"], state["capital.weight"]
    size, flags = letters.shape[1], capitals.shape[1]
    fixed = np.concatenate([capitals[0], state["gold.weight"][1]])
    table = letters @ kernel[:, :size].T + kernel[:, size:] @ fixed + stacked("bias_ih", 0)
    capital = kernel[:, size : size + flags] @ (capitals[1] - capitals[0])
    table = np.concatenate([table, capital[None]])
    scale = np.float32(np.abs(table).max() / 32767)
    return (
        section(struct.pack("<f", scale))
        + section(np.rint(table / scale).astype("<i2").tobytes())
        + matrix(stacked("weight_hh", 0), stacked("bias_hh", 0))
        + matrix(stacked("weight_ih", 1), stacked("bias_ih", 1))
        + matrix(stacked("weight_hh", 1), stacked("bias_hh", 1))
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--run", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    run = Path(options.run)
    training, _ = pickle.load(open(run / "data.pickle", "rb"))
    saved = torch.load(run / "network.pt")
    chunks, hidden = saved["chunks"], saved["hidden"]
    network = LetterNetwork(hidden, len(chunks[0]), len(chunks[1]))
    network.load_state_dict(saved["state"])
    file = bytearray(MAGIC + section(data.LETTERS.encode()) + section(struct.pack("<ff", US_WEIGHT, GB_WEIGHT)))
    file += struct.pack("<I", hidden) + network_bytes(network, hidden)
    for accent, (head, size) in enumerate((("us", US_BYTES), ("gb", GB_BYTES))):
        index = {chunk: i for i, chunk in enumerate(chunks[accent])}
        pairs = pair_numbers(training, accent, index)
        cached = run / f"ngrams-{accent}-{size}.pickle"
        if cached.exists():
            content = pickle.load(open(cached, "rb"))
        else:
            ngrams = NGrams(list(sequences(training, accent, index, pairs)), ORDER)
            ngrams.prune(size)
            content = ngrams.encoded(2 + len(pairs))
            pickle.dump(content, open(cached, "wb"))
        file += section("\n".join(chunks[accent]).encode())
        file += section(bytes(v for letter, chunk in pairs for v in (data.LETTER_INDEX[letter], chunk)))
        layer = getattr(network, head)
        file += matrix(layer.weight.detach().numpy(), layer.bias.detach().numpy())
        file += content
        print(head, len(pairs), "pairs,", len(content), "bytes of n-grams")
    Path(options.out).write_bytes(file)
    print(len(file), "bytes")


if __name__ == "__main__":
    main()
