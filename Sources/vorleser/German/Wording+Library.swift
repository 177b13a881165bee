/// Of `Library/`, by its sentences in English.
let germanLibrary: [String: String] = [
    "Keep everybody's places, notes, settings and all else in one file.":
        "Lesestellen, Notizen, Einstellungen und alles andere Eigene aller Personen in einer Datei sichern.",
    """
    Not the books themselves: their files, and what was spoken of them, are
    elsewhere or can be had again. `vorleser restore` merges it into this
    library or another one, as often as you like. See docs/backup.md.

      vorleser backup vorleser.json
      vorleser backup - | ssh attic vorleser restore -
    """: """
    Nicht die Bücher selbst: ihre Dateien und das Gesprochene liegen anderswo oder
    sind wieder zu beschaffen. `vorleser restore` spielt die Sicherung in diese
    oder eine andere Bibliothek ein, beliebig oft. Siehe docs/backup.md.

      vorleser backup vorleser.json
      vorleser backup - | ssh attic vorleser restore -
    """,
    "The file to write; - for standard output.": "Die Datei, die geschrieben wird; - für die Standardausgabe.",
    "Replace a file that is there.": "Eine vorhandene Datei ersetzen.",
    "Print how much is in it as JSON.": "Als JSON ausgeben, wie viel darin ist.",
    "Call the file something that ends in .json: by that `vorleser restore` knows it.":
        "Der Name der Datei muss auf .json enden: daran erkennt `vorleser restore` sie.",
    "Give a file, or leave out --json.": "Eine Datei angeben oder --json weglassen.",
    "List the bookmarks of a book of the library, add or remove one.":
        "Die Lesezeichen eines Buchs der Bibliothek auflisten, eines setzen oder entfernen.",
    """
    The number, the offset in UTF-16 code units from the start of the book,
    the chapter and the label. `vorleser read 7 --offset 1200` reads on
    from there.
    """: """
    Die Nummer, die Position in UTF-16-Einheiten ab dem Anfang des Buchs, das
    Kapitel und die Bezeichnung. `vorleser read 7 --offset 1200` liest von dort
    weiter.
    """,
    "Add one at this place.": "An dieser Stelle eines setzen.",
    "What to call it; how its sentence begins if not given.":
        "Wie es heißen soll; ohne Angabe wie der Anfang seines Satzes.",
    "Remove this one.": "Dieses entfernen.",
    "Print JSON.": "JSON ausgeben.",
    "An offset cannot be negative.": "Eine Position kann nicht negativ sein.",
    "--label is for a bookmark that is added: give --add too.":
        "--label ist für ein Lesezeichen, das gesetzt wird: auch --add angeben.",
    "Give one of --add and --remove.": "Entweder --add oder --remove angeben.",
    "There is no place %@: the book ends at %@.": "Eine Stelle %@ gibt es nicht: das Buch endet bei %@.",
    "There is no bookmark.": "Es gibt kein Lesezeichen.",
    "%@ book": "%@ Buch",
    "%@ books": "%@ Bücher",
    "%@ place": "%@ Lesestelle",
    "%@ places": "%@ Lesestellen",
    "%@ note": "%@ Notiz",
    "%@ notes": "%@ Notizen",
    "%@ bookmark": "%@ Lesezeichen",
    "%@ bookmarks": "%@ Lesezeichen",
    "%@ highlight": "%@ Markierung",
    "%@ highlights": "%@ Markierungen",
    "%@ pronunciation": "%@ Aussprache",
    "%@ pronunciations": "%@ Aussprachen",
    "%@ cover": "%@ Titelbild",
    "%@ covers": "%@ Titelbilder",
    "%@ setting": "%@ Einstellung",
    "%@ settings": "%@ Einstellungen",
    "%@ day of reading time": "Lesezeit von %@ Tag",
    "%@ days of reading time": "Lesezeit von %@ Tagen",
    "what was said of %@ book": "Angaben zu %@ Buch",
    "what was said of %@ books": "Angaben zu %@ Büchern",
    "Give a book of the library another cover.": "Einem Buch der Bibliothek ein anderes Titelbild geben.",
    """
      vorleser cover 7 emma.jpg    this picture
      vorleser cover 7             the book's own again
    """: """
      vorleser cover 7 emma.jpg    dieses Bild
      vorleser cover 7             wieder das eigene des Buchs
    """,
    "A picture: JPEG, PNG, WebP, AVIF, GIF or BMP.": "Ein Bild: JPEG, PNG, WebP, AVIF, GIF oder BMP.",
    "Write the bookmarks, highlights and notes of a book as Markdown, as a page or as a table.":
        "Lesezeichen, Markierungen und Notizen eines Buchs als Markdown, als Seite oder als Tabelle schreiben.",
    "A file to write; its ending says the kind: md, html or csv. Markdown on standard output if not given.":
        "Eine Datei, die geschrieben wird; ihre Endung nennt die Art: md, html oder csv. Ohne Angabe Markdown auf die Standardausgabe.",
    "Make a book a private podcast, its chapters as episodes; or all books that you are listening to.":
        "Aus einem Buch einen privaten Podcast machen, mit den Kapiteln als Folgen; oder aus allen begonnenen Büchern.",
    """
    Whoever has the address can hear it while `vorleser serve` runs. See
    docs/podcast.md.

      vorleser feed 7
      vorleser feed --shelf
      vorleser feed --shelf --collection "For the car"
      vorleser feed --shelf --revoke
    """: """
    Wer die Adresse hat, kann hören, solange `vorleser serve` läuft. Siehe
    docs/podcast.md.

      vorleser feed 7
      vorleser feed --shelf
      vorleser feed --shelf --collection "For the car"
      vorleser feed --shelf --revoke
    """,
    "A book's number in the library, or words of its title.":
        "Die Nummer eines Buchs in der Bibliothek oder Wörter seines Titels.",
    "One feed of all books that are begun, each as a season.":
        "Ein Feed mit allen begonnenen Büchern, jedes als Staffel.",
    "With --shelf: have the books of this collection in it, too; none when empty.":
        "Mit --shelf: auch die Bücher dieser Sammlung aufnehmen; leer: keine.",
    "How podcast apps reach the server.": "Wie Podcast-Apps den Server erreichen.",
    "Take the address back: from then on it opens nothing.": "Die Adresse zurückziehen: danach öffnet sie nichts mehr.",
    "--server is an address such as http://attic.local:8080.": "--server ist eine Adresse wie http://attic.local:8080.",
    "Name a book, or say --shelf.": "Ein Buch nennen oder --shelf angeben.",
    "--collection is for making a feed with --shelf.":
        "--collection ist für einen Feed, der mit --shelf erstellt wird.",
    "Revoked: the address opens nothing now.": "Zurückgezogen: die Adresse öffnet nichts mehr.",
    "There is no such feed.": "Diesen Feed gibt es nicht.",
    "Add books to the library.": "Bücher zur Bibliothek hinzufügen.",
    """
    The library keeps copies: the files may go afterwards. The same file
    again makes another book, and that is said. Of a book whose file was
    lost, --as puts another in its place; places and notes stay.

      vorleser import emma.epub persuasion.epub
      vorleser import ~/Books                a folder of books
      vorleser import emma.epub --as 7       the file of book 7 was lost

    Of a PDF with a password the library keeps an unlocked copy.
    """: """
    Die Bibliothek behält Kopien: die Dateien dürfen danach weg. Dieselbe Datei
    noch einmal wird ein weiteres Buch; das wird gesagt. Ist die Datei eines Buchs
    verloren, setzt --as eine andere an ihre Stelle; Lesestellen und Notizen
    bleiben.

      vorleser import emma.epub persuasion.epub
      vorleser import ~/Books                ein Ordner mit Büchern
      vorleser import emma.epub --as 7       die Datei von Buch 7 ist verloren

    Von einem PDF mit Passwort behält die Bibliothek eine Kopie ohne Passwort.
    """,
    "EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML files, or folders of them.":
        "Dateien in EPUB, FB2, Word, PDF, CBZ, Text, Markdown oder HTML, oder Ordner mit solchen.",
    "What to call the book, instead of what it says itself.": "Wie das Buch heißen soll, statt wie es selbst angibt.",
    "The book of the library whose file this becomes.": "Das Buch der Bibliothek, dessen Datei diese wird.",
    "--title and --as are for a single book.": "--title und --as sind für ein einzelnes Buch.",
    "You have this file already, as book %@; this is another copy of it.":
        "Diese Datei ist schon da, als Buch %@; dies ist ein weiteres Exemplar.",
    " If it is in another language: `vorleser language %@ en`.":
        " Wenn seine Sprache eine andere ist: `vorleser language %@ en`.",
    "%@ thing in it could not be read as written: `vorleser inspect %@`.":
        "%@ Stelle darin ließ sich nicht wie geschrieben lesen: `vorleser inspect %@`.",
    "%@ things in it could not be read as written: `vorleser inspect %@`.":
        "%@ Stellen darin ließen sich nicht wie geschrieben lesen: `vorleser inspect %@`.",
    "%@ (%@ times)": "%@ (%@-mal)",
    "The place could not be kept. %@": "Die Lesestelle ließ sich nicht speichern. %@",
    "Say what a book of the library is in, or correct it.":
        "Zeigen, in welcher Sprache ein Buch der Bibliothek ist, oder das berichtigen.",
    """
    A book is taken to be in the language that it says, unless its text
    clearly is in another. Where that is wrong, say what it is in.

      vorleser language 7            what it is taken to be in
      vorleser language 7 de         it is in German
      vorleser language 7 --detect   as the book and its text say
    """: """
    Ein Buch gilt als in der Sprache geschrieben, die es nennt, wenn sein Text
    nicht deutlich in einer anderen ist. Wo das nicht stimmt, lässt sie sich
    angeben.

      vorleser language 7            welche Sprache angenommen wird
      vorleser language 7 de         es ist auf Deutsch
      vorleser language 7 --detect   wie Buch und Text angeben
    """,
    "A language: de, de-AT, German.": "Eine Sprache: de, de-AT, German.",
    "Take it for what the book and its text say.": "Annehmen, was Buch und Text angeben.",
    "Give a language or --detect.": "Eine Sprache oder --detect angeben.",
    "unknown language": "Sprache unbekannt",
    "several languages": "mehrere Sprachen",
    "List the books of the library.": "Die Bücher der Bibliothek auflisten.",
    """
    The number, the title, the authors, how much has been read, and how long
    the rest takes. Words are looked for in titles, authors, series and
    collections; the beginnings of words do.

      vorleser list
      vorleser list tim wells --sort title
      vorleser list --collection "For the train"
    """: """
    Nummer, Titel, Verfasser, wie viel gelesen ist und wie lange der Rest dauert.
    Wörter werden in Titeln, Verfassern, Reihen und Sammlungen gesucht; ihre
    Anfänge genügen.

      vorleser list
      vorleser list tim wells --sort title
      vorleser list --collection "For the train"
    """,
    "Words of titles and authors.": "Wörter aus Titeln und Namen von Verfassern.",
    "In which order: %@.": "In welcher Reihenfolge: %@.",
    "Only the books of this collection.": "Nur die Bücher dieser Sammlung.",
    "The books that were removed and can be restored.":
        "Die Bücher, die entfernt wurden und sich wiederherstellen lassen.",
    "There is no such book.": "Ein solches Buch gibt es nicht.",
    "The library is empty. `vorleser import FILE` adds a book.":
        "Die Bibliothek ist leer. `vorleser import FILE` fügt ein Buch hinzu.",
    "its file is missing": "die Datei fehlt",
    "finished": "beendet",
    "%@, %@ left": "%@, noch %@",
    "There is no order “%@”; there are: %@.": "Eine Reihenfolge „%@“ gibt es nicht; es gibt: %@.",
    "%@ cannot be written: %@": "%@ lässt sich nicht schreiben: %@",
    "There is no file at %@.": "Die Datei %@ gibt es nicht.",
    "Give a file that `vorleser backup` has written.": "Eine Datei angeben, die `vorleser backup` geschrieben hat.",
    "“%@” does not say what kind of file to write. Known endings: md, html, csv.":
        "„%@“ sagt nicht, was für eine Datei zu schreiben ist. Bekannte Endungen: md, html, csv.",
    "%@ is there already, and is not known to be written by Vorleser.":
        "%@ gibt es schon, und dass Vorleser das geschrieben hat, ist nicht bekannt.",
    "%@ has been changed since it was written.": "%@ wurde geändert, seit es geschrieben wurde.",
    "%@ is a folder.": "%@ ist ein Ordner.",
    "Name another file, or have it replaced with --force.":
        "Eine andere Datei nennen oder mit --force ersetzen lassen.",
    "Give the name of a file in it.": "Den Namen einer Datei darin angeben.",
    "Check that the folder is there and may be written.": "Prüfen, ob der Ordner da ist und beschrieben werden darf.",
    "Show a book of the library: where it was left, its file, its voice.":
        "Ein Buch der Bibliothek zeigen: Lesestelle, Datei, Stimme.",
    """
    `vorleser read 7` goes on listening to book 7, `vorleser serve --open`
    shows it in a browser.
    """: """
    `vorleser read 7` liest Buch 7 weiter vor, `vorleser serve --open` zeigt es im
    Browser.
    """,
    "missing: import it again with --as %@, or remove the book":
        "fehlt: sie mit --as %@ neu einlesen oder das Buch entfernen",
    "number": "Nummer",
    "format": "Format",
    "file": "Datei",
    "language": "Sprache",
    "listening": "Hördauer",
    "added": "hinzugefügt",
    "%@, offset %@": "%@, Position %@",
    "%@, offset %@: “%@…”": "%@, Position %@: „%@ …“",
    "place": "Stelle",
    "last read": "zuletzt",
    "%@ on %@": "%@ auf %@",
    "voice": "Stimme",
    "speed": "Tempo",
    "notes": "Notizen",
    "Say who listens: several people, each with their own places and notes.":
        "Festlegen, wer zuhört: mehrere Personen, jede mit eigenen Lesestellen und Notizen.",
    """
    Each has their own places, bookmarks, notes, voices, speeds, settings and
    reading times; the books are on one shelf, but for those that somebody
    keeps to themselves. What was there before is the first person's. In the
    reader, every device says once who uses it.

    Owners decide everything; members bring books in, change and remove them;
    guests and children only read and listen. With `--shelf`, a person sees
    the books of these collections alone.

      vorleser people
      vorleser people add Anna --role child --shelf "For Anna"
      vorleser people change 1 --name Otto --pin 4711
      vorleser people remove Anna
      VORLESER_PERSON=Anna vorleser list

    Commands speak for the first person, or for whom VORLESER_PERSON names:
    who may use this account may read its files, so they ask for no PIN.
    """: """
    Jede Person hat eigene Lesestellen, Lesezeichen, Notizen, Stimmen, Tempi,
    Einstellungen und Lesezeiten; die Bücher stehen in einem Regal, bis auf die,
    die jemand für sich behält. Was vorher da war, gehört der ersten Person. Im
    Browser sagt jedes Gerät einmal, wer es benutzt.

    Wer alles verwaltet (owner), entscheidet alles; Mitglieder (member) fügen
    Bücher hinzu, ändern und entfernen sie; Gäste (guest) und Kinder (child) lesen
    und hören nur. Mit `--shelf` sieht eine Person nur die Bücher dieser
    Sammlungen.

      vorleser people
      vorleser people add Anna --role child --shelf "For Anna"
      vorleser people change 1 --name Otto --pin 4711
      vorleser people remove Anna
      VORLESER_PERSON=Anna vorleser list

    Befehle gelten für die erste Person, oder für die, die VORLESER_PERSON nennt:
    wer dieses Konto benutzen darf, darf seine Dateien lesen; sie verlangen keine
    PIN.
    """,
    "List the people.": "Die Personen auflisten.",
    "PIN": "PIN",
    "sees: %@": "sieht: %@",
    "Add a person.": "Eine Person hinzufügen.",
    "What they are called.": "Wie sie heißt.",
    "Change a person.": "Eine Person ändern.",
    "Their name, or their number.": "Ihr Name oder ihre Nummer.",
    "What they are called from now on.": "Wie sie von jetzt an heißt.",
    "Ask them for no PIN any more.": "Keine PIN mehr von ihr verlangen.",
    "Show them all books.": "Ihr alle Bücher zeigen.",
    "Give `--pin` or `--no-pin`, not both.": "Entweder `--pin` oder `--no-pin` angeben.",
    "Give `--shelf` or `--all-books`, not both.": "Entweder `--shelf` oder `--all-books` angeben.",
    "Remove a person with their places and notes.": "Eine Person mit ihren Lesestellen und Notizen entfernen.",
    "Books that only they have seen can be restored for a while, as others that were removed.":
        "Bücher, die nur sie gesehen hat, lassen sich eine Zeit lang wiederherstellen wie andere, die entfernt wurden.",
    "Remove %@ with all places, notes and settings? There is no way back.":
        "%@ mit allen Lesestellen, Notizen und Einstellungen entfernen? Das lässt sich nicht rückgängig machen.",
    "%@ is gone, with their places, notes and settings.": "Entfernt, mit Lesestellen, Notizen und Einstellungen: %@.",
    "What they may do: owner, member, guest or child.":
        "Was sie darf: owner (verwaltet alles), member (Mitglied), guest (Gast) oder child (Kind).",
    "The collections whose books alone they see.": "Die Sammlungen, von denen allein sie die Bücher sieht.",
    "Digits that are asked for before a device becomes theirs.":
        "Ziffern, die verlangt werden, bevor ein Gerät zu dieser Person wechselt.",
    "There is no role “%@”; there are: %@.": "Eine Rolle „%@“ gibt es nicht; es gibt: %@.",
    "owner": "verwaltet alles",
    "member": "Mitglied",
    "guest": "Gast",
    "child": "Kind",
    "(the first person)": "(die erste Person)",
    "%@ is person %@, an owner.": "%@ ist Person %@ und verwaltet alles.",
    "%@ is person %@, a member.": "%@ ist Person %@, ein Mitglied.",
    "%@ is person %@, a guest.": "%@ ist Person %@, ein Gast.",
    "%@ is person %@, a child.": "%@ ist Person %@, ein Kind.",
    "Remove a book from the library; `vorleser restore` brings it back.":
        "Ein Buch aus der Bibliothek entfernen; `vorleser restore` holt es zurück.",
    """
    For 30 days it can be restored, with its places and notes. Then, or with
    --now, it is deleted: the copy of its file, its cover and notes; --now
    deletes its sound too, which otherwise goes when room is needed.
    Your own file, from which it was imported, stays.
    """: """
    30 Tage lang lässt es sich wiederherstellen, mit Lesestellen und Notizen.
    Danach, oder mit --now, wird es gelöscht: die Kopie seiner Datei, sein
    Titelbild und die Notizen; mit --now auch sein Ton, der sonst weicht, wenn
    Platz gebraucht wird. Die eigene Datei, aus der es eingelesen wurde, bleibt.
    """,
    "Delete it for good, also one that was removed before.": "Es endgültig löschen, auch wenn es schon entfernt wurde.",
    "removed: %@": "entfernt: %@",
    "`vorleser restore %@` brings it back, for 30 days.": "`vorleser restore %@` holt es zurück, 30 Tage lang.",
    "deleted: %@": "gelöscht: %@",
    "Give a book of the library another title, or other authors, a series or collections.":
        "Einem Buch der Bibliothek einen anderen Titel geben, andere Verfasser, eine Reihe oder Sammlungen.",
    """
    What is not named stays. An empty --series takes the book out of its series;
    so does an empty --collection with the collections.

      vorleser rename 7 --title "Emma" --author "Jane Austen"
      vorleser rename 7 --series "Barsetshire" --number 2
      vorleser rename 7 --collection "For the train" --collection "Novels"
    """: """
    Was nicht genannt wird, bleibt. Ein leeres --series nimmt das Buch aus seiner
    Reihe; ein leeres --collection nimmt es aus den Sammlungen.

      vorleser rename 7 --title "Emma" --author "Jane Austen"
      vorleser rename 7 --series "Barsetshire" --number 2
      vorleser rename 7 --collection "For the train" --collection "Novels"
    """,
    "The title.": "Der Titel.",
    "An author; may be given again.": "Ein Verfasser; mehrmals möglich.",
    "The series it belongs to.": "Die Reihe, zu der es gehört.",
    "Its number in the series.": "Seine Nummer in der Reihe.",
    "A collection it is in; may be given again.": "Eine Sammlung, in der es ist; mehrmals möglich.",
    "Give --title, --author, --series, --number or --collection.":
        "--title, --author, --series, --number oder --collection angeben.",
    "The title is empty.": "Der Titel ist leer.",
    "The book belongs to no series: give --series, too.": "Das Buch gehört zu keiner Reihe: auch --series angeben.",
    "Bring a removed book back, or merge a backup into the library.":
        "Ein entferntes Buch zurückholen oder eine Sicherung in die Bibliothek einspielen.",
    """
      vorleser restore 7              a book that was removed
      vorleser restore backup.json    what `vorleser backup` has kept

    `vorleser list --removed` shows which books there are. Of a backup comes
    what is missing here; what is here stays, and newer places win. Books
    that are not here are named: import their files, and restore again.
    """: """
      vorleser restore 7              ein Buch, das entfernt wurde
      vorleser restore backup.json    was `vorleser backup` gesichert hat

    `vorleser list --removed` zeigt, welche Bücher es gibt. Aus einer Sicherung
    kommt, was hier fehlt; was hier ist, bleibt, und neuere Lesestellen gelten.
    Bücher, die nicht hier sind, werden genannt: ihre Dateien einlesen und die
    Sicherung noch einmal einspielen.
    """,
    "A removed book's number or words of its title; or a backup, which ends in .json, - for standard input.":
        "Die Nummer eines entfernten Buchs oder Wörter seines Titels; oder eine Sicherung, die auf .json endet, - für die Standardeingabe.",
    "Print what came of a backup as JSON.": "Als JSON ausgeben, was eingespielt wurde.",
    "--json is for a backup.": "--json ist für eine Sicherung.",
    "Nothing in it is new.": "Darin war nichts neu.",
    "Restored: %@.": "Eingespielt: %@.",
    "Not here: “%@”, of the file %@.": "Nicht hier: „%@“, aus der Datei %@.",
    "Not here: “%@” by %@, of the file %@.": "Nicht hier: „%@“ von %@, aus der Datei %@.",
    "Import its file, and restore this backup again.": "Die Datei einlesen und diese Sicherung noch einmal einspielen.",
    "Import their files, and restore this backup again.":
        "Die Dateien einlesen und diese Sicherung noch einmal einspielen.",
    "%@ thing in it cannot be used: left out.": "%@ Angabe darin ist nicht zu gebrauchen und wurde weggelassen.",
    "New in the household, each without a PIN: %@.": "Neu im Haushalt, alle ohne PIN: %@.",
    "%@ things in it cannot be used: left out.": "%@ Angaben darin sind nicht zu gebrauchen und wurden weggelassen.",
    "Search the text of all books of the library.": "Den Text aller Bücher der Bibliothek durchsuchen.",
    """
    The words are sought as they stand together; capitals, accents and kinds
    of quotes do not matter. Each line has the book's number, the offset in
    UTF-16 code units from its start, and the words around the place;
    `vorleser read 7 --offset 1200` reads on from there. A book's first
    search reads its file, later ones its text, which is kept.

      vorleser search call me ishmael
    """: """
    Die Wörter werden so gesucht, wie sie beisammen stehen; Großschreibung, Akzente
    und die Art der Anführungszeichen sind gleichgültig. Über den Stellen eines
    Buchs steht seine Nummer, in jeder Zeile die Position in UTF-16-Einheiten ab
    seinem Anfang und die Wörter um die Stelle; `vorleser read 7 --offset 1200`
    liest von dort weiter. Die erste Suche in einem Buch liest seine Datei, spätere
    lesen seinen Text, der aufgehoben wird.

      vorleser search call me ishmael
    """,
    "What to look for.": "Wonach gesucht wird.",
    "Places of a book at most.": "Höchstens so viele Stellen je Buch.",
    "Print JSON, a line for each place.": "JSON ausgeben, eine Zeile je Stelle.",
    "--limit takes a number from 1 on.": "--limit ist eine Zahl ab 1.",
    "… and more": "… und weitere",
    "“%@” cannot be read now.": "„%@“ ist zurzeit nicht lesbar.",
    "Nothing was found.": "Nichts gefunden.",
    "Its number in the library, or words of its title.": "Seine Nummer in der Bibliothek oder Wörter seines Titels.",
    "Tell how much was heard and read.": "Zeigen, wie viel gehört und gelesen wurde.",
    """
    By day and by book, in the reader and with `vorleser read`. It is kept on
    this machine alone; `vorleser statistics --forget` forgets all of it, and a
    setting of the library's page ends the counting.
    """: """
    Nach Tagen und Büchern, im Browser und mit `vorleser read`. Das bleibt auf
    diesem Computer; `vorleser statistics --forget` vergisst alles davon, und eine
    Einstellung auf der Seite der Bibliothek beendet das Zählen.
    """,
    "How many days to tell of, today the last.": "Wie viele Tage gezeigt werden, der letzte heute.",
    "Forget all of it.": "Alles davon vergessen.",
    "--days is a number from 1 to %@.": "--days ist eine Zahl von 1 bis %@.",
    "Forgotten.": "Vergessen.",
    "%@ day in a row, %@ at most.": "%@ Tag in Folge, höchstens %@.",
    "%@ days in a row, %@ at most.": "%@ Tage in Folge, höchstens %@.",
    "In all: %@.": "Insgesamt: %@.",
    "%@ heard": "%@ gehört",
    "%@ read": "%@ gelesen",
]
