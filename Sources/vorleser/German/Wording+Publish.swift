/// Of `Publish/`, by its sentences in English.
let germanPublish: [String: String] = [
    "Token: ": "Token: ",
    "Give the server's token: --token-file FILE, or %@.": "Das Token des Servers angeben: --token-file FILE oder %@.",
    "The file %@ cannot be read.": "Die Datei %@ lässt sich nicht lesen.",
    "Check its name, and that you may read it.": "Prüfen, ob ihr Name stimmt und sie gelesen werden darf.",
    "Put a book of the library on an Audiobookshelf server, and exchange places with it.":
        "Ein Buch der Bibliothek auf einen Audiobookshelf-Server bringen und Lesestellen mit ihm austauschen.",
    """
    The audiobook is made as by `export`, of what was spoken before where it
    was, and sent with title, authors, series, cover and chapters. Given once,
    the server is remembered, and what is there is not sent again.

      vorleser publish --to https://abs.home --token-file key.txt
      vorleser publish 7
      vorleser publish emma --file emma.m4b
      vorleser publish 7 --dry-run
      vorleser publish --sync
      vorleser publish

    The last one lists what is there. Where you are in a book goes both ways,
    the newer place wins: with --sync, after each publishing, and by itself
    while `vorleser serve` runs. The token is an API key out of the server's
    settings; VORLESER_AUDIOBOOKSHELF_TOKEN can hold it, too. Each person of
    the household has their own. See docs/audiobookshelf.md.
    """: """
    Das Hörbuch entsteht wie mit `export`, aus schon Gesprochenem, soweit es das
    gibt, und wird mit Titel, Verfassern, Reihe, Titelbild und Kapiteln gesendet.
    Einmal angegeben, wird der Server gemerkt; was dort ist, wird nicht noch einmal
    gesendet.

      vorleser publish --to https://abs.home --token-file key.txt
      vorleser publish 7
      vorleser publish emma --file emma.m4b
      vorleser publish 7 --dry-run
      vorleser publish --sync
      vorleser publish

    Der letzte Befehl listet auf, was dort ist. Lesestellen gehen in beide
    Richtungen, die neuere gilt: mit --sync, nach jedem Senden, und von selbst,
    während `vorleser serve` läuft. Das Token ist ein API-Schlüssel aus den
    Einstellungen des Servers; auch VORLESER_AUDIOBOOKSHELF_TOKEN kann es
    enthalten. Jede Person des Haushalts hat ihr eigenes. Siehe
    docs/audiobookshelf.md.
    """,
    "Books of the library: numbers, words of titles, or their files.":
        "Bücher der Bibliothek: Nummern, Wörter aus Titeln oder ihre Dateien.",
    "The server, to be remembered.": "Der Server; er wird gemerkt.",
    "A file with the token; - for a line of standard input.":
        "Eine Datei mit dem Token; - für eine Zeile der Standardeingabe.",
    "The server's library, where there are several.": "Die Bibliothek des Servers, wenn er mehrere hat.",
    "Allow an address of http that is not at home.": "Eine Adresse mit http erlauben, die nicht im eigenen Netz ist.",
    "Send this audiobook, which `export` has made, with its map beside it.":
        "Dieses Hörbuch senden, das `export` gemacht hat, mit seiner Karte daneben.",
    "Bits per second, such as 64k.": "Bits je Sekunde, etwa 64k.",
    "Send what is there already, too.": "Auch senden, was schon dort ist.",
    "How many seconds to wait until the server shows what was sent.":
        "Wie viele Sekunden gewartet wird, bis der Server zeigt, was gesendet wurde.",
    "Exchange places of what is there, and send no book.":
        "Lesestellen der Bücher austauschen, die dort sind, und kein Buch senden.",
    "Forget the server and its token; what is there stays there.":
        "Den Server und sein Token vergessen; was dort ist, bleibt dort.",
    "Say what would be sent; send nothing.": "Zeigen, was gesendet würde; nichts senden.",
    "Say only what goes wrong.": "Nur melden, was misslingt.",
    "--wait is a number from 0 to 3600.": "--wait ist eine Zahl von 0 bis 3600.",
    "Give one of --json and --quiet.": "Entweder --json oder --quiet angeben.",
    "--file goes with one book.": "--file ist für ein einzelnes Buch.",
    "--sync sends no book: leave out --again, --dry-run and --file.":
        "--sync sendet kein Buch: --again, --dry-run und --file weglassen.",
    "--forget stands alone.": "--forget allein angeben.",
    "Give --to with --token-file.": "Mit --token-file auch --to angeben.",
    "--dry-run goes with a book.": "Mit --dry-run ein Buch angeben.",
    "The library has no such book as %@.": "Ein Buch wie %@ hat die Bibliothek nicht.",
    "Only a book of the library has a place to be exchanged. Add it: vorleser import %@":
        "Nur ein Buch der Bibliothek hat eine Lesestelle zum Austauschen. Es hinzufügen: vorleser import %@",
    "%@ sent, %@ of %@": "%@ gesendet, %@ von %@",
    "%@: sent; waiting until the server shows it.": "%@: gesendet; es wird gewartet, bis der Server es zeigt.",
    "%@ knows you as %@. Libraries: %@.": "Anmeldung bei %@ als %@. Bibliotheken: %@.",
    "%@ and its token are forgotten. Delete the API key there, too.":
        "%@ und das Token sind vergessen. Auch den API-Schlüssel dort löschen.",
    "%@: published, %@, %@": "%@: jetzt auf dem Server, %@, %@",
    "%@: is there already, %@; --again sends it anew.": "%@: schon dort, %@; --again sendet es neu.",
    "%@: finished, as on the server": "%@: beendet, wie auf dem Server",
    "%@: at %@, as on the server": "%@: bei %@, wie auf dem Server",
    "%@: the server knows now that it is finished": "%@: der Server weiß jetzt, dass es beendet ist",
    "%@: the server knows now of %@": "%@: der Server kennt jetzt die Stelle %@",
    "%@: to %@, library %@": "%@: nach %@, Bibliothek %@",
    "%@ of sound": "%@ Ton",
    "is there already, %@": "ist schon dort, %@",
    "would be sent": "würde gesendet",
    "Places go to and fro with %@.": "Lesestellen werden mit %@ ausgetauscht.",
    "No server is known: vorleser publish --to URL": "Noch ist kein Server bekannt: vorleser publish --to URL",
]
