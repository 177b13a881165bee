/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "There is no device to play sound on.": "Es gibt kein Gerät für die Tonausgabe.",
    "The system's sound library is not configured: it knows of no device at all.":
        "Die Tonbibliothek des Systems ist nicht eingerichtet: Sie kennt überhaupt kein Gerät.",
    "The sound device failed: %@.": "Die Tonausgabe ist ausgefallen: %@.",
    "Connect a loudspeaker or headphones and see that a sound server (PipeWire or PulseAudio) runs; over a network set PULSE_SERVER to the machine that has one. Or write a file with -o and play it elsewhere.":
        "Lautsprecher oder Kopfhörer anschließen und einen Tonserver (PipeWire oder PulseAudio) laufen lassen; über ein Netz mit PULSE_SERVER den Computer nennen, der einen hat. Oder mit -o eine Datei schreiben und sie anderswo abspielen.",
    "Install ALSA's configuration (Debian and Ubuntu: sudo apt install libasound2-data), and see that ALSA_CONFIG_PATH, if it is set, names a file. Or write a file with -o and play it elsewhere.":
        "Die Konfiguration von ALSA installieren (Debian und Ubuntu: sudo apt install libasound2-data); ALSA_CONFIG_PATH muss, wenn gesetzt, eine Datei nennen. Oder mit -o eine Datei schreiben und sie anderswo abspielen.",
    "See that no other program holds the device and that the sound server runs, then try again.":
        "Prüfen, dass kein anderes Programm das Gerät belegt und der Tonserver läuft, dann noch einmal versuchen.",
    "A file could not be read or written: %@.": "Eine Datei ließ sich nicht lesen oder schreiben: %@.",
    "A file could not be read or written: %@: %@.": "Eine Datei ließ sich nicht lesen oder schreiben: %@: %@.",
    "Make room on the disk, and try again.": "Auf dem Datenträger Platz schaffen und noch einmal versuchen.",
    "See to the permissions of the file and its folder.": "Die Rechte der Datei und ihres Ordners prüfen.",
    "Try again when the other program is done.": "Noch einmal versuchen, wenn das andere Programm fertig ist.",
    "there is no room on the disk": "auf dem Datenträger ist kein Platz",
    "there is no more room for you on the disk": "der zugeteilte Platz auf dem Datenträger ist verbraucht",
    "there is no permission for it": "das Recht dazu fehlt",
    "the disk may not be written": "auf den Datenträger darf nicht geschrieben werden",
    "the disk has failed": "der Datenträger hat versagt",
    "it is not there": "sie ist nicht da",
    "it is there already": "sie ist schon da",
    "too many files are open": "zu viele Dateien sind offen",
    "nothing": "nichts",
    "%@ and %@": "%@ und %@",
    "There is no voice “%@”.": "Es gibt keine Stimme „%@“.",
    "The voice “%@” speaks %@, and how words of %@ are said is not known here yet.":
        "Die Stimme „%@“ spricht %@; wie Wörter auf %@ gesprochen werden, ist hier noch nicht bekannt.",
    "There is nothing here that can be spoken.": "Hier ist nichts, was sich sprechen ließe.",
    "The voice engine %@ failed: %@.": "Die Sprachausgabe %@ ist fehlgeschlagen: %@.",
    "Write a mixture as af_heart*0.6+am_adam*0.4, of installed voices of Kokoro with weights above 0; or use one of: %@.":
        "Eine Mischung als af_heart*0.6+am_adam*0.4 schreiben, aus installierten Stimmen von Kokoro mit Gewichten über 0; oder eine von diesen nehmen: %@.",
    "Use one of: %@.": "Eine von diesen nehmen: %@.",
    "Use one of: %@. In a mixture with one of English it lends its timbre.":
        "Eine von diesen nehmen: %@. In einer Mischung mit einer englischen leiht sie ihre Klangfarbe.",
    "Give some text with words in it.": "Einen Text mit Wörtern angeben.",
    "Try again, or use another voice.": "Noch einmal versuchen oder eine andere Stimme nehmen.",
]
