"""What came of a self-check, for people and for programs."""

import collections


def clock(seconds):
    whole = int(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"


def rate(errors, words):
    return f"{100 * errors / words:.2f} %" if words else "–"


def shown(step):
    printed, heard = " ".join(step.printed) or "nothing", " ".join(step.heard) or "nothing"
    return f"“{printed}” → “{heard}”"


class Checked:
    """A sentence that was heard."""

    def __init__(self, sentence, chapter, way, differences, alike):
        self.sentence, self.chapter = sentence, chapter
        self.words = sum(len(step.printed) for step in way)
        self.differences = [step for step in differences if step not in alike]
        self.alike = [step for step in differences if step in alike]

    @property
    def errors(self):
        return sum(step.errors for step in self.differences)

    @property
    def badness(self):
        """The worst first: many words, and a large share of the sentence."""
        return self.errors * (0.5 + self.errors / max(self.words, 1))

    def document(self):
        return {
            "chapter": self.chapter,
            "file": self.sentence.file,
            "start": self.sentence.start,
            "end": self.sentence.end,
            "text": self.sentence.text,
            "words": self.words,
            "errors": self.errors,
            "differences": [
                {"printed": " ".join(step.printed), "heard": " ".join(step.heard)} for step in self.differences
            ],
            "alike": [{"printed": " ".join(step.printed), "heard": " ".join(step.heard)} for step in self.alike],
        }


class Report:
    def __init__(self, export, checked, unheard):
        self.export, self.checked, self.unheard = export, checked, unheard
        self.wrong = sorted((line for line in checked if line.errors), key=lambda line: -line.badness)

    def frequent(self, least=3):
        """Differences that come again and again: names, most often."""
        counts = collections.Counter(shown(step) for line in self.wrong for step in line.differences)
        return [(count, text) for text, count in counts.most_common() if count >= least]

    def chapters(self):
        """Title, sentences, those that do not match, errors and words of each chapter."""
        rows = {}
        for line in self.checked:
            row = rows.setdefault(line.chapter, [0, 0, 0, 0])
            for index, value in enumerate((1, line.errors > 0, line.errors, line.words)):
                row[index] += value
        title = lambda number: self.export.chapters[number].title if number >= 0 else "before the first chapter"
        return [(title(number), *row) for number, row in sorted(rows.items())]

    def document(self):
        errors, words = sum(line.errors for line in self.checked), sum(line.words for line in self.checked)
        return {
            "format": "vorleser-selfcheck",
            "version": 1,
            "title": self.export.title,
            "voice": self.export.voice,
            "sentences": len(self.checked),
            "unheard": self.unheard,
            "words": words,
            "errors": errors,
            "files": [file.name for file in self.export.files],
            "chapters": [
                {"title": title, "sentences": count, "mismatching": wrong, "errors": errors, "words": words}
                for title, count, wrong, errors, words in self.chapters()
            ],
            "mismatches": [line.document() for line in self.wrong],
        }

    def summary(self):
        errors, words = sum(line.errors for line in self.checked), sum(line.words for line in self.checked)
        text = (
            f"{len(self.wrong):,} of {len(self.checked):,} sentences were not heard as printed;"
            f" {errors:,} of {words:,} words ({rate(errors, words)})."
        )
        if self.unheard:
            text += f" {self.unheard:,} sentences are not checked yet."
        return text

    def markdown(self):
        lines = [f"# Self-check of {self.export.title or 'an audiobook'}", "", self.summary(), ""]
        lines += [
            "A machine listened; it mishears names and rare words. What it heard and what is printed are compared without",
            "regard to spelling and ways of writing numbers, and words that sound alike count as the same.",
            "", "## Chapters", "", "| chapter | sentences | not as printed | words wrong |", "|---|---|---|---|",
        ]  # fmt: skip
        for title, count, wrong, errors, words in self.chapters():
            lines.append(f"| {escaped(title)} | {count:,} | {wrong:,} | {errors:,} ({rate(errors, words)}) |")
        if frequent := self.frequent():
            lines += ["", "## Again and again", ""]
            lines += [f"* {count} × {escaped(text)}" for count, text in frequent]
        lines += ["", "## Sentences, the worst first", ""]
        for line in self.wrong:
            place = f"{self.export.files[line.sentence.file].name} {clock(line.sentence.start)}"
            lines += [f"* **{escaped(place)}** {escaped(' '.join(line.sentence.text.split()))}"]
            lines += [f"  {escaped('; '.join(shown(step) for step in line.differences))}"]
        return "\n".join(lines) + "\n"


def escaped(text):
    """Text that Markdown takes for nothing else."""
    return "".join("\\" + sign if sign in "\\`*_[]<>|#" else sign for sign in text)
