"""Which symbols each letter stands for: expectation maximisation over all monotone divisions of a word's symbols.

Every letter takes a chunk of 0 to 3 units (a unit is a symbol with its marks of stress and length). The sums over all
divisions are those of the forward–backward algorithm, done for many words of one shape at a time.
"""

import numpy as np

LONGEST_CHUNK = 3
# How likely a chunk of 0, 1, 2, 3 units is before anything has been seen.
FIRST_ODDS = np.array([0.25, 1.0, 0.02, 0.002])
UNSEEN = 1e-9


class Aligner:
    def __init__(self, letters):
        self.letter_index = {letter: i for i, letter in enumerate(letters)}
        self.chunk_index = {}
        self.odds = None

    def _batches(self, pairs, size=4096):
        """Words of like shape together: letters [B, L], chunk numbers [B, M, 4] (−1: runs past the end), places."""
        shapes = {}
        for place, (letters, units) in enumerate(pairs):
            if letters and units and len(units) <= LONGEST_CHUNK * len(letters):
                shapes.setdefault((len(letters), len(units)), []).append(place)
        for (length, count), places in sorted(shapes.items()):
            for begin in range(0, len(places), size):
                some = places[begin : begin + size]
                letters = np.array([[self.letter_index[c] for c in pairs[p][0]] for p in some])
                chunks = np.full((len(some), count + 1, LONGEST_CHUNK + 1), -1, dtype=np.int64)
                for row, place in enumerate(some):
                    units = pairs[place][1]
                    for at in range(count + 1):
                        for size_of in range(min(LONGEST_CHUNK, count - at) + 1):
                            chunk = "".join(units[at : at + size_of])
                            chunks[row, at, size_of] = self.chunk_index.setdefault(
                                (size_of, chunk), len(self.chunk_index)
                            )
                yield letters, chunks, some

    def _emissions(self, letters, chunks, i):
        """[B, M + 1, 4]: the odds of each chunk for the i-th letter."""
        if self.odds is None:
            values = np.broadcast_to(FIRST_ODDS, chunks.shape)
        else:
            known = chunks < self.odds.shape[1]
            values = self.odds[letters[:, i][:, None, None], np.where(known, chunks, 0)]
            values = np.where(known, values, UNSEEN)
        return np.where(chunks >= 0, values, 0.0)

    def learn(self, pairs, rounds):
        batches = list(self._batches(pairs))
        n_letters, n_chunks = len(self.letter_index), len(self.chunk_index)
        for _ in range(rounds):
            counts = np.zeros(n_letters * n_chunks)
            for letters, chunks, _ in batches:
                size, length = letters.shape
                count = chunks.shape[1] - 1
                emissions = [self._emissions(letters, chunks, i) for i in range(length)]
                forward = np.zeros((length + 1, size, count + 1))
                forward[0, :, 0] = 1
                for i in range(length):
                    for n in range(min(LONGEST_CHUNK, count) + 1):
                        end = count + 1 - n
                        forward[i + 1, :, n:] += forward[i, :, :end] * emissions[i][:, :end, n]
                backward = np.zeros((length + 1, size, count + 1))
                backward[length, :, count] = 1
                for i in reversed(range(length)):
                    for n in range(min(LONGEST_CHUNK, count) + 1):
                        end = count + 1 - n
                        backward[i, :, :end] += backward[i + 1, :, n:] * emissions[i][:, :end, n]
                total = forward[length, :, count]
                scale = np.where(total > 0, 1 / np.maximum(total, 1e-290), 0)
                for i in range(length):
                    for n in range(min(LONGEST_CHUNK, count) + 1):
                        end = count + 1 - n
                        share = forward[i, :, :end] * emissions[i][:, :end, n] * backward[i + 1, :, n:]
                        index = letters[:, i][:, None] * n_chunks + chunks[:, :end, n]
                        counts += np.bincount(
                            index.ravel(), (share * scale[:, None]).ravel(), minlength=n_letters * n_chunks
                        )
            counts = counts.reshape(n_letters, n_chunks)
            # Joint odds, so that letters which are often silent stay so and rare chunks do not tempt.
            self.odds = np.maximum(counts / counts.sum(axis=1, keepdims=True).clip(1), UNSEEN)

    def align(self, pairs):
        """The likeliest chunks (strings) of every word, or None where a word has no division."""
        result = [None] * len(pairs)
        for letters, chunks, places in self._batches(pairs):
            size, length = letters.shape
            count = chunks.shape[1] - 1
            best = np.full((size, count + 1), -np.inf)
            best[:, 0] = 0
            steps = []
            for i in range(length):
                with np.errstate(divide="ignore"):
                    emission = np.log(self._emissions(letters, chunks, i))
                options = np.full((size, count + 1, LONGEST_CHUNK + 1), -np.inf)
                for n in range(min(LONGEST_CHUNK, count) + 1):
                    end = count + 1 - n
                    options[:, n:, n] = best[:, :end] + emission[:, :end, n]
                steps.append(options.argmax(axis=2))
                best = options.max(axis=2)
            for row, place in enumerate(places):
                if not np.isfinite(best[row, count]):
                    continue
                end, found = count, []
                for i in reversed(range(length)):
                    n = steps[i][row, end]
                    found.append("".join(pairs[place][1][end - n : end]))
                    end -= n
                result[place] = found[::-1]
        return result
