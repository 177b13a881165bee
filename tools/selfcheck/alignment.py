"""Which words were heard in the place of which: the least number of words that are wrong, missing or too many."""

from dataclasses import dataclass

# Words that may be written in one or in several: “to day”, “good-bye”.
JOINED = 3


@dataclass(frozen=True)
class Step:
    """Some words of the text, and what was heard for them."""

    printed: tuple
    heard: tuple
    # Index of the first printed word.
    place: int
    is_right: bool

    @property
    def errors(self):
        return 0 if self.is_right else max(len(self.printed), len(self.heard))


def joins(limit=JOINED):
    """How many words on either side may be the same when they are written in one."""
    return [(a, b) for a in range(1, limit + 1) for b in range(1, limit + 1) if (a == 1) != (b == 1)] + [(2, 2), (2, 3), (3, 2)]


JOINS = joins()


def steps(printed, heard, same=None):
    """The way from what is printed to what was heard with the fewest errors.

    `same` says of two words, or of several joined, whether they are the same though written otherwise.
    """
    rows, columns = len(printed) + 1, len(heard) + 1
    cost = [[0] * columns for _ in range(rows)]
    back = [[None] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            if i == j == 0:
                continue
            best, way = None, None
            for a, b, price in moves(printed, heard, i, j, same):
                value = cost[i - a][j - b] + price
                if best is None or value < best:
                    best, way = value, (a, b, price == 0)
            cost[i][j], back[i][j] = best, way
    result = []
    i, j = rows - 1, columns - 1
    while i or j:
        a, b, is_right = back[i][j]
        result.append(Step(tuple(printed[i - a : i]), tuple(heard[j - b : j]), i - a, is_right))
        i, j = i - a, j - b
    return result[::-1]


def moves(printed, heard, i, j, same):
    """The last steps that may lead to a place: how many printed words, how many heard, and the errors."""
    if i and j:
        one, other = printed[i - 1], heard[j - 1]
        yield 1, 1, 0 if one == other or (same is not None and same(one, other)) else 1
        for a, b in JOINS:
            if a <= i and b <= j:
                left, right = "".join(printed[i - a : i]), "".join(heard[j - b : j])
                if left == right or (same is not None and left[0] == right[0] and same(left, right)):
                    yield a, b, 0
    if i:
        yield 1, 0, 1
    if j:
        yield 0, 1, 1


def differences(way):
    """The stretches of a way that are wrong, neighbours as one."""
    result = []
    for step in way:
        if step.is_right:
            result.append(None)
        elif result and result[-1] is not None:
            last = result.pop()
            result.append(Step(last.printed + step.printed, last.heard + step.heard, last.place, False))
        else:
            result.append(step)
    return [step for step in result if step is not None]


def errors(way):
    """How many words are wrong, missing or too many."""
    return sum(step.errors for step in way)
