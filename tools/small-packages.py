#!/usr/bin/env python3
"""Sees that the small packages, which share the whole package's sources, give its modules what the whole one gives them.

They are built by hand alone (`Packages/`, `tools/tagger`), so that nobody would notice a module that they lack.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def modules(folder):
    """The modules that each target of a package is given, by the target's name."""
    dumped = subprocess.run(["swift", "package", "dump-package"], cwd=folder, check=True, capture_output=True)
    return {
        target["name"]: {next(iter(given.values()))[0] for given in target["dependencies"]}
        for target in json.loads(dumped.stdout)["targets"]
    }


def main():
    whole, wrong = modules(ROOT), []
    for manifest in [*ROOT.glob("Packages/*/Package.swift"), *ROOT.glob("tools/*/Package.swift")]:
        for name, given in modules(manifest.parent).items():
            lacking = sorted(whole.get(name, set()) - given)
            if lacking:
                wrong.append(f"{manifest.relative_to(ROOT)}: {name} is not given {', '.join(lacking)}")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
