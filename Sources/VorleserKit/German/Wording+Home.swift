/// Of `Home/`, by its sentences in English.
let germanHome: [String: String] = [
    "Over http the pass-phrase would travel to %@ for all on the way to read.":
        "Mit http wäre die Passphrase auf dem Weg zu %@ für alle lesbar.",
    "That can be no pass-phrase, name or PIN.": "Das kann keine Passphrase, kein Name und keine PIN sein.",
    "No server at home is known.": "Es ist kein Server zu Hause bekannt.",
    "%@ wants its pass-phrase; what was given is another, or none.":
        "%@ verlangt seine Passphrase; angegeben ist eine andere oder keine.",
    "%@ has heard too many wrong pass-phrases or PINs.": "%@ hat zu viele falsche Passphrasen oder PINs bekommen.",
    "Several persons listen there: %@.": "Dort hören mehrere Personen: %@.",
    "Nobody there is called “%@”: the library is one person's.":
        "Dort heißt niemand „%@“: Die Bibliothek gehört einer Person allein.",
    "Nobody there is called “%@”. There are: %@.": "Dort heißt niemand „%@“. Es gibt: %@.",
    "That is not the PIN of %@.": "Das ist nicht die PIN von %@.",
    "At %@ you may not %@.": "Bei %@ ist nicht erlaubt: %@.",
    "bring books in": "Bücher hinzufügen",
    "%@ does not answer as Vorleser does.": "%@ antwortet nicht so wie Vorleser.",
    "%@ is busy.": "%@ ist beschäftigt.",
    "%@ has no room left.": "%@ hat keinen Platz mehr.",
    "This device": "Dieses Gerät",
    "“%@” is not there any more.": "„%@“ gibt es dort nicht mehr.",
    "%@ refuses: %@": "%@ lehnt ab: %@",
    "Give it as in a browser, such as https://books.home or http://192.168.1.5:4242.":
        "So angeben wie im Browser, etwa https://books.home oder http://192.168.1.5:4242.",
    "Give an address of https.": "Eine Adresse mit https angeben.",
    "The server says its pass-phrase when it starts.": "Der Server nennt seine Passphrase, wenn er startet.",
    "Name one: vorleser sync --with https://books.home --phrase-file FILE":
        "Einen nennen: vorleser sync --with https://books.home --phrase-file FILE",
    "Wait a minute, and check the pass-phrase.": "Eine Minute warten und die Passphrase prüfen.",
    "%@ does not know this device any more.": "%@ kennt dieses Gerät nicht mehr.",
    "Name the server once more, with its pass-phrase.": "Den Server noch einmal nennen, mit seiner Passphrase.",
    "Leave out the name.": "Den Namen weglassen.",
    "Say which of them listens here.": "Sagen, welche davon hier hört.",
    "Give the one that they enter on the server's pages.": "Die angeben, die auf den Seiten des Servers gilt.",
    "An owner of the household can allow it.": "Wem der Haushalt gehört, kann es erlauben.",
    "If that is the server, give its address.": "Ist das der Server, dann dessen Adresse angeben.",
    "Check the address, and that the server runs and is in the same network.":
        "Prüfen, ob die Adresse stimmt und der Server im selben Netz läuft.",
    "Check the address, and that the server is of the same version.":
        "Prüfen, ob die Adresse stimmt und der Server dieselbe Version hat.",
    "Try again in a moment.": "Gleich noch einmal versuchen.",
    "Make room on its disk.": "Auf seinem Speicher Platz schaffen.",
    "The server's log may say more.": "Mehr steht vielleicht im Protokoll des Servers.",
]
