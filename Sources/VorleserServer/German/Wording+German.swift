/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "Port %@ of %@ cannot be used: %@": "Port %@ von %@ ist nicht zu benutzen: %@",
    "“%@” is no address to listen on.": "„%@“ ist keine Adresse für den Server.",
    "The socket %@ cannot be used: %@.": "Der Socket %@ ist nicht zu benutzen: %@.",
    "The socket %@, which was handed over, cannot be used: %@.": "Der übergebene Socket %@ ist nicht zu benutzen: %@.",
    "%@ can be reached from other machines.": "%@ ist von anderen Computern aus erreichbar.",
    "The pass-phrase cannot be read from %@.": "Die Passphrase lässt sich nicht aus %@ lesen.",
    "The pass-phrase is too short.": "Die Passphrase ist zu kurz.",
    "Another program may use it; give another one. `--port 0` takes any that is free.":
        "Vielleicht benutzt ihn ein anderes Programm; einen anderen angeben. `--port 0` nimmt irgendeinen freien.",
    "Give one of this machine's, such as 127.0.0.1, or 0.0.0.0 for all of them.":
        "Eine dieses Computers angeben, etwa 127.0.0.1, oder 0.0.0.0 für alle.",
    "Name another one, in a folder that may be written in.":
        "Einen anderen nennen, in einem Ordner, der beschrieben werden darf.",
    "In a unit of systemd, `ListenStream=` opens one that can be, with `Accept=no`.":
        "In einer Unit von systemd öffnet `ListenStream=` einen brauchbaren, mit `Accept=no`.",
    "Give a pass-phrase, or listen on 127.0.0.1.": "Eine Passphrase angeben, oder 127.0.0.1 als Adresse.",
    "Check the name of the file, and that it is text and may be read.":
        "Den Namen der Datei prüfen, und ob sie Text ist und gelesen werden darf.",
    "Give one of at least %@ letters or digits; several words are best.":
        "Eine mit mindestens %@ Buchstaben oder Ziffern angeben; am besten mehrere Wörter.",
    "%@ cannot be read.": "%@ lässt sich nicht lesen.",
    "%@ has no certificate.": "%@ enthält kein Zertifikat.",
    "%@ has no key that can be used.": "%@ enthält keinen brauchbaren Schlüssel.",
    "The key in %@ does not belong to the certificate in %@.": "Der Schlüssel in %@ gehört nicht zum Zertifikat in %@.",
    "The certificate in %@ expired on %@.": "Das Zertifikat in %@ ist am %@ abgelaufen.",
    "The certificate in %@ is not valid before %@.": "Das Zertifikat in %@ gilt erst ab %@.",
    "The library's own certificate authority in %@ is damaged.":
        "Die eigene Zertifizierungsstelle in %@ ist beschädigt.",
    "%@ cannot be written: %@": "%@ lässt sich nicht schreiben: %@",
    "The library's own certificate authority cannot vouch for %@.":
        "Die eigene Zertifizierungsstelle kann nicht für %@ bürgen.",
    "Check the name of the file, and that this user may read it.":
        "Den Namen der Datei prüfen, und ob dieser Benutzer sie lesen darf.",
    "Give a file in PEM: its lines begin with -----BEGIN CERTIFICATE-----.":
        "Eine PEM-Datei angeben: Sie beginnt mit -----BEGIN CERTIFICATE-----.",
    "Give a file in PEM without a pass-phrase: its lines begin with -----BEGIN PRIVATE KEY-----.":
        "Eine PEM-Datei ohne Passphrase angeben: Sie beginnt mit -----BEGIN PRIVATE KEY-----.",
    "Give the two files that were made together.": "Die beiden Dateien angeben, die zusammen entstanden sind.",
    "Remove the file, start again, and have the devices trust the new one.":
        "Die Datei entfernen, neu starten und die Geräte der neuen vertrauen lassen.",
    "Renew it, or use --tls with a certificate of the library's own.":
        "Es erneuern, oder --tls mit einem eigenen der Bibliothek verwenden.",
    "Check this machine's clock.": "Die Uhr dieses Computers prüfen.",
    "Make room on the disk, and check that the folder is yours.":
        "Platz schaffen, und prüfen, ob der Ordner diesem Benutzer gehört.",
    "It is for names of a local network, as attic.local. Give a certificate for it with --tls-certificate and --tls-key.":
        "Sie ist für Namen eines lokalen Netzes da, wie attic.local. Dafür ein Zertifikat mit --tls-certificate und --tls-key angeben.",
    "A device": "Ein Gerät",
]
