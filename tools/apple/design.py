#!/usr/bin/env python3
"""Writes what the apps are built with of Apps/design.toml: Design.swift, and Design.xcassets with the colours and the icon.

Of sizes, letters and colours only those are written that the apps' sources name; the others are for the drawings, and for comparing with the web.

usage: tools/apple/design.py            (the icon is drawn anew only when its picture has changed; that needs Chromium and tools/setup.sh test)
       tools/apple/design.py --check    fails where what is written, or a style sheet of the web, says something else, and
                                       where nothing needs what is there
"""

import hashlib
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
DESIGN = ROOT / "Apps/design.toml"
SWIFT = ROOT / "Apps/Vorleser/Sources/Design.swift"
ASSETS = ROOT / "Apps/Vorleser/Resources/Design.xcassets"
STYLES = ROOT / "Sources/CWebPages/Web/style"
SETTINGS = ROOT / "Sources/CWebPages/Web/lib/reader-settings.js"
ICON = ROOT / "Sources/CWebPages/Web/icons/vorleser.svg"
# What the pictures were drawn of.
ICON_MARK = ROOT / "Apps/icon-made-of.txt"
# Sizes that the web's style sheets have as well: as variables, and as that of its buttons.
COMPARED = ["radius", "gap", "key"]
AUTHOR = {"author": "xcode", "version": 1}
# Named by the project, not by a source: the system's controls have it.
ACCENT = "accent"
# A Mac's icon in points, each once and twice as fine; a phone and a tablet take the largest.
MAC_SIDES = [16, 32, 128, 256, 512]


def design():
    return tomllib.loads(DESIGN.read_text(encoding="utf-8"))


def camel(name):
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def comments():
    """What stands behind a value in the design's file."""
    lines = DESIGN.read_text(encoding="utf-8").splitlines()
    return {found[1]: found[2].strip() for line in lines if (found := re.match(r"^([\w-]+) = .*?\s#\s(?![0-9a-f]{6}\b)(.+)$", line))}


def asked():
    """What the apps' sources ask the design for."""
    sources = (file for file in (ROOT / "Apps").rglob("*.swift") if file != SWIFT)
    return {name for file in sources for name in re.findall(r"\bDesign\.(\w+)", file.read_text(encoding="utf-8"))}


def declared(values):
    """What the design could be asked for: each name with the declaration that gives it, in three groups."""
    return [
        {camel(name): (name, f"CGFloat = {size}", ": ") for name, size in values["sizes"].items()},
        {f"{camel(name)}Letters": (name, f"Font.{kind}", " = ") for name, kind in values["letters"].items()},
        {camel(name): (name, f'Color("{name}")', " = ") for name in values["colours"]},
    ]


def shown_colours(values):
    """The colours of the catalogue, with their pairs."""
    names = asked()
    return {name: pair for name, pair in values["colours"].items() if name == ACCENT or camel(name) in names}


def sentence(words):
    return words[:1].upper() + words[1:].rstrip(".") + "."


def swift(values):
    said, names = comments(), asked()
    groups = []
    for group in declared(values):
        lines = []
        for swift_name, (name, value, joint) in group.items():
            if swift_name not in names:
                continue
            if name in said:
                lines.append(f"    /// {sentence(said[name])}")
            lines.append(f"    static let {swift_name}{joint}{value}")
        groups.append("\n".join(lines))
    head = [
        "import SwiftUI", "",
        "/// How the app looks. Written by `tools/apple/design.py` of `Apps/design.toml`, where it is to be changed.",
        "enum Design {",
    ]  # fmt: skip
    return "\n".join([*head, "\n\n".join(group for group in groups if group), "}", ""])


def colour_set(pair):
    def colour(text, dark):
        numbers = zip(("red", "green", "blue"), (text[1:3], text[3:5], text[5:7]))
        entry = {
            "color": {
                "color-space": "srgb",
                "components": {"alpha": "1.000"} | {name: f"0x{number.upper()}" for name, number in numbers},
            },
            "idiom": "universal",
        }
        return entry | ({"appearances": [{"appearance": "luminosity", "value": "dark"}]} if dark else {})

    return {"colors": [colour(pair[0], False), colour(pair[1], True)], "info": AUTHOR}


def icon_set():
    images = [{"filename": "phone-1024.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}]
    for side in MAC_SIDES:
        for scale in (1, 2):
            images.append({
                "filename": f"mac-{side * scale}.png", "idiom": "mac", "scale": f"{scale}x", "size": f"{side}x{side}",
            })  # fmt: skip
    return {"images": images, "info": AUTHOR}


def written(values):
    """Every file that is written, with what is in it; pictures by themselves."""
    files = {SWIFT: swift(values), ASSETS / "Contents.json": {"info": AUTHOR}, ASSETS / "AppIcon.appiconset/Contents.json": icon_set()}
    for name, pair in shown_colours(values).items():
        files[ASSETS / f"{name}.colorset/Contents.json"] = colour_set(pair)
    return {file: text if isinstance(text, str) else json.dumps(text, indent=2) + "\n" for file, text in files.items()}


def icons():
    """The pictures' names, with their sides in pixels."""
    return {"phone-1024.png": 1024} | {f"mac-{side * scale}.png": side * scale for side in MAC_SIDES for scale in (1, 2)}


def icon_mark():
    return hashlib.sha256(ICON.read_bytes()).hexdigest() + "\n"


def draw_icons():
    """A phone rounds the corners itself: there the picture fills its square. A Mac's has its own corners and air around them."""
    from playwright.sync_api import sync_playwright

    drawing = ICON.read_text(encoding="utf-8")
    square = re.sub(r'(<rect width="512" height="512") rx="\d+"', r"\1", drawing)
    folder = ASSETS / "AppIcon.appiconset"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, side in icons().items():
            is_phone = name.startswith("phone")
            page = browser.new_page(viewport={"width": side, "height": side})
            inner, picture = (side, square) if is_phone else (round(side * 0.8), drawing)
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-content:center;height:{side}px}}svg{{display:block;width:{inner}px;height:{inner}px}}</style>{picture}"
            )
            page.screenshot(path=folder / name, omit_background=not is_phone)
            page.close()
        browser.close()
    ICON_MARK.write_text(icon_mark())


def variables(text):
    """The custom properties of a style sheet's rules, by the selector of each."""
    rules = {}
    for selector, body in re.findall(r"([^{};]+)\{([^{}]*)\}", re.sub(r"/\*.*?\*/", "", text, flags=re.S)):
        rules.setdefault(" ".join(selector.split()), {}).update(re.findall(r"--([\w-]+):\s*([^;]+?)\s*(?:;|$)", body))
    return rules


def web_faults(values):
    light, dark, root = {}, {}, {}
    for name in ("base.css", "book.css"):
        for selector, found in variables((STYLES / name).read_text(encoding="utf-8")).items():
            if selector.endswith(":root"):
                light |= found
                root |= found
            elif selector.endswith('[data-palette="contrast-dark"])') and '[data-palette="dark"]' in selector:
                dark |= found
    if not light or not dark:
        yield "the web's style sheets have no palettes any more that tools/apple/design.py could read"
    for name, pair in values["colours"].items():
        for theirs, ours, where in ((light, pair[0], "light"), (dark, pair[1], "dark")):
            if theirs.get(name) != ours:
                yield f"--{name} in {where} surroundings: the web has {theirs.get(name)}, Apps/design.toml {ours}"
    for name in COMPARED[:2]:
        if root.get(name) != f"{values['sizes'][name]}px":
            yield f"--{name}: the web has {root.get(name)}, Apps/design.toml {values['sizes'][name]}"
    key = values["sizes"]["key"]
    if f"min-height: {key}px; min-width: {key}px" not in (STYLES / "base.css").read_text(encoding="utf-8"):
        yield f"the web's buttons have not the sides of Apps/design.toml: {key}"
    settings = SETTINGS.read_text(encoding="utf-8")
    for name, theirs in (("size", "size"), ("line", "lineHeight"), ("width", "width"), ("margin", "margin")):
        if not re.search(rf"\b{theirs}: {re.escape(str(values['text'][name]))}\b", settings.partition("export const defaults")[2]):
            yield f"the text's {name}: lib/reader-settings.js has another than Apps/design.toml, {values['text'][name]}"


def needless(values):
    """What is in the design, or was written of it, and nothing asks for."""
    here = pathlib.Path(__file__).parent
    drawn = (here / "drawings.py").read_text(encoding="utf-8") + (here / "drawings/drawings.css").read_text(encoding="utf-8")
    names, (sizes, letters, colours) = asked(), declared(values)
    for name in sorted(names - sizes.keys() - letters.keys() - colours.keys()):
        yield f"the apps ask for Design.{name}, which Apps/design.toml has not"
    # Colours are all compared with the web's; some sizes are.
    for swift_name, (name, *_) in (sizes | letters).items():
        if swift_name not in names and name not in COMPARED and f"var(--{name})" not in drawn:
            yield f"nothing asks for {name} of Apps/design.toml"
    for folder in stale(values):
        yield f"nothing asks for {folder.relative_to(ROOT)}"


def stale(values):
    """Colours in the catalogue that are not written any more."""
    return [folder for folder in sorted(ASSETS.glob("*.colorset")) if folder.stem not in shown_colours(values)]


def faults(values):
    yield from needless(values)
    for file, text in written(values).items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            yield f"{file.relative_to(ROOT)} is not what tools/apple/design.py writes"
    if not ICON_MARK.exists() or ICON_MARK.read_text() != icon_mark():
        yield "the icon is not drawn of Web/icons/vorleser.svg as it is: run tools/apple/design.py"
    for name in icons():
        if not (ASSETS / "AppIcon.appiconset" / name).exists():
            yield f"{name} is missing: run tools/apple/design.py"
    yield from web_faults(values)


def main(arguments):
    values = design()
    if arguments == ["--check"]:
        found = list(faults(values))
        for fault in found:
            print(f"design: {fault}", file=sys.stderr)
        sys.exit(1 if found else 0)
    for file, text in written(values).items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    for folder in stale(values):
        shutil.rmtree(folder)
    if not ICON_MARK.exists() or ICON_MARK.read_text() != icon_mark():
        draw_icons()
    subprocess.run(["swift", "format", "-i", SWIFT], check=True)
    for fault in faults(values):
        print(f"design: {fault}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
