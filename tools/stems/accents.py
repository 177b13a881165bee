#!/usr/bin/env python3
"""Makes portuguese-accents.tsv in Sources/CPhonemeModels/models: the accents that old Portuguese spelling leaves out.

    accents.py WIKIPRON.tsv.gz MORE.txt FILE.tsv

WIKIPRON is `por_latn_bz_narrow.tsv` of WikiPron (CC BY-SA; from Wiktionary), of which the spelling of the words is kept and not
their sounds; MORE.txt has words of our own, one a line. A line of the result is a word without its acute or circumflex, a tab,
and the word; after the tab a question mark where the bare word is one of today as well, such as a verb (*publico*).
"""

import gzip
import re
import sys

BARE = str.maketrans("áâéêíóôú", "aaeeioou")
WORD = "[a-záâãàéêíóôõúüç]+"
# Adjectives that look like verbs.
NO_VERBS = set(
    "secular binocular ocular familiar particular singular popular muscular solar lunar polar peculiar linear molecular angular nuclear"
    " consular insular peninsular tabular capsular globular glandular jugular espetacular crepuscular vascular celular bipolar estelar"
    " medular modular similar escolar hospitalar perpendicular preliminar exemplar retangular triangular veicular follicular folicular"
    " auricular cuticular vesicular reticular testicular irregular oracular tentacular".split()
)


def verb_forms(infinitive):
    """Regular forms that have no accent."""
    stem, kind = infinitive[:-2], infinitive[-2:]
    endings = {
        "ar": "o as a amos am e es emos em ava avas avam ei aste ou aram ara aras ado ada ados adas ando ar ares arem asse asses assem aria arias ariam",
        "er": "o es e emos em a as amos am ia ias iam i este eu eram era eras ido ida idos idas endo er eres erem esse esses essem eria erias eriam",
        "ir": "o es e imos em a as amos am ia ias iam i iste iu iram ira iras ido ida idos idas indo ir ires irem isse isses issem iria irias iriam",
    }.get(kind)
    if not endings or len(stem) < 2:
        return set()
    forms = set()
    for ending in endings.split():
        changed = stem
        if kind == "ar" and ending[0] == "e":
            changed = re.sub("ç$", "c", re.sub("g$", "gu", re.sub("c$", "qu", stem)))
        elif kind != "ar" and ending[0] in "ao":
            changed = re.sub("g$", "j", re.sub("c$", "ç", stem))
        # *Possuído*, *caíram*
        if kind == "ir" and ending[0] == "i" and re.search("[ao]$|[^gq]u$", stem):
            continue
        forms.add(changed + ending)
    return forms


def derived(word):
    """The other forms of a noun or an adjective."""
    if word.endswith("o"):
        return [word + "s", word[:-1] + "a", word[:-1] + "as"]
    if word[-1] in "ae":
        return [word + "s"]
    return []


def main():
    source, more, target = sys.argv[1:]
    with gzip.open(source, "rt", encoding="utf-8") as lines:
        words = {line.split("\t")[0] for line in lines}
    words = {word.lower() for word in words}
    own, free, both, alone = set(), set(), set(), set()
    with open(more, encoding="utf-8") as lines:
        for line in lines:
            for word in line.split("#")[0].split():
                if word.startswith("-"):
                    free.add(word[1:])
                elif word.startswith("?"):
                    both.add(word[1:])
                elif word.startswith("+"):
                    alone.add(word[1:])
                else:
                    own.add(word)
    today = {word for word in words if word.translate(BARE) == word}
    for word in list(words | {w for w in own}):
        if re.fullmatch(WORD, word) and word[-2:] in ("ar", "er", "ir") and word not in NO_VERBS:
            today |= verb_forms(word)
    today = (today | both) - alone
    table = {}
    for word in sorted(words | own):
        bare = word.translate(BARE)
        # One accent; not on the only vowel, where it changes no stress.
        if not re.fullmatch(WORD, word) or sum(a != b for a, b in zip(word, bare)) != 1 or len(word) < 4 or bare in free:
            continue
        if len(re.findall("[aeiouãõ]", bare)) < 2:
            continue
        # The future is the pluperfect without its accent.
        if word not in own and re.search("[aei]r(á|ás|éis)$", word):
            continue
        # Of *António* and *Antônio* the one that is said in Brazil.
        if bare in table and word not in own and not re.search("[âêô]", word):
            continue
        table[bare] = word
    rows = {}
    for bare, word in table.items():
        rows[bare] = ("?" if bare in today else "") + word
    for bare, word in table.items():
        for form in derived(word):
            plain = form.translate(BARE)
            mark = "?" if plain in today else ""
            if plain in free:
                continue
            if plain not in rows and mark != rows[bare][:-len(word)]:
                rows[plain] = mark + form
    # What the forms of another tell needs no row.
    for bare, word in table.items():
        for form in derived(word):
            plain = form.translate(BARE)
            if plain != bare and rows.get(plain) == form and rows.get(bare) == word:
                del rows[plain]
    for bare in free:
        rows[bare] = bare
    with open(target, "w", encoding="utf-8") as file:
        for bare in sorted(rows):
            file.write(f"{bare}\t{rows[bare]}\n")
    print(len(rows), "rows")


if __name__ == "__main__":
    main()
