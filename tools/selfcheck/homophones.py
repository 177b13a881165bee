"""Words that are written otherwise and sound the same: of them no ear can tell which was said."""

import subprocess

# Vowels without stress that voices do not tell apart, and marks.
MERGED = str.maketrans({"ᵊ": "ə", "ᵻ": "ə", "ɪ": "ə", "ɐ": "ə", "ʔ": "t", "T": "t", "ɾ": "t", " ": "", "ː": ""})


def sounds(texts, program, accent="us"):
    """The sounds of texts by `vorleser phonemes`, without stress and blanks; empty where it cannot be asked."""
    command = [program, "phonemes", "-", "--plain", "--spoken", "--accent", accent]
    lines = "".join(" ".join(text.split()) + "\n" for text in texts)
    try:
        answer = subprocess.run(command, input=lines, capture_output=True, text=True, check=True, encoding="utf-8")
    except (OSError, subprocess.CalledProcessError):
        return [""] * len(texts)
    answers = [line.translate(MERGED) for line in answer.stdout.split("\n")[: len(texts)]]
    return answers + [""] * (len(texts) - len(answers))


def alike(differences, program, accent="us"):
    """Those of some differences whose printed and heard words sound the same."""
    pairs = sorted({(" ".join(step.printed), " ".join(step.heard)) for step in differences if step.printed and step.heard})
    texts = [text for pair in pairs for text in pair]
    said = sounds(texts, program, accent)
    same = {pair for index, pair in enumerate(pairs) if said[2 * index] and said[2 * index] == said[2 * index + 1]}
    return [step for step in differences if (" ".join(step.printed), " ".join(step.heard)) in same]
