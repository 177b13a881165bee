/// What the module says in German of models and how they are installed, by its sentences in English.
let germanModels: [String: String] = [
    "“%@” is no address to fetch a model from.": "„%@“ ist keine Adresse, von der sich ein Modell holen lässt.",
    "%@ could not be fetched: %@.": "%@ ließ sich nicht holen: %@.",
    "The server has no %@ for us (HTTP status %@).": "Der Server gibt %@ nicht heraus (HTTP-Status %@).",
    "A web page came in the place of %@.": "Statt %@ kam eine Webseite.",
    "%@ leads to %@, which is not encrypted.": "%@ führt zu %@, und das ist nicht verschlüsselt.",
    "nowhere": "nichts",
    "%@ has %@ bytes, not %@: it is another file.": "%@ hat %@ Bytes statt %@: Das ist eine andere Datei.",
    "%@ is not the published file: its SHA-256 is %@…, not %@….":
        "%@ ist nicht die veröffentlichte Datei: Ihr SHA-256 ist %@…, nicht %@….",
    "There is no room for %@ MB more in %@.": "Für weitere %@ MB ist in %@ kein Platz.",
    "%@ cannot be written: %@.": "%@ lässt sich nicht schreiben: %@.",
    "%@ cannot be read: %@.": "%@ lässt sich nicht lesen: %@.",
    "Another program is busy with the model in %@.": "Ein anderes Programm ist mit dem Modell in %@ beschäftigt.",
    "There is no voice “%@” for the model.": "Für das Modell gibt es keine Stimme „%@“.",
    "There is no small form of this model.": "Von diesem Modell gibt es keine kleine Form.",
    "There is neither a model nor a voice in %@.": "In %@ ist weder ein Modell noch eine Stimme.",
    "%@ cannot be used: %@": "%@ ist nicht zu gebrauchen: %@",
    "%@ is no model that can be installed: %@.": "%@ ist kein Modell, das sich installieren lässt: %@.",
    "There is no model “%@”.": "Es gibt kein Modell „%@“.",
    "A model cannot be called “%@”.": "Ein Modell kann nicht „%@“ heißen.",
    "“%@” was taken from this machine: nothing is known that could be fetched.":
        "„%@“ wurde von diesem Computer genommen: Nichts ist bekannt, was sich holen ließe.",
    "No model is installed.": "Kein Modell ist installiert.",
    "The voice “%@” is not installed.": "Die Stimme „%@“ ist nicht installiert.",
    "The list of files in %@ cannot be read: %@.": "Die Liste der Dateien in %@ lässt sich nicht lesen: %@.",
    "VORLESER_HUB must begin with https://.": "VORLESER_HUB muss mit https:// beginnen.",
    "See to the connection, then give the same command again: it goes on where it stopped. %@":
        "Nach der Verbindung sehen, dann denselben Befehl noch einmal geben: Es geht weiter, wo es stehen blieb. %@",
    "Try again later: the same command goes on where it stopped.":
        "Später noch einmal versuchen: Derselbe Befehl macht weiter, wo es stehen blieb.",
    "Use another hub (VORLESER_HUB). %@": "Einen anderen Anbieter nehmen (VORLESER_HUB). %@",
    "Log in to the network (open any page in a browser), or use another; the same command goes on. %@":
        "Sich im Netz anmelden (irgendeine Seite im Browser öffnen) oder ein anderes nehmen; derselbe Befehl macht dann weiter. %@",
    "Log in to the network if it asks for that; else use another hub (VORLESER_HUB). %@":
        "Sich im Netz anmelden, wenn es das verlangt; sonst einen anderen Anbieter nehmen (VORLESER_HUB). %@",
    "Try again. If it stays so, the network may answer in the server's place: log in to it, or use another.":
        "Noch einmal versuchen. Bleibt es so, antwortet vielleicht das Netz anstelle des Servers: sich dort anmelden oder ein anderes nehmen.",
    "Make room, then give the same command again: it goes on where it stopped.":
        "Platz schaffen, dann denselben Befehl noch einmal geben: Es geht weiter, wo es stehen blieb.",
    "See to the permissions of the folder.": "Die Rechte des Ordners prüfen.",
    "See that it is there and may be read.": "Prüfen, ob es da ist und gelesen werden darf.",
    "Try again when it is done.": "Noch einmal versuchen, wenn es fertig ist.",
    "Use one of: %@.": "Eine von diesen nehmen: %@.",
    "Install the full form: `vorleser model install` without --small.":
        "Die volle Form installieren: `vorleser model install` ohne --small.",
    "It should hold kokoro-v1_0.pth (or another checkpoint, or kokoro-v1.0.int8.onnx) and voices beside it.":
        "Darin sollte kokoro-v1_0.pth liegen (oder ein anderer Checkpoint, oder kokoro-v1.0.int8.onnx), und Stimmen daneben.",
    "Use the published files: `vorleser model install` without --from.":
        "Die veröffentlichten Dateien nehmen: `vorleser model install` ohne --from.",
    "Look at its page on the hub; what is fetched by hand is installed by `vorleser model install NAME --from FOLDER`.":
        "Auf seiner Seite beim Anbieter nachsehen; von Hand Geholtes installiert `vorleser model install NAME --from ORDNER`.",
    "Use one of %@, a repository of the hub (OWNER/NAME), or --from with a folder.":
        "Eines von %@ nehmen, ein Repository des Anbieters (EIGENTÜMER/NAME), oder --from mit einem Ordner.",
    "Give --from with the file or folder it is in.": "--from mit der Datei oder dem Ordner angeben, worin es liegt.",
    "Use up to 64 small letters, digits and hyphens, such as kokoro-de-mine.":
        "Bis zu 64 Kleinbuchstaben, Ziffern und Bindestriche nehmen, etwa kokoro-de-mine.",
    "`vorleser model install` installs it.": "`vorleser model install` installiert es.",
    "See to the file that VORLESER_MANIFEST names.": "Nach der Datei sehen, die VORLESER_MANIFEST nennt.",
    "Bring kokoro-v1_0.pth, or kokoro-onnx’s kokoro-v1.0.onnx (or .fp16, .int8); the voices may stay.":
        "kokoro-v1_0.pth bringen, oder von kokoro-onnx kokoro-v1.0.onnx (oder .fp16, .int8); die Stimmen dürfen bleiben.",
    "Or fetch its files on another machine, and give `vorleser model install --from FOLDER` here.":
        "Oder seine Dateien auf einem anderen Computer holen und hier `vorleser model install --from ORDNER` geben.",
    "Or fetch %@ and %@ from %@ on another machine, bring them here in a folder, and give `vorleser model install --from FOLDER`.":
        "Oder %@ und %@ auf einem anderen Computer von %@ holen, in einem Ordner hierherbringen und `vorleser model install --from ORDNER` geben.",
    "it has no weights (.pth or .safetensors)": "es hat keine Gewichte (.pth oder .safetensors)",
    "it has no config.json": "es hat keine config.json",
    "it has no voices": "es hat keine Stimmen",
    "two of its voices have one name": "zwei seiner Stimmen heißen gleich",
    "the hub's answer about it cannot be read": "die Antwort des Anbieters darüber lässt sich nicht lesen",
    "the hub's list of its files cannot be read": "die Liste seiner Dateien beim Anbieter lässt sich nicht lesen",
    "the answer is too long": "die Antwort ist zu lang",
    "the connection was cut": "die Verbindung brach ab",
    "the connection is too slow": "die Verbindung ist zu langsam",
    "the server sent another part than the one asked for": "der Server schickte einen anderen Teil als den verlangten",
    "the server has no such part": "der Server hat diesen Teil nicht",
    "it lacks the voice “%@”.": "die Stimme „%@“ fehlt darin.",
    "it is not there, or may not be read": "sie ist nicht da oder darf nicht gelesen werden",
    "it is not such a list in JSON": "sie ist keine solche Liste in JSON",
    "it names files elsewhere": "sie nennt Dateien anderswo",
    "it is damaged": "die Datei ist beschädigt",
    "It makes no sound with these weights.": "Mit diesen Gewichten gibt sie keinen Ton.",
    "It is a voice of Piper, or of another network of its kind.":
        "Das ist eine Stimme von Piper oder von einem anderen Netz dieser Art.",
    "it is %@, which is not read.": "das ist %@ und lässt sich hier nicht lesen.",
    "a GGUF model": "ein GGUF-Modell",
    "a model in ONNX Runtime’s own form": "ein Modell in der eigenen Form von ONNX Runtime",
    "a TensorFlow Lite model": "ein Modell von TensorFlow Lite",
    "a Core ML model": "ein Core-ML-Modell",
    "a TensorRT model": "ein TensorRT-Modell",
    "a note that the file is kept elsewhere (Git LFS)": "eine Notiz, dass die Datei anderswo liegt (Git LFS)",
    "the weights of an ONNX file beside it": "die Gewichte einer ONNX-Datei daneben",
    "a web page": "eine Webseite",
]
