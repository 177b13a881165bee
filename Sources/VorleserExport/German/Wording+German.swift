/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "“%@” selects no chapter.": "„%@“ wählt kein Kapitel aus.",
    "There is no chapter “%@”.": "Es gibt kein Kapitel „%@“.",
    "Nothing in these chapters is spoken.": "In diesen Kapiteln wird nichts gesprochen.",
    "None of the %@ utterances could be spoken; the first one: %@":
        "Keine der %@ Äußerungen ließ sich sprechen; die erste: %@",
    "The folder %@ does not exist.": "Den Ordner %@ gibt es nicht.",
    "%@ is a folder.": "%@ ist ein Ordner.",
    "%@ is a file, not a folder.": "%@ ist eine Datei, kein Ordner.",
    "%@ cannot be written: %@.": "%@ lässt sich nicht schreiben: %@.",
    "There is no space left for %@.": "Für %@ ist kein Platz mehr.",
    "Another process is writing %@.": "Ein anderes Programm schreibt gerade %@.",
    "The sound changes from %@ to %@ samples per second within %@.":
        "Der Ton wechselt von %@ auf %@ Abtastwerte je Sekunde, mitten in %@.",
    "The program %@ is not installed, or is not on the PATH.":
        "Das Programm %@ ist nicht installiert oder nicht im PATH.",
    "A book is made as loud as asked for by the program %@, which is not installed or not on the PATH.":
        "Die gewünschte Lautstärke stellt das Programm %@ her; es ist nicht installiert oder nicht im PATH.",
    "%@ could not be encoded: %@.": "%@ ließ sich nicht kodieren: %@.",
    "%@ did not turn out as planned: %@.": "%@ ist nicht geworden wie geplant: %@.",
    "%@ of %@ clips are not in %@:": "%@ von %@ Tonstücken sind nicht in %@:",
    "What is rendered cannot be kept in %@: %@": "Was gesprochen wird, lässt sich in %@ nicht aufbewahren: %@",
    "There is no clip store %@.": "Es gibt keinen Speicher für Tonstücke %@.",
    "No book is made as loud as %@ LUFS.": "Kein Buch wird so laut gemacht: %@ LUFS.",
    "%@ is the book itself.": "%@ ist das Buch selbst.",
    "%@ was changed while it was exported.": "%@ wurde während des Exports geändert.",
    "Give numbers, ranges or titles, such as 2-5, 7- or a part of a title.":
        "Nummern, Bereiche oder Titel angeben, etwa 2-5, 7- oder einen Teil eines Titels.",
    "Choose other chapters, or let what is skipped be spoken.":
        "Andere Kapitel wählen, oder Übersprungenes mitlesen lassen.",
    "Choose another voice.": "Eine andere Stimme wählen.",
    "Create it first, or write elsewhere.": "Ihn erst anlegen, oder anderswohin schreiben.",
    "Give the name of a file in it, or write one file per chapter.":
        "Den Namen einer Datei darin angeben, oder je Kapitel eine Datei schreiben.",
    "Give the name of a folder.": "Den Namen eines Ordners angeben.",
    "See that the folder may be written, or write elsewhere.":
        "Die Rechte des Ordners prüfen, oder anderswohin schreiben.",
    "Make room and run the same again: what has been spoken is kept.":
        "Platz schaffen und dasselbe noch einmal ausführen: Was gesprochen ist, bleibt.",
    "Wait until it is done, or write elsewhere.": "Warten, bis es fertig ist, oder anderswohin schreiben.",
    "Use one voice for the whole export.": "Für den ganzen Export eine Stimme nehmen.",
    "Install FFmpeg (Debian and Ubuntu: sudo apt install ffmpeg; macOS: brew install ffmpeg), or write FLAC or WAV, which need no other program.":
        "FFmpeg installieren (Debian und Ubuntu: sudo apt install ffmpeg; macOS: brew install ffmpeg), oder FLAC oder WAV schreiben, die kein anderes Programm brauchen.",
    "Install FFmpeg (Debian and Ubuntu: sudo apt install ffmpeg; macOS: brew install ffmpeg), or leave the loudness as the voice speaks.":
        "FFmpeg installieren (Debian und Ubuntu: sudo apt install ffmpeg; macOS: brew install ffmpeg), oder die Lautstärke lassen, wie die Stimme spricht.",
    "Run the same again: what has been spoken is kept.": "Dasselbe noch einmal ausführen: Was gesprochen ist, bleibt.",
    "Run the same again, or write another format: what has been spoken is kept.":
        "Dasselbe noch einmal ausführen, oder ein anderes Format schreiben: Was gesprochen ist, bleibt.",
    "Render the book into this store first, with the same voice, options and version of Vorleser.":
        "Das Buch zuerst in diesen Speicher sprechen, mit derselben Stimme, denselben Angaben und derselben Version von Vorleser.",
    "Render the shards that are not done, with the same voice and options, or let the export render the rest.":
        "Die fehlenden Teile sprechen, mit derselben Stimme und denselben Angaben, oder den Export den Rest sprechen lassen.",
    "Make room or choose another store, and run the same again: what is kept is not rendered anew.":
        "Platz schaffen oder einen anderen Speicher wählen und dasselbe noch einmal ausführen: Aufbewahrtes wird nicht neu gesprochen.",
    "Create the folder, or see that the shared disk is there.":
        "Den Ordner anlegen, oder prüfen, ob der gemeinsame Datenträger da ist.",
    "Give a number from %@ to %@, such as -18; the nearer to zero, the louder.":
        "Eine Zahl von %@ bis %@ angeben, etwa -18; je näher an null, desto lauter.",
    "Write to another folder, or under another name.":
        "In einen anderen Ordner oder unter einem anderen Namen schreiben.",
    "There is no file %@.": "Es gibt keine Datei %@.",
    "%@ cannot be read: %@.": "%@ lässt sich nicht lesen: %@.",
    "%@ is too large for a map: it has %@ bytes.": "%@ ist zu groß für eine Karte: Sie hat %@ Bytes.",
    "%@ is not the map of an export.": "%@ ist keine Karte eines Exports.",
    "%@ is a map of version %@; this program reads those up to version %@.":
        "%@ ist eine Karte der Version %@; dieses Programm liest sie bis Version %@.",
    "%@ is damaged after %@ bytes.": "%@ ist nach %@ Bytes beschädigt.",
    "%@ is damaged: the times or offsets of sentence %@ cannot be right.":
        "%@ ist beschädigt: Zeiten oder Stellen von Satz %@ können nicht stimmen.",
    "%@ is damaged: what it says of the sound files cannot be right.":
        "%@ ist beschädigt: Die Angaben zu den Tondateien können nicht stimmen.",
    "There is no sound file “%@” in this export.": "In diesem Export gibt es keine Tondatei „%@“.",
    "%@ is not in %@, which ends at %@.": "%@ liegt nicht in %@, zu Ende ist es bei %@.",
    "%@ is not in the sound, which ends at %@.": "%@ liegt nicht im Ton, der bei %@ zu Ende ist.",
    "Offset %@ is not in the text, which ends at %@.": "Die Stelle %@ liegt nicht im Text, der bei %@ zu Ende ist.",
    "Nothing of the text is spoken in %@.": "In %@ wird nichts vom Text gesprochen.",
    "“%@” is not spoken in this export.": "„%@“ wird in diesem Export nicht gesprochen.",
    "Maps lie beside the sound they were made with: book.map.json, or map.json in the folder.":
        "Karten liegen neben dem Ton, mit dem sie entstanden sind: book.map.json, oder map.json im Ordner.",
    "See that it is a file and that you may read it.": "Prüfen, ob es eine Datei ist und gelesen werden darf.",
    "Give a file that `vorleser export` made: book.map.json, or map.json in the folder.":
        "Eine Datei angeben, die `vorleser export` gemacht hat: book.map.json, oder map.json im Ordner.",
    "Use the version of Vorleser that made it, or a later one.":
        "Die Version von Vorleser verwenden, die sie gemacht hat, oder eine spätere.",
    "Export the book again: what has been spoken is kept, so it takes little time.":
        "Das Buch noch einmal exportieren: Was gesprochen ist, bleibt, darum dauert es nicht lange.",
    "Give a time within it, as hours:minutes:seconds or in seconds.":
        "Eine Zeit darin angeben, als Stunden:Minuten:Sekunden oder in Sekunden.",
    "Offsets are UTF-16 code units from the start of the book.":
        "Stellen sind UTF-16-Einheiten vom Anfang des Buchs an.",
    "Choose another file.": "Eine andere Datei wählen.",
    "Give fewer words, as they are printed, without the signs of notes.":
        "Weniger Wörter angeben, so wie sie gedruckt sind, ohne die Zeichen von Anmerkungen.",
    "nothing": "nichts",
    "it holds %@, not %@": "sie enthält %@, nicht %@",
    "it lasts %@ seconds, not %@": "sie dauert %@ Sekunden, nicht %@",
    "it has %@ chapters, not %@": "sie hat %@ Kapitel, nicht %@",
    "chapter %@ is called “%@”, not “%@”": "Kapitel %@ heißt „%@“, nicht „%@“",
    "chapter %@ begins after %@ seconds, not %@": "Kapitel %@ beginnt nach %@ Sekunden, nicht %@",
    "its cover is missing": "ihr Titelbild fehlt",
    "its %@ is “%@”, not “%@”": "ihre Angabe %@ ist „%@“, nicht „%@“",
    "it cannot be opened (%@)": "sie lässt sich nicht öffnen (%@)",
    "FLAC takes no %@ samples per second": "FLAC nimmt keine %@ Abtastwerte je Sekunde",
    "the FLAC encoder failed": "die FLAC-Kodierung ist fehlgeschlagen",
    "AAC takes no %@ samples per second": "AAC nimmt keine %@ Abtastwerte je Sekunde",
    "the system’s encoder failed": "die Kodierung des Systems ist fehlgeschlagen",
    "exit code %@": "Rückgabewert %@",
    "ended by signal %@": "durch Signal %@ beendet",
    "there is none with %@ samples a second": "mit %@ Abtastwerten je Sekunde gibt es das nicht",
    "it ended": "das Programm hat sich beendet",
    "there is not enough memory": "der Arbeitsspeicher reicht nicht",
    "It has these:": "Er hat diese:",
    "… and so on up to %@": "… und so weiter bis %@",
    "it is not a file": "es ist keine Datei",
    "The cover is no picture that can be read; it was left out.":
        "Das Titelbild ist kein lesbares Bild; es wurde weggelassen.",
    "The book has no chapters.": "Das Buch hat keine Kapitel.",
    "The book has these:": "Das Buch hat diese:",
]
