"""A listener in a hurry, in whichever browser: a storm of keys and taps, and what must hold when it is over.

The reader needs `press(key)`, `tap_text(x, y)` (taps there if that is text that leads nowhere), `size` (of the window),
`label` (of the button that plays), `word` (the one that is highlighted), `heard` (where the sound is), `speaks()` and
`troubles` (what the page complains of).
"""

import random
import time

from conftest import until

KEYS = [" ", " ", "ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight", "j", "l", "+", "-", "f"]
# Seconds; longer, and a listener would take it for broken.
HANG = 10


def storm(reader, seed: int):
    chance = random.Random(seed)
    width, height = reader.size
    for _ in range(chance.randint(2, 12)):
        if chance.random() < 0.3:
            reader.tap_text(width * chance.uniform(0.3, 0.7), height * chance.uniform(0.2, 0.7))
        else:
            reader.press(chance.choice(KEYS))
        # Most come at once, some when the sound is just on its way.
        time.sleep(chance.choice([0, 0, 0, 0.005, 0.02, 0.06, 0.2]))


def goes_on(reader, after: str):
    """The voice speaks, or begins to when it is asked; the page knows that it does; and nothing is complained of."""
    if reader.label == "Play":
        reader.press(" ")
    until(lambda: reader.label == "Pause" and reader.speaks(), f"the voice speaks after {after}", HANG)
    word, place = reader.word, reader.heard
    until(lambda: reader.heard != place, f"the sound goes on after {after}", HANG)
    until(lambda: reader.word not in (None, word), f"the word moves on after {after}", HANG)
    assert not reader.troubles, after
