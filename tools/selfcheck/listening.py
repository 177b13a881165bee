"""Listens to an export window by window and keeps what was heard, so that it can go on another day."""

import json
from contextlib import contextmanager

import alignment
import matching
import windows
from plainwords import plain_words
from recording import RATE, Sound

# Heard before and after a window, as far as there is silence: a sound cut at once loses its first consonant.
MARGIN = 0.15
# Between sentences that are heard again.
PAUSE = bytes(2 * int(0.7 * RATE))


class Notes:
    """What was heard, a line of JSON for each window; a line that a crash has cut is heard anew."""

    def __init__(self, path, about):
        self.path, self.windows, self.again = path, {}, {}
        head = json.dumps({"about": about}, sort_keys=True)
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        kept = []
        for line in lines[1:] if lines and lines[0] == head else []:
            try:
                self._take(json.loads(line))
                kept.append(line)
            except (ValueError, KeyError, TypeError):
                continue
        path.write_text("".join(line + "\n" for line in [head, *kept]), encoding="utf-8")

    def _take(self, note):
        indices, heard = tuple(note["sentences"]), str(note["heard"])
        if note["again"]:
            for index in indices:
                self.again.setdefault(index, []).append((indices, heard))
        else:
            self.windows[indices] = heard

    def add(self, sentences, heard, again=False):
        note = {"sentences": [sentence.index for sentence in sentences], "heard": heard, "again": again}
        self._take(note)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(note, ensure_ascii=False) + "\n")


def indices(window):
    return tuple(sentence.index for sentence in window)


class Listener:
    """Hears an export's sentences in windows, and those that did not match again, among others of their kind."""

    def __init__(self, export, ears, said, notes):
        """`said` has the words that each sentence was to be said with, empty where nobody knows but the print."""
        self.export, self.ears, self.notes = export, ears, notes
        self.forms = [
            [words for words in (plain_words(sentence.text), plain_words(other)) if words] or [[]]
            for sentence, other in zip(export.sentences, said)
        ]
        self.pending = []

    def windows(self):
        """Runs of sentences of one file, up to half a minute long."""
        result = []
        for file in range(len(self.export.files)):
            inside = [sentence for sentence in self.export.sentences if sentence.file == file]
            for window in windows.windows([(sentence.start, sentence.end) for sentence in inside]):
                result.append([inside[index] for index in window])
        return result

    def listen(self, window, sound):
        """Hears a window; what does not match waits until there is enough of it for another one."""
        begin, samples = sound.samples(max(window[0].start - MARGIN, 0), window[-1].end + MARGIN)
        heard = self.ears.heard(samples, self.export.language) if len(samples) else ""
        self.notes.add(window, heard)
        for sentence, way in zip(window, self.ways(window, heard)):
            if not alignment.errors(way):
                continue
            first, last = (round((time - begin) * RATE) for time in (sentence.start - MARGIN, sentence.end + MARGIN))
            cut = samples[2 * max(first, 0) : 2 * max(last, 0)]
            length = sum(len(waiting) for _, waiting in self.pending) + len(cut) + len(PAUSE) * len(self.pending)
            if length > 2 * windows.LONGEST * RATE:
                self.listen_again()
            self.pending.append((sentence, cut))

    def listen_again(self):
        """Hears the sentences that wait for it; what is hardly heard even so, by itself: Whisper passes over short ones."""
        if not self.pending:
            return
        heard = self.ears.heard(PAUSE.join(samples for _, samples in self.pending), self.export.language)
        sentences = [sentence for sentence, _ in self.pending]
        self.notes.add(sentences, heard, again=True)
        for (sentence, samples), way in zip(self.pending, self.ways(sentences, heard)):
            if len(sentences) > 1 and 2 * alignment.errors(way) > len(way):
                self.notes.add([sentence], self.ears.heard(samples, self.export.language), again=True)
        self.pending = []

    def ways(self, window, heard):
        """The ways of some sentences, each by the form that was heard better."""
        words = plain_words(heard)
        printed = [self.forms[sentence.index][0] for sentence in window]
        said = [self.forms[sentence.index][-1] for sentence in window]
        both = [matching.parted(printed, words)]
        if said != printed:
            both.append(matching.parted(said, words))
        return [min(ways, key=alignment.errors) for ways in zip(*both)]

    def result(self, window):
        """The best way of each sentence of a window that was heard."""
        ways = self.ways(window, self.notes.windows[indices(window)])
        for place, sentence in enumerate(window):
            for others, heard in self.notes.again.get(sentence.index, []):
                again = self.ways([self.export.sentences[index] for index in others], heard)
                ways[place] = min(ways[place], again[others.index(sentence.index)], key=alignment.errors)
        return ways


@contextmanager
def sounds_of(export):
    """Sounds by file and place, one open at a time."""
    opened = {}

    def sound(file, start):
        if opened.get("file") != file or opened["sound"].place > round(start * RATE):
            if opened:
                opened["sound"].close()
            opened.update(file=file, sound=Sound(export.files[file], max(start - 1, 0)))
        return opened["sound"]

    try:
        yield sound
    finally:
        if opened:
            opened["sound"].close()
