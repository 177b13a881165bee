/// What is said of pages that are fetched, in German, by the sentences in English.
let germanVisits: [String: String] = [
    "%@ does not answer.": "%@ antwortet nicht.",
    "%@ does not give the page: it answers with %@.": "%@ gibt die Seite nicht heraus: Die Antwort ist %@.",
    "What is there is too large: at most %@ MB are fetched.":
        "Was dort liegt, ist zu groß: Höchstens %@ MB werden geladen.",
    "What is there cannot be read: it is “%@”.": "Was dort liegt, ist nicht lesbar: Es ist „%@“.",
    "Check the address and this device's connection, and try again.":
        "Die Adresse und die Verbindung dieses Geräts prüfen und noch einmal versuchen.",
    "If you can see it in a browser, share it from there.": "Wenn sie im Browser zu sehen ist, von dort aus teilen.",
    "Download it in the browser, and open the file with Vorleser.":
        "Es im Browser laden und die Datei mit Vorleser öffnen.",
    "Pages, texts, EPUBs and PDFs can be read.": "Lesbar sind Seiten, Texte, EPUBs und PDFs.",
]
