#!/usr/bin/env python3
"""Sees that the paths which the how-to pages name exist, and where their links lead."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TOP = {path.name for path in ROOT.iterdir() if path.name not in {".build", ".data", ".venv"}}
SPAN = re.compile(r"`([^`\s]+)`")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def missing(page):
    text = page.read_text(encoding="utf-8")
    for name in SPAN.findall(text):
        if name.split("/")[0] in TOP and "<" not in name and not (ROOT / name).exists():
            yield f"`{name}`"
    for target in LINK.findall(text):
        if ":" not in target and not (page.parent / target).exists():
            yield target


def main():
    pages = sorted((ROOT / "docs/how-to").glob("*.md")) + [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    faults = [f"{page.relative_to(ROOT)}: {name} does not exist" for page in pages for name in missing(page)]
    print("\n".join(faults) or f"doc-paths: all paths of {len(pages)} pages exist")
    sys.exit(1 if faults or len(pages) < 8 else 0)


if __name__ == "__main__":
    main()
