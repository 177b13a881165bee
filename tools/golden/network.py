"""The reference implementation (the package `kokoro`) with layers as narrow as `SmallNetwork` in the tests has them."""

import sys
import types

# The reference makes phonemes of text with libraries of its own, which are not needed here.
sys.modules.setdefault("kokoro.pipeline", types.SimpleNamespace(KPipeline=None))

import torch  # noqa: E402
from kokoro.istftnet import AdainResBlk1d  # noqa: E402
from kokoro.model import KModel  # noqa: E402

from formula import parameter  # noqa: E402

STYLE = 16
# As in the published `config.json`, with other measures. The last two are none of its keys.
CONFIGURATION = {
    "n_token": 178, "hidden_dim": 32, "style_dim": STYLE, "n_layer": 3, "max_dur": 50, "dropout": 0.2, "n_mels": 80,
    "text_encoder_kernel_size": 5, "vocab": {},
    "plbert": {
        "hidden_size": 64, "embedding_size": 24, "num_attention_heads": 1, "intermediate_size": 96,
        "num_hidden_layers": 2, "max_position_embeddings": 512,
    },
    "istftnet": {
        "upsample_rates": [10, 6], "upsample_kernel_sizes": [20, 12], "upsample_initial_channel": 256,
        "resblock_kernel_sizes": [3, 7, 11], "resblock_dilation_sizes": [[1, 3, 5]] * 3,
        "gen_istft_n_fft": 20, "gen_istft_hop_size": 5,
    },
    "decoder_width": 48, "content_width": 8,
}


def narrow(decoder):
    """Replaces the layers whose widths the reference has fixed: those between the text and the generator."""
    wide, content = CONFIGURATION["decoder_width"], CONFIGURATION["content_width"]
    given = wide + content + 2
    decoder.encode = AdainResBlk1d(CONFIGURATION["hidden_dim"] + 2, wide, STYLE)
    last = CONFIGURATION["istftnet"]["upsample_initial_channel"]
    decoder.decode = torch.nn.ModuleList(
        [AdainResBlk1d(given, wide, STYLE) for _ in range(3)] + [AdainResBlk1d(given, last, STYLE, upsample=True)]
    )
    convolution = torch.nn.Conv1d(CONFIGURATION["hidden_dim"], content, kernel_size=1)
    decoder.asr_res = torch.nn.Sequential(torch.nn.utils.weight_norm(convolution))
    # The reference cuts a style of 256 numbers in halves of 128: only the first of those of the decoder's are filled.
    decoder.register_forward_pre_hook(lambda _, inputs: (*inputs[:3], inputs[3][:, :STYLE]))


def small_network():
    load, torch.load = torch.load, lambda *_, **__: {}
    try:
        model = KModel(repo_id="none", config=CONFIGURATION, model="none")
    finally:
        torch.load = load
    narrow(model.decoder)
    with torch.no_grad():
        for name, values in model.named_parameters():
            values.copy_(parameter(name, tuple(values.shape)))
    return model.eval()


def padded(style):
    """A style of 2 × 16 numbers as the reference takes it: the decoder's half, then the predictor's."""
    return torch.cat([style[:STYLE], torch.zeros(128 - STYLE), style[STYLE:]])[None]
