/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "The network's configuration is not JSON that can be read.": "Die Konfiguration des Netzes ist kein lesbares JSON.",
    "The network's configuration is wrong at “%@”.": "Die Konfiguration des Netzes ist bei „%@“ falsch.",
    "The configuration's symbol “%@” cannot have the token %@.":
        "Das Zeichen „%@“ der Konfiguration kann nicht das Token %@ haben.",
    "The weights lack “%@”.": "Den Gewichten fehlt „%@“.",
    "It is an ONNX graph of another network (%@).": "Es ist der ONNX-Graph eines anderen Netzes (%@).",
    "The weights “%@” have the shape %@ instead of %@.": "Die Gewichte „%@“ haben die Form %@ statt %@.",
    "The numbers of “%@” are damaged.": "Die Zahlen von „%@“ sind beschädigt.",
    "“%@” is no voice of Kokoro.": "„%@“ ist keine Stimme für Kokoro.",
    "There is no voice “%@”.": "Es gibt keine Stimme „%@“.",
    "“%@” names no mix of voices.": "„%@“ nennt keine Mischung von Stimmen.",
    "“%@” names no mix of voices: “%@” is wrong.": "„%@“ nennt keine Mischung von Stimmen: „%@“ ist falsch.",
    "%@ phonemes are more than the %@ that can be spoken at once.":
        "%@ Phoneme sind mehr als die %@, die auf einmal gesprochen werden können.",
    "Use the config.json that the network was published with.":
        "Die config.json verwenden, mit der das Netz veröffentlicht wurde.",
    "Check that the file holds the weights of Kokoro-82M, version 1.0.":
        "Prüfen, ob die Datei die Gewichte von Kokoro-82M, Version 1.0, enthält.",
    "Download the file again.": "Die Datei erneut herunterladen.",
    "A voice is a tensor [510, 1, 256] of floats, as .pt, .safetensors, .npz, .npy or .bin.":
        "Eine Stimme ist ein Tensor [510, 1, 256] aus Gleitkommazahlen, als .pt, .safetensors, .npz, .npy oder .bin.",
    "No voice is installed.": "Es ist keine Stimme installiert.",
    "There are: %@.": "Es gibt: %@.",
    "Write a mix as “af_heart*0.6+am_adam*0.4” or “af_bella(2)+af_sky(1)”, with weights above 0.":
        "Eine Mischung als „af_heart*0.6+am_adam*0.4“ oder „af_bella(2)+af_sky(1)“ schreiben, mit Gewichten über 0.",
    "Split the utterance.": "Die Äußerung teilen.",
]
