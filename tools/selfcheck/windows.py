"""Stretches of sound of up to half a minute, which is what Whisper takes in at once, made of whole sentences."""

LONGEST = 28.0


def windows(spans, longest=LONGEST):
    """Runs of indices of spans `(start, end)` in seconds that fit in a window, as ranges; a longer span is alone."""
    result = []
    first = 0
    for index, (_, end) in enumerate(spans):
        if index > first and end - spans[first][0] > longest:
            result.append(range(first, index))
            first = index
    if first < len(spans):
        result.append(range(first, len(spans)))
    return result
