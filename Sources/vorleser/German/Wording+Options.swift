/// Of `Options/`, by its sentences in English.
let germanOptions: [String: String] = [
    "“%@” is in --also and in --not: give one of them.":
        "„%@“ steht bei --also und bei --not: nur eines davon angeben.",
    "It could not be noted that %@ is of our making: %@. To write there again takes --force.":
        "Nicht vermerkt werden konnte, dass %@ von Vorleser stammt: %@. Um dort wieder zu schreiben, ist --force "
        + "nötig.",
    "A voice; `vorleser voices` lists them.": "Eine Stimme; `vorleser voices` zeigt alle.",
    "%@ more of %@": "noch %@ von %@",
    "The built-in voice is a stopgap. A far more natural one can be fetched once: %@.":
        "Die eingebaute Stimme ist ein Notbehelf. Eine viel natürlichere lässt sich einmalig holen: %@.",
    "%@\n`%@` brings it. This is said once.": "%@\n`%@` holt sie. Das steht hier nur einmal.",
    "An EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file, or its number in the library.":
        "Eine Datei (EPUB, FB2, Word, PDF, CBZ, Text, Markdown oder HTML) oder ihre Nummer in der Bibliothek.",
    "Listening speed, %@; 1 if nothing else was chosen.": "Das Tempo, %@; 1, wenn nichts anderes gewählt ist.",
    "The speed must lie %@.": "Das Tempo muss %@ liegen.",
    "What to speak although it would be left out: %@.": "Was gesprochen wird, obwohl es sonst ausgelassen würde: %@.",
    "What to leave out although it would be spoken.": "Was ausgelassen wird, obwohl es sonst gesprochen würde.",
    "Length of the silences: 1 as they are, 0 none, 2 twice as long.":
        "Die Länge der Pausen: 1 wie üblich, 0 keine, 2 doppelt so lang.",
    "Read the text alternatives of images.": "Die Beschreibungen von Bildern vorlesen.",
    "Passages in other languages: switch to a voice of that language, keep the voice, or skip them.":
        "Abschnitte in anderen Sprachen: zu einer Stimme der Sprache wechseln, die Stimme behalten oder sie "
        + "überspringen.",
    "Rules for spoken forms that are not applied, as `vorleser script` names them: roman-number, fr-degree.":
        "Regeln für Gesprochenes, die nicht gelten sollen, wie `vorleser script` sie nennt: roman-number, fr-degree.",
    "The pauses must lie %@.": "Die Pausen müssen %@ liegen.",
    "There is no kind “%@”; there are: %@.": "Die Art „%@“ gibt es nicht; es gibt: %@.",
    "`vorleser script` names the rules that a book needs.": "`vorleser script` nennt die Regeln, die ein Buch braucht.",
    "Do you mean %@?": "Gemeint sein könnte: %@.",
    "There is no rule “%@”.": "Die Regel „%@“ gibt es nicht.",
    "What the book is in, where it says nothing or something else: de, German.":
        "Die Sprache des Buchs, wenn es keine oder eine andere nennt: de, Deutsch.",
    "Read it although the voice does not speak its language.":
        "Es vorlesen, obwohl die Stimme seine Sprache nicht spricht.",
    "If it is in another language, say so: --language en.":
        "Ist es in einer anderen Sprache, sie nennen: --language en.",
    "To hear it all the same: --anyway.": "Um es trotzdem zu hören: --anyway.",
    "“%@” names no language; write de, or German.": "„%@“ ist keine Sprache; de oder Deutsch schreiben.",
    "“%@” does not say what kind of sound to write. Known endings: %@.":
        "„%@“ sagt nicht, welche Art von Tondatei entstehen soll. Bekannte Endungen: %@.",
    "Give the password of a locked PDF: it is asked for, or read as a line of standard input.":
        "Das Passwort eines geschützten PDF angeben: danach wird gefragt, oder es ist eine Zeile der Standardeingabe.",
    "Password: ": "Passwort: ",
    "--password: no password was given.": "--password: kein Passwort wurde angegeben.",
    "Password of %@: ": "Passwort für %@: ",
    "%@\nReplace it?": "%@\nErsetzen?",
    "Keep and find clips in this folder, such as one on a shared disk. Or set VORLESER_STORE.":
        "Tonstücke in diesem Ordner aufbewahren und suchen, etwa auf einer geteilten Festplatte. Oder VORLESER_STORE "
        + "setzen.",
]
