/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "“%@” (symbol %@) is not one of the voice's phonemes.":
        "„%@“ (Zeichen %@) gehört nicht zu den Phonemen der Stimme.",
    "“%@” (symbol %@) is not a sound that can be read from the phonetic alphabet.":
        "„%@“ (Zeichen %@) ist kein Laut, der sich aus der Lautschrift lesen lässt.",
    "There is no sound in this pronunciation.": "Diese Aussprache enthält keinen Laut.",
    "The pronunciation has %@ symbols; a voice takes %@ at most.":
        "Die Aussprache hat %@ Zeichen; eine Stimme nimmt höchstens %@.",
    "See `vorleser phonemes \"some words\"` for how they are written, or give the sounds as IPA.":
        "Wie sie geschrieben werden, zeigt `vorleser phonemes \"ein paar Wörter\"`; oder die Laute in IPA angeben.",
    "Write it as a dictionary does, e.g. /hɜːrˈmaɪəni/, or spell it out with --say.":
        "Sie wie im Wörterbuch schreiben, z. B. /hɜːrˈmaɪəni/, oder mit --say in Buchstaben.",
    "Write at least one vowel or consonant.": "Mindestens einen Vokal oder Konsonanten schreiben.",
    "Give the words one by one.": "Die Wörter einzeln angeben.",
    "The lexicon “%@” cannot be read.": "Das Lexikon „%@“ lässt sich nicht lesen.",
    "“%@” is no lexicon.": "„%@“ ist kein Lexikon.",
    "The lexicon “%@” has version %@; this program reads version %@.":
        "Das Lexikon „%@“ hat die Version %@; dieses Programm liest Version %@.",
    "The lexicon “%@” is damaged.": "Das Lexikon „%@“ ist beschädigt.",
    "Check the path and the permissions, or run “make setup”, which compiles it.":
        "Pfad und Rechte prüfen, oder „make setup“ ausführen, das es erzeugt.",
    "Run “make setup” to compile it again.": "Es mit „make setup“ neu erzeugen.",
]
