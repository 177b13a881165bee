/// Of `Watch/`, by its sentences in English.
let germanWatch: [String: String] = [
    "What is said": "Was gesprochen wird",
    "Say what happens as JSON, an object a line.": "Als JSON melden, was geschieht, ein Objekt je Zeile.",
    "Add the books of a folder to the library as they come, and make audiobooks of them.":
        "Die Bücher eines Ordners zur Bibliothek hinzufügen, sobald sie kommen, und Hörbücher daraus machen.",
    """
    Files stay where they are. Each is taken once, by its content, also after
    a restart; one that cannot be read is named once. Downloads that are
    not finished are waited for. It looks until it is interrupted.

      vorleser watch ~/Downloads
      vorleser watch /books --export m4b --to /audiobooks
      vorleser watch /books --once                    for cron
      vorleser watch /books --hook http://attic:9000/vorleser

    A hook gets a POST with JSON for each book: event (imported, updated, exported,
    failed), id, title, path, reason, at. See docs/watch.md.
    """: """
    Die Dateien bleiben, wo sie sind. Jede wird einmal genommen, nach ihrem Inhalt,
    auch nach einem Neustart; eine, die sich nicht lesen lässt, wird einmal
    genannt. Auf unfertige Downloads wird gewartet. Nachgesehen wird bis zum
    Abbruch.

      vorleser watch ~/Downloads
      vorleser watch /books --export m4b --to /audiobooks
      vorleser watch /books --once                    für cron
      vorleser watch /books --hook http://attic:9000/vorleser

    Ein Hook bekommt für jedes Buch ein POST mit JSON: event (imported, updated, exported,
    failed), id, title, path, reason, at. Siehe docs/watch.md.
    """,
    "The folder; those in it are watched, too.": "Der Ordner; auch die Ordner darin werden beobachtet.",
    "Make an audiobook of each: m4b, mp3, opus, flac, wav, or epub to read along.":
        "Aus jedem ein Hörbuch machen: m4b, mp3, opus, flac, wav, oder epub zum Mitlesen.",
    "Where audiobooks go.": "Wohin die Hörbücher kommen.",
    "What is written": "Was geschrieben wird",
    "How often to look, in seconds.": "In welchem Abstand nachgesehen wird, in Sekunden.",
    "Take what is there, and end.": "Nehmen, was da ist, und enden.",
    "An address that is told what happens.": "Eine Adresse, an die gemeldet wird, was geschieht.",
    "--every is a number from 1 to 3600.": "--every ist eine Zahl von 1 bis 3600.",
    "Give --export and --to together.": "--export und --to zusammen angeben.",
    "“%@” is no address for a hook. Give one of http or https, without a password.":
        "„%@“ ist keine Adresse für einen Hook. Eine mit http oder https und ohne Passwort angeben.",
    "There are at most ten hooks.": "Es gibt höchstens zehn Hooks.",
    "Give --export, too.": "Auch --export angeben.",
    "%@: imported from %@": "%@: eingelesen aus %@",
    "%@: is in the library already, %@": "%@: ist schon in der Bibliothek, %@",
    "%@: has a newer file, from %@": "%@: hat eine neuere Datei, aus %@",
    "%@ Move it away, or name another folder with --to.":
        "%@ Die Datei verschieben oder mit --to einen anderen Ordner nennen.",
    "%@: exported to %@": "%@: exportiert nach %@",
]
