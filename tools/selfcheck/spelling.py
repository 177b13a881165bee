"""One spelling of each word: American and British ones, short forms and long ones are the same word.

Both texts are put in this form, so that it need not be a spelling that anybody uses; only that two different words do not
become one.
"""

import re

TITLES = {
    "mr": "mister", "mrs": "missus", "dr": "doctor", "prof": "professor", "capt": "captain", "col": "colonel",
    "gen": "general", "lieut": "lieutenant", "lt": "lieutenant", "sergt": "sergeant", "sgt": "sergeant",
    "rev": "reverend", "hon": "honourable", "messrs": "messieurs", "mme": "madame", "mlle": "mademoiselle",
}  # fmt: skip
SHORT = {
    "st": "saint", "mt": "mount", "jr": "junior", "sr": "senior", "vs": "versus", "etc": "et cetera", "ok": "okay",
    "'tis": "it is", "'twas": "it was", "tis": "it is", "twas": "it was", "'twill": "it will", "'twere": "it were",
    "'em": "them", "can't": "can not",
    "cannot": "can not", "won't": "will not", "shan't": "shall not", "an'": "and", "o'": "of", "ol'": "old",
    "'cause": "because", "missis": "missus", "o": "oh", "ay": "aye", "hmm": "hm", "percent": "per cent",
    "gonna": "going to", "gotta": "got to", "wanna": "want to", "d'ye": "do ye", "s'pose": "suppose", "'spose": "suppose", "ma'am": "madam", "t'other": "the other",
}  # fmt: skip
ALONE = {
    "grey": "gray", "greys": "grays", "plough": "plow", "ploughs": "plows", "ploughed": "plowed", "cheque": "check",
    "cheques": "checks", "moustache": "mustache", "moustaches": "mustaches", "moustached": "mustached",
    "mould": "mold", "moulds": "molds", "moulded": "molded", "mouldy": "moldy", "mouldering": "moldering",
    "smouldering": "smoldering", "smouldered": "smoldered", "sceptic": "skeptic", "sceptical": "skeptical",
    "scepticism": "skepticism", "gaol": "jail", "gaoler": "jailer", "kerb": "curb", "tyre": "tire", "tyres": "tires",
    "pyjamas": "pajamas", "whisky": "whiskey", "shew": "show", "shewed": "showed", "shewn": "shown", "axe": "ax",
    "judgement": "judgment", "judgements": "judgments", "acknowledgement": "acknowledgment", "cosy": "cozy",
    "draught": "draft", "draughts": "drafts", "programme": "program", "programmes": "programs", "skilful": "skillful",
    "skilfully": "skillfully", "wilful": "willful", "wilfully": "willfully", "fulfil": "fulfill", "instal": "install",
    "enrol": "enroll", "distil": "distill", "woollen": "woolen", "jewellery": "jewelry", "jeweller": "jeweler",
    "centre": "center", "centres": "centers", "centred": "centered", "theatre": "theater", "theatres": "theaters",
    "spectre": "specter", "spectres": "specters", "lustre": "luster", "sabre": "saber", "sabres": "sabers",
    "calibre": "caliber", "fibre": "fiber", "fibres": "fibers", "sombre": "somber", "meagre": "meager",
    "manoeuvre": "maneuver", "manoeuvres": "maneuvers", "metre": "meter", "metres": "meters", "litre": "liter",
    "ochre": "ocher", "sepulchre": "sepulcher", "reconnoitre": "reconnoiter", "defence": "defense",
    "defences": "defenses", "offence": "offense", "offences": "offenses", "licence": "license", "pretence": "pretense",
    "pretences": "pretenses", "practise": "practice", "practised": "practiced", "practising": "practicing",
    "storey": "story", "storeys": "stories", "waggon": "wagon", "waggons": "wagons", "dulness": "dullness",
    "fulness": "fullness", "connexion": "connection", "reflexion": "reflection", "inflexion": "inflection",
    "aeroplane": "airplane", "aluminium": "aluminum", "mum": "mom", "towards": "toward", "afterwards": "afterward",
    "backwards": "backward", "forwards": "forward", "upwards": "upward", "downwards": "downward",
    "inwards": "inward", "outwards": "outward", "amongst": "among", "whilst": "while", "learnt": "learned",
    "burnt": "burned", "dreamt": "dreamed", "leapt": "leaped", "spelt": "spelled", "spoilt": "spoiled",
    "gipsy": "gypsy", "gipsies": "gypsies", "dyke": "dike", "phantasy": "fantasy", "clew": "clue", "clews": "clues",
    "quay": "key", "sulphur": "sulfur", "sceptre": "scepter", "councillor": "councilor",
    "counsellor": "counselor", "verandah": "veranda", "hallo": "hello", "hullo": "hello",
    "alright": "all right", "gray-haired": "gray haired", "meantime": "mean time", "secresy": "secrecy",
    "surprize": "surprise", "chuse": "choose", "stopt": "stopped", "dropt": "dropped", "trowsers": "trousers",
    "grovelling": "groveling", "worshipper": "worshiper", "kidnapped": "kidnaped", "dependant": "dependent",
    "artefact": "artifact", "arbour": "arbor", "mohammed": "muhammad", "mahomet": "muhammad", "buccanneer": "buccaneer",
}  # fmt: skip
# Words in -our that American keeps so, or that would become another word.
KEPT = {
    "four", "hour", "your", "our", "pour", "tour", "sour", "flour", "dour", "scour", "detour", "contour", "velour",
    "court", "source", "course", "journal", "fourth", "devour", "troubadour", "paramour",
}  # fmt: skip
RULES = [
    (re.compile(r"(?<=[a-z]{2}[^aeioqu])our(?=(?:s|ed|ing|able|ably|ful|fully|less|ite|ites|hood|ly|er|ers|y|ist)?$)"), "or"),
    (re.compile(r"(?<=[a-z]{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)"), "iz"),
    (re.compile(r"(?<=[a-z]l)ys(?=(?:e|ed|es|er|ers|ing)$)"), "yz"),
    (re.compile(r"(?<=[aeiou][^aeiou][aeiou])ll(?=(?:ed|ing|er|ers|ous|ously|ings)$)"), "l"),
    (re.compile(r"(?<=[aeiou][^aeiou]{2}[aeiou])ll(?=(?:ed|ing|er|ers|ous|ously|ings)$)"), "l"),
    (re.compile(r"(?<=[a-z]{2}og)ue(?=s?$)"), ""),
    (re.compile(r"^enquir(?=[a-z])"), "inquir"),
    (re.compile(r"^(?=[a-z]{6})([a-z]*)(?:æ|ae)(?=[a-z])"), r"\1e"),
    (re.compile(r"^(?=[a-z]{6})([a-z]*)(?:œ|oe)(?=[a-z]{3})"), r"\1e"),
]  # fmt: skip
CONTRACTED = [
    (re.compile(r"n't$"), " not"),
    (re.compile(r"'ll$"), " will"),
    (re.compile(r"'re$"), " are"),
    (re.compile(r"'ve$"), " have"),
    (re.compile(r"'m$"), " am"),
]


def words_of(word):
    """A word in lower case, perhaps with apostrophes, as the words that it stands for."""
    if word in SHORT:
        return SHORT[word].split()
    if word in TITLES:
        return [TITLES[word]]
    for pattern, long in CONTRACTED:
        if pattern.search(word) and len(word) > 3:
            return [part for piece in pattern.sub(long, word).split() for part in words_of(piece)]
    if word.endswith("in'") and len(word) > 4:
        word = word[:-1] + "g"
    plain = word.replace("'", "")
    return ALONE.get(plain, spelled(plain)).split() if plain else []


def spelled(word):
    if word in KEPT or word.rstrip("s") in KEPT:
        return word
    for pattern, replacement in RULES:
        word = pattern.sub(replacement, word)
    return word
