"""A joint n-gram model of (letter, chunk) pairs: interpolated Kneser–Ney counts, pruned to a size, as a trie.

Reference: Bisani and Ney 2008, Joint-sequence models for grapheme-to-phoneme conversion; Chen and Goodman 1998 for
the smoothing; Seymore and Rosenfeld 1996 for the pruning (an n-gram goes when its count times the change of the
logarithm of its probability is small).
"""

import math
import struct
from collections import defaultdict

import numpy as np

# Numbers of the pairs that stand before and after a word.
BEGIN, END = 0, 1
# Steps of the stored logarithms: probabilities down to e^-15.9, back-off weights from e^-6.3 to e^6.4.
PROBABILITY_STEP, BACKOFF_STEP = 16.0, 20.0


class NGrams:
    def __init__(self, sequences, order):
        """`sequences`: lists of pair numbers (2 and up), without the begin and the end."""
        self.order = order
        raw = [None] + [defaultdict(int) for _ in range(order)]
        for sequence in sequences:
            padded = (BEGIN, *sequence, END)
            for n in range(1, order + 1):
                counts = raw[n]
                for at in range(len(padded) - n + 1):
                    counts[padded[at : at + n]] += 1
        self.raw = raw
        raw[1].pop((BEGIN,), None)
        # Lower orders count in how many words' contexts an n-gram stands, not how often.
        counts = [None] * (order + 1)
        counts[order] = raw[order]
        for n in range(order - 1, 0, -1):
            level = defaultdict(int)
            for gram in raw[n + 1]:
                level[gram[1:]] += 1
            for gram, c in raw[n].items():
                if gram[0] == BEGIN:
                    level[gram] = c
            counts[n] = level
        self.probability = [None] * (order + 1)
        self.backoff = [None] * (order + 1)
        vocabulary = {gram[0] for gram in counts[1]}
        uniform = 1 / max(len(vocabulary), 1)
        for n in range(1, order + 1):
            ones = sum(c == 1 for c in counts[n].values()) or 1
            twos = sum(c == 2 for c in counts[n].values()) or 1
            threes = sum(c == 3 for c in counts[n].values()) or 1
            fours = sum(c == 4 for c in counts[n].values()) or 1
            y = ones / (ones + 2 * twos)
            discounts = (0, 1 - 2 * y * twos / ones, 2 - 3 * y * threes / twos, 3 - 4 * y * fours / threes)
            totals, taken = defaultdict(int), defaultdict(float)
            for gram, c in counts[n].items():
                totals[gram[:-1]] += c
                taken[gram[:-1]] += discounts[min(c, 3)]
            level = {}
            for gram, c in counts[n].items():
                context = gram[:-1]
                lower = uniform if n == 1 else self.probability[n - 1][gram[1:]]
                level[gram] = (c - discounts[min(c, 3)] + taken[context] * lower) / totals[context]
            self.probability[n] = level
            if n > 1:
                self.backoff[n - 1] = {context: taken[context] / totals[context] for context in totals}
        # A context of its own, though nothing comes before it.
        self.probability[1].setdefault((BEGIN,), 1e-7)

    def lower(self, gram):
        """The probability of a gram's last pair by the shorter context (which may itself have been pruned)."""
        gram = gram[1:]
        weight = 1.0
        while len(gram) > 1:
            found = self.probability[len(gram)].get(gram)
            if found is not None:
                return weight * found
            weight *= self.backoff[len(gram) - 1].get(gram[:-1], 1.0)
            gram = gram[1:]
        return weight * self.probability[1].get(gram, 1e-7)

    def prune(self, size):
        """Drops the n-grams that matter least until the trie takes at most `size` bytes."""
        gains = [None] + [{} for _ in range(self.order)]
        for n in range(2, self.order + 1):
            weights = self.backoff[n - 1]
            for gram, p in self.probability[n].items():
                other = weights.get(gram[:-1], 1.0) * self.lower(gram)
                gains[n][gram] = self.raw[n][gram] * abs(math.log(p / other))
        # An n-gram stays as long as one that continues it.
        for n in range(self.order, 2, -1):
            above = gains[n - 1]
            for gram, gain in gains[n].items():
                if gain > above[gram[:-1]]:
                    above[gram[:-1]] = gain
        values = np.concatenate([np.fromiter(gains[n].values(), float) for n in range(2, self.order + 1)])
        bytes_each = np.concatenate(
            [np.full(len(gains[n]), 6 if n < self.order else 3) for n in range(2, self.order + 1)]
        )
        order = np.argsort(-values)
        last = int(np.searchsorted(np.cumsum(bytes_each[order]), size))
        threshold = values[order[last]] if last < len(values) else -1.0
        for n in range(2, self.order + 1):
            level = gains[n]
            self.probability[n] = {gram: p for gram, p in self.probability[n].items() if level[gram] > threshold}
        # Back-off weights again, lowest first, so that every context's probabilities sum to one.
        for n in range(2, self.order + 1):
            here, below = defaultdict(float), defaultdict(float)
            for gram, p in self.probability[n].items():
                here[gram[:-1]] += p
                below[gram[:-1]] += self.lower(gram)
            self.backoff[n - 1] = {
                context: max(1 - here[context], 1e-4) / max(1 - below[context], 1e-4) for context in here
            }

    def encoded(self, pair_count):
        """The trie's bytes, as the README describes them."""
        levels = []
        nodes = [(pair,) for pair in range(pair_count)]
        for n in range(1, self.order + 1):
            levels.append(nodes)
            if n < self.order:
                children = defaultdict(list)
                for gram in self.probability[n + 1]:
                    children[gram[:-1]].append(gram)
                nodes = [gram for parent in nodes for gram in sorted(children.get(parent, ()))]
        blob = bytearray(struct.pack("<II", self.order, pair_count))

        def add(values, kind):
            content = np.asarray(values).astype(kind).tobytes()
            blob.extend(struct.pack("<I", len(content)) + content + bytes(-len(content) % 4))

        for n, level in enumerate(levels, 1):
            if n > 1:
                add([gram[-1] for gram in level], "<u2")
            add(quantized([self.probability[n].get(gram, 1e-7) for gram in level], PROBABILITY_STEP), "u1")
            if n == self.order:
                break
            weights = quantized([self.backoff[n].get(gram, 1.0) for gram in level], BACKOFF_STEP, signed=True)
            add(weights, "i1")
            # Where each node's children begin: a base every 256 nodes and the distance from it.
            counts = defaultdict(int)
            for gram in levels[n]:
                counts[gram[:-1]] += 1
            begins = np.cumsum([0] + [counts.get(gram, 0) for gram in level])
            bases = begins[::256]
            offsets = begins - np.repeat(bases, 256)[: len(begins)]
            assert offsets.max(initial=0) < 65536
            add(bases, "<u4")
            add(offsets, "<u2")
        return bytes(blob)


def quantized(values, step, signed=False):
    """−log in steps of 1/step: unsigned bytes, or signed for weights above one."""
    logs = np.rint(-np.log(np.maximum(np.array(values, dtype=np.float64), 1e-30)) * step)
    return np.clip(logs, -128, 127).astype("i1") if signed else np.clip(logs, 0, 255).astype("u1")
