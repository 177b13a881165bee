"""The likeliest pronunciation of a word by network and n-grams together: a beam over the word's letters."""

import math

from ngrams import BEGIN, END

BEAM = 20
# Chunks of one letter that the network finds less likely than this, against its best, are not tried.
NARROWEST = -7.0
FLOOR = math.log(1e-7)


class PairModel:
    """−ln probabilities and −ln back-off weights of n-grams (tuples of pair numbers), from a trained NGrams."""

    def __init__(self, probability, backoff, order):
        self.probability, self.backoff, self.order = probability, backoff, order

    @classmethod
    def trained(cls, ngrams):
        probability = {g: -math.log(p) for level in ngrams.probability[1:] for g, p in level.items()}
        backoff = {g: -math.log(max(b, 1e-30)) for level in ngrams.backoff[1:] if level for g, b in level.items()}
        return cls(probability, backoff, ngrams.order)

    def cost(self, context, pair):
        """−ln P(pair | context), the context being the longest that is known."""
        total = 0.0
        while True:
            found = self.probability.get(context + (pair,))
            if found is not None:
                return total + found
            if not context:
                return total - FLOOR
            total += self.backoff.get(context, 0.0)
            context = context[1:]


def best(letters, log_odds, chunks, pairs, model, weight, beam=BEAM):
    """The best chunks' numbers: of all ways with exactly one primary stress, if any is in the beam.

    - letters: the word's letters.
    - log_odds: the network's logarithm of each chunk's probability (or that plus a constant), [letters, chunks].
    - chunks: the chunks' symbols.
    - pairs: (letter, chunk number) → pair number; chunks without a pair are not tried.
    - weight: how much the n-grams count against the network.
    """
    hypotheses = [(0.0, (BEGIN,), (), False)]
    for letter, row in zip(letters, log_odds):
        narrowest = max(row) + NARROWEST
        options = [
            (chunk, odds, pairs[letter, chunk], "ˈ" in chunks[chunk])
            for chunk, odds in enumerate(row)
            if odds > narrowest and (letter, chunk) in pairs
        ]
        if not options:
            chunk = max(range(len(row)), key=lambda c: row[c])
            options = [(chunk, row[chunk], END, "ˈ" in chunks[chunk])]
        has_choice = any(not stress for _, _, _, stress in options)
        following = []
        for score, context, path, stressed in hypotheses:
            for chunk, odds, pair, stress in options:
                # Only a letter that leaves no choice is let through with a second primary stress.
                if stress and stressed and has_choice:
                    continue
                cost = 0.0 if pair == END or not weight else model.cost(context, pair)
                following.append((score + odds - weight * cost, context + (pair,), path + (chunk,), stressed or stress))
        following.sort(key=lambda h: -h[0])
        hypotheses, seen = [], set()
        for score, context, path, stressed in following:
            context = context[-(model.order - 1) :] if model.order > 1 else ()
            # What follows depends on the context (and the stress) alone: of two such ways the better is enough.
            if (context, stressed) in seen:
                continue
            seen.add((context, stressed))
            hypotheses.append((score, context, path, stressed))
            if len(hypotheses) == beam:
                break
    return max(hypotheses, key=lambda h: (h[3], h[0] - weight * model.cost(h[1], END)))[2]
