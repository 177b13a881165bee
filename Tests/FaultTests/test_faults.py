"""Some kinds of fault once each, with the same chance every time; `make faults` tries all, and often."""

import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from disks import Skipped  # noqa: E402
from faults import tried  # noqa: E402

# Together less than a minute.
SOME = [
    "killed: import", "killed: rendering", "killed: migration", "killed: recovery", "disk full: write",
    "disk fails: sync", "disk full: a real one", "folders may not be written", "short reads and writes",
    "damaged: database", "damaged: under a server", "damaged: clips", "together: two servers",
    "together: imports of one file",
]
EXE = pathlib.Path(os.environ.get("VORLESER", ".build/debug/vorleser")).resolve()


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("faults")


@pytest.mark.parametrize("name", SOME)
def test_nothing_is_lost(name, folder):
    try:
        tried(name, EXE, folder, seed=1)
    except Skipped as reason:
        pytest.skip(str(reason))
