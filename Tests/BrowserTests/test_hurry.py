"""A listener in a hurry: after a storm of keys and taps the voice goes on, and the page knows that it does.

`VORLESER_STORMS` is how many there are; `VORLESER_SEED` brings one of them back.
"""

import os
import random

import pytest
from conftest import until
from reader_page import Reader

STORMS = int(os.environ.get("VORLESER_STORMS", "8"))
SEED = os.environ.get("VORLESER_SEED")
KEYS = [" ", " ", "ArrowLeft", "ArrowRight", "Shift+ArrowLeft", "Shift+ArrowRight", "j", "l", "+", "-", "f"]
# Milliseconds to the server, and as much at once as it gives.
NETWORK = {"offline": False, "latency": 80, "downloadThroughput": -1, "uploadThroughput": -1}
# Seconds; longer, and a listener would take it for broken.
HANG = 10


@pytest.fixture
def reader(kind, page, book):
    reader = Reader(page, book)
    # As slow as a telephone: what takes no time here is on its way there when the next key comes.
    browser = page.context.new_cdp_session(page)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    browser.send("Network.enable")
    browser.send("Network.emulateNetworkConditions", NETWORK)
    reader.go(reader.find("experimental verification"))
    return reader


def test_after_a_storm_of_keys_and_taps_the_voice_goes_on(reader):
    for seed in [int(SEED)] * STORMS if SEED else range(STORMS):
        storm(reader, random.Random(seed))
        said = f"storm {seed}"
        if label(reader) == "Play":
            reader.press(" ")
        until(lambda: label(reader) == "Pause" and reader.speaks(), f"the voice speaks after {said}", HANG)
        word, place = reader.word, heard(reader)
        until(lambda: heard(reader) != place, f"the sound goes on after {said}", HANG)
        until(lambda: reader.word not in (None, word), f"the word moves on after {said}", HANG)
        assert reader.page.locator("#offers .is-trouble").count() == 0, said


def storm(reader, chance):
    for _ in range(chance.randint(2, 12)):
        if chance.random() < 0.3:
            tap(reader, chance)
        else:
            reader.press(chance.choice(KEYS))
        # Most come at once, some when the sound is just on its way.
        reader.page.wait_for_timeout(chance.choice([0, 0, 0, 5, 20, 60, 200]))


def tap(reader, chance):
    """Taps somewhere in the text, but not on what leads elsewhere."""
    size = reader.page.viewport_size
    place = [size["width"] * chance.uniform(0.3, 0.7), size["height"] * chance.uniform(0.2, 0.7)]
    is_text = "place => !!document.elementFromPoint(...place)?.closest('[data-part] p:not(:has(a))')"
    if reader.page.evaluate(is_text, place):
        reader.page.mouse.click(*place)


def label(reader) -> str:
    return reader.page.locator('[data-action="toggle"]').first.get_attribute("aria-label")


def heard(reader) -> tuple:
    """Where the sound is: on which line of time, and at which second."""
    return tuple(reader.page.evaluate("(({ src, currentTime }) => [src, currentTime])(document.getElementById('sound'))"))
