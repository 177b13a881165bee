/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "“%@” is no address of a server.": "„%@“ ist keine Adresse eines Servers.",
    "Over http the token would travel to %@ for all on the way to read.":
        "Mit http wäre das Token auf dem Weg zu %@ für alle lesbar.",
    "That is no token: one is a row of letters, digits and signs.":
        "Das ist kein Token: Eines ist eine Folge von Buchstaben, Ziffern und Zeichen.",
    "No Audiobookshelf server is known.": "Es ist kein Audiobookshelf-Server bekannt.",
    "%@ does not know the token.": "%@ kennt das Token nicht.",
    "The token's user at %@ may not %@.": "Der Benutzer des Tokens darf das bei %@ nicht: %@.",
    "%@ leads to %@.": "%@ führt zu %@.",
    "%@ could not be reached: %@.": "%@ ist nicht erreichbar: %@.",
    "%@ does not answer as Audiobookshelf does: %@.": "%@ antwortet nicht so wie Audiobookshelf: %@.",
    "%@, or a proxy before it, takes no file of %@ MB.": "%@ oder ein Proxy davor nimmt keine Datei von %@ MB.",
    "%@ has no room left for the book.": "%@ hat keinen Platz mehr für das Buch.",
    "%@ answers with %@: %@.": "%1$@ antwortet mit %2$@: %3$@.",
    "The server has no library “%@” for books. It has none at all.":
        "Der Server hat keine Bibliothek „%@“ für Bücher. Er hat überhaupt keine.",
    "The server has no library “%@” for books. There are: %@.":
        "Der Server hat keine Bibliothek „%@“ für Bücher. Es gibt: %@.",
    "The server has no library for books.": "Der Server hat keine Bibliothek für Bücher.",
    "The server has several libraries for books. There are: %@.":
        "Der Server hat mehrere Bibliotheken für Bücher. Es gibt: %@.",
    "“%@” is sent, but the server has not taken it into its library yet.":
        "„%@“ ist gesendet, aber der Server hat es noch nicht in seine Bibliothek aufgenommen.",
    "%@ is no file that Audiobookshelf plays.": "%@ ist keine Datei, die Audiobookshelf abspielt.",
    "The map beside %@ is not of the text of “%@”.": "Die Karte neben %@ gehört nicht zum Text von „%@“.",
    "“%@” was not published there.": "„%@“ wurde dort nicht veröffentlicht.",
    "“%@” sounds for %@ s on the server, not for %@ s as it was published.":
        "„%@“ dauert auf dem Server %@ s, nicht %@ s, wie es veröffentlicht wurde.",
    "Give it as in a browser, such as https://abs.home or http://192.168.1.5:13378.":
        "Sie wie im Browser angeben, etwa https://abs.home oder http://192.168.1.5:13378.",
    "Give an address of https; or --plain, where the way there is safe, as through a VPN.":
        "Eine Adresse mit https angeben; oder --plain, wo der Weg dorthin sicher ist, etwa durch ein VPN.",
    "Make an API key in Audiobookshelf's settings, put it into a file, and give that with --token-file.":
        "In den Einstellungen von Audiobookshelf einen API-Schlüssel anlegen, in eine Datei schreiben und sie mit --token-file angeben.",
    "Name one: vorleser publish --to https://abs.home --token-file FILE":
        "Einen nennen: vorleser publish --to https://abs.home --token-file DATEI",
    "Let an administrator of the server allow it to the user, or take another one's token.":
        "Wer den Server verwaltet, kann es dem Benutzer erlauben; oder das Token eines anderen nehmen.",
    "If that is the server, give its address with --to.": "Wenn das der Server ist, seine Adresse mit --to angeben.",
    "Check the address and that the server runs; then give the same command again.":
        "Adresse prüfen, und ob der Server läuft; dann denselben Befehl noch einmal geben.",
    "Check the address: it is that of Audiobookshelf's own page, without /library or /api.":
        "Die Adresse prüfen: Es ist die der Seite von Audiobookshelf selbst, ohne /library oder /api.",
    "Raise the limit of the proxy (nginx: client_max_body_size), or send a smaller file: --bitrate 32k.":
        "Die Grenze des Proxys erhöhen (nginx: client_max_body_size), oder eine kleinere Datei senden: --bitrate 32k.",
    "Make room on the server's disk; then give the same command again.":
        "Auf dem Datenträger des Servers Platz schaffen; dann denselben Befehl noch einmal geben.",
    "The server's log says why. Then give the same command again.":
        "Warum, steht im Protokoll des Servers. Dann denselben Befehl noch einmal geben.",
    "Give one of these with --library.": "Eine davon mit --library angeben.",
    "Make one in Audiobookshelf's settings, or ask for access to one.":
        "In den Einstellungen von Audiobookshelf eine anlegen, oder um Zugang zu einer bitten.",
    "Say which with --library NAME.": "Mit --library NAME sagen, welche.",
    "Give the same command again in a while. The file is not sent twice.":
        "Denselben Befehl nach einer Weile noch einmal geben. Die Datei wird nicht zweimal gesendet.",
    "Give an M4B, MP3, Opus, FLAC or WAV file.": "Eine M4B-, MP3-, Opus-, FLAC- oder WAV-Datei angeben.",
    "Give the export of this very book, or leave out --file to have it made.":
        "Den Export genau dieses Buchs angeben, oder --file weglassen, damit er gemacht wird.",
    "Publish it first: vorleser publish BOOK": "Es zuerst veröffentlichen: vorleser publish BUCH",
    "Publish it again with --again; until then no places are exchanged.":
        "Es mit --again noch einmal veröffentlichen; bis dahin werden keine Stellen ausgetauscht.",
    "who the token is for": "feststellen, wem das Token gehört",
    "list libraries": "Bibliotheken auflisten",
    "list books": "Bücher auflisten",
    "look at a book": "ein Buch ansehen",
    "look at a place": "eine Stelle ansehen",
    "scan a library": "eine Bibliothek durchsuchen",
    "change what is said of a book": "Angaben zu einem Buch ändern",
    "set chapters": "Kapitel setzen",
    "set a cover": "ein Titelbild setzen",
    "keep a place": "eine Stelle merken",
    "upload": "hochladen",
    "it says too much": "die Antwort ist zu lang",
    "That is no backup of Vorleser's, or it is damaged.":
        "Das ist keine Sicherung von Vorleser, oder sie ist beschädigt.",
    "A newer version of Vorleser has written this backup (version %@).":
        "Diese Sicherung stammt von einer neueren Version von Vorleser (Version %@).",
    "The backup has %@ MB; at most %@ are taken.": "Die Sicherung hat %@ MB; höchstens %@ werden angenommen.",
    "Give a file that `vorleser backup` has written, whole.":
        "Eine ganze Datei angeben, die `vorleser backup` geschrieben hat.",
    "Use the newer version to restore it.": "Sie mit der neueren Version wiederherstellen.",
    "between %@ and %@": "zwischen %@ und %@",
    "The speed must lie %@.": "Das Tempo muss %@ liegen.",
    "The bit rate must lie %@ bits per second.": "Die Bitrate muss %@ Bit je Sekunde liegen.",
    "The loudness must lie %@ LUFS; audiobooks have about -18.":
        "Die Lautstärke muss %@ LUFS liegen; Hörbücher haben etwa -18.",
    "A bit rate has no meaning for %@, which loses nothing.":
        "Eine Bitrate ist bei %@ ohne Bedeutung, das nichts verliert.",
    "To split has no meaning for an EPUB.": "Aufteilen ist bei einem EPUB ohne Bedeutung.",
    "Subtitles have no meaning for an EPUB, which has the text in it.":
        "Untertitel sind bei einem EPUB ohne Bedeutung, es enthält den Text.",
    "Another title or author is for sound files; an EPUB keeps its own.":
        "Einen anderen Titel oder Autor gibt es für Tondateien; ein EPUB behält seine eigenen.",
    "Leave the bit rate out, or choose m4b, mp3 or opus.": "Die Bitrate weglassen, oder m4b, mp3 oder opus wählen.",
    "Leave that out, or choose another format.": "Das weglassen, oder ein anderes Format wählen.",
    "%@ is there already, and is not known to be an export of Vorleser’s.":
        "%@ ist schon da und, soweit bekannt, kein Export von Vorleser.",
    "%@ has been changed since it was exported.": "%@ wurde seit dem Export geändert.",
    "%@ is an export of another book: %@": "%@ ist der Export eines anderen Buchs: %@",
    "%@ holds more of the book than the chapters that are to be written.":
        "%@ enthält mehr vom Buch als die Kapitel, die geschrieben werden sollen.",
    "The folder %@ holds another export, in %@ file, which would go.":
        "Der Ordner %@ enthält einen anderen Export, in %@ Datei, die verschwände.",
    "The folder %@ holds another export, in %@ files, which would go.":
        "Der Ordner %@ enthält einen anderen Export, in %@ Dateien, die verschwänden.",
    "%@ is no file that could be replaced.": "%@ ist keine Datei, die sich ersetzen ließe.",
    "Write elsewhere with -o, or have it replaced with --force.":
        "Mit -o anderswohin schreiben, oder es mit --force ersetzen lassen.",
    "Name a file to write.": "Eine Datei nennen, die geschrieben werden soll.",
    "No voice for %@ is installed.": "Für %@ ist keine Stimme installiert.",
    "%@ does not speak %@.": "%@ spricht nicht %@.",
    "No installed voice can say these letters.": "Keine installierte Stimme kann diese Buchstaben sprechen.",
    "There is nothing to read aloud in this book.": "In diesem Buch gibt es nichts vorzulesen.",
    "no voice for %@": "keine Stimme für %@",
    "another voice for %@": "eine andere Stimme für %@",
    "no voice for these letters": "keine Stimme für diese Buchstaben",
    "pictures only": "nur Bilder",
    "Vorleser speaks %@.": "Vorleser spricht %@.",
    "Vorleser speaks %@. A voice for %@ is brought by `%@`.": "Vorleser spricht %@. Eine Stimme für %@ bringt `%@`.",
    "Choose one that does: %@.": "Eine wählen, die es tut: %@.",
    "The cover %@ cannot be read.": "Das Titelbild %@ lässt sich nicht lesen.",
    "The cover %@ is no picture that can be read.": "Das Titelbild %@ ist kein lesbares Bild.",
    "The cover %@ has %@ MB, too many for a cover.": "Das Titelbild %@ hat %@ MB, zu viel für ein Titelbild.",
    "Check the name of the file, and that it may be read.":
        "Den Namen der Datei prüfen, und ob sie gelesen werden darf.",
    "Give a JPEG, PNG, WebP, GIF or BMP picture of at most 20 MB.":
        "Ein Bild von höchstens 20 MB angeben: JPEG, PNG, WebP, GIF oder BMP.",
    "The pronunciations of English words (english.lexicon) are not there, so they are guessed from their letters, often wrong.":
        "Die Aussprachen englischer Wörter (english.lexicon) fehlen; sie werden aus den Buchstaben geraten, oft falsch.",
    "Name the folder that has the file in VORLESER_DATA, or put it into one of: %@.":
        "Den Ordner mit der Datei in VORLESER_DATA nennen, oder sie in einen von diesen legen: %@.",
    "The pronunciations in %@ cannot be read: %@": "Die Aussprachen in %@ lassen sich nicht lesen: %@",
    "%@ is not a text in UTF-8.": "%@ ist kein Text in UTF-8.",
    "%@ cannot be written: %@": "%@ lässt sich nicht schreiben: %@",
    "There is no room on the disk for %@.": "Auf dem Datenträger ist kein Platz für %@.",
    "Another program is changing the pronunciations in %@.":
        "Ein anderes Programm ändert gerade die Aussprachen in %@.",
    "Line %@ of %@ is not heeded. %@": "Zeile %@ von %@ wird nicht beachtet. %@",
    "Look at the file and its permissions.": "Die Datei und ihre Rechte prüfen.",
    "Save it as UTF-8 with an editor, or move it away.":
        "Sie mit einem Editor als UTF-8 speichern, oder sie wegräumen.",
    "See to the permissions of the file and its folder.": "Die Rechte der Datei und ihres Ordners prüfen.",
    "Make room on the disk, and try again.": "Auf dem Datenträger Platz schaffen und noch einmal versuchen.",
    "Try again when it is done.": "Noch einmal versuchen, wenn es fertig ist.",
    "As many of your books are being read as can be at a time.":
        "Es werden schon so viele Bücher gelesen, wie auf einmal möglich sind.",
    "Send this one again when the others are there.": "Dieses noch einmal senden, wenn die anderen da sind.",
    "%@ is no folder that can be read.": "%@ ist kein lesbarer Ordner.",
    "Another Vorleser watches %@ already.": "Ein anderer Vorleser überwacht %@ schon.",
    "What is made of the books cannot go into %@, which is watched itself.":
        "Was aus den Büchern wird, kann nicht nach %@: Der Ordner wird selbst überwacht.",
    "Make it, or see to its permissions.": "Ihn anlegen, oder seine Rechte prüfen.",
    "End that one first.": "Den anderen zuerst beenden.",
    "Name another folder, such as one inside it.": "Einen anderen Ordner nennen, etwa einen darin.",
    "note signs": "Anmerkungszeichen",
    "notes": "Anmerkungen",
    "page numbers": "Seitenzahlen",
    "printed contents": "gedrucktes Inhaltsverzeichnis",
    "running heads": "Kolumnentitel",
    "verse numbers": "Verszahlen",
    "licence": "Lizenz",
    "front matter": "Vorspann",
    "back matter": "Anhang",
    "menus and comments": "Menüs und Kommentare",
    "ornaments": "Zierrat",
    "crossed-out text": "Durchgestrichenes",
    "tables": "Tabellen",
    "code": "Programmtext",
    "outside the reading order": "außerhalb der Lesefolge",
    "scene breaks": "Szenenwechsel",
    "signs without a sound": "Zeichen ohne Laut",
    "passages in other languages": "Stellen in anderen Sprachen",
    "letters the voice cannot say": "Buchstaben, die die Stimme nicht sprechen kann",
    "“%@” at %@": "„%@“ bei %@",
    "and %@ more": "und %@ weitere",
    "1 utterance may sound odd: %@": "1 Äußerung klingt vielleicht seltsam: %@",
    "%@ utterances may sound odd: %@": "%@ Äußerungen klingen vielleicht seltsam: %@",
    "On a machine with a network run `vorleser model install%@`, copy its folder ~/.local/share/vorleser/models/%@ to this one, and run here `vorleser model install --from` with the path of the copy.":
        "Auf einem Computer mit Netz `vorleser model install%@` ausführen, seinen Ordner ~/.local/share/vorleser/models/%@ auf diesen kopieren, und hier `vorleser model install --from` mit dem Pfad der Kopie.",
    "Install one, as by `apt install dict-wn` (English) or `apt install dict-freedict-deu-eng`, or copy a StarDict folder to ~/.stardict/dic.":
        "Eines installieren, etwa mit `apt install dict-wn` (Englisch) oder `apt install dict-freedict-deu-eng`, oder einen StarDict-Ordner nach ~/.stardict/dic kopieren.",
    "%@ is “%@”. Give a number of bytes, such as %@.": "%@ ist „%@“. Eine Anzahl Bytes angeben, etwa %@.",
    "digit by digit": "Ziffer für Ziffer",
    "as printed: %@": "wie gedruckt: %@",
    "Leave it out": "Weglassen",
    "as a noun": "als Substantiv",
    "as a verb": "als Verb",
    "as an adjective": "als Adjektiv",
    "as an adverb": "als Adverb",
    "in the past": "in der Vergangenheit",
    "as a name": "als Name",
    "as it is spelled": "wie geschrieben",
    "letter by letter": "Buchstabe für Buchstabe",
    "There are no notes yet.": "Noch keine Notizen.",
    "Bookmark: “%@”": "Lesezeichen: „%@“",
    "%@ – notes": "%@ – Notizen",
    "page %@": "Seite %@",
    "The webhook was not told: %@.": "Der Webhook wurde nicht benachrichtigt: %@.",
    "The webhook was not told: too much waits already.":
        "Der Webhook wurde nicht benachrichtigt: Es wartet schon zu viel.",
    "it answers with %@": "er antwortet mit %@",
    "there was no time": "die Zeit reichte nicht",
]
