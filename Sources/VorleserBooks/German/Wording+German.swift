/// What the module says in German of files that are no books, by its sentences in English.
let germanWording: [String: String] = [
    "There is no file at %@.": "Die Datei %@ gibt es nicht.",
    "%@ is a folder.": "%@ ist ein Ordner.",
    "%@ could not be read: %@.": "%@ ließ sich nicht lesen: %@.",
    "The file has %@ MB; one of its kind may have up to %@ MB.":
        "Die Datei hat %@ MB; eine dieser Art darf bis zu %@ MB haben.",
    "This is not a book Vorleser can read: it looks like %@.":
        "Das ist kein Buch, das Vorleser lesen kann; es sieht aus wie %@.",
    "What Vorleser reads PDF with, the library PDFium, is not installed.":
        "PDFium, womit Vorleser PDF liest, ist nicht installiert.",
    "The PDF library %@ cannot be used: %@.": "Die PDF-Bibliothek %@ ist nicht zu gebrauchen: %@.",
    "The program “vorleser”, which reads PDF apart from this one, was not found.":
        "Das Programm „vorleser“, das PDF abseits von diesem liest, wurde nicht gefunden.",
    "%@ could not be started to read the PDF: %@.": "%@ ließ sich zum Lesen des PDF nicht starten: %@.",
    "The PDF cannot be read: %@.": "Das PDF lässt sich nicht lesen: %@.",
    "The password does not open this PDF.": "Das Passwort öffnet dieses PDF nicht.",
    "The PDF is locked with a password.": "Das PDF ist mit einem Passwort geschützt.",
    "The PDF is damaged: %@.": "Das PDF ist beschädigt: %@.",
    "The EPUB is damaged: %@.": "Das EPUB ist beschädigt: %@.",
    "The %@ file is damaged: %@.": "Die Datei (%@) ist beschädigt: %@.",
    "Kindle books are read with the program “%@”, which is not installed.":
        "Kindle-Bücher liest das Programm „%@“, das nicht installiert ist.",
    "The archive is locked with a password.": "Das Archiv ist mit einem Passwort geschützt.",
    "The book is copy-protected by an unknown scheme.": "Das Buch hat einen unbekannten Kopierschutz.",
    "The book is copy-protected by %@.": "Das Buch hat einen Kopierschutz: %@.",
    "The archive is not an EPUB: it has no META-INF/container.xml.":
        "Das Archiv ist kein EPUB: META-INF/container.xml fehlt.",
    "The EPUB does not say where its package document is.":
        "Das EPUB sagt nicht, wo steht, was dazugehört.",
    "The EPUB has no package document “%@”, which its container names.":
        "Im EPUB fehlt „%@“, worin steht, was dazugehört.",
    "“%@” in the EPUB is broken at line %@.": "„%@“ im EPUB ist in Zeile %@ fehlerhaft.",
    "There is nothing to read in it: %@.": "Darin gibt es nichts zu lesen: %@.",
    "There is no text in the PDF: pages %@ are pictures.":
        "In dem PDF ist kein Text: Die Seiten %@ sind Bilder.",
    "There is no text in the PDF: page %@ is a picture.": "In dem PDF ist kein Text: Seite %@ ist ein Bild.",
    "The book asks for too much: more than %@ %@.": "Das Buch verlangt zu viel: mehr als %@ %@.",
    "The book has no “%@”.": "In dem Buch gibt es kein „%@“.",
    "The file has changed since the book was read: “%@” is not the same.":
        "Die Datei ist nicht mehr die, die eingelesen wurde: „%@“ ist anders.",
    "Give the path of a book: an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.":
        "Den Pfad eines Buchs angeben: EPUB, FB2, Word, PDF, CBZ, Text, Markdown oder HTML.",
    "Check that you may read the file.": "Prüfen, ob die Datei gelesen werden darf.",
    "Split it, or make its pictures smaller if it has any.":
        "Sie teilen oder ihre Bilder verkleinern, wenn sie welche hat.",
    "Unpack it; then what is in it can be read.": "Die Datei entpacken; dann lässt sich lesen, was darin ist.",
    "Unpack it, and pack its pictures into a ZIP archive with the ending .cbz; then it can be read.":
        "Ihn entpacken und die Bilder als ZIP mit der Endung .cbz packen; dann lässt er sich lesen.",
    "Save it as DOCX, EPUB or HTML, for example with LibreOffice; then it can be read.":
        "Sie als DOCX, EPUB oder HTML speichern, etwa mit LibreOffice; dann lässt sie sich lesen.",
    "Give an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file, or convert the file to one of these.":
        "EPUB, FB2, Word, PDF, CBZ, Text, Markdown oder HTML angeben, oder die Datei in eines davon umwandeln.",
    "Whoever looks after Vorleser has to install it, as tools/setup.sh does.":
        "Wer sich um Vorleser kümmert, muss es installieren, wie tools/setup.sh es tut.",
    "Whoever looks after Vorleser has to name it in VORLESER_PROGRAM.":
        "Wer sich um Vorleser kümmert, muss es in VORLESER_PROGRAM nennen.",
    "Run tools/setup.sh in Vorleser's folder, or name the library in VORLESER_PDFIUM. Looked for: %@.":
        "tools/setup.sh in Vorlesers Ordner ausführen, oder die Bibliothek in VORLESER_PDFIUM nennen. Gesucht wurde: %@.",
    "Run tools/setup.sh in Vorleser's folder, or name another one in VORLESER_PDFIUM.":
        "tools/setup.sh in Vorlesers Ordner ausführen, oder eine andere in VORLESER_PDFIUM nennen.",
    "Name it in VORLESER_PROGRAM. Looked for: %@.": "Es in VORLESER_PROGRAM nennen. Gesucht wurde: %@.",
    "Check that it may be run, or name another one in VORLESER_PROGRAM.":
        "Prüfen, ob es ausgeführt werden darf, oder ein anderes in VORLESER_PROGRAM nennen.",
    "The file is damaged, or made to break its readers. Printing it to a new PDF with another program may help.":
        "Die Datei ist beschädigt oder soll ihre Leser stören. Oft hilft es, sie mit einem anderen Programm in ein neues PDF zu drucken.",
    "Try again; mind capitals.": "Noch einmal versuchen; Groß- und Kleinschreibung zählen.",
    "Give its password; on the command line with --password.":
        "Sein Passwort angeben, auf der Befehlszeile mit --password.",
    "Download or copy the file again.": "Die Datei erneut herunterladen oder kopieren.",
    "Install libmobi's tools (Debian, Ubuntu: sudo apt install libmobi-tools), or convert the book to EPUB.":
        "libmobi installieren (Debian, Ubuntu: sudo apt install libmobi-tools), oder das Buch in EPUB umwandeln.",
    "Unpack it with the password and pack it again without one.":
        "Es mit dem Passwort entpacken und ohne Passwort neu packen.",
    "Get the book without protection, or read it with the seller's own program.":
        "Das Buch ohne Schutz beschaffen, oder es mit dem Programm des Händlers lesen.",
    "Get the book again, or repair it with an EPUB editor such as Sigil or Calibre.":
        "Das Buch neu beschaffen, oder mit Sigil oder Calibre reparieren.",
    "If the book is made of pictures, text recognition (OCR) can make a readable one of it.":
        "Besteht das Buch aus Bildern, kann Texterkennung (OCR) ein lesbares daraus machen.",
    "If there should be text in it, download or copy the file again.":
        "Wenn Text darin sein sollte, die Datei erneut herunterladen oder kopieren.",
    "If you trust the book, split it with an EPUB editor.":
        "Wenn dem Buch zu trauen ist, es mit einem EPUB-Editor teilen.",
    "Use an address that the book itself gives.": "Eine Adresse nehmen, die das Buch selbst nennt.",
    "Read the book again.": "Das Buch neu einlesen.",
    "Recognise their text (OCR) first; OCRmyPDF can do that (Debian: apt install ocrmypdf).":
        "Erst ihren Text erkennen lassen (OCR), etwa mit OCRmyPDF (Debian: apt install ocrmypdf).",
    "Run ocrmypdf %@ %@ to recognise their text (OCR) first.":
        "Mit ocrmypdf %@ %@ erst ihren Text erkennen lassen (OCR).",
    "%@ and others": "%@ und andere",
    "it is not a regular file": "es ist keine gewöhnliche Datei",
    "it is too short": "es ist zu kurz",
    "it is empty": "es ist leer",
    "it is none": "es ist keines",
    "it cannot be copied": "es lässt sich nicht kopieren",
    "its directory is missing": "sein Verzeichnis fehlt",
    "its directory is cut off or damaged": "sein Verzeichnis ist abgeschnitten oder beschädigt",
    "it is cut off, or something else than its name says":
        "es bricht ab oder ist etwas anderes, als sein Name sagt",
    "it is no FictionBook that can be read": "das ist kein FictionBook, das sich lesen ließe",
    "“%@” in it cannot be read": "„%@“ darin lässt sich nicht lesen",
    "“%@” in it cannot be unpacked": "„%@“ darin lässt sich nicht entpacken",
    "none of its pages is sound": "keine seiner Seiten ist heil",
    "%@ at page %@": "%@ (Seite %@)",
    "the program that reads it broke down": "das Programm, das PDF liest, ist abgestürzt",
    "the program that reads it took too long": "das Programm, das PDF liest, brauchte zu lange",
    "the program that reads it went astray": "das Programm, das PDF liest, gab Unverständliches von sich",
    "this system cannot keep the program that converts it to one folder (Landlock)":
        "dieses System kann das Programm, das sie umwandelt, nicht auf einen Ordner beschränken (Landlock)",
    "%@ can make no EPUB of it": "%@ kann kein EPUB daraus machen",
    "%@ could not be started: %@": "%@ ließ sich nicht starten: %@",
    "it has no pages": "es hat keine Seiten",
    "%@ pages without text": "Seiten ohne Text (%@)",
    "the file is empty": "die Datei ist leer",
    "an empty file": "eine leere Datei",
    "a text of white space only": "ein Text nur aus Leerraum",
    "a text of invisible characters only": "ein Text nur aus unsichtbaren Zeichen",
    "a Markdown file without text": "eine Markdown-Datei ohne Text",
    "a web page without text": "eine Webseite ohne Text",
    "a web page without text, 1 picture": "eine Webseite ohne Text, 1 Bild",
    "a web page without text, %@ pictures": "eine Webseite ohne Text, %@ Bilder",
    "no text, 1 picture": "kein Text, 1 Bild",
    "no text, %@ pictures": "kein Text, %@ Bilder",
    "1 document without text": "1 Dokument ohne Text",
    "%@ documents without text": "%@ Dokumente ohne Text",
    "%@ of them unreadable": "%@ davon unlesbar",
    "1 picture": "1 Bild",
    "%@ pictures": "%@ Bilder",
    "1 file named as a picture, which is none": "kein Bild, nur eine Datei mit solchem Namen",
    "%@ files named as pictures, which are none": "keine Bilder, nur Dateien mit solchen Namen (%@)",
    "a package document without a reading order, and %@ files":
        "ein Verzeichnis der Teile ohne Lesefolge, und Dateien (%@)",
    "bytes": "Bytes",
    "bytes in a FictionBook": "Bytes in einem FictionBook",
    "bytes in a Word document": "Bytes in einem Word-Dokument",
    "bytes in an HTML file": "Bytes in einer HTML-Datei",
    "bytes in one chapter": "Bytes in einem Kapitel",
    "bytes in one document": "Bytes in einem Dokument",
    "bytes in one resource": "Bytes in einem seiner Teile",
    "bytes in the EPUB made of it": "Bytes in dem EPUB, das daraus wird",
    "bytes in the package document": "Bytes im Verzeichnis der Teile",
    "bytes of text in the document": "Bytes Text im Dokument",
    "files in the archive": "Dateien im Archiv",
    "Markdown nodes": "Markdown-Knoten",
]
