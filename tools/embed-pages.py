#!/usr/bin/env python3
"""Writes Sources/CWebPages/web_pages.c: every file of Web/, inside the program. Run it after adding or removing one."""
import pathlib
import re

root = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "CWebPages"
names = sorted(str(path.relative_to(root / "Web")) for path in (root / "Web").rglob("*") if path.is_file())
symbol = {name: "page_" + re.sub(r"\W", "_", name) for name in names}

arrays = "\n".join(f'static const unsigned char {symbol[name]}[] = {{\n#embed "Web/{name}"\n}};' for name in names)
table = "\n".join(f'    {{"{name}", {symbol[name]}, sizeof {symbol[name]}}},' for name in names)
(root / "web_pages.c").write_text(f"""// The web pages, inside the program: a folder beside it would be lost when the program is moved.
// Written by tools/embed-pages.py.

#include "web_pages.h"

{arrays}

static const WebPage pages[] = {{
{table}
}};

size_t web_page_count(void) {{ return sizeof pages / sizeof *pages; }}

WebPage web_page(size_t index) {{ return index < web_page_count() ? pages[index] : (WebPage){{0}}; }}
""")
