#!/usr/bin/env python3
"""Writes what the reference implementation makes of two utterances, stage by stage, with a small network.

    python3 -m venv venv && venv/bin/pip install -r tools/golden/requirements.txt
    venv/bin/pip install --no-deps kokoro==0.9.4
    venv/bin/python tools/golden/dump.py

Weights, style and noise are a formula's (`formula.py`), so that the tests make the same network without a weight file.
Writes `Tests/Sets/network`. A stage of many values is kept as every 16th frame, under its name
with “/16”.
"""

import json
import math
from pathlib import Path

import torch
from safetensors.torch import save_file

from formula import numbers
from network import CONFIGURATION, STYLE, padded, small_network

OUT = Path(__file__).resolve().parents[2] / "Tests/Sets/network"
# Phonemes, the published vocabulary's tokens for them, and the stages that are kept (all of them if none is named).
CASES = {
    "small-word": ("hˈI", [50, 156, 25], None),
    "small-sentence": (
        "ðə kwˈɪk fˈɑks.", [81, 83, 16, 53, 65, 156, 102, 53, 16, 48, 156, 69, 53, 61, 4],
        {"bert", "duration_encoder", "duration_logits", "durations", "text_encoder", "shared_lstm", "f0", "n",
         "decoder_encode", "audio"},
    ),
}
MANY = 20_000


def without_chance():
    """Makes the reference's noise the formula's: phases of the harmonics, then one number for each sample of each."""
    def rand(*shape, **_):
        shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
        return torch.from_numpy((numbers("phase", math.prod(shape)) + 1) / 2).reshape(shape)

    def randn_like(values, **_):
        return torch.from_numpy(numbers("noise", values.numel())).reshape(values.shape) * math.sqrt(3)

    torch.rand, torch.randn_like = rand, randn_like


def watched(model):
    """The modules whose results are kept, under the names of `KokoroStage`."""
    generator, predictor, decoder = model.decoder.generator, model.predictor, model.decoder
    return {
        "bert": model.bert, "bert_encoder": model.bert_encoder, "duration_encoder": predictor.text_encoder,
        "duration_lstm": predictor.lstm, "duration_logits": predictor.duration_proj,
        "text_encoder": model.text_encoder, "shared_lstm": predictor.shared,
        "decoder_encode": decoder.encode, "decoder_decode_0": decoder.decode[0], "decoder_decode_3": decoder.decode[3],
        "source": generator.m_source,
        "noise_conv_0": generator.noise_convs[0], "noise_res_0": generator.noise_res[0], "up_0": generator.ups[0],
        "resblock_0": generator.resblocks[0],
        "noise_conv_1": generator.noise_convs[1], "noise_res_1": generator.noise_res[1], "up_1": generator.ups[1],
        "resblock_5": generator.resblocks[5], "conv_post": generator.conv_post,
    }


def stages(model, tokens, style):
    """What each stage gives for an utterance, by name, without the dimension of the batch."""
    kept, hooks = {}, []
    for name, module in watched(model).items():
        def keep(_, __, result, name=name):
            result = result[0] if isinstance(result, tuple) else result
            kept[name] = result.squeeze(0).clone()

        hooks.append(module.register_forward_hook(keep))
    transform, curves = model.decoder.generator.stft.transform, model.predictor.F0Ntrain

    def kept_transform(sound):
        magnitudes, phases = transform(sound)
        kept["har"] = torch.cat([magnitudes, phases], dim=1).squeeze(0)
        return magnitudes, phases

    def kept_curves(features, style):
        pitch, energy = curves(features, style)
        kept["f0"], kept["n"] = pitch.squeeze(0), energy.squeeze(0)
        return pitch, energy

    model.decoder.generator.stft.transform, model.predictor.F0Ntrain = kept_transform, kept_curves
    try:
        audio, frames = model.forward_with_tokens(torch.tensor([[0, *tokens, 0]]), padded(style), 1.0)
    finally:
        model.decoder.generator.stft.transform, model.predictor.F0Ntrain = transform, curves
        for hook in hooks:
            hook.remove()
    return kept | {"audio": audio, "durations": frames.to(torch.int32)}


def thinned(name, values):
    """Every 16th frame of a large stage; the harmonics' phases are needed whole by whatever follows them."""
    if values.dim() != 2 or values.numel() <= MANY or name in ("har", "source"):
        return name, values.contiguous()
    # Modules of the sound side give [channels, frames].
    return name + "/16", values[:, ::16].contiguous()


@torch.no_grad()
def main():
    without_chance()
    model = small_network()
    style = torch.from_numpy(numbers("voice", 2 * STYLE)) * 0.3
    OUT.mkdir(parents=True, exist_ok=True)
    for name, (phonemes, tokens, wanted) in CASES.items():
        kept = stages(model, tokens, style)
        kept = dict(thinned(*one) for one in kept.items() if wanted is None or one[0] in wanted)
        kept = {name: values if values.dtype == torch.int32 else values.float() for name, values in kept.items()}
        kept["input_ids"] = torch.tensor([0, *tokens, 0], dtype=torch.int32)
        metadata = {"phonemes": phonemes, "configuration": json.dumps(CONFIGURATION)}
        save_file(kept, OUT / f"{name}.safetensors", metadata=metadata)
        audio = kept["audio"]
        print(f"{name}: {len(tokens)} phonemes, {audio.numel()} samples, peak {audio.abs().max():.3f}, "
              f"pitch {kept['f0'].min():.0f} to {kept['f0'].max():.0f} Hz, frames {kept['durations'].tolist()}")


if __name__ == "__main__":
    main()
