#!/usr/bin/env python3
"""Moves each threshold of PDF layout down and up, and tells how the score of PDFs whose text is known moves with it.

    pdf_thresholds.py [--bench PATH] [--corpus FOLDER] [--only PART] [--extremes] [--all] [--json] [ID ...]

The score of a file is its character error rate plus a tenth of what its paragraphs' F1 lacks, plus a hundredth of the hyphens
treated wrong; lower is better. Printed is the mean over the files, in millionths, less the score as it is: `-20 %` and `+20 %`,
a whole number at least one down and up. With `--extremes` also what comes of a value that is a thousand times as large, and of
none: a value that can be anything without loss could go.
By default few and short files are read, which takes a few minutes of a processor; `--all` takes all with known text.
Needs rapidfuzz (see requirements.txt).
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
# Of each of these, the shortest: layouts that differ.
SAMPLE = ("twocol", "book", "german", "french", "poem", "note", "table", "ot1")
MOST_FILES = 8


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


def truths(corpus, ids, takes_all):
    files = [path for path in sorted((corpus / "dev/pdf/truth").glob("*.txt"))
             if not path.name.endswith(".footnotes.txt") and path.with_suffix(".pdf").exists()]
    if ids:
        return [path for path in files if any(part in path.name for part in ids)]
    if takes_all:
        return files
    chosen = []
    for part in SAMPLE:
        fitting = [path for path in files if part in path.name and path not in chosen]
        chosen += sorted(fitting, key=lambda path: path.stat().st_size)[:1]
    shortest = sorted(files, key=lambda path: path.stat().st_size)
    chosen += [path for path in shortest if path not in chosen]
    return chosen[:MOST_FILES]


def one_score(score_pdf, text, truth):
    found = score_pdf.score(text, **score_pdf.load(str(truth)))
    wrong = sum((1 - found[part]) for part, whole in (("soft_repaired", "soft_total"), ("hard_kept", "hard_total"))
                if found.get(whole))
    return found["cer"] + (1 - found["para_f1"]) / 10 + wrong / 100


def scores(bench, score_pdf, truth, variants):
    """A file's score for each variant."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(variants, file)
        file.flush()
        password = PASSWORDS.get(truth.stem)
        command = [bench, "layout", file.name, str(truth.with_suffix(".pdf")), *([password] if password else [])]
        done = subprocess.run(command, capture_output=True, text=True, env=os.environ)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    if done.returncode or len(lines) != len(variants) or not lines[0].get("text"):
        raise SystemExit(f"{truth.name}: {done.stderr.strip()[:300] or lines[:1]}")
    usual = one_score(score_pdf, lines[0]["text"], truth)
    known = {lines[0]["text"]: usual}
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
    files = truths(options.corpus, options.ids, options.all)
    table = [scores(options.bench, score_pdf, truth, variants) for truth in files]
    means = [statistics.mean(column) for column in zip(*table)]
    rows = []
    for index, (name, value) in enumerate(names):
        start = 1 + index * len(columns)
        rows.append((name, value, [round((means[start + column] - means[0]) * 1e6) for column in range(len(columns))]))
    rows.sort(key=lambda row: -max(abs(change) for change in row[2][:2]))
    if options.json:
        print(json.dumps({"files": [truth.stem for truth in files], "score": means[0],
                          "rows": [{"name": name, "value": value, **dict(zip(columns, changes))} for name, value, changes in rows]}))
    else:
        show(rows, columns, files, means[0])
    return 0


def show(rows, columns, files, score):
    print(f"{len(files)} files: {', '.join(truth.stem for truth in files)}")
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
