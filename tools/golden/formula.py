"""Numbers by formula: the same as `FormulaWeights` in `Sources/KokoroFormula` makes, which is tested against these."""

import math

import numpy as np
import torch


def hashed(name):
    """FNV-1a, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in name.encode():
        value = ((value ^ byte) * 0x100000001B3) % 2**64
    return value


def numbers(name, count):
    """`count` numbers in -1 ..< 1, exact in 32 bits: SplitMix64's finaliser of the name's hash and the index."""
    with np.errstate(over="ignore"):
        state = np.uint64(hashed(name)) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        for shift, factor in ((30, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB)):
            state = (state ^ (state >> np.uint64(shift))) * np.uint64(factor)
        state ^= state >> np.uint64(31)
    return ((state >> np.uint64(40)).astype(np.float64) / 2**23 - 1).astype(np.float32)


def parameter(name, shape):
    """The value of one of the network's parameters; the first rule that fits counts."""
    inputs = math.prod(shape[1:])
    values = numbers(name, math.prod(shape))

    def scaled(factor, of=values):
        return np.float32(factor) * of

    def around(base, factor):
        return np.float32(base) + scaled(factor)

    spread = math.sqrt(3 / max(inputs, 1))
    lower, end = name.lower(), name.rsplit(".", 1)[-1]
    match name:
        case "predictor.duration_proj.linear_layer.bias":
            values = around(-2.6, 0.5)
        case "predictor.F0_proj.bias":
            values = around(60, 1)
        case "predictor.F0_proj.weight":
            values = scaled(170 * spread)
        case "predictor.duration_proj.linear_layer.weight":
            # Rows alike, so that durations vary from phoneme to phoneme.
            values = scaled(6 * spread, np.tile(numbers(name, shape[1]), shape[0]))
        case "decoder.generator.conv_post.weight_g":
            values = np.float32(0.12) * around(1, 0.25)
        case "decoder.generator.conv_post.bias":
            values = around(-1, 0.05)
        case _ if end == "weight_g":
            values = around(1, 0.25)
        case _ if ".alpha" in name:
            values = around(1, 0.3)
        case _ if end == "gamma" or "norm" in lower and end == "weight" and len(shape) == 1:
            values = around(1, 0.1)
        case _ if end in ("bias", "beta") or ".bias_" in name:
            values = scaled(0.05)
        case _ if "lstm" in lower or ".shared." in name:
            values = scaled(1 / 16)
        case _ if ".fc." in name:
            values = scaled(0.3 * spread)
        case _ if "embedding" not in name:
            values = scaled(spread)
    return torch.from_numpy(values.reshape(shape))
