"""A self-check of a small export, with ears that know what they will hear."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from listening import Listener, Notes, indices, sounds_of
from recording import Export, NotAnExport
from report import Checked, Report
import alignment

TOOL = Path(__file__).resolve().parent.parent.parent / "tools/selfcheck/selfcheck.py"
TEXTS = ["Call me Ishmael.", "It is 7:45.", "The harbour is grey.", "Nobody came."]


class Ears:
    """Hears what it is told, and how long it listened."""

    def __init__(self, *texts):
        self.texts, self.seconds = list(texts), []

    def heard(self, samples, language):
        self.seconds.append(len(samples) / 2 / 16_000)
        return self.texts.pop(0)


@pytest.fixture
def export(tmp_path):
    """Two files of twenty seconds with two sentences each, and their map."""
    for number in (1, 2):
        command = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "anoisesrc=d=20:r=24000:a=0.1"]
        subprocess.run([*command, tmp_path / f"{number}.flac"], check=True)
    sentences = [
        {"offset": 20 * index, "length": len(text), "file": index // 2, "start": 1 + 9 * (index % 2),
         "end": 9 + 9 * (index % 2), "text": text, "words": []}
        for index, text in enumerate(TEXTS)
    ]  # fmt: skip
    content = {
        "format": "vorleser-map", "version": 1, "title": "Small", "language": "en", "sentences": sentences,
        "files": [
            {"name": f"{number}.flac", "seconds": 20, "chapters": [{"number": number, "title": f"C{number}", "start": 0}]}
            for number in (1, 2)
        ],
    }  # fmt: skip
    (tmp_path / "map.json").write_text(json.dumps(content))
    return Export(tmp_path)


def listened(export, ears, notes):
    listener = Listener(export, ears, [""] * len(export.sentences), notes)
    with sounds_of(export) as sound:
        for window in listener.windows():
            if indices(window) not in notes.windows:
                listener.listen(window, sound(window[0].file, window[0].start))
    listener.listen_again()
    return listener


def notes(export):
    return Notes(export.map_file.with_name("heard.jsonl"), {"map": 4})


def errors(listener):
    return [alignment.errors(way) for window in listener.windows() for way in listener.result(window)]


def test_sentences_heard_as_printed_have_no_errors(export):
    ears = Ears("Call me Ishmael. It is seven forty-five.", "The harbor is gray. Nobody came.")
    assert errors(listened(export, ears, notes(export))) == [0, 0, 0, 0]
    assert ears.seconds == pytest.approx([17.3, 17.3], abs=0.01)


def test_what_does_not_match_is_heard_again_and_the_better_hearing_counts(export):
    ears = Ears("Call me a fish. It is seven.", "The harbour is gray. Nobody came.", "Call me Ishmael. It was 7:45.")
    listener = listened(export, ears, notes(export))
    assert errors(listener) == [0, 1, 0, 0]
    # Two sentences of eight seconds with their margins, and the pause between them.
    assert ears.seconds[2] == pytest.approx(17.3, abs=0.05)


def test_a_sentence_that_was_passed_over_is_heard_by_itself(export):
    ears = Ears("Call me a fish.", "The harbour is gray. Nobody came.", "Call me Ishmael.", "It is 7.45.")
    assert errors(listened(export, ears, notes(export))) == [0, 0, 0, 0]
    assert ears.seconds[3] == pytest.approx(8.3, abs=0.05)


def test_what_was_heard_is_not_heard_anew(export):
    listened(export, Ears("Call me Ishmael. It is 7.45.", "The harbour is grey. Nobody game.", "Nobody game.", "x"), notes(export))
    assert errors(listened(export, Ears(), notes(export))) == [0, 0, 0, 1]


def test_a_note_that_was_cut_is_heard_anew(export):
    kept = notes(export)
    listened(export, Ears("Call me Ishmael. It is 7.45.", "The harbour is grey. Nobody came."), kept)
    kept.path.write_text(kept.path.read_text()[:-9])
    ears = Ears("The harbour is grey. Nobody came.")
    assert errors(listened(export, ears, notes(export))) == [0, 0, 0, 0]
    assert ears.texts == []


def test_notes_of_another_export_are_not_believed(export):
    listened(export, Ears(*"abcdefghij"), notes(export))
    assert Notes(export.map_file.with_name("heard.jsonl"), {"map": 5}).windows == {}


def test_the_report_counts_by_chapter_and_lists_the_worst_first(export):
    ears = Ears("Call me Ishmael. It is.", "The harbour is grey. Somebody game.", "It was 7:45.  Nobody game.", "It was 7:45.", "Nobody game.")
    listener = listened(export, ears, notes(export))
    lines = [
        Checked(sentence, export.chapter_of(sentence), way, alignment.differences(way), [])
        for window in listener.windows()
        for sentence, way in zip(window, listener.result(window))
    ]
    report = Report(export, lines, unheard=0)
    assert report.chapters() == [("C1", 2, 1, 1, 6), ("C2", 2, 1, 1, 6)]
    assert [line.sentence.text for line in report.wrong] == ["Nobody came.", "It is 7:45."]
    assert "2.flac 0:00:10" in report.markdown()
    assert json.loads(json.dumps(report.document()))["errors"] == 2


@pytest.mark.parametrize("content", ["", "{}", '{"format":"other","version":1}', '{"format":"vorleser-map","version":1,'
    '"files":[],"sentences":[{"text":"x","file":0,"start":0,"end":1}]}'])  # fmt: skip
def test_what_is_no_map_is_said_to_be_none(tmp_path, content):
    (tmp_path / "book.map.json").write_text(content)
    with pytest.raises(NotAnExport):
        Export(tmp_path / "book.m4b")


def test_an_export_without_a_map_is_refused_in_words(tmp_path):
    run = subprocess.run([sys.executable, TOOL, tmp_path / "book.m4b"], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith("selfcheck: There is no map beside")
