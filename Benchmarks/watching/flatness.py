"""Whether what is measured over hours stays where it is."""

import statistics

WARM_UP = 0.25  # of the time, in which what is made once is made


def slope(samples):
    """By how much a value grows in a second: the median of all pairs' slopes (Theil 1950, Sen 1968)."""
    step = max(len(samples) // 200, 1)
    points = samples[::step]
    slopes = [
        (later[1] - earlier[1]) / (later[0] - earlier[0])
        for index, earlier in enumerate(points) for later in points[index + 1 :] if later[0] > earlier[0]
    ]
    return statistics.median(slopes) if slopes else 0


class Verdict:
    """Judges the samples after the warm-up.

    A value is flat when the straight line through it rises by less than `allowed` over the time that is judged.
    """

    def __init__(self, samples, name, allowed):
        last = samples[-1]["seconds"]
        judged = [(sample["seconds"], sample[name]) for sample in samples if sample["seconds"] >= WARM_UP * last]
        self.name, self.allowed = name, allowed
        self.slope = slope(judged)
        self.rise = self.slope * (judged[-1][0] - judged[0][0])
        self.start = judged[0][0]
        values = [value for _, value in judged]
        self.least, self.middle, self.most = min(values), statistics.median(values), max(values)

    @property
    def is_flat(self):
        return self.rise <= self.allowed

    def __str__(self):
        return (f"{self.name:10} {self.least:8.0f} … {self.most:8.0f}, {self.middle:8.0f} in the middle, "
                f"{3600 * self.slope:+8.1f} an hour, {self.rise:+6.1f} in all: "
                + ("flat" if self.is_flat else f"GROWS, {self.allowed:.0f} are allowed"))
