#!/usr/bin/env python3
"""Prints the share of lines that tests reach, by library module.

    tools/coverage.py CODECOV.json [LEAST_PERCENT]
"""

import json
import re
import sys
from collections import defaultdict


def main():
    least = float(sys.argv[2]) if len(sys.argv) > 2 else 85.0
    lines = defaultdict(lambda: [0, 0])
    with open(sys.argv[1], encoding="utf-8") as file:
        files = json.load(file)["data"][0]["files"]
    for entry in files:
        module = re.search(r"/Sources/(Vorleser\w+)/", entry["filename"])
        if module and module[1] != "VorleserTesting":
            summary = entry["summary"]["lines"]
            lines[module[1]][0] += summary["covered"]
            lines[module[1]][1] += summary["count"]
    covered = sum(pair[0] for pair in lines.values())
    count = sum(pair[1] for pair in lines.values())
    for module, (reached, all_lines) in sorted(lines.items()):
        print(f"{module:20} {100 * reached / max(all_lines, 1):5.1f} %  {reached} of {all_lines} lines")
    share = 100 * covered / max(count, 1)
    print(f"{'all':20} {share:5.1f} %")
    if share < least:
        sys.exit(f"less than {least} % of the lines are reached")


if __name__ == "__main__":
    main()
