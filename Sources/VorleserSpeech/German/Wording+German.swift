/// What the module says in German of voices and the sound they make, by its sentences in English.
let germanWording: [String: String] = [
    "The clip store cannot read %@: %@.": "Die Ablage des Gesprochenen kann %@ nicht lesen: %@.",
    "The clip store cannot write %@: %@.": "Die Ablage des Gesprochenen kann %@ nicht schreiben: %@.",
    "Another program keeps the clip store's folder %@ busy.":
        "Ein anderes Programm belegt den Ordner %@, in dem Gesprochenes aufgehoben wird.",
    "A clip with %@ samples a second cannot be kept.":
        "Ton mit %@ Abtastwerten je Sekunde lässt sich nicht aufheben.",
    "Make room on the disk and see that the folder may be written; until then nothing spoken is kept.":
        "Auf dem Datenträger Platz schaffen und prüfen, ob der Ordner beschrieben werden darf; bis dahin wird nichts Gesprochenes aufgehoben.",
    "Speech goes on; what could not be kept is spoken anew next time.":
        "Gesprochen wird weiter; was sich nicht aufheben ließ, wird nächstes Mal neu gesprochen.",
    "Speech goes on without keeping it.": "Gesprochen wird weiter, ohne es aufzuheben.",
    "the voice could not be loaded": "die Stimme ließ sich nicht laden",
    "it gave no sound": "sie gab keinen Ton",
    "it gave %@ samples a second instead of %@": "sie gab %@ Abtastwerte je Sekunde statt %@",
    "the utterance lasts longer than %@ minutes": "was zu sprechen ist, dauert länger als %@ Minuten",
    "there is not enough memory": "der Arbeitsspeicher reicht nicht",
    "unknown kind of samples": "unbekannte Art von Abtastwerten",
    "the network gave no numbers": "das Netz gab keine Zahlen",
    "The words are hurried (%@ ms a phoneme).": "Die Wörter sind gehetzt (%@ ms je Laut).",
    "The words are drawn out (%@ ms a phoneme).": "Die Wörter sind gedehnt (%@ ms je Laut).",
    "There is a silence of %@ ms inside.": "Mittendrin ist es %@ ms lang still.",
    "%@ of 1,000 samples are too loud.": "%@ von 1.000 Abtastwerten sind zu laut.",
    "It breaks off while the voice still sounds.": "Es bricht ab, während die Stimme noch klingt.",
    "The last word can hardly be heard.": "Das letzte Wort ist kaum zu hören.",
    "There are samples that are no numbers.": "Einige Abtastwerte sind keine Zahlen.",
    "“%@” may sound odd: %@": "„%@“ klingt vielleicht seltsam: %@",
]
