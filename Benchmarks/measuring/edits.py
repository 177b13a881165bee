"""How far two rows of signs, sounds or words are apart."""


def distance(a, b):
    """The fewest insertions, deletions and replacements that make one the other (Levenshtein)."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]
