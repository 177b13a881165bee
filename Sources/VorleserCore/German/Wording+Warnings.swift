/// What the module says in German of faults in books, by its sentences in English.
let germanWarnings: [String: String] = [
    "The text does not say how it is encoded; it was read as %@.":
        "Der Text sagt nicht, wie er codiert ist; er wurde als %@ gelesen.",
    "The text says that it is %@; it was read as %@.": "Der Text sagt, er sei %@; er wurde als %@ gelesen.",
    "The text breaks off inside a character.": "Der Text bricht mitten in einem Zeichen ab.",
    "%@ bytes are not UTF-8; they were read as Windows-1252.":
        "%@ Bytes sind kein UTF-8; sie wurden als Windows-1252 gelesen.",
    "%@ bytes are not %@; they were replaced.": "%@ Bytes sind kein %@; sie wurden ersetzt.",
    "The encoding “%@” is unknown or wrong; UTF-8 or Windows-1252 was used instead.":
        "Die Codierung „%@“ ist unbekannt oder falsch; gelesen wurde UTF-8 oder Windows-1252.",
    "Bytes that are not UTF-8 were read as Windows-1252.":
        "Bytes, die kein UTF-8 sind, wurden als Windows-1252 gelesen.",
    "The document says it is %@, and is UTF-8.": "Das Dokument sagt, es sei %@, und ist UTF-8.",
    "The text is damaged %@: characters that could not be read were replaced.":
        "Der Text ist beschädigtes %@: Was sich nicht lesen ließ, wurde ersetzt.",
    "Control characters were left out.": "Steuerzeichen wurden weggelassen.",
    "A bare “<” was taken for text.": "Ein bloßes „<“ wurde als Text genommen.",
    "A bare “&” was taken for text.": "Ein bloßes „&“ wurde als Text genommen.",
    "An element has too many attributes; the others were left out.":
        "Ein Element hat zu viele Attribute; die übrigen wurden weggelassen.",
    "A comment has no end; what follows it was left out.":
        "Ein Kommentar hat kein Ende; was ihm folgt, wurde weggelassen.",
    "References to characters that do not exist were replaced.":
        "Verweise auf Zeichen, die es nicht gibt, wurden ersetzt.",
    "The entity “%@” is unknown.": "Die Entität „%@“ ist unbekannt.",
    "The markup breaks off at line %@; it was read as HTML.":
        "Die Auszeichnung bricht in Zeile %@ ab; sie wurde als HTML gelesen.",
    "The file is not well-formed at line %@.": "Die Datei ist in Zeile %@ fehlerhaft.",
    "The package document is not well-formed; it was repaired.":
        "Das Verzeichnis der Teile ist fehlerhaft; es wurde repariert.",
    "The text has more Markdown signs than can be read; it was read as plain text.":
        "Der Text hat mehr Markdown-Zeichen, als sich lesen lassen; er wurde als einfacher Text gelesen.",
    "The document has more than %@ marks; the others were left out.":
        "Das Dokument hat mehr als %@ Auszeichnungen; die übrigen wurden weggelassen.",
    "This chapter is encrypted.": "Dieses Kapitel ist verschlüsselt.",
    "The chapter is locked with a password.": "Das Kapitel ist mit einem Passwort geschützt.",
    "This chapter is empty or not a document.": "Dieses Kapitel ist leer oder kein Dokument.",
    "The chapter is damaged; it may break off.": "Das Kapitel ist beschädigt; vielleicht bricht es ab.",
    "The chapter is not in the file.": "Das Kapitel fehlt in der Datei.",
    "The chapter is too large to be read.": "Das Kapitel ist zu groß, um gelesen zu werden.",
    "The chapter is damaged and cannot be unpacked.": "Das Kapitel ist beschädigt und lässt sich nicht entpacken.",
    "A chapter is on the network; it was left alone.": "Ein Kapitel liegt im Netz; es wurde nicht geholt.",
    "A chapter of the type “%@” cannot be read.": "Ein Kapitel der Art „%@“ lässt sich nicht lesen.",
    "The document is damaged; it may break off.": "Das Dokument ist beschädigt; vielleicht bricht es ab.",
    "Only the first %@ documents were read.": "Nur die ersten %@ Dokumente wurden gelesen.",
    "Pictures or other parts on the network were left alone.":
        "Bilder oder andere Teile im Netz wurden nicht geholt.",
    "The container does not name the package document.": "Die Datei sagt nicht, wo ihr Verzeichnis der Teile ist.",
    "1 entry of the reading order names no file.": "1 Eintrag der Lesefolge nennt keine Datei.",
    "%@ entries of the reading order name no file.": "%@ Einträge der Lesefolge nennen keine Datei.",
    "1 page has words over pictures; they are shown as text that flows, as in other books.":
        "Auf 1 Seite stehen Wörter über Bildern; sie wird als fließender Text gezeigt, wie in anderen Büchern.",
    "%@ pages have words over pictures; they are shown as text that flows, as in other books.":
        "Auf %@ Seiten stehen Wörter über Bildern; sie werden als fließender Text gezeigt, wie in anderen Büchern.",
    "The book has no table of contents; one was made from its headings and documents.":
        "Das Buch hat kein Inhaltsverzeichnis; aus Überschriften und Dokumenten wurde eines gemacht.",
    "The table of contents leads to “%@” and %@ more, which the book does not have.":
        "Das Inhaltsverzeichnis führt zu „%@“ und %@ weiteren, was es in dem Buch nicht gibt.",
    "The table of contents leads to “%@”, which the book does not have.":
        "Das Inhaltsverzeichnis führt zu „%@“, was es in dem Buch nicht gibt.",
    "Only the first %@ pages were read.": "Nur die ersten %@ Seiten wurden gelesen.",
    "The page is too large to be shown.": "Die Seite ist zu groß, um gezeigt zu werden.",
    "The page cannot be shown: it is no picture, or damaged.":
        "Die Seite lässt sich nicht zeigen: Sie ist kein Bild, oder beschädigt.",
    "The page cannot be shown: it has %@ × %@ points.":
        "Die Seite lässt sich nicht zeigen: Sie hat %@ × %@ Punkte.",
    "Page %@ is damaged and left out.": "Seite %@ ist beschädigt und fehlt.",
    "%@ at page %@, which is left out.": "Seite %2$@ fehlt: %1$@.",
    "%@ at page %@, which is left out with all behind it.": "Seite %2$@ und alle dahinter fehlen: %1$@.",
    "Page %@ is a picture without text: text recognition (OCR) would make them readable.":
        "Seite %@ ist ein Bild ohne Text: Texterkennung (OCR) würde sie lesbar machen.",
    "Pages %@ are pictures without text: text recognition (OCR) would make them readable.":
        "Die Seiten %@ sind Bilder ohne Text: Texterkennung (OCR) würde sie lesbar machen.",
    "The book says that it is in %@; its text is in %@.": "Das Buch nennt als Sprache %@; die seines Textes ist %@.",
    "There are %@ more warnings.": "Es gibt %@ weitere Warnungen.",
]
