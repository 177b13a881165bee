#!/usr/bin/env python3
"""Moves each threshold of PDF layout down and up, and tells how the score of PDFs whose text is known moves with it.

    pdf_thresholds.py [--bench PATH] [--corpus FOLDER] [--only PART] [--extremes] [--all] [--json] [ID ...]

The score of a file is its character error rate plus a tenth of what its paragraphs' F1 lacks, plus a hundredth of the hyphens
treated wrong; lower is better. Printed is the mean over the files, in millionths, less the score as it is: `-20 %` and `+20 %`,
a whole number by one at least. With `--extremes` also what comes of none, and of a thousand times as much: a value that can be
anything without loss could go.
By default the golden pages are read (`Tests/Sets/pages`), which takes a minute or two of a processor; an ID takes those files of
the corpus whose names have it, and `--all` takes all. Needs rapidfuzz (see requirements.txt), and the corpus's `score_pdf.py`.
"""

import argparse
import copy
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent.parent / "shared/corpora"
BENCH = HERE.parent / ".build/release/vorleser-bench"
PASSWORDS = {"gt16b_enc_user_pw_aes128": "vorleser"}
GOLDEN = HERE.parent / "Tests/Sets/pages"


def leaves(value, path=()):
    """The numbers in nested objects, with their paths."""
    if isinstance(value, dict):
        for name in sorted(value):
            yield from leaves(value[name], (*path, name))
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        yield path, value


def with_value(thresholds, path, value):
    changed = copy.deepcopy(thresholds)
    inner = changed
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    return changed


def moved(value, share):
    """A value moved by a share of itself; a whole number by one at least."""
    if isinstance(value, float):
        return value * (1 + share)
    step = max(1, round(abs(value) * abs(share)))
    return max(0, value + (step if share > 0 else -step))


def golden(path):
    """The text that a golden page's description says, without furniture and notes."""
    lines = [line.split("| ", 1) for line in path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()]
    body = [words for kinds, words in lines if not kinds.startswith(("section pageFurniture", "note"))]
    return {"truth": "\n\n".join(body)}


def truths(score_pdf, corpus, ids, takes_all):
    """PDFs with what they are scored by."""
    if not ids and not takes_all:
        return [(path, golden(path)) for path in sorted(GOLDEN.glob("*.pdf"))]
    files = [path for path in sorted((corpus / "dev/pdf/truth").glob("*.txt"))
             if not path.name.endswith(".footnotes.txt") and path.with_suffix(".pdf").exists()]
    chosen = [path for path in files if takes_all or any(part in path.name for part in ids)]
    return [(path.with_suffix(".pdf"), score_pdf.load(str(path))) for path in chosen]


def one_score(score_pdf, text, truth):
    found = score_pdf.score(text, **truth)
    wrong = sum((1 - found[part]) for part, whole in (("soft_repaired", "soft_total"), ("hard_kept", "hard_total"))
                if found.get(whole))
    return found["cer"] + (1 - found.get("para_f1", 1)) / 10 + wrong / 100


def laid_out(bench, pdf, variants):
    """What the program says for each variant; a variant that it breaks down of, such as a cell without width, gives nothing."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(variants, file)
        file.flush()
        password = PASSWORDS.get(pdf.stem)
        command = [bench, "layout", file.name, str(pdf), *([password] if password else [])]
        # A trace of each breakdown would take longer than all the rest.
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode == 0:
        return [json.loads(line) for line in done.stdout.split("\n") if line]
    if len(variants) < 2:
        raise SystemExit(f"{pdf.name}: {done.stderr.strip()[:300]}")
    if len(variants) == 2:
        return [*laid_out(bench, pdf, variants[:1]), {"isSame": False}]
    # The first is what the others are compared with.
    middle = len(variants) // 2
    return laid_out(bench, pdf, variants[:middle]) + laid_out(bench, pdf, [variants[0], *variants[middle:]])[1:]


def scores(bench, score_pdf, pdf, truth, variants):
    """A file's score for each variant."""
    lines = laid_out(bench, pdf, variants)
    if not lines[0].get("text"):
        raise SystemExit(f"{pdf.name}: {lines[0].get('error', 'no text')}")
    known = {}
    result = []
    for line in lines:
        text = lines[0]["text"] if line["isSame"] else line.get("text") or ""
        if text not in known:
            known[text] = one_score(score_pdf, text, truth)
        result.append(known[text])
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ids", nargs="*", help="parts of the files' names")
    parser.add_argument("--bench", default=str(BENCH))
    parser.add_argument("--corpus", type=pathlib.Path, default=CORPUS)
    parser.add_argument("--only", default="", help="thresholds whose name has this in it")
    parser.add_argument("--extremes", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not (options.corpus / "score_pdf.py").exists():
        print(f"There are no PDFs with known text at {options.corpus}; give --corpus.")
        return 0
    sys.path.insert(0, str(options.corpus))
    import score_pdf

    usual = json.loads(subprocess.run([options.bench, "layout", "--standard"], capture_output=True, check=True).stdout)
    shares = [("-20 %", -0.2), ("+20 %", 0.2)]
    columns = [name for name, _ in shares] + (["none", "any"] if options.extremes else [])
    names, variants = [], [usual]
    for path, value in leaves(usual):
        name = ".".join(path)
        if options.only not in name:
            continue
        values = [moved(value, share) for _, share in shares]
        if options.extremes:
            values += [type(value)(0), value * 1000]
        names.append((name, value))
        variants += [with_value(usual, path, other) for other in values]
    files = truths(score_pdf, options.corpus, options.ids, options.all)
    table = [scores(options.bench, score_pdf, pdf, truth, variants) for pdf, truth in files]
    means = [statistics.mean(column) for column in zip(*table)]
    rows = []
    for index, (name, value) in enumerate(names):
        start = 1 + index * len(columns)
        rows.append((name, value, [round((means[start + column] - means[0]) * 1e6) for column in range(len(columns))]))
    rows.sort(key=lambda row: -max(abs(change) for change in row[2][:2]))
    if options.json:
        print(json.dumps({"files": [pdf.stem for pdf, _ in files], "score": means[0],
                          "rows": [{"name": name, "value": value, **dict(zip(columns, changes))} for name, value, changes in rows]}))
    else:
        show(rows, columns, files, means[0])
    return 0


def show(rows, columns, files, score):
    print(f"{len(files)} files: {', '.join(pdf.stem for pdf, _ in files)}")
    print(f"score as it is: {score * 1e6:.0f} millionths; below: by how much it grows, so that less is better")
    print("| threshold | value | " + " | ".join(columns) + " |")
    print("|---|---:|" + "---:|" * len(columns))
    still = [name for name, _, changes in rows if not any(changes)]
    for name, value, changes in rows:
        if any(changes):
            print(f"| `{name}` | {value:g} | " + " | ".join(f"{change:+d}" if change else "0" for change in changes) + " |")
    print(f"Nothing moves with {len(still)} of {len(rows)}: {', '.join(still)}")
    if len(columns) > 2:
        print("Could be anything: " + (", ".join(name for name, _, changes in rows if max(changes) <= 0) or "none"))


if __name__ == "__main__":
    sys.exit(main())
