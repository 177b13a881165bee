/// Of `Inspect/`, by its sentences in English.
let germanInspect: [String: String] = [
    "Show what is in a book: metadata, chapters, contents, minutes to listen, warnings.":
        "Zeigen, was in einem Buch ist: Angaben, Kapitel, Inhalt, Minuten, Warnungen.",
    """
    The numbers in the first column are what `--chapters` takes. Warnings
    say what could not be read as it stands. With --json, offsets and lengths
    are UTF-16 code units from the start of the book.
    """:
        """
    Die Zahlen in der ersten Spalte nimmt `--chapters`. Warnungen sagen, was sich
    nicht lesen ließ, wie es dasteht. Mit --json zählen Positionen und Längen in
    UTF-16-Einheiten ab dem Anfang des Buchs.
    """,
    "Chapters": "Kapitel",
    "Contents": "Inhalt",
    "Warnings": "Warnungen",
    "text": "Text",
    "series": "Reihe",
    "publisher": "Verlag",
    "date": "Datum",
    "identifier": "Kennung",
    "cover": "Titelbild",
    "%@ character": "%@ Zeichen",
    "%@ characters": "%@ Zeichen",
    "%@ sentence": "%@ Satz",
    "%@ sentences": "%@ Sätze",
    "%@ chapter": "%@ Kapitel",
    "%@ chapters": "%@ Kapitel",
    "none": "keine",
    "not read": "nicht gelesen",
    "%@  %@ %@ sentence   %@": "%@  %@ Satz: %@  %@",
    "%@  %@ %@ sentences  %@": "%@  %@ Sätze:%@  %@",
    "Write what is on a PDF's pages, for another process to read.":
        "Ausgeben, was auf den Seiten eines PDF ist, für einen anderen Prozess.",
    "The PDF.": "Das PDF.",
    "The first page, counted from 0.": "Die erste Seite, von 0 gezählt.",
    "A picture instead of the pages, as the book calls it.": "Statt der Seiten ein Bild, wie das Buch es nennt.",
    "A copy that opens without a password instead of the pages.":
        "Statt der Seiten eine Kopie, die sich ohne Passwort öffnet.",
    "Read the password from the standard input.": "Das Passwort von der Standardeingabe lesen.",
    "Pages are counted from 0.": "Seiten werden von 0 gezählt.",
    "Show what of a book is spoken, replaced and left out, and why.":
        "Zeigen, was von einem Buch gesprochen, ersetzt und ausgelassen wird, und warum.",
    """
    Every character of the book is spoken as printed, replaced by other words
    (with the rule's name) or left out (with the reason). --also and --not
    change what is left out. The number before each line is its offset in
    the book, in UTF-16 code units.
    """:
        """
    Jedes Zeichen des Buchs wird gesprochen wie gedruckt, durch andere Wörter
    ersetzt (mit dem Namen der Regel) oder ausgelassen (mit dem Grund). --also und
    --not ändern, was ausgelassen wird. Die Zahl vor jeder Zeile ist ihre Position
    im Buch, in UTF-16-Einheiten.
    """,
    "Print JSON: utterances with their pieces, omissions with their reasons.":
        "JSON ausgeben: Äußerungen mit ihren Stücken, Auslassungen mit ihren Gründen.",
    "%@ utterances, about %@": "Äußerungen: %@, etwa %@",
    "spoken as printed  %@ characters": "wie gedruckt  %@ Zeichen",
    "replaced           %@ characters": "ersetzt       %@ Zeichen",
    "  %@: once": "  %@: einmal",
    "  %@: %@ times": "  %@: %@-mal",
    "left out           %@ characters": "ausgelassen   %@ Zeichen",
    "  %@: %@ characters in %@ places": "  %@: %@ Zeichen, Stellen: %@",
    "Print the sentences of a book, or of text from standard input, one JSON object a line.":
        "Die Sätze eines Buchs, oder von Text der Standardeingabe, ausgeben, ein JSON-Objekt je Zeile.",
    """
    Each line has `start` and `end`, in UTF-16 code units from the start of
    the book (or of the input), and `text`, without the white space after it.
    In text from standard input (`-`) a blank line ends a paragraph, and a
    single line end is only a line end.
    """:
        """
    Jede Zeile hat `start` und `end`, in UTF-16-Einheiten ab dem Anfang des Buchs
    (oder der Eingabe), und `text`, ohne die Leerzeichen danach. In Text von der
    Standardeingabe (`-`) beendet eine leere Zeile einen Absatz, und ein einzelnes
    Zeilenende ist nur ein Zeilenende.
    """,
    "A book, or - for text from standard input.": "Ein Buch, oder - für Text von der Standardeingabe.",
    "What it is in (default: what a book says, English for text): de, German.":
        "Die Sprache (sonst, was ein Buch nennt, bei Text Englisch): de, Deutsch.",
    "Print a book's text alone.": "Nur den Text eines Buchs ausgeben.",
    """
    As it stands, this is the text that all offsets count in: the chapters
    end to end, a newline after every block. With --body only what is spoken
    is printed, paragraphs parted by blank lines.
    """:
        """
    Ohne Optionen ist das der Text, in dem alle Positionen zählen: die Kapitel
    hintereinander, ein Zeilenende nach jedem Block. Mit --body wird nur
    ausgegeben, was gesprochen wird, die Absätze durch leere Zeilen getrennt.
    """,
    "Only what is spoken, paragraphs parted by blank lines.":
        "Nur was gesprochen wird, die Absätze durch leere Zeilen getrennt.",
]
