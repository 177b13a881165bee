"""Shares out processor time among the cases of tests that ran side by side."""

from collections import Counter


def shares(events, samples, width):
    """Seconds of processor time for each test.

    What was taken in a moment belongs evenly to `width` cases: the tests of whose cases the events tell, and others that ran
    beside them.

    `events`: (time, test, 1 or -1) for each start and end of a case. `samples`: (time, seconds taken so far).
    """
    events = sorted(events, key=lambda event: event[0])
    result, running, position = Counter(), Counter(), 0
    for (_, before), (time, after) in zip(samples, samples[1:]):
        present = Counter(running)
        while position < len(events) and events[position][0] <= time:
            _, test, change = events[position]
            running[test] += change
            if change > 0:
                present[test] += 1
            position += 1
        for test, count in present.items():
            if count > 0:
                result[test] += (after - before) * count / max(sum(present.values()), width)
    return result
