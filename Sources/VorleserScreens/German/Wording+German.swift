/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    // Cards and what comes in.
    "Finished": "Gehört",
    "Resume at %@": "Weiter bei %@",
    "Listen": "Anhören",
    "Copy %@": "Kopie %@",
    "Comic": "Comic",
    "Clipboard, %@": "Zwischenablage, %@",
    "The same file is in the library already, as “%@”.": "Dieselbe Datei ist schon in der Bibliothek, als „%@“.",
    "Shared file": "Geteilte Datei",
    "Shared text": "Geteilter Text",
    "Vorleser ended while it was reading this.": "Vorleser hat sich beim Lesen davon beendet.",
    "Try it again, or take it off the list.": "Noch einmal versuchen oder es von der Liste nehmen.",

    // Times.
    "%@.%@×": "%@,%@×",
    "%@ left": "noch %@",
    "%@ of %@ MB": "%@ von %@ MB",

    // Exports.
    "Begins": "Beginnt",
    "about %@": "etwa %@",
    "One passage could not be spoken: %@": "Eine Stelle konnte nicht gesprochen werden: %@",
    "%@ passages could not be spoken; the first: %@": "%@ Stellen konnten nicht gesprochen werden; die erste: %@",
    "“%@” is being exported.": "„%@“ wird gerade exportiert.",
    "Wait until it is done, or stop it.": "Warten, bis das fertig ist, oder es anhalten.",

    // What goes wrong.
    "It may have been removed. Look in the library.": "Vielleicht wurde es entfernt. In der Bibliothek nachsehen.",
    "Choose its file again, or remove the book.": "Die Datei noch einmal wählen oder das Buch entfernen.",
    "Get the newest version of Vorleser.": "Die neueste Version von Vorleser laden.",
    "Make room on the device if it is full, and start Vorleser again.":
        "Auf dem Gerät Platz schaffen, falls es voll ist, und Vorleser neu starten.",
    "Choose a book: an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.":
        "Ein Buch wählen: eine EPUB-, FB2-, Word-, PDF-, CBZ-, Text-, Markdown- oder HTML-Datei.",
    "Vorleser cannot read Kindle books here.": "Kindle-Bücher kann Vorleser hier nicht lesen.",
    "Convert it to EPUB first.": "Es zuerst in ein EPUB umwandeln.",
    "Try again; mind capitals.": "Noch einmal versuchen; Groß- und Kleinschreibung zählt.",
    "Give its password.": "Das Passwort eingeben.",
    "Fetch the natural voice: it speaks the language.": "Die natürliche Stimme holen: Sie spricht die Sprache.",
    "Install Vorleser again.": "Vorleser neu installieren.",
    "Connect a headset or a loudspeaker.": "Kopfhörer oder Lautsprecher anschließen.",
    "The text cannot be shown. %@": "Der Text kann nicht angezeigt werden. %@",
    "Close the book, and open it again.": "Das Buch schließen und wieder öffnen.",
    "Too much in a row could not be spoken.": "Zu viel hintereinander war nicht aussprechbar.",
    "Choose another voice, or go on further down.": "Eine andere Stimme wählen oder weiter unten fortfahren.",

    // What is asked for by voice, and in a car.
    "“%@”": "„%@“",
    "“%@”, %@": "„%@“, %@",
    "Nothing is being read.": "Es wird gerade nichts vorgelesen.",
    "“%@” is paused.": "„%@“ ist angehalten.",
    "There is no sleep timer now.": "Der Schlummertimer ist aus.",
    "The voice falls silent in %@.": "Die Stimme verstummt in %@.",
    "The voice falls silent at the end of the chapter.": "Die Stimme verstummt am Ende des Kapitels.",
    "Nothing of it is read aloud.": "Davon wird nichts vorgelesen.",
    "There is no book in the library.": "In der Bibliothek ist kein Buch.",
    "Another book was opened meanwhile.": "Inzwischen wurde ein anderes Buch geöffnet.",
    "Off": "Aus",
    "End of the chapter": "Ende des Kapitels",
    "Being read": "Angefangen",
    "Other books": "Andere Bücher",
    "Chapter %@": "Kapitel %@",
    "Add a book on your phone.": "Am Telefon ein Buch hinzufügen.",
    "Choose a book first.": "Zuerst ein Buch wählen.",

    // The server at home.
    "Alike since %@": "Gleicher Stand seit %@",

    // The better voices.
    "Voices that sound like people: %@ MB, fetched once.":
        "Stimmen, die wie Menschen klingen: %@ MB, einmal geladen.",
    "The voices could not be installed.": "Die Stimmen konnten nicht installiert werden.",
    "Measuring how loud each voice is": "Es wird gemessen, wie laut jede Stimme ist",
]
