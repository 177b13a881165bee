/// Of `Listen/`, by its sentences in English.
let germanListen: [String: String] = [
    "There is nothing in the text that can be spoken.": "In dem Text ist nichts, was sich sprechen lässt.",
    "Give a text with words in it.": "Einen Text angeben, in dem Wörter stehen.",
    "Listen to a book on this machine's sound card, from where it was left.":
        "Ein Buch über die Soundkarte dieses Computers anhören, ab der Lesestelle.",
    """
    A book of the library goes on where it was left, on whichever device.

    Keys while it reads:
      space          pause, go on          ← →    sentence back, forward
      + -            faster, slower        ↑ ↓    chapter back, forward
      q              stop; the place is kept
      Enter          fetch a better voice than the built-in one
    """:
        """
    Ein Buch der Bibliothek geht weiter, wo es auf irgendeinem Gerät stehen blieb.

    Tasten beim Vorlesen:
      Leertaste      Pause, weiter         ← →    Satz zurück, vor
      + -            schneller, langsamer  ↑ ↓    Kapitel zurück, vor
      q              anhalten; die Stelle bleibt gemerkt
      Eingabe        eine bessere Stimme als die eingebaute holen
    """,
    "Begin at this chapter: its number, or a part of its title.":
        "Bei diesem Kapitel beginnen: seine Nummer oder ein Teil seines Titels.",
    "Begin at this offset, in UTF-16 code units from the start of the book.":
        "An dieser Position beginnen, in UTF-16-Einheiten ab dem Anfang des Buchs.",
    "Begin at the start, not where it was left.": "Am Anfang beginnen, nicht an der Lesestelle.",
    "Give one of --chapter, --offset and --from-start.": "Nur eines von --chapter, --offset und --from-start angeben.",
    "%@\nEnter fetches it while this one reads; --voice keeps this one.":
        "%@\nDie Eingabetaste holt sie, während diese liest; --voice behält diese.",
    "space: pause   ← →: sentence   ↑ ↓: chapter   + -: speed   q: stop":
        "Leertaste: Pause   ← →: Satz   ↑ ↓: Kapitel   + -: Tempo   q: anhalten",
    "The place is kept, at %@ %.": "Die Stelle ist gemerkt, bei %@ %.",
    "%@.%@×": "%@,%@×",
    "Speak a text: on the sound card, or into a file with -o.":
        "Einen Text sprechen: über die Soundkarte, oder mit -o in eine Datei.",
    """
      vorleser speak "Good morning." -o morning.wav
      fortune | vorleser speak -

    What comes through a pipe is spoken sentence by sentence, as it comes.
    """:
        """
      vorleser speak "Good morning." -o morning.wav
      fortune | vorleser speak -

    Was durch eine Pipe kommt, wird Satz für Satz gesprochen, wie es kommt.
    """,
    "The text, or - for standard input.": "Der Text, oder - für die Standardeingabe.",
    "A file to write; its ending says the kind: wav, flac, mp3, opus, m4b.":
        "Die Datei; ihre Endung sagt die Art: wav, flac, mp3, opus, m4b.",
    "Say what can be said of a text that the voice cannot read.":
        "Von einem Text, den die Stimme nicht lesen kann, sprechen, was geht.",
    "Passed over, for the voice cannot say these letters: “%@”, and %@ more.":
        "Übergangen, weil die Stimme diese Buchstaben nicht spricht: „%@“ und %@ weitere.",
    "Passed over, for the voice cannot say these letters: “%@”.":
        "Übergangen, weil die Stimme diese Buchstaben nicht spricht: „%@“.",
    "This reads like %@, which %@ does not speak: it is said as if it were not.":
        "Der Text klingt nach einer Sprache, die die Stimme nicht spricht (%@; Stimme: %@): er wird gesprochen, "
        + "als wäre es eine andere.",
    "Be a voice for speech-dispatcher, which starts this itself: for Orca, Firefox, spd-say.":
        "Eine Stimme für speech-dispatcher sein, der das selbst startet: für Orca, Firefox, spd-say.",
    """
    Its name there is sd_vorleser; the packages bring it. By hand, for yourself:

      mkdir -p ~/.local/libexec/speech-dispatcher-modules
      cd ~/.local/libexec/speech-dispatcher-modules
      printf '#!/bin/sh\\nexec vorleser speech-dispatcher "$@"\\n' > sd_vorleser
      chmod +x sd_vorleser

    Then try it: spd-say -o vorleser "Good morning."
    """:
        """
    Dort heißt sie sd_vorleser; die Pakete bringen sie mit. Von Hand, nur für das
    eigene Konto:

      mkdir -p ~/.local/libexec/speech-dispatcher-modules
      cd ~/.local/libexec/speech-dispatcher-modules
      printf '#!/bin/sh\\nexec vorleser speech-dispatcher "$@"\\n' > sd_vorleser
      chmod +x sd_vorleser

    Dann versuchen: spd-say -o vorleser "Good morning."
    """,
    "A file of settings: a line DefaultVoice \"NAME\" says who speaks.":
        "Eine Datei mit Einstellungen: eine Zeile DefaultVoice \"NAME\" sagt, wer spricht.",
    "Nobody knows why.": "Der Grund ist nicht bekannt.",
    "What there is to say could not be spoken. %@": "Was zu sprechen ist, ließ sich nicht sprechen. %@",
    "The voice has stopped: %@ sentences could not be spoken. %@":
        "Die Stimme hält an: %@ Sätze ließen sich nicht sprechen. %@",
    "Choose another voice, or go on behind them: the place is kept.":
        "Eine andere Stimme wählen, oder dahinter fortsetzen: die Stelle ist gemerkt.",
    "A sentence could not be spoken and was passed over. %@":
        "Ein Satz ließ sich nicht sprechen und wurde übergangen. %@",
    "%@ sentences could not be spoken and were passed over. %@":
        "%@ Sätze ließen sich nicht sprechen und wurden übergangen. %@",
    "List the voices, or hear one.": "Die Stimmen zeigen, oder eine anhören.",
    """
    The voice with a * speaks when none is named. Voices of Kokoro can be
    mixed wherever one is named: af_heart*0.6+am_adam*0.4.

      vorleser voices --preview af_heart
      vorleser voices --preview bf_emma -o emma.wav
    """:
        """
    Die Stimme mit * spricht, wenn keine genannt ist. Stimmen von Kokoro lassen
    sich überall mischen, wo eine genannt wird: af_heart*0.6+am_adam*0.4.

      vorleser voices --preview af_heart
      vorleser voices --preview bf_emma -o emma.wav
    """,
    "A voice, for --preview; the one with the * when none is named.":
        "Eine Stimme, für --preview; die mit *, wenn keine genannt ist.",
    "Speak a sentence in that voice.": "Einen Satz mit dieser Stimme sprechen.",
    "A file for the sentence; its ending says the kind: wav, flac, mp3, opus, m4b.":
        "Eine Datei für den Satz; ihre Endung sagt die Art: wav, flac, mp3, opus, m4b.",
    "A voice and a file are for --preview.": "Eine Stimme und eine Datei sind für --preview.",
    "Give one of --preview and --json.": "Entweder --preview oder --json angeben.",
    "grade %@": "Note %@",
    "\nNot speaking yet, for how words of their languages are said is not known here;\n"
        + "in a mixture they lend their timbre:\n":
        "\nSprechen noch nicht, weil hier nicht bekannt ist, wie Wörter ihrer Sprachen\n"
        + "klingen; in einer Mischung geben sie ihre Klangfarbe:\n",
    "\nNot installed; `vorleser model install` brings them:\n":
        "\nNicht installiert; `vorleser model install` holt sie:\n",
    "female": "weiblich",
    "male": "männlich",
    "low": "tief",
    "high": "hoch",
    "warm": "warm",
    "clear": "klar",
    "bright": "hell",
    "lively": "lebhaft",
    "even": "gleichmäßig",
    "calm": "ruhig",
    "brisk": "zügig",
    "whispering": "flüsternd",
]
