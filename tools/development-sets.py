#!/usr/bin/env python3
"""Takes the samples in `Tests/Sets` from the whole development sets, which lie beside the checkout.

    tools/development-sets.py [FOLDER OF THE WHOLE SETS]

Only what may be passed on is taken: see `Tests/Sets/README.md`. The same sets give the same samples.
"""

import csv
import html
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "Tests/Sets"
SENTENCES = {"novel", "novel-ascii", "own"}
NOVEL_LICENCE = "PD/CC0 (Standard Ebooks)"
GOLDEN_COUNT = 90
BOOKS = [
    "epub/small/versone_57.epub", "epub/small/versone_InvalidManifestItems_EPUB2.epub",
    "epub/small/versone_MissingContentForNavigationPoint.epub", "epub/small/versone_MissingToc.epub",
    "epub/small/versone_RemoteContent.epub",
    "pdf/truth/gt11_reportlab_flatland.pdf", "pdf/truth/gt16a_enc_owner_only_aes256.pdf",
    "pdf/truth/gt16b_enc_user_pw_aes128.pdf",
    "text/clipboard_snippet.txt", "text/kitchen_sink.md", "text/enc_pushkin_koi8-r.txt",
    "text/enc_pushkin_utf-8.txt", "text/enc_kusamakura_shift_jis.txt", "text/no_chapters_essay.txt",
    "text/layout_treasure_hyphenated_wrap46.txt", "text/layout_treasure_one_line_per_paragraph.txt",
]
# One of each kind of harm and of each oddity that has to be read.
HOSTILE = [
    "zip/base_valid", "zip/empty_file", "zip/png_renamed", "zip/truncated_50pct", "zip/truncated_99pct",
    "zip/bitflip_07", "zip/cdfuzz_11", "zip/count_too_large", "zip/zip64_valid", "zip/zip64_absurd_sizes",
    "zip/data_descriptors", "zip/encrypted_flag", "zip/crc_wrong", "zip/duplicate_entries", "zip/backslash_names",
    "zip/slip_dotdot", "zip/slip_abs", "zip/symlink_passwd", "zip/manifest_href_escapes", "zip/name_nul",
    "zip/percent_encoded_href",
    "opf/mimetype_missing", "opf/container_missing", "opf/container_escape", "opf/container_utf16", "opf/opf_empty",
    "opf/no_spine", "opf/spine_only_images", "opf/fallback_cycle", "opf/item_remote", "opf/no_title",
    "opf/two_packages", "drm/one_chapter_encrypted", "drm/rights_without_encryption",
    "xml/xxe_opf", "xml/billion_laughs_opf", "xml/quadratic_xhtml", "xml/external_dtd_ncx",
    "xml/internal_entity_harmless", "xml/svg_laughs_cover",
    "xhtml/nest_div_200", "xhtml/nest_inline_100k", "xhtml/tag_soup", "xhtml/named_entities_no_dtd",
    "xhtml/utf16le_bom", "xhtml/encoding_lie_utf8", "xhtml/nul_bytes", "xhtml/script_style_hidden",
    "xhtml/combining_100k", "xhtml/digits_1mb", "toc/ncx_missing", "toc/self_reference", "toc/nav_vs_ncx_disagree",
]


def rows(file):
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def write_rows(name, samples):
    text = "".join(json.dumps(sample, ensure_ascii=False) + "\n" for sample in samples)
    (OUT / name).write_text(text, encoding="utf-8")


def take_texts(shared):
    write_rows("sentences.jsonl", [row for row in rows(shared / "seg_dev.jsonl") if row["kind"] in SENTENCES])
    write_rows("spoken-forms.jsonl", rows(shared / "norm_dev.jsonl"))
    write_rows("golden-edges.jsonl", rows(shared / "golden_edge.jsonl"))
    novels = [row for row in rows(shared / "golden_dev.jsonl") if row["licence"] == NOVEL_LICENCE]
    kept = ("id", "src", "text", "tokens", "us", "us_tokens", "gb", "gb_tokens")
    chosen = novels[:: len(novels) // GOLDEN_COUNT][:GOLDEN_COUNT]
    write_rows("golden-sentences.jsonl", [{key: row[key] for key in kept} for row in chosen])


def read_table(file):
    with open(file, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def write_table(file, table):
    columns = list(table[0])
    lines = ["\t".join(columns), *("\t".join(row[column] for column in columns) for row in table)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def plain(markup):
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", markup)).split())


def facts_of(book, columns):
    """What a row says of an EPUB, found with a zip reader and regular expressions alone."""
    facts = dict.fromkeys(columns, "")
    with zipfile.ZipFile(book) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".opf"))
        base = name.rpartition("/")[0]
        package = ElementTree.fromstring(archive.read(name))
        dc, opf = "{http://purl.org/dc/elements/1.1/}", "{http://www.idpf.org/2007/opf}"
        hrefs = {item.get("id"): item.get("href") for item in package.iter(opf + "item")}
        spine = list(package.iter(opf + "itemref"))

        def entry(href):
            return archive.read(f"{base}/{href}" if base else href).decode()

        nav = next(item.get("href") for item in package.iter(opf + "item") if item.get("properties") == "nav")
        contents = re.search(r'<nav[^>]*epub:type="toc".*?</nav>', entry(nav), re.S).group()
        bodies = [re.search(r"<body.*</body>", entry(hrefs[item.get("idref")]), re.S).group() for item in spine]
        facts |= {
            "title": package.find(f".//{dc}title").text, "author": package.find(f".//{dc}creator").text,
            "language": package.find(f".//{dc}language").text, "spine": str(len(spine)),
            "nonlinear": str(sum(item.get("linear") == "no" for item in spine)),
            "nav_toc": str(len(re.findall("<a ", contents))),
        }
        paragraphs = re.findall(r"<p>([^<]{80,300})</p>", "".join(bodies))
        facts["must_contain"] = plain(paragraphs[len(paragraphs) // 2])
    return facts


def take_books(shared):
    table = read_table(shared / "manifest.tsv")
    chosen = [row for row in table if row["file"] in BOOKS]
    sample = ROOT / "Samples/the-time-machine.epub"
    chosen.append(facts_of(sample, table[0]) | {
        "file": "../../../Samples/the-time-machine.epub", "kind": "epub", "expect": "open",
        "licence": "text public domain (USA); edition CC0 1.0",
    })
    for row in chosen[:-1]:
        # Truths of the text are compared by the benchmarks, from the whole set.
        row["truth"] = ""
        target = OUT / "books" / row["file"]
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(shared / row["file"], target)
    write_table(OUT / "books/manifest.tsv", chosen)


def take_hostile(script):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, script, folder, "--only", ".epub"], check=True, stdout=subprocess.DEVNULL)
        table = {row["file"]: row for row in read_table(Path(folder) / "manifest.tsv")}
        chosen = [table[f"{name}.epub"] for name in HOSTILE]
        for row in chosen:
            target = OUT / "hostile" / row["file"]
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(folder) / row["file"], target)
        write_table(OUT / "hostile/manifest.tsv", chosen)


def main():
    shared = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT.parent / "shared"
    if not shared.is_dir():
        sys.exit(f"There is no {shared}; name the folder of the whole sets.")
    OUT.mkdir(exist_ok=True)
    take_texts(shared / "g2p")
    take_books(shared / "corpora/dev")
    take_hostile(shared / "corpora/make_hostile.py")
    # The published configuration is the reference's own; it is small enough to be had whole.
    shutil.copyfile(shared / "kokoro/config.json", OUT / "kokoro-config.json")


if __name__ == "__main__":
    main()
