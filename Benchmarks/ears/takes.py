"""Takes of sentences, a folder for each speaker: ours, Flite's, and ONNX Runtime's from our phonemes; kept for the next time."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PEER = HERE.parent / "peers/kokoro_onnx_takes.py"


def sentences(path, count):
    """The lines of a file of sentences, without the names of their books; evenly chosen if fewer are wanted."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    step = len(lines) / min(count, len(lines))
    return [lines[int(index * step)] for index in range(min(count, len(lines)))]


class Takes:
    """Where takes are kept, and how they are made. They are made anew when the program or the sentences are others."""

    def __init__(self, folder, lines, bench, model):
        self.folder, self.lines, self.bench, self.model = folder, lines, bench, model
        folder.mkdir(parents=True, exist_ok=True)
        about = json.dumps([lines, bench.stat().st_mtime, bench.stat().st_size, str(model)])
        stamp = folder / "about.json"
        if not stamp.exists() or stamp.read_text() != about:
            shutil.rmtree(folder)
            folder.mkdir()
            stamp.write_text(about)
        self.text = folder / "sentences.txt"
        self.text.write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _made(self, name, make):
        """The folder of a speaker; under another name until it is complete."""
        whole = self.folder / name
        if not whole.exists():
            part = self.folder / f"{name}.part"
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir()
            make(part)
            part.rename(whole)
        return whole

    def flite(self, voice):
        return self._made(f"flite-{voice}", lambda folder: self._speak(voice, folder))

    def kokoro(self, voice):
        return self._made(voice, lambda folder: self._speak(voice, folder, self.model))

    def _speak(self, voice, folder, *model):
        subprocess.run([self.bench, "speak", self.text, voice, folder, *model], check=True, stdout=subprocess.DEVNULL)

    def onnx(self, voice, graph):
        """What ONNX Runtime makes of the phonemes and the silences of our takes."""
        return self._made(f"onnx-{voice}", lambda folder: self._ask_peer(voice, graph, folder))

    def _ask_peer(self, voice, graph, folder):
        style = self.model / f"voices/{voice}.bin"
        command = [sys.executable, PEER, graph, self.model / "config.json", style]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
            for path in sorted(self.kokoro(voice).glob("[0-9][0-9][0-9][0-9].json")):
                line = json.loads(path.read_text())
                parts = line["parts"]
                ends = [part["start"] for part in parts[1:]] + [parts[-1]["end"]]
                request = [(part["phonemes"], end - part["end"]) for part, end in zip(parts, ends)]
                peer.stdin.write(json.dumps({"parts": request, "out": str(folder / f"{path.stem}.wav")}) + "\n")
                peer.stdin.flush()
                answer = json.loads(peer.stdout.readline())
                (folder / path.name).write_text(json.dumps(line | answer, ensure_ascii=False))
            peer.stdin.close()
