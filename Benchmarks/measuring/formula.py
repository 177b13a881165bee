"""What benchmarks take from the reference: its network with weights by formula."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
REFERENCE = ROOT.parent / "shared/kokoro"
FILES = ROOT / ".data/kokoro"


def files(reference, folder):
    """The weights and the voice as files in the official layout, so that ours reads what people have; made unless there."""
    if not (reference / "reference.py").exists():
        sys.exit(f"There is no {reference / 'reference.py'}, which makes the weights; give its folder with --reference.")
    result = {"weights": folder / "kokoro-v1_0.pth", "voice": folder / "voice.pt"}
    folder.mkdir(parents=True, exist_ok=True)
    for kind, file in result.items():
        if not file.exists():
            part = file.with_suffix(".part")
            subprocess.run([sys.executable, "-B", reference / "reference.py", kind, part], check=True, stdout=sys.stderr)
            part.replace(file)
    return result
