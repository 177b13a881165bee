/// Of the rest of the command, by its sentences in English.
let germanCommand: [String: String] = [
    "Reads books aloud: EPUB, FB2, Word, PDF, CBZ, text, Markdown and HTML, on your own machine.":
        "Liest Bücher vor: EPUB, FB2, Word, PDF, CBZ, Text, Markdown und HTML, auf dem eigenen Computer.",
    """
    Look at a book, listen to it, or turn it into sound files.
    It uses no network unless asked to: to bring a better voice, to fetch a page,
    or to exchange books and places with a server of yours.

      vorleser inspect book.epub    what is in it, how long it takes
      vorleser read book.epub       listen, from where it was left
      vorleser export book.epub     make an audiobook

    Exit codes: 0 done, 64 wrong usage, 65 the book, or what was given, cannot
    be read, 66 no such file, 69 no voice that can, or no sound card, 73 the output
    cannot be written or is not ours, 74 reading or writing failed, 75 try again
    later, 130 interrupted.
    """:
        """
    Ein Buch ansehen, es anhören oder Tondateien daraus machen.
    Das Netz wird nur auf Wunsch benutzt: um eine bessere Stimme oder eine
    Seite zu holen, oder um Bücher und Stellen mit einem eigenen Server
    auszutauschen.

      vorleser inspect book.epub    was darin ist, wie lange es dauert
      vorleser read book.epub       anhören, von der letzten Stelle an
      vorleser export book.epub     ein Hörbuch machen

    Rückgabewerte: 0 erledigt, 64 falscher Aufruf, 65 das Buch oder was sonst
    angegeben wurde, ist nicht lesbar, 66 keine solche Datei, 69 keine passende
    Stimme oder keine Tonausgabe, 73 die Ausgabe lässt sich nicht schreiben oder
    ist nicht von Vorleser, 74 Lesen oder Schreiben misslang, 75 später noch
    einmal versuchen, 130 unterbrochen.
    """,
    "Show how much room kept clips and episodes of podcasts take, or remove them.":
        "Zeigen, wie viel Platz aufbewahrte Tonstücke und Podcast-Folgen brauchen, oder sie entfernen.",
    """
    Kept clips make listening and exports start at once, and kept episodes are
    sent at once. Removing them loses nothing but time.
    """:
        """
    Mit aufbewahrten Tonstücken beginnen Hören und Exporte sofort, und aufbewahrte
    Folgen werden sofort gesendet. Wer sie entfernt, verliert nur Zeit.
    """,
    "Remove all of them.": "Alle entfernen.",
    "%@ clips, %@": "%@ Tonstücke, %@",
    "%@ episodes, %@": "%@ Folgen, %@",
    "There is no command “%@”. Did you mean `vorleser %@`?": "Es gibt keinen Befehl „%@“. Gemeint war `vorleser %@`?",
    "“%@” is a file, not a command. To hear it: vorleser read %@":
        "„%@“ ist eine Datei, kein Befehl. Zum Anhören: vorleser read %@",
    "There is no command “%@”. `vorleser --help` lists the commands.":
        "Es gibt keinen Befehl „%@“. `vorleser --help` nennt alle.",
    "%@ Nobody is here to be asked: give --yes.": "%@ Niemand ist da, der gefragt werden könnte: --yes angeben.",
    "[y/N]": "[j/N]",
    "%@ bytes": "%@ Bytes",
    "Standard output cannot be written.\nCheck that it is open and that there is room on the disk.":
        "Die Standardausgabe lässt sich nicht schreiben.\nIst sie offen, und ist auf dem Datenträger noch Platz?",
    "Usage: %@": "Aufruf: %@",
    "  See '%@' for more information.": "  Mehr dazu: '%@'.",
    "Help:  %@": "Hilfe:  %@",
    "OVERVIEW: %@": "ZWECK: %@",
    "USAGE: %@": "AUFRUF: %@",
    "ARGUMENTS:": "ARGUMENTE:",
    "OPTIONS:": "OPTIONEN:",
    "SUBCOMMANDS:": "BEFEHLE:",
    "  See '%@ <subcommand>' for detailed help.": "  Ausführlicher: '%@ <subcommand>'.",
    "Show help information.": "Diese Hilfe zeigen.",
    "Show the version.": "Die Version zeigen.",
    "(values: ": "(Werte: ",
    "(default: ": "(Vorgabe: ",
    "; default: ": "; Vorgabe: ",
    "Unknown option '%@'. Did you mean '%@'?": "Die Option '%@' gibt es nicht. Gemeint war '%@'?",
    "Unknown option '%@'": "Die Option '%@' gibt es nicht.",
    "Missing value for '%@'": "Zu '%@' fehlt der Wert.",
    "The option '%@' does not take any value, but '%@' was specified.":
        "Die Option '%@' nimmt keinen Wert, angegeben ist '%@'.",
    "Unexpected argument '%@'": "Das Argument '%@' wird nicht erwartet.",
    "%@ unexpected arguments: %@": "%@ Argumente werden nicht erwartet: %@",
    "Missing expected argument '%@'": "Das Argument '%@' fehlt.",
    "Missing one of: %@": "Eines von diesen fehlt: %@",
    "The value '%@' is invalid for '%@'. Please provide one of %@.":
        "Der Wert '%@' passt nicht zu '%@'. Möglich sind: %@.",
    "The value '%@' is invalid for '%@'. Please provide one of the following:":
        "Der Wert '%@' passt nicht zu '%@'. Möglich sind:",
    "The value '%@' is invalid for '%@'": "Der Wert '%@' passt nicht zu '%@'",
]
