/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "There is no book %@ in the library.": "Es gibt kein Buch %@ in der Bibliothek.",
    "There is no such bookmark or note (%@) in this book.":
        "Dieses Lesezeichen oder diese Notiz (%@) gibt es in dem Buch nicht.",
    "There are %@ of them in this book already.": "Davon sind in diesem Buch schon %@.",
    "Remove some that are not needed any more.": "Einige entfernen, die nicht mehr gebraucht werden.",
    "There is no person %@ in this household.": "Es gibt keine Person %@ in diesem Haushalt.",
    "Nobody of this household is called “%@”.": "Niemand in diesem Haushalt heißt „%@“.",
    "This is not a name.": "Das ist kein Name.",
    "Another person is called “%@”.": "Eine andere Person heißt schon „%@“.",
    "There are %@ persons already.": "Es sind schon %@ Personen.",
    "The first person cannot be removed.": "Die erste Person lässt sich nicht entfernen.",
    "This is not a PIN.": "Das ist keine PIN.",
    "The file of “%@” is no longer in the library.": "Die Datei von „%@“ ist nicht mehr in der Bibliothek.",
    "The library %@ cannot be opened: %@.": "Die Bibliothek %@ lässt sich nicht öffnen: %@.",
    "The library %@ was written by a newer version of Vorleser.":
        "Die Bibliothek %@ wurde von einer neueren Version von Vorleser geschrieben.",
    "There is no room on the disk for what the library is to keep.":
        "Auf dem Datenträger ist kein Platz für das, was die Bibliothek aufnehmen soll.",
    "The library could not do this: %@.": "Die Bibliothek konnte das nicht tun: %@.",
    "`vorleser list` shows which there are.": "`vorleser list` zeigt, welche es gibt.",
    "It may have been removed on another device.": "Vielleicht wurde es auf einem anderen Gerät entfernt.",
    "`vorleser people` shows who there is.": "`vorleser people` zeigt, wer da ist.",
    "Give one of 1 … %@ characters, in one line.": "Einen mit 1 bis %@ Zeichen angeben, in einer Zeile.",
    "Give another name; only capitals differing is not enough.":
        "Einen anderen Namen angeben; andere Großbuchstaben genügen nicht.",
    "Remove one who does not listen any more.": "Jemanden entfernen, der nicht mehr hört.",
    "Give the first person another name instead; what was heard and noted stays with them.":
        "Der ersten Person stattdessen einen anderen Namen geben; Gehörtes und Notiertes bleibt bei ihr.",
    "A PIN has %@ … %@ digits, and nothing else.": "Eine PIN hat %@ bis %@ Ziffern und sonst nichts.",
    "Import it again with `vorleser import --as %@ FILE`, or remove the book.":
        "Sie mit `vorleser import --as %@ DATEI` neu aufnehmen, oder das Buch entfernen.",
    "Check that the folder may be read and written, and that the disk is not full. The books' own files are in its folder “books”.":
        "Prüfen, ob der Ordner gelesen und beschrieben werden darf und auf dem Datenträger Platz ist. Die Dateien der Bücher selbst liegen in seinem Ordner „books“.",
    "Make room on the disk, and try again.": "Auf dem Datenträger Platz schaffen und noch einmal versuchen.",
    "Check that the library's folder may be read and written, and try again.":
        "Prüfen, ob der Ordner der Bibliothek gelesen und beschrieben werden darf, und noch einmal versuchen.",
    "Use the newer version, or another folder (XDG_DATA_HOME).":
        "Die neuere Version verwenden, oder einen anderen Ordner (XDG_DATA_HOME).",
]
