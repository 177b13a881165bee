"""A listener in a hurry: after a storm of keys and taps the voice goes on, and the page knows that it does.

`VORLESER_STORMS` is how many there are; `VORLESER_SEED` brings one of them back.
"""

import os

import pytest
from hurry import goes_on, storm
from reader_page import Reader

STORMS = int(os.environ.get("VORLESER_STORMS", "8"))
SEED = os.environ.get("VORLESER_SEED")
# Milliseconds to the server, and as much at once as it gives.
NETWORK = {"offline": False, "latency": 80, "downloadThroughput": -1, "uploadThroughput": -1}


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
        storm(reader, seed)
        goes_on(reader, f"storm {seed}")
