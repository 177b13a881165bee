#!/usr/bin/env python3
"""Measures the shape of the sources at one or several commits, and prints a table.

    tools/figures/architecture.py [COMMIT …]      the working tree, beside these commits

How each figure is found stands in `docs/architecture-figures.md`. Files need each other where one names a type that the other
declares: an approximation from the text, which takes no build.
"""

import io
import subprocess
import sys
import tarfile
from collections import defaultdict
from pathlib import Path

from graph import in_cycles
from source import Source

ROOT = Path(__file__).resolve().parents[2]
FACES = ("vorleser", "VorleserServer")
WINDOW = 8


def at(commit):
    """The Swift sources of the product at a commit, or in the working tree."""
    if commit is None:
        return [Source(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))
                for path in sorted(ROOT.glob("Sources/**/*.swift"))]
    archive = subprocess.run(["git", "archive", commit, "Sources"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        return [Source(member.name, files.extractfile(member).read().decode())
                for member in files if member.isfile() and member.name.endswith(".swift")]


def module(source):
    return source.name.split("/")[1]


def folder(source):
    return source.name.rpartition("/")[0]


def file_graph(sources):
    """Who needs whom among the files of one module."""
    owners = defaultdict(set)
    for source in sources:
        for name in source.types:
            owners[name].add(source.name)
    graph = {}
    for source in sources:
        needed = set()
        for word in source.words & owners.keys():
            # A name that several files declare, such as a private type, tells nothing.
            if len(owners[word]) == 1 and word not in source.types:
                needed |= owners[word]
        graph[source.name] = needed - {source.name}
    return graph


def folder_graph(graph):
    folders = defaultdict(set)
    for name, needed in graph.items():
        here = name.rpartition("/")[0]
        folders[here] |= {other.rpartition("/")[0] for other in needed} - {here}
    return {name: {other for other in needed if other in folders} for name, needed in folders.items()}


def duplicate_pairs(sources):
    """Pairs of files that have eight lines of code in a row in common."""
    windows = defaultdict(set)
    for source in sources:
        lines = [line for line in source.lines if len(line) > 3 and not line.startswith("import")]
        for start in range(len(lines) - WINDOW + 1):
            windows["\n".join(lines[start : start + WINDOW])].add(source.name)
    pairs = set()
    for names in windows.values():
        names = sorted(names)
        pairs |= {(one, other) for index, one in enumerate(names) for other in names[index + 1 :]}
    return len(pairs)


def per_thousand(sources, without_named=False):
    found = sum(len(source.literals) - without_named * len(source.named_literals) for source in sources)
    return 1000 * found / max(sum(len(source.lines) for source in sources), 1)


def share(part, whole):
    return f"{100 * part / max(whole, 1):.1f} %"


def figures(sources):
    modules = defaultdict(list)
    for source in sources:
        modules[module(source)].append(source)
    own = set(modules)
    edges = {name: {other for source in files for other in source.imports} & own - {name}
             for name, files in modules.items()}
    graphs = {name: file_graph(files) for name, files in modules.items()}
    lengths = sorted(length for source in sources for length in source.function_lengths())
    documented = [one for source in sources for one in source.public_types()]
    layout = [source for source in sources if source.name.startswith("Sources/VorleserBooks/PDF/Layout/")]
    yield "files, lines of code", f"{len(sources)}, {sum(len(source.lines) for source in sources):,}"
    yield "functions: median, 95th percentile, longest (lines)", \
        f"{lengths[len(lengths) // 2]}, {lengths[len(lengths) * 95 // 100]}, {lengths[-1]}"
    yield "functions of more than 40 lines", share(sum(length > 40 for length in lengths), len(lengths))
    yield "edges between our modules", str(sum(len(needed) for needed in edges.values()))
    for face in FACES:
        yield f"modules of ours that `{face}` imports", str(len(edges.get(face, ())))
    yield "files in cycles", share(sum(in_cycles(graph) for graph in graphs.values()), len(sources))
    for name in ("VorleserBooks", "VorleserServer", "VorleserExport"):
        folders = folder_graph(graphs[name])
        yield f"folders of `{name}` in cycles", f"{in_cycles(folders)} of {len(folders)}"
    yield "pairs of files with 8 lines in common", str(duplicate_pairs(sources))
    yield "numbers per 1,000 lines", f"{per_thousand(sources):.0f}"
    yield "numbers per 1,000 lines of PDF layout", f"{per_thousand(layout):.0f}"
    yield "of these, not named", f"{per_thousand(layout, without_named=True):.0f}"
    yield "public types with documentation", share(sum(documented), len(documented))


def main():
    commits = sys.argv[1:]
    columns = [dict(figures(at(commit))) for commit in [*commits, None]]
    names = [*commits, "working tree"]
    print("| figure | " + " | ".join(names) + " |")
    print("|---|" + "---:|" * len(names))
    for figure in columns[-1]:
        print(f"| {figure} | " + " | ".join(column.get(figure, "–") for column in columns) + " |")


if __name__ == "__main__":
    main()
