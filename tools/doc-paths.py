#!/usr/bin/env python3
"""Sees that the paths which the documents name exist, where their links lead, and that ARCHITECTURE.md names all folders."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOP = {path.name for path in ROOT.iterdir() if path.name not in {".build", ".data", ".venv"}}
SPAN = re.compile(r"`([^`\s]+)`")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
ACTOR = re.compile(r"^[^\S\n]*(?:\w+ )*actor (\w+)", re.M)
ROW = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \|(.*)$", re.M)
# In many modules; ARCHITECTURE.md says once what they hold.
EVERYWHERE = {"Apple", "German", "include"}


def missing(page):
    text = page.read_text(encoding="utf-8")
    for name in SPAN.findall(text):
        if name.split("/")[0] in TOP and not set(name) & set("<…") and not (ROOT / name).exists():
            yield f"`{name}`"
    for target in LINK.findall(text):
        if ":" not in target and not (page.parent / target).exists():
            yield target


def rows(page):
    """What ARCHITECTURE.md says of each module: where to start reading, and what its folders hold."""
    table = page.read_text(encoding="utf-8").partition("| module | start reading at")[2].partition("\n\n")[0]
    return {module: row for modules, row in ROW.findall(table) for module in re.findall(r"\w+", modules)}


def unnamed(page):
    """Modules, folders and actors that ARCHITECTURE.md does not name, and names of folders that are not there."""
    text, described = page.read_text(encoding="utf-8"), rows(page)
    there = {path.name for top in ("Sources", "Apps", "docs", "tools") for path in (ROOT / top).glob("**/")}
    for module in sorted(path for path in (ROOT / "Sources").iterdir() if path.is_dir()):
        sources = [source.read_text(encoding="utf-8") for source in module.glob("**/*.swift")]
        yield from (f"the actor `{name}` is not named" for source in sources for name in ACTOR.findall(source)
                    if f"`{name}`" not in text)
        folders = {path.name for path in module.iterdir() if path.is_dir() and path.suffix != ".docc"} - EVERYWHERE
        if module.name not in described:
            if sources and (folders or not re.search(rf"^{module.name}\b", text, re.M)):
                yield f"no row says what is in `{module.name}`"
            continue
        named = {part for span in SPAN.findall(described[module.name]) for part in span.split("/")[:-1]}
        for name in sorted(folders - named):
            yield f"the row of `{module.name}` does not name `{name}/`"
        for name in sorted(named - there):
            yield f"the row of `{module.name}` names `{name}/`, which is not there"


def main():
    pages = [*sorted((ROOT / "docs").glob("**/*.md")), *sorted(ROOT.glob("*.md"))]
    faults = [f"{page.relative_to(ROOT)}: {name} does not exist" for page in pages for name in missing(page)]
    faults += [f"ARCHITECTURE.md: {words}" for words in unnamed(ROOT / "ARCHITECTURE.md")]
    print("\n".join(faults) or f"doc-paths: all paths of {len(pages)} pages exist")
    sys.exit(1 if faults or len(pages) < 8 else 0)


if __name__ == "__main__":
    main()
