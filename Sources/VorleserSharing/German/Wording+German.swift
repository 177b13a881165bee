/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "Vorleser has not taken in yet what it was given before.":
        "Vorleser hat noch nicht übernommen, was vorher geteilt wurde.",
    "Vorleser is being handed something else.": "Vorleser bekommt gerade etwas anderes.",
    "Wait a moment, and try again.": "Kurz warten und noch einmal versuchen.",
    "The text is longer than %@ MB.": "Der Text ist länger als %@ MB.",
    "There is nothing to read in it.": "Darin gibt es nichts zu lesen.",
    "That is no address of a page.": "Das ist keine Adresse einer Seite.",
    "Vorleser cannot read that.": "Das kann Vorleser nicht lesen.",
    "Vorleser cannot be reached from here.": "Vorleser ist von hier aus nicht erreichbar.",
    "The other app has not given it.": "Die andere App hat es nicht herausgegeben.",
    "Open Vorleser, and try again.": "Vorleser öffnen und noch einmal versuchen.",
    "Save it as a file, and share that.": "Es als Datei sichern und diese teilen.",
    "Share an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file, a page or a text.":
        "Eine EPUB-, FB2-, Word-, PDF-, CBZ-, Text-, Markdown- oder HTML-Datei, eine Seite oder einen Text teilen.",
    "Install Vorleser again.": "Vorleser neu installieren.",
    "Save it as a file, and open that with Vorleser.": "Es als Datei sichern und diese mit Vorleser öffnen.",
    "It is being handed over": "Es wird übergeben",
    "“%@” is waiting in Vorleser.": "„%@“ wartet in Vorleser.",
    "It is waiting in Vorleser.": "Es wartet in Vorleser.",
    "Waiting in Vorleser: %@ of %@.": "In Vorleser warten: %@ von %@.",
]
