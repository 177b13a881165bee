"""Each kind of fault once, with the same chance every time; `make faults` tries many."""

import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from disks import Skipped  # noqa: E402
from faults import FAULTS, tried  # noqa: E402

EXE = pathlib.Path(os.environ.get("VORLESER", ".build/debug/vorleser")).resolve()


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("faults")


@pytest.mark.parametrize("name", FAULTS)
def test_nothing_is_lost(name, folder):
    try:
        tried(name, EXE, folder, seed=1)
    except Skipped as reason:
        pytest.skip(str(reason))
