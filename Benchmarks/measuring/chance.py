"""Whether a difference between two speakers is more than chance."""

import math


def sides(own, other):
    """Of sentences with so many errors each: how many are worse than the other's, how many better, and how likely so many
    are on one side where both are as good (sign test)."""
    differences = [left - right for left, right in zip(own, other, strict=True)]
    worse, better = sum(step > 0 for step in differences), sum(step < 0 for step in differences)
    count, most = worse + better, max(worse, better)
    chance = min(1.0, 2 * sum(math.comb(count, right) for right in range(most, count + 1)) / 2**count)
    return worse, better, chance
