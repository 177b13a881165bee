/// Of `Home/`, by its sentences in English.
let germanHome: [String: String] = [
    "Bring places and notes of this library and of a server at home to the same.":
        "Lesestellen und Notizen dieser Bibliothek und die eines Servers zu Hause auf denselben Stand bringen.",
    """
    For books that both libraries have: places of all devices, bookmarks,
    highlights and notes, pronunciations, what is finished, reading time. What
    was removed in one goes from the other. Books themselves are fetched or sent
    when you say so. Given once, the server is remembered.

      vorleser sync --with http://books.home:4242 --phrase-file phrase.txt
      vorleser sync
      vorleser sync --get emma
      vorleser sync --send 7

    VORLESER_HOME_PHRASE and VORLESER_HOME_PIN can hold the pass-phrase and the
    person's PIN, too. See docs/home.md.
    """:
        """
    Für Bücher, die beide Bibliotheken haben: die Stellen aller Geräte,
    Lesezeichen, Markierungen und Notizen, Aussprachen, was ausgelesen ist, und
    die Lesezeit. Was in der einen entfernt wurde, verschwindet aus der anderen.
    Die Bücher selbst werden auf Wunsch geholt oder gesendet. Der Server wird
    gemerkt, wenn er einmal angegeben wurde.

      vorleser sync --with http://books.home:4242 --phrase-file phrase.txt
      vorleser sync
      vorleser sync --get emma
      vorleser sync --send 7

    VORLESER_HOME_PHRASE und VORLESER_HOME_PIN können die Passphrase und die PIN
    der Person enthalten. Siehe docs/home.md.
    """,
    "A file with its pass-phrase; - for a line of standard input.":
        "Eine Datei mit seiner Passphrase; - für eine Zeile der Standardeingabe.",
    "Who you are there.": "Der eigene Name dort.",
    "Fetch a book that is only there, by words of its title.":
        "Ein Buch holen, das nur dort ist; Wörter seines Titels.",
    "Fetch all books that are only there.": "Alle Bücher holen, die nur dort sind.",
    "Send a book of this library there.": "Ein Buch dieser Bibliothek dorthin senden.",
    "Forget the server; what is there and here stays.": "Den Server vergessen; was dort und hier ist, bleibt.",
    "Give --with, with --phrase-file, --person and --plain.":
        "Zu --phrase-file, --person und --plain gehört --with.",
    "No book there that is not here is called “%@”.": "Kein Buch, das nur dort ist, heißt „%@“.",
    "%@ books there are called “%@”: %@.": "%1$@ Bücher dort heißen „%2$@“: %3$@.",
    "`vorleser sync` lists those that are.": "`vorleser sync` führt sie auf.",
    "Give more words of the title.": "Mehr Wörter des Titels angeben.",
    "Pass-phrase, or nothing where none is wanted: ": "Passphrase, oder nichts, wo keine verlangt wird: ",
    "%@ note removed": "%@ Notiz entfernt",
    "%@ notes removed": "%@ Notizen entfernt",
    "From %@: %@.": "Von %@: %@.",
    "To %@: %@.": "An %@: %@.",
    "Nothing is new, here or at %@.": "Nichts Neues, hier wie bei %@.",
    "%@ is forgotten. There, this machine can be removed from the devices, too.":
        "%@ ist vergessen. Dort lässt sich auch diese Maschine aus den Geräten entfernen.",
    "%@: %@ kB": "%@: %@ kB",
    "%@: fetched": "%@: geholt",
    "%@: sent": "%@: gesendet",
    "%@: is there already": "%@: ist schon dort",
    "Only there, to be fetched with --get WORDS or --get-all:":
        "Nur dort; zu holen mit --get WORDS oder --get-all:",
    "Only here, to be sent with --send BOOK:": "Nur hier; zu senden mit --send BOOK:",
]
