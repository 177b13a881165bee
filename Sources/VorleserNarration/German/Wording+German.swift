/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "There is no word to be said otherwise.": "Es fehlt das Wort, das anders gesprochen werden soll.",
    "There is nothing to be said for it.": "Es fehlt, was dafür gesprochen werden soll.",
    "“%@” holds a tab or a line end.": "„%@“ enthält einen Tabulator oder ein Zeilenende.",
    "“%@” is no regular expression: %@.": "„%@“ ist kein regulärer Ausdruck: %@.",
    "“%@” is no regular expression: %@ (character %@).": "„%@“ ist kein regulärer Ausdruck: %@ (Zeichen %@).",
    "“%@” might never end: from character %@ on it repeats what varies.":
        "„%@“ könnte nie enden: Ab Zeichen %@ wird wiederholt, was selbst veränderlich ist.",
    "“%@” takes too long to look for.": "„%@“ zu suchen dauert zu lange.",
    "“%@” was not tried: the patterns before it took too long.":
        "„%@“ wurde nicht erprobt: Die Muster davor haben zu lange gedauert.",
    "Give it in a file with fewer patterns.": "In einer Datei mit weniger Mustern angeben.",
    "“%@” is no way to say something.": "„%@“ ist keine Art, etwas zu sprechen.",
    "There is no option “%@”.": "Es gibt keine Angabe „%@“.",
    "There are %@ columns.": "Es sind %@ Spalten.",
    "Name the word as it is printed.": "Das Wort so angeben, wie es gedruckt ist.",
    "Give another spelling, or sounds; to leave the word out, skip it.":
        "Eine andere Schreibung oder Laute angeben; um das Wort wegzulassen, skip.",
    "Write it on one line, with blanks only.": "Es in eine Zeile schreiben, nur mit Leerzeichen.",
    "Mend the expression, or look for the words themselves.":
        "Den Ausdruck berichtigen, oder die Wörter selbst suchen.",
    "Repeat only once, or without going back: (a++)+ instead of (a+)+, (a|b)++ instead of (a|b)+.":
        "Nur einmal wiederholen oder ohne Zurückgehen: (a++)+ statt (a+)+, (a|b)++ statt (a|b)+.",
    "Repeat fewer times in a row, or without going back: .*x instead of .*.*x, a++b instead of a+a+b.":
        "Seltener hintereinander wiederholen oder ohne Zurückgehen: .*x statt .*.*x, a++b statt a+a+b.",
    "The second column is one of say, ipa, phonemes, skip.": "Die zweite Spalte ist say, ipa, phonemes oder skip.",
    "The fourth column has any of anywhere, regex, match-case.":
        "In der vierten Spalte stehen anywhere, regex, match-case oder nichts.",
    "There are two to five, parted by tabs: word, way, what is said, options, note.":
        "Es sind zwei bis fünf, durch Tabulatoren getrennt: Wort, Art, was gesprochen wird, Angaben, Notiz.",
]
