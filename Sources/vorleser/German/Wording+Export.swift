/// Of `Export/`, by its sentences in English.
let germanExport: [String: String] = [
    "Changed since it was exported, and left as it is: %@": "Seit dem Export geändert, und so gelassen: %@",
    "Removed, for the new export has no such file: %@": "Entfernt, weil es zum neuen Export nicht gehört: %@",
    "The book was changed meanwhile; what was written is as it stood before. Run the same again to have the changes.":
        "Das Buch wurde inzwischen geändert; geschrieben ist der Stand davor. Für die Änderungen denselben Befehl "
        + "noch einmal geben.",
    "Without a cover: %@": "Ohne Titelbild: %@",
    "Make audiobooks of books: M4B, MP3, Opus, FLAC, WAV; or EPUBs to read along.":
        "Hörbücher aus Büchern machen: M4B, MP3, Opus, FLAC, WAV; oder EPUBs zum Mitlesen.",
    """
    What was spoken is kept: an export that was interrupted goes on when
    the same command is given again, what was listened to is not rendered
    again, and what is up to date is not made again.

      vorleser export emma.epub                      emma.m4b
      vorleser export emma.epub -o emma.mp3          the ending says the kind
      vorleser export emma.epub --split -o emma      a file for each chapter
      vorleser export emma.epub -o read-along.epub   text and sound
      vorleser export emma.epub --dry-run            what would be made
      vorleser export shelf -o audiobooks            a folder of books

    Front and back matter, notes and page numbers are left out; what is,
    and why, is said before the work begins. --also has them read.

    A part of a book is named as one: emma, chapters 2-5.m4b. What is there
    already and is no earlier export of the same book is not written over:
    on a terminal you are asked, elsewhere the exit code is 73; --force
    replaces it. So it is with what somebody has changed since.

    Of a book of the library, named by its number, title, authors, voice,
    speed and pronunciations are those chosen there.
    """:
        """
    Gesprochenes wird aufbewahrt: ein unterbrochener Export geht mit demselben
    Befehl weiter, Gehörtes wird nicht noch einmal gesprochen, und was aktuell
    ist, wird nicht noch einmal erstellt.

      vorleser export emma.epub                      emma.m4b
      vorleser export emma.epub -o emma.mp3          die Endung sagt die Art
      vorleser export emma.epub --split -o emma      eine Datei je Kapitel
      vorleser export emma.epub -o read-along.epub   Text und Ton
      vorleser export emma.epub --dry-run            was entstehen würde
      vorleser export shelf -o audiobooks            ein Ordner mit Büchern

    Titelei und Anhang, Anmerkungen und Seitenzahlen werden ausgelassen; was es
    ist, und warum, steht vor Beginn der Arbeit da. Mit --also wird es gelesen.

    Ein Teil eines Buchs heißt auch so: emma, chapters 2-5.m4b. Was schon da und
    kein früherer Export desselben Buchs ist, wird nicht überschrieben: am
    Terminal wird gefragt, sonst ist der Rückgabewert 73; --force ersetzt es.
    Ebenso ist es mit dem, was jemand seitdem geändert hat.

    Bei einem Buch der Bibliothek, das mit seiner Nummer genannt wird, gelten
    Titel, Verfasser, Stimme, Tempo und Aussprachen, die dort gewählt sind.
    """,
    "EPUB, FB2, Word, PDF, text, Markdown or HTML files, folders of them, or numbers in the library.":
        "Dateien (EPUB, FB2, Word, PDF, Text, Markdown oder HTML), Ordner mit solchen oder Nummern der Bibliothek.",
    "The file to write, or the folder. Named after the book if not given.":
        "Die Datei oder der Ordner für den Export. Sonst nach dem Buch benannt.",
    "Only these chapters: 3, 2-5, 1,4-6, 7- or a part of the title.":
        "Nur diese Kapitel: 3, 2-5, 1,4-6, 7- oder ein Teil des Titels.",
    "Show the plan: chapters, minutes, size, and how long it takes; write nothing.":
        "Den Plan zeigen: Kapitel, Minuten, Größe und wie lange es dauert; nichts schreiben.",
    "Render nothing: all clips must be in the store.": "Nichts sprechen: alle Tonstücke müssen vorhanden sein.",
    "Make files that are up to date again, and replace what others have written.":
        "Auch erstellen, was aktuell ist, und ersetzen, was andere geschrieben haben.",
    "How many books at a time. The better voices keep all cores busy with one.":
        "Wie viele Bücher zugleich. Die besseren Stimmen lasten mit einem alle Kerne aus.",
    "Plan and progress as JSON, an object a line.": "Plan und Fortschritt als JSON, ein Objekt je Zeile.",
    "No progress and no summary.": "Kein Fortschritt und keine Zusammenfassung.",
    "The jobs must lie between 1 and 64.": "--jobs muss zwischen 1 und 64 liegen.",
    "There is no book to export.": "Es gibt kein Buch zu exportieren.",
    "--title and --cover are for a single book.": "--title und --cover sind für ein einzelnes Buch.",
    "Without ffmpeg the sound is written as FLAC; `apt install ffmpeg` brings M4B, MP3 and Opus.":
        "Ohne ffmpeg wird der Ton als FLAC geschrieben; mit `apt install ffmpeg` gibt es M4B, MP3 und Opus.",
    "%@ utterance": "%@ Äußerung",
    "%@ utterances": "%@ Äußerungen",
    "%@, all kept from before": "%@, alles von früher vorhanden",
    "%@, %@ of them kept from before": "%@, davon %@ von früher vorhanden",
    "%@ of sound in %@, %@ × real time": "%@ Ton in %@, %@ × Echtzeit",
    "%@ of sound in %@": "%@ Ton in %@",
    "  at %@: %@": "  bei %@: %@",
    "%@ could not be spoken:": "Was sich nicht sprechen ließ (%@):",
    "m4b, mp3, opus, flac, wav, or epub to read along; m4b unless -o says it.":
        "m4b, mp3, opus, flac, wav, oder epub zum Mitlesen; m4b, wenn -o nichts anderes sagt.",
    "A picture instead of the book's cover: JPEG, PNG, WebP, GIF or BMP.":
        "Ein Bild anstelle des Titelbilds: JPEG, PNG, WebP, GIF oder BMP.",
    "The title that files carry, instead of the book's own.":
        "Der Titel, den Dateien tragen, anstelle dessen des Buchs.",
    "An author that files carry, instead of the book's own; may be given again.":
        "Ein Verfasser, den Dateien tragen, anstelle derer des Buchs; auch mehrmals.",
    "The author is empty.": "Der Name des Verfassers ist leer.",
    "One file for each chapter, in a folder.": "Eine Datei je Kapitel, in einem Ordner.",
    "Bits per second, such as 64k; what suits the format if not given.":
        "Bits je Sekunde, etwa 64k; sonst, was zum Format passt.",
    "How loud the book is to be in LUFS, such as -18; as the voice speaks if not given.":
        "Wie laut das Buch sein soll, in LUFS, etwa -18; sonst, wie die Stimme spricht.",
    "Subtitles beside each file: srt, vtt or both.": "Untertitel zu jeder Datei: srt, vtt oder both (beide).",
    "Subtitles, or highlights of an EPUB, word by word, not by sentences.":
        "Untertitel, oder Markierungen eines EPUB, Wort für Wort statt nach Sätzen.",
    "“%@” is no bit rate; give one such as 64k.": "„%@“ ist keine Bitrate; eine wie 64k angeben.",
    "There are no subtitles “%@”; there are: srt, vtt, both.":
        "Untertitel der Art „%@“ gibt es nicht; es gibt: srt, vtt, both.",
    "--words needs --subtitles, or an EPUB.": "--words braucht --subtitles oder ein EPUB.",
    "      1 other chapter is not asked for": "      1 weiteres Kapitel ist nicht verlangt",
    "      %@ other chapters are not asked for": "      %@ weitere Kapitel sind nicht verlangt",
    "%@: 1 chapter, about %@": "%@: 1 Kapitel, etwa %@",
    "%@: %@ chapters, about %@": "%@: %@ Kapitel, etwa %@",
    "  output": "  Ausgabe",
    "  sound": "  Ton",
    "  voice": "  Stimme",
    "  words": "  Wörter",
    "%@ are read": "%@ werden vorgelesen",
    "  left out": "  entfällt",
    "  kept": "  vorhanden",
    "  work": "  Arbeit",
    "about %@, about %@ (%@)": "etwa %@, etwa %@ (%@)",
    "about %@, (%@)": "etwa %@ (%@)",
    "about %@ in %@ files, about %@ (%@)": "etwa %@ in %@ Dateien, etwa %@ (%@)",
    "about %@ in %@ files, (%@)": "etwa %@ in %@ Dateien (%@)",
    "%@ of %@ utterances (%@ %), %@": "%@ von %@ Äußerungen (%@ %), %@",
    "about %@ on this machine, measured, %@ × real time": "etwa %@ auf diesem Computer, gemessen, %@ × Echtzeit",
    "about %@ on this machine, measured": "etwa %@ auf diesem Computer, gemessen",
    "about %@ on this machine, measured, %@ × real time; all is kept, nothing is spoken anew":
        "etwa %@ auf diesem Computer, gemessen, %@ × Echtzeit; alles ist vorhanden, nichts wird neu gesprochen",
    "about %@ on this machine, measured; all is kept, nothing is spoken anew":
        "etwa %@ auf diesem Computer, gemessen; alles ist vorhanden, nichts wird neu gesprochen",
    "       and %@ more": "       und %@ weitere",
    "To hear them too: --also %@": "Um sie auch zu hören: --also %@",
    "Not read:": "Nicht gelesen:",
    "%@  not read: %@": "%@  nicht gelesen: %@",
    "%@ %@ word   %@": "%@ Wort:  %@  %@",
    "%@ %@ words  %@": "%@ Wörter:%@  %@",
    "nothing to speak in it": "darin ist nichts zu sprechen",
    "%@, 1 word": "%@, 1 Wort",
    "%@, %@ words": "%@, %@ Wörter",
    "(body)": "(Werk)",
    "(cover)": "(Titelbild)",
    "(title page)": "(Titelblatt)",
    "(half title page)": "(Schmutztitel)",
    "(copyright page)": "(Impressum)",
    "(dedication)": "(Widmung)",
    "(epigraph)": "(Motto)",
    "(foreword)": "(Geleitwort)",
    "(preface)": "(Vorwort)",
    "(introduction)": "(Einleitung)",
    "(prologue)": "(Prolog)",
    "(contents)": "(Inhaltsverzeichnis)",
    "(epilogue)": "(Epilog)",
    "(afterword)": "(Nachwort)",
    "(conclusion)": "(Schluss)",
    "(appendix)": "(Anhang)",
    "(acknowledgements)": "(Danksagung)",
    "(notes)": "(Anmerkungen)",
    "(glossary)": "(Glossar)",
    "(bibliography)": "(Literaturverzeichnis)",
    "(index)": "(Register)",
    "(colophon)": "(Kolophon)",
    "(licence)": "(Lizenz)",
    "(advertisement)": "(Werbung)",
    "(page furniture)": "(Kolumnentitel)",
    "(navigation)": "(Menüs und Kommentare)",
    "(front matter)": "(Titelei)",
    "(back matter)": "(Anhang)",
    "%@ of %@ books exported": "%@ von %@ Büchern exportiert",
    "%@ up to date": "%@ aktuell",
    "%@ failed: %@": "%@ misslungen: %@",
    "Interrupted. To go on where it stopped:\n  %@": "Unterbrochen. Wo es stehen blieb, geht es weiter mit:\n  %@",
    "%@ is up to date; --force makes it anew.": "%@ ist aktuell; --force erstellt es neu.",
    "An export is not written to standard output. Name a file with -o.":
        "Ein Export wird nicht auf die Standardausgabe geschrieben. Mit -o eine Datei nennen.",
    "%@ is no file that could be replaced. Name another with -o.":
        "%@ ist keine Datei, die sich ersetzen ließe. Mit -o eine andere nennen.",
    "Several books need a folder: -o FOLDER.": "Mehrere Bücher brauchen einen Ordner: -o ORDNER.",
    "With --split, -o names a folder.": "Mit --split nennt -o einen Ordner.",
    "-o names a file of kind %@, --format says %@.": "-o nennt eine Datei der Art %@, --format sagt %@.",
    "“%@” has no ending; known are %@. Or give --format.":
        "„%@“ hat keine Endung; bekannt sind %@. Oder --format angeben.",
    "“%@” has the ending “%@”; known are %@. Or give --format.":
        "„%@“ hat die Endung „%@“; bekannt sind %@. Oder --format angeben.",
    "%@\nEnter fetches it first, n goes on with the built-in voice: ":
        "%@\nDie Eingabetaste holt sie zuerst, n macht mit der eingebauten Stimme weiter: ",
    "%@ × real time": "%@ × Echtzeit",
    "Speak books, or shards of them, into a clip store, to be exported later.":
        "Bücher, oder Teile davon, als Tonstücke sprechen, um sie später zu exportieren.",
    """
    With --shard I/N every machine renders its part of each book into a folder
    that all share; then export --assemble-only makes the files. A shard that was
    stopped goes on when the same command is given again. Use the same voice,
    options and version of Vorleser on every machine.

      vorleser render emma.epub --shard 1/4 --store /shared/clips --voice af_heart
      vorleser render emma.epub --check     --store /shared/clips --voice af_heart
      vorleser export emma.epub --assemble-only --store /shared/clips \\
        --voice af_heart -o emma.wav

    --check says which clips are missing; exit code 1 when some are.
    """:
        """
    Mit --shard I/N spricht jeder Computer seinen Teil jedes Buchs in einen Ordner,
    den alle teilen; dann erstellt export --assemble-only die Dateien. Ein
    angehaltener Teil geht mit demselben Befehl weiter. Auf jedem Computer
    dieselbe Stimme, dieselben Optionen und dasselbe Vorleser verwenden.

      vorleser render emma.epub --shard 1/4 --store /shared/clips --voice af_heart
      vorleser render emma.epub --check     --store /shared/clips --voice af_heart
      vorleser export emma.epub --assemble-only --store /shared/clips \\
        --voice af_heart -o emma.wav

    --check sagt, welche Tonstücke fehlen; fehlen welche, ist der Rückgabewert 1.
    """,
    "EPUB, FB2, Word, PDF, text, Markdown or HTML files, or numbers in the library.":
        "Dateien (EPUB, FB2, Word, PDF, Text, Markdown oder HTML) oder Nummern der Bibliothek.",
    "Only this part of each book: 1/4 … 4/4.": "Nur diesen Teil jedes Buchs: 1/4 … 4/4.",
    "Render nothing; say which clips are missing.": "Nichts sprechen; sagen, welche Tonstücke fehlen.",
    "Print progress and results as JSON, a line each.": "Fortschritt und Ergebnisse als JSON ausgeben, je eine Zeile.",
    "Name a book.": "Ein Buch nennen.",
    "A shard is written 2/8: the second of eight. “%@” is none.":
        "Ein Teil wird 2/8 geschrieben: der zweite von acht. „%@“ ist keiner.",
    "None is there: were voice, options and version of Vorleser the same where they were rendered?":
        "Keiner ist da: waren Stimme, Optionen und Version von Vorleser dort, wo sie gesprochen wurden, dieselben?",
    "%@: all %@ clips are there, %@ cannot be spoken": "%@: alle Tonstücke sind da (%@); nicht zu sprechen: %@",
    "%@: all %@ clips are there": "%@: alle Tonstücke sind da (%@)",
    "%@: %@ clips are missing, %@ are there, %@ cannot be spoken":
        "%@: fehlende Tonstücke: %@, vorhandene: %@, nicht zu sprechen: %@",
    "%@: %@ clips are missing, %@ are there": "%@: fehlende Tonstücke: %@, vorhandene: %@",
    "%@: %@ of sound in %@, %@": "%@: %@ Ton in %@, %@",
    "%@, shard %@: %@ of sound in %@, %@": "%@, Teil %@: %@ Ton in %@, %@",
    "Find the place in the text that sounds at a time of an export, or the time of a place.":
        "Die Stelle im Text finden, die zu einer Zeit eines Exports erklingt, oder die Zeit einer Stelle.",
    """
    Every export has a map beside it: book.map.json, or map.json in the
    folder; book.m4b.map.json where book.map.json is that of book.mp3.

      vorleser where emma.m4b --time 1:02:03
      vorleser where emma.map.json --offset 123456
      vorleser where emma --file 3 --time 12:30.5
      vorleser where emma.m4b --text "handsome, clever, and rich"

    Offsets are UTF-16 code units from the start of the book. With several
    files and no --file, --time counts over all of them, end to end.
    """:
        """
    Zu jedem Export liegt eine Karte: book.map.json, oder map.json im Ordner;
    book.m4b.map.json, wo book.map.json die von book.mp3 ist.

      vorleser where emma.m4b --time 1:02:03
      vorleser where emma.map.json --offset 123456
      vorleser where emma --file 3 --time 12:30.5
      vorleser where emma.m4b --text "handsome, clever, and rich"

    Positionen zählen in UTF-16-Einheiten ab dem Anfang des Buchs. Bei mehreren
    Dateien ohne --file zählt --time über alle hinweg, eine nach der anderen.
    """,
    "The map, a sound file or book that it lies beside, or the folder.":
        "Die Karte, eine Tondatei oder ein Buch, zu denen sie gehört, oder der Ordner.",
    "A time: 1:02:03, 62:03.5 or seconds.": "Eine Zeit: 1:02:03, 62:03.5 oder Sekunden.",
    "The file that --time is in, by number or name.": "Die Datei, zu der --time gehört, mit Nummer oder Namen.",
    "A place in the text.": "Eine Position im Text.",
    "Words as they are printed.": "Wörter, wie sie gedruckt sind.",
    "Print JSON, one object a line.": "JSON ausgeben, ein Objekt je Zeile.",
    "Give one of --time, --offset and --text.": "Eines von --time, --offset und --text angeben.",
    "--file goes with --time.": "--file gehört zu --time.",
    "An offset is 0 or more.": "Eine Position ist 0 oder mehr.",
    "… and %@ more": "… und %@ weitere",
    "Chapter %@, %@": "Kapitel %@, %@",
    "Offset %@ of %@": "Position %@ von %@",
]
