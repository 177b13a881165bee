#!/usr/bin/env python3
"""Tests the check itself: every mistake of tools/apple/mistakes.toml is made in a copy, and must be found there.

usage: tools/apple/mistakes.py [NAME …]     (after tools/apple/check.py, whose modules it uses)
"""

import concurrent.futures
import json
import pathlib
import re
import sys
import tomllib

import check
import imports
import sdk

FEWEST = 20


def outcome(checks, mistake):
    """What is wrong with a mistake: `None` when it was found."""
    file = check.ROOT / mistake["file"]
    text = file.read_text(encoding="utf-8")
    if text.count(mistake["right"]) < 1:
        return f"{mistake['file']} has no “{mistake['right']}”"
    spoilt = text.replace(mistake["right"], mistake["wrong"], 1)
    if mistake.get("found-by") == "imports":
        return None if list(imports.unguarded(spoilt)) and not list(imports.unguarded(text)) else "it was not found"
    own = checks[mistake["platform"]]
    module = check.module_of(file)
    made_of = check.digest(own.right.get(module), spoilt, mistake["says"])
    if own.right.get(f"mistake {mistake['name']}") == made_of:
        return None
    if module not in own.right:
        return f"{module} itself is not right: run tools/apple/check.py first"
    said = own.with_mistake(module, file, spoilt)
    errors = [line for line in said.output.splitlines() if re.match(rf"\S*/{re.escape(file.name)}:\d+:\d+: error: ", line)]
    own.seconds += said.seconds
    if said.code == 0 or not errors:
        return "it was not found"
    if not any(mistake["says"] in error for error in errors):
        return f"it was found, but for another reason: {errors[0]}"
    own.right[f"mistake {mistake['name']}"] = made_of
    return None


def main(names):
    mistakes = tomllib.loads((pathlib.Path(__file__).parent / "mistakes.toml").read_text(encoding="utf-8"))["mistake"]
    if len(mistakes) < FEWEST:
        sys.exit(f"mistakes: there are {len(mistakes)}, fewer than {FEWEST}")
    wanted = [mistake for mistake in mistakes if not names or mistake["name"] in names]
    try:
        checks = {own.platform.name: own for own in check.prepared(sdk.PLATFORMS)}
        for own in checks.values():
            own.prepare()
    except sdk.Missing as missing:
        sys.exit(f"mistakes: NOTHING WAS CHECKED: {missing}")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        faults = list(pool.map(lambda mistake: outcome(checks, mistake), wanted))
    for own in checks.values():
        own.record.write_text(json.dumps(own.right, indent=1))
    for mistake, fault in zip(wanted, faults):
        if fault:
            print(f"mistakes: {mistake['name']}: {fault}")
    found, seconds = faults.count(None), sum(own.seconds for own in checks.values())
    print(f"mistakes: {found} of {len(wanted)} planted mistakes were found, {seconds:.1f} s of processor time")
    sys.exit(0 if wanted and found == len(wanted) else 1)


if __name__ == "__main__":
    main(sys.argv[1:])
