"""What Whisper hears of takes, and how far that is from what is printed."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools/selfcheck"))

import alignment  # noqa: E402
import matching  # noqa: E402
import windows  # noqa: E402
from plainwords import plain_words  # noqa: E402

import sounds  # noqa: E402

RATE = 16_000
# Between the sentences of a window, in seconds.
PAUSE = 0.7


@dataclass(frozen=True)
class Sentence:
    """A sentence, and what was heard in the place of which of its words."""

    name: str
    text: str
    way: list

    @property
    def errors(self):
        return alignment.errors(self.way)

    @property
    def words(self):
        return sum(len(step.printed) for step in self.way)

    @property
    def differences(self):
        return alignment.differences(self.way)


class Hearings:
    """What was heard of several takes at once; kept in their folder, so that listening goes on where it ended."""

    def __init__(self, folder, ears):
        self.folder, self.ears, self.kept = folder, ears, folder.with_name(f"{folder.name}.heard.json")
        self.texts = json.loads(self.kept.read_text()) if self.kept.exists() else {}

    def heard(self, names):
        key = " ".join(names)
        if key not in self.texts:
            pause = bytes(2 * int(PAUSE * RATE))
            takes = [sounds.pcm(self.folder / f"{name}.wav", RATE) for name in names]
            self.texts[key] = self.ears.heard(pause.join(takes))
            self.kept.write_text(json.dumps(self.texts, ensure_ascii=False, indent=0, sort_keys=True))
        return plain_words(self.texts[key])


def sentences(folder, ears, same=None):
    """All sentences of a folder of takes, as they were heard.

    Whisper hears them in windows of half a minute, those that did not match again in other windows, and what is hardly
    heard even so by itself, for Whisper passes over short ones; the best hearing counts. Both what is printed and what was to be said are compared with it, and the better counts too: figures
    can be read in more ways than one, and which are right is another benchmark's question (`spoken_forms.py`).
    """
    lines = {path.stem: json.loads(path.read_text()) for path in sorted(folder.glob("[0-9][0-9][0-9][0-9].json"))}
    hearings = Hearings(folder, ears)
    ways = heard_ways(lines, list(lines), hearings, same)
    wrong = [name for name in lines if alignment.errors(ways[name])]
    for name, way in heard_ways(lines, wrong, hearings, same).items():
        ways[name] = min(ways[name], way, key=alignment.errors)
    for name in wrong:
        if 2 * alignment.errors(ways[name]) > len(ways[name]):
            alone = best_ways([forms(lines[name])], hearings.heard([name]), same)[0]
            ways[name] = min(ways[name], alone, key=alignment.errors)
    return [Sentence(name, line["text"], ways[name]) for name, line in lines.items()]


def heard_ways(lines, names, hearings, same):
    """The way of each of some sentences, heard in windows."""
    spans, time = [], 0.0
    for name in names:
        spans.append((time, time + lines[name]["seconds"]))
        time += lines[name]["seconds"] + PAUSE
    result = {}
    for window in windows.windows(spans):
        inside = [names[index] for index in window]
        result |= zip(inside, best_ways([forms(lines[name]) for name in inside], hearings.heard(inside), same))
    return result


def forms(line):
    """The words as printed, and as they were to be said."""
    said = " ".join(part["text"] for part in line["parts"])
    return [plain_words(line["text"]), plain_words(said)]


def best_ways(forms, heard, same):
    """The ways of a window's sentences, each from its better form."""
    ways = [matching.parted([form[kind] for form in forms], heard, same) for kind in (0, 1)]
    return [min(both, key=alignment.errors) for both in zip(*ways)]


def error_rate(sentences):
    return sum(sentence.errors for sentence in sentences) / max(sum(sentence.words for sentence in sentences), 1)
