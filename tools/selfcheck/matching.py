"""Which of the words heard in a window belong to which of its sentences."""

import alignment


def parted(printed, heard, same=None):
    """The steps of each sentence's words.

    `printed` has the words of each sentence, `heard` those of all; a word that was heard between two sentences belongs to
    the one before, and what is one word across both counts as the first one's.
    """
    words = [word for sentence in printed for word in sentence]
    ends = []
    for sentence in printed:
        ends.append((ends[-1] if ends else 0) + len(sentence))
    result = [[] for _ in printed]
    owner = 0
    for step in alignment.steps(words, heard, same):
        if step.printed:
            while owner + 1 < len(ends) and step.place >= ends[owner]:
                owner += 1
        if result:
            result[owner].append(step)
    return result
