"""What benchmarks take from a folder with Kokoro's trained weights."""

import subprocess


def graph(folder):
    """What ONNX Runtime runs, as kokoro-onnx ships it; `None` if the folder has none."""
    return next(iter(sorted(folder.glob("*.onnx"))), None)


def clips(bench, book, folder, voice, count, to):
    """The files that tell of so many utterances of a book, each beside its sound; spoken unless they are there already."""
    if not to.exists():
        subprocess.run([bench, "kokoro-clips", book, folder, voice, str(count), to], check=True)
    return sorted(to.glob("*.json"))
