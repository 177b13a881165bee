"""How natural takes sound to models that were taught by people's ratings, 1 … 5.

DNSMOS (package `speechmos`, P.835 and P.808) was made for telephony and noise, DistillMOS for coded, enhanced and
synthetic speech. Both carry their models. None of them knows what a listener of books wants, so they tell gross
differences only.
"""

import statistics

import sounds

RATE = 16_000


def dnsmos(paths):
    """Means of overall quality (P.835) and of P.808 over some takes."""
    from speechmos import dnsmos

    scores = [dnsmos.run(sounds.read(path, RATE).clip(-1, 1), sr=RATE) for path in paths]
    return {
        "DNSMOS": statistics.mean(score["ovrl_mos"] for score in scores),
        "P.808": statistics.mean(score["p808_mos"] for score in scores),
    }


def distilled(paths):
    """The mean of DistillMOS over some takes."""
    import distillmos
    import torch

    model = distillmos.ConvTransformerSQAModel()
    model.eval()
    with torch.no_grad():
        scores = [float(model(torch.from_numpy(sounds.read(path, RATE).copy())[None])) for path in paths]
    return {"DistillMOS": statistics.mean(scores)}


def scores(paths):
    """All that are installed."""
    result = {}
    for score in (dnsmos, distilled):
        try:
            result |= score(paths)
        except ImportError:
            continue
    return result
