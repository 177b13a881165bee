/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "its samples per second change in the middle": "die Abtastrate wechselt mittendrin",
    "no stream was opened": "es wurde kein Datenstrom geöffnet",
    "its sound has %@ samples per second": "der Ton hat %@ Abtastwerte je Sekunde",
    "%@ samples a second are not possible": "%@ Abtastwerte je Sekunde sind nicht möglich",
]
