"""An export: the map of its sentences, and its sound."""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

RATE = 16_000


class NotAnExport(Exception):
    """What keeps an export from being listened to, in words for people."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of an export's map."""

    index: int
    text: str
    file: int
    start: float
    end: float


@dataclass(frozen=True)
class Chapter:
    title: str
    file: int
    start: float


class Export:
    """Reads the map beside sound files, see docs/export-map.md. Nothing in it is relied upon."""

    def __init__(self, path):
        self.map_file = map_of(Path(path))
        try:
            content = json.loads(self.map_file.read_text(encoding="utf-8"))
            if content["format"] != "vorleser-map" or content["version"] != 1:
                raise NotAnExport(f"{self.map_file} is a map of a kind that is not known here.")
            self.title = str(content.get("title", ""))
            self.voice = str(content.get("voice", ""))
            self.language = str(content.get("language") or "en")
            self.files = [self.map_file.parent / Path(str(file["name"])).name for file in content["files"]]
            self.chapters = [
                Chapter(str(chapter["title"]), index, float(chapter["start"]))
                for index, file in enumerate(content["files"])
                for chapter in file.get("chapters", [])
            ]
            self.sentences = [
                Sentence(index, str(line["text"]), int(line["file"]), float(line["start"]), float(line["end"]))
                for index, line in enumerate(content["sentences"])
            ]
        except (ValueError, KeyError, TypeError) as error:
            raise NotAnExport(f"{self.map_file} is no map of an export: {error!r}.") from error
        if any(not 0 <= sentence.file < len(self.files) for sentence in self.sentences):
            raise NotAnExport(f"{self.map_file} names sentences in files that it does not name.")

    def chapter_of(self, sentence):
        """The number of a sentence's chapter in `chapters`; -1 before the first."""
        place = (sentence.file, sentence.start + 0.001)
        return sum((chapter.file, chapter.start) <= place for chapter in self.chapters) - 1


def map_of(path):
    """The map of an export that is named by its map, its sound, or its folder."""
    candidates = [path] if path.suffix == ".json" else []
    candidates += [path / "map.json", path.parent / f"{path.name}.map.json", path.with_suffix(".map.json")]
    candidates += [path.parent / "map.json"]
    for candidate in candidates:
        if candidate.is_file():
            return candidate
    raise NotAnExport(f"There is no map beside {path}. Exports have one: book.map.json, or map.json in a folder.")


class Sound:
    """A sound file read forward, so that a book of many hours takes the memory of half a minute."""

    def __init__(self, path, start=0.0):
        if not path.is_file():
            raise NotAnExport(f"There is no {path}, which the map names.")
        command = ["ffmpeg", "-v", "error", "-nostdin", "-ss", f"{start:.3f}", "-i", f"file:{path}", "-map", "0:a:0"]
        command += ["-ar", str(RATE), "-ac", "1", "-f", "s16le", "-"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.place = round(start * RATE)

    def samples(self, start, end):
        """From one second to another: where it begins, and bytes, 16-bit numbers.

        What is before the last that was read is not there again; where the file ends it is shorter.
        """
        first, last = max(round(start * RATE), self.place), round(end * RATE)
        self._read(first - self.place)
        return first / RATE, self._read(max(last - first, 0))

    def _read(self, count):
        parts, rest = [], 2 * count
        while rest > 0 and (part := self.process.stdout.read(min(rest, 1 << 20))):
            parts.append(part)
            rest -= len(part)
        data = b"".join(parts)
        self.place += len(data) // 2
        return data[: len(data) // 2 * 2]

    def close(self):
        # Killed, not asked: it would complain of the pipe that nobody reads.
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
