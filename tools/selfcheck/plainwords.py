"""What is compared: a text's words in one form, without punctuation, case, and ways of writing numbers and spellings."""

import re
import unicodedata

import numerals
import spelling

SIGNS = [
    # Money: the sign goes behind its number.
    (re.compile(r"£\s?([\d,.]*\d)"), r"\1 pounds "),
    (re.compile(r"\$\s?0?\.(?:0(\d)|([1-9]\d))\b"), r"\1\2 cents "),
    (re.compile(r"\$\s?([\d,]*\d)\.00\b"), r"\1 dollars "),
    (re.compile(r"\$\s?([\d,]*\d)\.(\d\d)\b"), r"\1 dollars and \2 cents "),
    (re.compile(r"\$\s?([\d,.]*\d)"), r"\1 dollars "),
    (re.compile(r"€\s?([\d,.]*\d)"), r"\1 euros "),
    (re.compile(r"\b(1|one) (pound|dollar|euro|cent)s\b"), r"\1 \2"),
    # Angles; not minutes of a speech in quotation marks.
    (re.compile(r"(\d+)\s?°\s?(?=[CF]\b)"), r"\1 degrees "),
    (re.compile(r"(\d+)\s?°"), r"\1 degrees "),
    (re.compile(r"(\d+)\s?′"), r"\1 minutes "),
    (re.compile(r"(\d+)\s?″"), r"\1 seconds "),
    (re.compile(r"%"), " per cent "),
    (re.compile(r"&"), " and "),
    (re.compile(r"\s[=]\s"), " equals "),
    (re.compile(r"\s[×]\s"), " times "),
    (re.compile(r"\s[+]\s"), " plus "),
    (re.compile(r"\bNo\. ?(?=\d)"), "number "),
    (re.compile(r"(?<=\d)[:.](?=\d\d\b)"), " "),
    (re.compile(r"\b([ap])\.? ?m\.?(?=\W|$)", re.IGNORECASE), r"\1m "),
]
WORD = re.compile(r"\d+(?:,\d{3})+(?:st|nd|rd|th)?|\d+(?:st|nd|rd|th)?(?![a-z])|'?[a-z]+(?:'[a-z]+)*'?|\d+")
BREAK = re.compile(r"[,;:.!?—()]")


def plain_words(text):
    """A text's words in the form that is compared."""
    for pattern, replacement in SIGNS:
        text = pattern.sub(replacement, text)
    text = unicodedata.normalize("NFKD", text)
    text = "".join(sign for sign in text if not unicodedata.combining(sign) and unicodedata.category(sign) != "Cf")
    text = text.lower().replace("’", "'").replace("‘", "'").replace("æ", "ae").replace("œ", "oe")
    words = []
    # Numbers do not go on across a mark: “twenty, three”.
    for stretch in BREAK.split(re.sub(r"(?<=\d),(?=\d{3}\b)", "", text)):
        found = [word for piece in WORD.findall(stretch) for word in spelling.words_of(unquoted(piece))]
        words += numerals.figures(found)
    return words


def unquoted(word):
    """Without quotation marks that look like apostrophes, as far as one can tell."""
    if word in spelling.SHORT:
        return word
    if word.startswith("'"):
        word = word[1:]
    if word.endswith("'") and word not in spelling.SHORT and not word.endswith("in'"):
        word = word[:-1]
    return word
