#!/usr/bin/env python3
"""Measures the shape of the sources at one or several commits, and prints a table.

    tools/figures/architecture.py [COMMIT …]      the working tree, beside these commits
    tools/figures/architecture.py --check         fails where the working tree is not as was agreed, and says where

How each figure is found stands in `docs/architecture-figures.md`. Files need each other where one names a type that the other
declares: an approximation from the text, which takes no build.
"""

import io
import subprocess
import sys
import tarfile
from collections import defaultdict
from pathlib import Path

from graph import cycles, in_cycles
from source import Source

ROOT = Path(__file__).resolve().parents[2]
WINDOW = 8

# What was agreed. Where one does not hold, the code is mended, or the figure is changed here and in
# `docs/architecture-figures.md`, with the reason.
#
# A use case has one door, the kit. The command is the program itself: it starts the server and the output module, which
# are faces, too.
FACES = {
    "vorleser": {"VorleserKit", "VorleserServer", "VorleserSpeechDispatcher"},
    "VorleserServer": {"VorleserKit"},
    "VorleserSpeechDispatcher": {"VorleserKit"},
    "VorleserScreens": {"VorleserKit"},
}
ACYCLIC = ("VorleserBooks", "VorleserServer", "VorleserExport")
MOST_IN_CYCLES = 8  # per cent of all files
LEAST_DOCUMENTED = 98  # per cent of the public types
LONGEST_FUNCTION = 100  # lines
MOST_UNNAMED = 30  # numbers per 1,000 lines of PDF layout


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
        # Of a table of strings nothing is left to compare.
        lines = [line for line in source.lines
                 if len(line) > 3 and not line.startswith("import") and any(map(str.isalnum, line))]
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


def by_module(sources):
    modules = defaultdict(list)
    for source in sources:
        modules[module(source)].append(source)
    return modules


def edges_of(modules):
    """Which of our modules each imports."""
    return {name: {other for source in files for other in source.imports} & set(modules) - {name}
            for name, files in modules.items()}


def layout_of(sources):
    return [source for source in sources if source.name.startswith("Sources/VorleserBooks/PDF/Layout/")]


def figures(sources):
    modules = by_module(sources)
    edges = edges_of(modules)
    graphs = {name: file_graph(files) for name, files in modules.items()}
    lengths = sorted(length for source in sources for _, length in source.functions())
    documented = [one for source in sources for _, one in source.public_types()]
    layout = layout_of(sources)
    yield "files, lines of code", f"{len(sources)}, {sum(len(source.lines) for source in sources):,}"
    yield "functions: median, 95th percentile, longest (lines)", \
        f"{lengths[len(lengths) // 2]}, {lengths[len(lengths) * 95 // 100]}, {lengths[-1]}"
    yield "functions of more than 40 lines", share(sum(length > 40 for length in lengths), len(lengths))
    yield "edges between our modules", str(sum(len(needed) for needed in edges.values()))
    for face in FACES:
        yield f"modules of ours that `{face}` imports", str(len(edges.get(face, ())))
    yield "files in cycles", share(sum(in_cycles(graph) for graph in graphs.values()), len(sources))
    for name in ACYCLIC:
        folders = folder_graph(graphs[name])
        yield f"folders of `{name}` in cycles", f"{in_cycles(folders)} of {len(folders)}"
    yield "pairs of files with 8 lines in common", str(duplicate_pairs(sources))
    yield "numbers per 1,000 lines", f"{per_thousand(sources):.0f}"
    yield "numbers per 1,000 lines of PDF layout", f"{per_thousand(layout):.0f}"
    yield "of these, not named", f"{per_thousand(layout, without_named=True):.0f}"
    yield "public types with documentation", share(sum(documented), len(documented))


def cyclic_edges(sources, graph, folders):
    """Which files tie the folders of a cycle to each other, and by which types."""
    named = {source.name: source for source in sources}
    for cycle in cycles(folders):
        yield "a cycle of " + ", ".join(cycle)
        for name, needed in sorted(graph.items()):
            for other in sorted(needed):
                here, there = folder(named[name]), folder(named[other])
                if here != there and {here, there} <= set(cycle):
                    types = " ".join(sorted(named[name].words & named[other].types))
                    yield f"  {name} needs {types} of {other}"


def faults(sources):
    """Where the sources are not as was agreed: sentences, each with lines that say where."""
    modules = by_module(sources)
    edges = edges_of(modules)
    for face, allowed in FACES.items():
        if edges[face] != allowed:
            yield f"{face} imports {sorted(edges[face])}; agreed are {sorted(allowed)}", []
    graphs = {name: file_graph(files) for name, files in modules.items()}
    for name in ACYCLIC:
        folders = folder_graph(graphs[name])
        if count := in_cycles(folders):
            yield f"{count} of {len(folders)} folders of {name} need each other in a circle; agreed are none", \
                cyclic_edges(modules[name], graphs[name], folders)
    in_all = [cycle for graph in graphs.values() for cycle in cycles(graph)]
    if (count := sum(map(len, in_all))) * 100 > MOST_IN_CYCLES * len(sources):
        yield f"{share(count, len(sources))} of the files are in cycles; agreed are at most {MOST_IN_CYCLES} %", \
            (", ".join(cycle) for cycle in sorted(in_all, key=len, reverse=True))
    types = [(source.name, *one) for source in sources for one in source.public_types()]
    bare = [f"{name}:{line}" for name, line, is_documented in types if not is_documented]
    if 100 * (len(types) - len(bare)) < LEAST_DOCUMENTED * len(types):
        yield f"{share(len(types) - len(bare), len(types))} of the public types are documented; " \
            f"agreed are at least {LEAST_DOCUMENTED} %. Not documented:", bare
    long = [f"{source.name}:{line} has {length} lines" for source in sources for line, length in source.functions()
            if length > LONGEST_FUNCTION]
    if long:
        yield f"A function has at most {LONGEST_FUNCTION} lines:", long
    unnamed = per_thousand(layout_of(sources), without_named=True)
    if unnamed > MOST_UNNAMED:
        yield f"{unnamed:.0f} numbers per 1,000 lines of PDF layout have no name; agreed are {MOST_UNNAMED}", []


def check():
    """Ends with 1 where something is not as was agreed."""
    sources = at(None)
    found = 0
    for sentence, lines in faults(sources):
        found += 1
        print(f"architecture: {sentence}", *(f"    {line}" for line in lines), sep="\n", file=sys.stderr)
    if found:
        sys.exit(f"architecture: {found} of the agreed figures do not hold; see docs/architecture-figures.md")
    print(f"architecture: {len(sources)} files are shaped as was agreed")


def main():
    commits = sys.argv[1:]
    if commits == ["--check"]:
        return check()
    columns = [dict(figures(at(commit))) for commit in [*commits, None]]
    names = [*commits, "working tree"]
    print("| figure | " + " | ".join(names) + " |")
    print("|---|" + "---:|" * len(names))
    for figure in columns[-1]:
        print(f"| {figure} | " + " | ".join(column.get(figure, "–") for column in columns) + " |")


if __name__ == "__main__":
    main()
