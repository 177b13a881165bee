/// Of `Serve/`, by its sentences in English.
let germanServe: [String: String] = [
    "Serve the library and the reader to browsers, on this machine alone unless told otherwise.":
        "Bibliothek und Leser für Browser bereitstellen, ohne weitere Angaben nur auf diesem Computer.",
    """
    Other machines must be paired once: by the link or the QR code that is
    shown, or by typing the pass-phrase.

      vorleser serve --open
      vorleser serve --listen 0.0.0.0 --name attic.local
      vorleser serve --listen 0.0.0.0 --tls
      vorleser serve --book book.epub --open
    """:
        """
    Andere Geräte werden einmal gekoppelt: mit dem Link oder dem QR-Code, der
    gezeigt wird, oder indem die Passphrase eingegeben wird.

      vorleser serve --open
      vorleser serve --listen 0.0.0.0 --name attic.local
      vorleser serve --listen 0.0.0.0 --tls
      vorleser serve --book book.epub --open
    """,
    "The port; 0 for any that is free.": "Der Port; 0 für irgendeinen freien.",
    "The address to listen on; 0.0.0.0 for all of this machine's.":
        "Die Adresse, unter der er erreichbar ist; 0.0.0.0 für alle dieses Computers.",
    "Listen on a socket in the file system instead, for a proxy on this machine.":
        "Stattdessen ein Socket im Dateisystem, für einen Proxy auf diesem Computer.",
    "The path under which the library stands, as /vorleser behind a proxy that has other things beside it.":
        "Der Pfad, unter dem die Bibliothek steht, etwa /vorleser hinter einem Proxy, der noch anderes hat.",
    "Another name by which the server is called, as by a proxy in front of it.":
        "Ein weiterer Name, unter dem der Server gerufen wird, etwa von einem Proxy davor.",
    "A proxy that says who asks (X-Forwarded-For, -Proto, -Host): its address, or a network as 10.0.0.0/8.":
        "Ein Proxy, der sagt, wer fragt (X-Forwarded-For, -Proto, -Host): seine Adresse oder ein Netz wie 10.0.0.0/8.",
    "Speak HTTPS, with a certificate of the library's own authority; /trust tells devices how.":
        "HTTPS, mit einem Zertifikat der eigenen Zertifizierungsstelle; /trust erklärt es den Geräten.",
    "Speak HTTPS with a certificate of your own, in PEM, with its chain.":
        "HTTPS mit einem eigenen Zertifikat, in PEM, mit seiner Kette.",
    "The certificate's key, in PEM.": "Der Schlüssel des Zertifikats, in PEM.",
    "Also speak to Home Assistant and other clients of the Wyoming protocol, at a port such as 10200.":
        "Auch für Home Assistant und andere Programme mit Wyoming-Protokoll sprechen, an einem Port wie 10200.",
    "Add the books of a folder to the library as they come there.":
        "Die Bücher eines Ordners in die Bibliothek aufnehmen, sobald sie dort liegen.",
    "Fetch pages by their address also for other machines that are paired.":
        "Seiten nach ihrer Adresse auch für andere gekoppelte Geräte holen.",
    "Open the library, or the book, in the browser.": "Die Bibliothek oder das Buch im Browser öffnen.",
    "Import a book first, unless the library has this very file.":
        "Zuerst ein Buch aufnehmen, wenn die Bibliothek genau diese Datei nicht schon hat.",
    "A file with the pass-phrase. Or set VORLESER_PASSPHRASE; otherwise one is made where one is needed.":
        "Eine Datei mit der Passphrase. Oder VORLESER_PASSPHRASE setzen; sonst entsteht eine, wo eine gebraucht wird.",
    "Tell a Prometheus server numbers, at /metrics; who may use the library may ask.":
        "Einem Prometheus-Server Zahlen nennen, unter /metrics; fragen darf, wer die Bibliothek benutzen darf.",
    "Note every request on standard error.": "Jede Anfrage auf der Standardfehlerausgabe vermerken.",
    "How notes are written: text or json.": "Wie Vermerke geschrieben werden: text oder json.",
    "A port is a number from 0 to 65535.": "Ein Port ist eine Zahl von 0 bis 65535.",
    "--listen takes the address alone; the port goes to --port: --listen %@ --port %@":
        "--listen nimmt nur die Adresse; der Port gehört zu --port: --listen %@ --port %@",
    "The socket's path may have 100 bytes.": "Der Pfad des Sockets darf 100 Bytes haben.",
    "“%@” is no path for --base. Give one as /vorleser or /media/books: steps of letters, digits and -._~.":
        "„%@“ ist kein Pfad für --base. Einen wie /vorleser oder /media/books angeben: Stufen aus Buchstaben, Ziffern und -._~.",
    "Give --tls-certificate and --tls-key together.": "--tls-certificate und --tls-key zusammen angeben.",
    "“%@” is no port. Give one as 10200, or with an address as 0.0.0.0:10200.":
        "„%@“ ist kein Port. Einen wie 10200 angeben, oder mit Adresse wie 0.0.0.0:10200.",
    "“%@” is no address. Give one as 127.0.0.1, ::1 or 10.0.0.0/8.":
        "„%@“ ist keine Adresse. Eine wie 127.0.0.1, ::1 oder 10.0.0.0/8 angeben.",
    "With a socket in the file system, which was handed over, give the proxy's name: --name HOST.":
        "Zu einem übergebenen Socket im Dateisystem den Namen des Proxys angeben: --name HOST.",
    "With --socket give the proxy's name: --name HOST.": "Zu --socket den Namen des Proxys angeben: --name HOST.",
    "With a socket in the file system, which was handed over, it is the proxy that speaks HTTPS.":
        "Bei einem übergebenen Socket im Dateisystem spricht der Proxy HTTPS.",
    "With --socket it is the proxy that speaks HTTPS.": "Bei --socket spricht der Proxy HTTPS.",
    "No browser could be opened: open the address yourself.":
        "Kein Browser ließ sich öffnen: Die Adresse selbst öffnen.",
    "The library's page fetches it, and so does `%@`.": "Die Seite der Bibliothek holt sie, ebenso `%@`.",
    "Enter fetches it now, n keeps the built-in voice; the library's page can do both.":
        "Die Eingabetaste holt sie jetzt, n behält die eingebaute Stimme; die Seite der Bibliothek kann beides.",
    "The better voice is here. Books that are read go on in it at the next sentence.":
        "Die bessere Stimme ist da. Bücher, die gerade gelesen werden, gehen beim nächsten Satz mit ihr weiter.",
    "Enter tries again.": "Die Eingabetaste versucht es noch einmal.",
    "To pair a device, open there": "Um ein Gerät zu koppeln, dort öffnen:",
    "and type the pass-phrase that was given": "und die festgelegte Passphrase eingeben",
    "or type the pass-phrase": "oder die Passphrase eingeben:",
    "Devices warn of this server until they trust its certificate authority; how, says there":
        "Geräte warnen vor diesem Server, bis sie seiner Zertifizierungsstelle vertrauen; wie, steht hier:",
    "Its fingerprint (SHA-256)": "Ihr Fingerabdruck (SHA-256):",
]
