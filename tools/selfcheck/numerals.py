"""Numbers in one form, whether a text has figures or words: `7:45`, `seven forty-five` and `7.45` become `745`."""

import re

UNITS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
        " seventeen eighteen nineteen".split()
    )
}
TENS = {word: 10 * value for value, word in enumerate("twenty thirty forty fifty sixty seventy eighty ninety".split(), 2)}
SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9}
ORDINALS = {
    "first": "one", "second": "two", "third": "three", "fifth": "five", "eighth": "eight", "ninth": "nine",
    "twelfth": "twelve",
}  # fmt: skip
FIGURES = re.compile(r"\d+(?:,\d{3})*(?:st|nd|rd|th)?")
# What stands alone is as likely a word as a number, so it keeps its letters.
SMALL = {str(value): word for word, value in UNITS.items() if 1 <= value <= 12}


def cardinal(word):
    """The cardinal of an ordinal word: `twentieth` → `twenty`; `None` for any other word."""
    if word in ORDINALS:
        return ORDINALS[word]
    if word.endswith("ieth") and word[:-4] + "y" in TENS:
        return word[:-4] + "y"
    if word.endswith("th") and (word[:-2] in UNITS or word[:-2] in SCALES or word[:-2] == "hundred"):
        return word[:-2]
    return None


def ending(value):
    """That of an ordinal in figures."""
    if value % 100 in (11, 12, 13):
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")


class Spelled:
    """Reads one number from words; what does not go on with it begins another."""

    def __init__(self):
        self.total = 0
        self.group = 0
        self.last = None

    def takes(self, word):
        """Whether a word goes on with the number; then it is counted."""
        if word in SCALES:
            if self.last is None or self.last in SCALES:
                return False
            self.total, self.group = self.total + max(self.group, 1) * SCALES[word], 0
        elif word == "hundred":
            if self.last in ("hundred", *SCALES) or self.group >= 100:
                return False
            self.group = max(self.group, 1) * 100
        elif word in TENS:
            if self.last is not None and self.last != "hundred" and self.last not in SCALES:
                return False
            self.group += TENS[word]
        else:
            follows = self.last in ("hundred", *SCALES) or (self.last in TENS and UNITS[word] < 10)
            if self.last is not None and (not follows or UNITS[word] == 0):
                return False
            self.group += UNITS[word]
        self.last = word
        return True

    @property
    def value(self):
        return self.total + self.group


def is_number_word(word):
    return word in UNITS or word in TENS or word in SCALES or word == "hundred"


def figures(words):
    """The words with all numbers in figures, those side by side as one.

    `a hundred and five` → `105`, `eighteen forty-seven` → `1847`, `the twenty-first` → `the 21st`. An `oh` is a
    number only after another.
    """
    result = []
    index = 0
    while index < len(words):
        number, used = number_at(words, index)
        if not used:
            result.append(words[index])
            index += 1
            continue
        index += used
        while not number.endswith(("st", "nd", "rd", "th")):
            more, used = number_after(words, index)
            if not used:
                break
            number, index = number + more, index + used
        result.append(SMALL.get(number, number))
    return result


def number_after(words, index):
    """The same for what may go on with a number: another, or the “oh” of *nineteen oh five*; no ordinal."""
    if words[index : index + 1] == ["oh"] and words[index + 1 : index + 2] and words[index + 1] in UNITS:
        return "0", 1
    number, used = number_at(words, index)
    return (number, used) if number.isdigit() else ("", 0)


def number_at(words, index):
    """The number that begins at a word, in figures, and how many words it takes; 0 for none."""
    word = words[index] if index < len(words) else ""
    if FIGURES.fullmatch(word):
        plain = word.replace(",", "")
        following = words[index + 1] if index + 1 < len(words) else ""
        if plain.isdigit() and (following in SCALES or following == "hundred"):
            return str(int(plain) * SCALES.get(following, 100)), 2
        return plain, 1
    start = index
    # “A hundred” and “hundred” are one hundred.
    if word == "a" and index + 1 < len(words) and words[index + 1] in ("hundred", *SCALES):
        index += 1
    spelled, used = Spelled(), 0
    while index < len(words):
        word = words[index]
        is_and = word == "and" and spelled.last in ("hundred", *SCALES) and index + 1 < len(words)
        if is_and and (is_number_word(words[index + 1]) or cardinal(words[index + 1])):
            index += 1
            continue
        base = cardinal(word)
        if base and (spelled.last is not None or base not in SCALES) and spelled.takes(base):
            return f"{spelled.value}{ending(spelled.value)}", index + 1 - start
        if not is_number_word(word):
            break
        # A scale by itself is a number only behind “a”.
        if spelled.last is None and (word in SCALES or word == "hundred"):
            if index == start and word != "hundred":
                break
            spelled.takes("one")
        if not spelled.takes(word):
            break
        used = index + 1 - start
        index += 1
    return (str(spelled.value), used) if used else ("", 0)
