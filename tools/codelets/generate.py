#!/usr/bin/env python3
"""Writes Sources/CTensorKernels/codelets.h: the transforms of the block convolutions as straight-line C.

    python3 tools/codelets/generate.py            writes the file
    python3 tools/codelets/generate.py --check    fails if the file is not what would be written

Each family has three codelets, that work on a vector of channels at once:

* forward: a tile's rows → its values at the points;
* inverse: products at the points → the sums of the tile;
* weights: taps → factors at the points.

The mathematics is in fourier.py (7 and 11 taps) and winograd.py (3 taps). Needs nothing but Python 3.
"""

import pathlib
import sys

import fourier
from graph import written
from winograd import Winograd

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Sources/CTensorKernels/codelets.h"

HEADER = """\
// Written by tools/codelets/generate.py: change it there.
//
// Included once for each instruction set, where vectors.h is at hand, `load` and `store` move one,
// and `codelet(name)` begins the definition of a function. Rows of a tile lie LANES floats apart; strides are in
// floats.
"""

FORWARD = "const float *restrict rows, float *restrict points, ptrdiff_t stride"
INVERSE = "const float *restrict points, ptrdiff_t stride, float *restrict sums"
WEIGHTS = "const float *restrict taps, ptrdiff_t tap, float *restrict points, ptrdiff_t stride"


def forward(name, graph, outputs):
    return written(
        f"{name}_forward",
        FORWARD,
        graph,
        outputs,
        lambda index: f"load(rows + {index} * LANES)",
        lambda index, value: f"store(points + {index} * stride, {value})",
    )


def inverse(name, graph, outputs):
    return written(
        f"{name}_inverse",
        INVERSE,
        graph,
        outputs,
        lambda index: f"load(points + {index} * stride)",
        lambda index, value: f"store(sums + {index} * LANES, {value})",
    )


def weights(name, graph, outputs):
    return written(
        f"{name}_weights",
        WEIGHTS,
        graph,
        outputs,
        lambda index: f"load(taps + {index} * tap)",
        lambda index, value: f"store(points + {index} * stride, {value})",
    )


def header():
    lines = [HEADER]
    size = 32
    lines += forward(f"fourier{size}", *fourier.forward(size))
    for taps in (7, 11):
        lines += inverse(f"fourier{size}_{taps}", *fourier.inverse(size, taps))
        lines += weights(f"fourier{size}_{taps}", *fourier.weights(size, taps))
    # The second loses less, and is for products in fixed point: six products for four sums instead of eight for six.
    for outputs, points in ((6, "0 1 -1 2 -2 1/2 -1/2"), (4, "0 3/4 -3/4 3/2 -3/2")):
        winograd = Winograd(outputs, 3, points.split())
        lines += forward(f"winograd{outputs}_3", *winograd.forward())
        lines += inverse(f"winograd{outputs}_3", *winograd.inverse())
        lines += weights(f"winograd{outputs}_3", *winograd.weights())
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        if TARGET.read_text() != header():
            sys.exit(f"{TARGET.name} is not what tools/codelets/generate.py writes; run it without --check.")
    else:
        TARGET.write_text(header())
