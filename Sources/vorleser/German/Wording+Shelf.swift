/// Of `Shelf/`, by its sentences in English.
let germanShelf: [String: String] = [
    "The folder %@ holds no EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.":
        "Im Ordner %@ ist keine Datei in EPUB, FB2, Word, PDF, CBZ, Text, Markdown oder HTML.",
    "There is no book “%@” in the library.": "In der Bibliothek gibt es kein Buch „%@“.",
    "No book “%@” was removed.": "Es wurde kein Buch „%@“ entfernt.",
    "Book %@, “%@”, was not removed: it is in the library.":
        "Buch %@, „%@“, wurde nicht entfernt: es ist in der Bibliothek.",
    "%@ books are called “%@”:": "%@ Bücher heißen „%@“:",
    "`vorleser list` shows which there are; `vorleser import` adds one.":
        "`vorleser list` zeigt, welche es gibt; `vorleser import` fügt eines hinzu.",
    "`vorleser list --removed` shows which can be restored.":
        "`vorleser list --removed` zeigt, welche sich wiederherstellen lassen.",
    "`vorleser list --removed` shows which were removed.": "`vorleser list --removed` zeigt, welche entfernt wurden.",
    "Give the number of the one you mean.": "Die Nummer des gemeinten angeben.",
]
