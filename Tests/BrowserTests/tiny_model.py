"""A model of the real network's kind with few channels, and a publisher on this machine: what it speaks is noise, but with
words and times. Its weights are a pattern, so that they are made in a moment.
"""

import hashlib
import http.server
import io
import json
import math
import pathlib
import pickle
import struct
import threading
import time
import typing
import zipfile

WIDTH, STYLE, LAYERS, TOKENS, LONGEST = 32, 128, 1, 178, 3
ALBERT = {"hidden_size": 64, "embedding_size": 16, "num_attention_heads": 1, "intermediate_size": 32,
          "max_position_embeddings": 512, "num_hidden_layers": 1}
# The published file does not say these two, so they are the published ones.
WIDE, CONTENT = 1024, 64
# With tokens of their own: it was taught none.
SYMBOLS = ";:,.!?—…\"()“” \u0303ʣʥʦʨᵝAIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæβɔɕçɖðʤəɚɛɜɟɡɨɪʝŋøɸθœɹɾʁʃʈʧʊʋʌɣɤχʎʒʔˈˌːʰʲᵻ"
CHANNELS, RATES, TAPS, BLOCKS, BANDS = 32, (10, 6), (20, 12), (3, 7, 11), 22


def parameters() -> dict[str, tuple[int, ...]]:
    """The shapes of all parameters by their names, as `KokoroParameters` has them; what may be missing is."""
    shapes: dict[str, tuple[int, ...]] = {}

    def linear(name, inputs, outputs):
        shapes[f"{name}.weight"], shapes[f"{name}.bias"] = (outputs, inputs), (outputs,)

    def norm(name, channels):
        shapes[f"{name}.weight"] = shapes[f"{name}.bias"] = (channels,)

    def convolution(name, inputs, outputs, taps, normed=True, biased=True):
        shapes[f"{name}.weight_v" if normed else f"{name}.weight"] = (outputs, inputs, taps)
        if normed:
            shapes[f"{name}.weight_g"] = (outputs, 1, 1)
        if biased:
            shapes[f"{name}.bias"] = (outputs,)

    def lstm(name, inputs, hidden):
        for way in ("", "_reverse"):
            shapes[f"{name}.weight_ih_l0{way}"], shapes[f"{name}.weight_hh_l0{way}"] = (4 * hidden, inputs), (4 * hidden, hidden)
            shapes[f"{name}.bias_ih_l0{way}"] = shapes[f"{name}.bias_hh_l0{way}"] = (4 * hidden,)

    def residual(name, inputs, outputs, doubling=False):
        linear(f"{name}.norm1.fc", STYLE, 2 * inputs)
        convolution(f"{name}.conv1", inputs, outputs, 3)
        linear(f"{name}.norm2.fc", STYLE, 2 * outputs)
        convolution(f"{name}.conv2", outputs, outputs, 3)
        if inputs != outputs:
            convolution(f"{name}.conv1x1", inputs, outputs, 1, biased=False)
        if doubling:
            shapes[f"{name}.pool.weight_g"], shapes[f"{name}.pool.weight_v"] = (inputs, 1, 1), (inputs, 1, 3)
            shapes[f"{name}.pool.bias"] = (inputs,)

    def snakes(name, channels, taps):
        for half in (1, 2):
            for index in range(3):
                linear(f"{name}.adain{half}.{index}.fc", STYLE, 2 * channels)
                shapes[f"{name}.alpha{half}.{index}"] = (1, channels, 1)
                convolution(f"{name}.convs{half}.{index}", channels, channels, taps)

    hidden, inner = ALBERT["hidden_size"], ALBERT["intermediate_size"]
    embedding = ALBERT["embedding_size"]
    shapes["bert.embeddings.word_embeddings.weight"] = (TOKENS, embedding)
    shapes["bert.embeddings.position_embeddings.weight"] = (ALBERT["max_position_embeddings"], embedding)
    shapes["bert.embeddings.token_type_embeddings.weight"] = (2, embedding)
    norm("bert.embeddings.LayerNorm", embedding)
    linear("bert.encoder.embedding_hidden_mapping_in", embedding, hidden)
    layer = "bert.encoder.albert_layer_groups.0.albert_layers.0"
    for part in ("query", "key", "value", "dense"):
        linear(f"{layer}.attention.{part}", hidden, hidden)
    norm(f"{layer}.attention.LayerNorm", hidden)
    linear(f"{layer}.ffn", hidden, inner)
    linear(f"{layer}.ffn_output", inner, hidden)
    norm(f"{layer}.full_layer_layer_norm", hidden)
    linear("bert_encoder", hidden, WIDTH)
    for index in range(LAYERS):
        lstm(f"predictor.text_encoder.lstms.{2 * index}", WIDTH + STYLE, WIDTH // 2)
        linear(f"predictor.text_encoder.lstms.{2 * index + 1}.fc", STYLE, 2 * WIDTH)
    lstm("predictor.lstm", WIDTH + STYLE, WIDTH // 2)
    linear("predictor.duration_proj.linear_layer", WIDTH, LONGEST)
    lstm("predictor.shared", WIDTH + STYLE, WIDTH // 2)
    for curve in ("F0", "N"):
        residual(f"predictor.{curve}.0", WIDTH, WIDTH)
        residual(f"predictor.{curve}.1", WIDTH, WIDTH // 2, doubling=True)
        residual(f"predictor.{curve}.2", WIDTH // 2, WIDTH // 2)
        convolution(f"predictor.{curve}_proj", WIDTH // 2, 1, 1, normed=False)
    shapes["text_encoder.embedding.weight"] = (TOKENS, WIDTH)
    for index in range(LAYERS):
        convolution(f"text_encoder.cnn.{index}.0", WIDTH, WIDTH, 5)
        shapes[f"text_encoder.cnn.{index}.1.gamma"] = shapes[f"text_encoder.cnn.{index}.1.beta"] = (WIDTH,)
    lstm("text_encoder.lstm", WIDTH, WIDTH // 2)
    residual("decoder.encode", WIDTH + 2, WIDE)
    for block in range(3):
        residual(f"decoder.decode.{block}", WIDE + CONTENT + 2, WIDE)
    residual("decoder.decode.3", WIDE + CONTENT + 2, CHANNELS, doubling=True)
    convolution("decoder.F0_conv", 1, 1, 3)
    convolution("decoder.N_conv", 1, 1, 3)
    convolution("decoder.asr_res.0", WIDTH, CONTENT, 1)
    linear("decoder.generator.m_source.l_linear", 9, 1)
    for stage, taps in enumerate(TAPS):
        channels, is_last = CHANNELS >> (stage + 1), stage == len(RATES) - 1
        name = "decoder.generator"
        convolution(f"{name}.noise_convs.{stage}", BANDS, channels, 1 if is_last else 2 * RATES[1], normed=False)
        snakes(f"{name}.noise_res.{stage}", channels, 11 if is_last else 7)
        shapes[f"{name}.ups.{stage}.weight_g"] = (2 * channels, 1, 1)
        shapes[f"{name}.ups.{stage}.weight_v"] = (2 * channels, channels, taps)
        shapes[f"{name}.ups.{stage}.bias"] = (channels,)
        for index, width in enumerate(BLOCKS):
            snakes(f"{name}.resblocks.{stage * len(BLOCKS) + index}", channels, width)
    convolution("decoder.generator.conv_post", CHANNELS >> len(RATES), BANDS, 7)
    return shapes


def numbers(count: int, scale: float, base: float = 0.0) -> bytes:
    """So many numbers of a pattern around a base, of 16 bits each."""
    state, pattern = 1, []
    for _ in range(min(count, 4099)):
        state = (state * 48271) % 2147483647
        pattern.append(base + scale * (2 * state / 2147483647 - 1))
    block = struct.pack(f"<{len(pattern)}e", *pattern)
    return (block * (2 * count // len(block) + 1))[: 2 * count]


def rule(name: str, shape: tuple[int, ...]) -> tuple[float, float]:
    """Scale and base of a parameter: some 60 ms a phoneme, and a sound that is heard; otherwise as large as layers take."""
    if name == "predictor.duration_proj.linear_layer.bias":
        return 0.2, 1.5
    if name == "predictor.F0_proj.bias":
        return 1, 120
    if name.endswith("conv_post.bias"):
        return 0.05, -1
    if name.endswith("weight_g") or ".alpha" in name or name.endswith("gamma") or "orm.weight" in name:
        return 0.2, 1
    if name.endswith(("bias", "beta")) or ".bias_" in name:
        return 0.05, 0
    # A power of two, so that many share their numbers.
    return 2.0 ** round(math.log2((3 / math.prod(shape[1:])) ** 0.5)), 0


class Checkpoint(pickle._Pickler):
    """A checkpoint as `torch.save` writes it. Tensors of the same rule are views of the same numbers: the file stays small."""

    def __init__(self, out):
        super().__init__(out, protocol=2)

    def persistent_id(self, thing):
        return ("storage", Name("torch", "HalfStorage"), *thing.key) if isinstance(thing, Storage) else None

    def save(self, thing, save_persistent_id=True):
        if isinstance(thing, Name):
            self.write(pickle.GLOBAL + f"{thing.module}\n{thing.name}\n".encode())
        elif isinstance(thing, View):
            strides = [math.prod(thing.shape[axis + 1 :]) for axis in range(len(thing.shape))]
            self.save(Name("torch._utils", "_rebuild_tensor_v2"))
            self.save((thing.storage, 0, thing.shape, tuple(strides), False, {}))
            self.write(pickle.REDUCE)
        else:
            super().save(thing, save_persistent_id)


class Name(typing.NamedTuple):
    module: str
    name: str


class Storage(typing.NamedTuple):
    """Name, place and length of numbers."""

    key: tuple[str, str, int]


class View(typing.NamedTuple):
    storage: Storage
    shape: tuple[int, ...]


def checkpoint(shapes: dict[str, tuple[int, ...]]) -> bytes:
    longest: dict[tuple[float, float], int] = {}
    for name, shape in shapes.items():
        longest[rule(name, shape)] = max(longest.get(rule(name, shape), 0), math.prod(shape))
    storages = {way: Storage((str(index), "cpu", count)) for index, (way, count) in enumerate(longest.items())}
    tree = io.BytesIO()
    Checkpoint(tree).dump({name: View(storages[rule(name, shape)], shape) for name, shape in shapes.items()})
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr("net/data.pkl", tree.getvalue())
        for (scale, base), storage in storages.items():
            file.writestr(f"net/data/{storage.key[0]}", numbers(storage.key[2], scale, base))
        file.writestr("net/version", "3\n")
    return archive.getvalue()


def safetensors(name: str, shape: tuple[int, ...], data: bytes) -> bytes:
    """A file of one tensor."""
    header = json.dumps({name: {"dtype": "F16", "shape": list(shape), "data_offsets": [0, len(data)]}}).encode()
    return struct.pack("<Q", len(header)) + header + data


class TinyModel:
    """What the publisher has, by its path."""

    def __init__(self, voices=("af_heart",)):
        configuration = {
            "n_token": TOKENS, "style_dim": STYLE, "hidden_dim": WIDTH, "n_layer": LAYERS, "text_encoder_kernel_size": 5,
            "max_dur": LONGEST, "plbert": ALBERT,
            "istftnet": {"upsample_rates": RATES, "upsample_kernel_sizes": TAPS, "upsample_initial_channel": CHANNELS,
                         "resblock_kernel_sizes": BLOCKS, "resblock_dilation_sizes": [[1, 3, 5]] * 3,
                         "gen_istft_n_fft": BANDS - 2, "gen_istft_hop_size": 5},
            "vocab": {symbol: index + 1 for index, symbol in enumerate(SYMBOLS)},
        }
        self.files = {
            "config.json": json.dumps(configuration).encode(),
            "net.pth": checkpoint(parameters()),
        }
        for index, name in enumerate(voices):
            style = numbers(510 * 256, 0.3 + 0.1 * index)
            self.files[f"voices/{name}.safetensors"] = safetensors("voice", (510, 1, 256), style)

    def manifest(self, path: pathlib.Path):
        """Writes the list that VORLESER_MANIFEST names."""

        def entry(name):
            return {"path": name, "bytes": len(self.files[name]), "sha256": hashlib.sha256(self.files[name]).hexdigest()}

        voices = [name for name in self.files if name.startswith("voices/")]
        path.write_text(json.dumps({
            "name": "kokoro", "repository": "some/one", "revision": "42", "model": entry("net.pth"),
            "configuration": entry("config.json"),
            "voices": [{"name": pathlib.Path(name).stem, "grade": "A", "file": entry(name)} for name in voices],
        }))


class Publisher:
    """Serves the model on this machine. `pace` is how many bytes come a second, `status` what it answers instead."""

    def __init__(self, model: TinyModel):
        self.model, self.pace, self.status = model, None, 200
        publisher = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                publisher.answer(self)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def close(self):
        self.server.shutdown()

    def answer(self, request):
        data = self.model.files.get(request.path.removeprefix("/some/one/resolve/42/"))
        if self.status != 200 or data is None:
            request.send_error(self.status if data is not None else 404)
            return
        start = int(request.headers.get("Range", "bytes=0-").removeprefix("bytes=").split("-")[0])
        request.send_response(206 if "Range" in request.headers else 200)
        request.send_header("ETag", '"1"')
        request.send_header("Content-Length", str(len(data) - start))
        if "Range" in request.headers:
            request.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        request.end_headers()
        while start < len(data):
            pace = self.pace
            chunk = len(data) - start if pace is None else max(1, pace // 10)
            try:
                request.wfile.write(data[start : start + chunk])
            except OSError:
                return
            start += chunk
            if pace is not None and start < len(data):
                time.sleep(0.1)
