/// Of `Pronounce/`, by its sentences in English.
let germanPronounce: [String: String] = [
    "Look up a word in the dictionaries of this machine.":
        "Ein Wort in den Wörterbüchern dieses Computers nachschlagen.",
    """
    Reads dictionaries of dictd (/usr/share/dictd) and of StarDict
    (/usr/share/stardict/dic, ~/.stardict/dic), and those in the folder
    `dictionaries` of Vorleser's data. Nothing is asked of the net.

      vorleser define leaves
      vorleser define Häuser --language de
      vorleser define --list
    """:
        """
    Liest Wörterbücher von dictd (/usr/share/dictd) und von StarDict
    (/usr/share/stardict/dic, ~/.stardict/dic) und die im Ordner `dictionaries`
    der Daten von Vorleser. Im Netz wird nichts gefragt.

      vorleser define leaves
      vorleser define Häuser --language de
      vorleser define --list
    """,
    "The word, or several.": "Das Wort, oder mehrere.",
    "The word's language, a BCP 47 tag.": "Die Sprache des Worts, als BCP-47-Kürzel.",
    "List the dictionaries.": "Die Wörterbücher zeigen.",
    "Give a word, or --list.": "Ein Wort angeben, oder --list.",
    "“%@” names no language.": "„%@“ ist keine Sprache.",
    "No dictionary has “%@”.": "Kein Wörterbuch kennt „%@“.",
    "%@ words": "%@ Wörter",
    "No dictionary is installed.": "Kein Wörterbuch ist installiert.",
    "List the names and other words of a book that the lexicon does not know.":
        "Die Namen und anderen Wörter eines Buchs zeigen, die das Lexikon nicht kennt.",
    """
    The most frequent first: how often each is spoken, how it will be said,
    where that comes from, and the sentence it first stands in. To have one
    said otherwise, for this book alone or for all:

      vorleser pronounce add Cholmondeley --say Chumley --book emma.epub
      vorleser pronounce add Nguyen --ipa win
    """:
        """
    Die häufigsten zuerst: wie oft jedes gesprochen wird, wie es klingen wird,
    woher das kommt, und der Satz, in dem es zuerst steht. Um eines anders
    sprechen zu lassen, nur in diesem Buch oder in allen:

      vorleser pronounce add Cholmondeley --say Chumley --book emma.epub
      vorleser pronounce add Nguyen --ipa win
    """,
    "How many at most.": "Wie viele höchstens.",
    "Also words from the supplementary lexicon.": "Auch Wörter aus dem Zusatzlexikon.",
    "The limit must be at least 1.": "Die Grenze muss mindestens 1 sein.",
    "… and %@ more: --limit %@": "… und %@ weitere: --limit %@",
    "The lexicon knows every word.": "Das Lexikon kennt jedes Wort.",
    "\nTo have one said otherwise: vorleser pronounce add %@ --say … --book %@":
        "\nUm eines anders sprechen zu lassen: vorleser pronounce add %@ --say … --book %@",
    "letters": "erraten",
    "supplement": "Zusatz",
    "unknown": "unbekannt",
    "The accent: us or gb.": "Der Akzent: us oder gb.",
    "Tell everything from the letters.": "Alles aus den Buchstaben erschließen.",
    "There is no lexicon, so pronunciations come from the letters alone.\n"
        + "`make setup` makes one; VORLESER_DATA names the folder that it is in.":
        "Ein Lexikon fehlt, daher kommen Aussprachen nur aus den Buchstaben.\n"
        + "`make setup` erstellt eines; VORLESER_DATA nennt den Ordner, in dem es liegt.",
    "There is no accent “%@”; there are us and gb.": "Den Akzent „%@“ gibt es nicht; es gibt us und gb.",
    "The text, or - for standard input, line by line.": "Der Text, oder - für die Standardeingabe, Zeile für Zeile.",
    "Print the phonemes of a text, in Kokoro's alphabet.": "Die Phoneme eines Textes ausgeben, im Alphabet von Kokoro.",
    """
      vorleser phonemes "Good morning, Hermione."
      vorleser phonemes - --accent gb <sentences.txt
      vorleser phonemes "¿Quién va?" --language es

    Each line of standard input is answered with one line, an empty one
    with an empty one. The text is taken as it stands; --spoken first says
    numbers, signs and your own pronunciations as `vorleser spoken` does.
    --json tells of each token where it stands (`range`, in UTF-16 code
    units), what kind of word it was taken for (`tag`), and where its
    phonemes come from (`source`: mark, lexicon, homograph, derived,
    supplement, letters, unknown, listener).

    --tags takes lines such as The/DT cat/NN, or JSON: an array of
    [token, tag, 1 if a space follows], or an object with it as `tokens`.
    """:
        """
      vorleser phonemes "Good morning, Hermione."
      vorleser phonemes - --accent gb <sentences.txt
      vorleser phonemes "¿Quién va?" --language es

    Jede Zeile der Standardeingabe wird mit einer Zeile beantwortet, eine leere
    mit einer leeren. Der Text wird genommen, wie er dasteht; --spoken spricht
    zuerst Zahlen, Zeichen und eigene Aussprachen aus, wie `vorleser spoken`.
    --json sagt zu jedem Stück, wo es steht (`range`, in UTF-16-Einheiten), für
    welche Wortart es gehalten wurde (`tag`) und woher seine Phoneme kommen
    (`source`: mark, lexicon, homograph, derived, supplement, letters, unknown,
    listener).

    --tags nimmt Zeilen wie The/DT cat/NN, oder JSON: eine Liste von
    [Wort, Wortart, 1 wenn ein Leerzeichen folgt], oder ein Objekt mit ihr als
    `tokens`.
    """,
    "The text's language, a BCP 47 tag.": "Die Sprache des Textes, als BCP-47-Kürzel.",
    "The input says what kind of word each token is.": "Die Eingabe nennt zu jedem Wort die Wortart.",
    "First say numbers, signs and your own words as they are spoken.":
        "Zuerst Zahlen, Zeichen und eigene Wörter aussprechen.",
    "As the reference says it, mistakes too; ❓ for what it does not know.":
        "Wie die Referenz, mit ihren Fehlern; ❓ für das, was sie nicht kennt.",
    "Only sounds: no punctuation, no stress.": "Nur Laute: keine Satzzeichen, keine Betonung.",
    "Tagged text is said as it stands: --tags or --spoken, not both.":
        "Text mit Wortarten wird gesprochen, wie er dasteht: --tags oder --spoken, nicht beides.",
    "--tags and --reference are for English.": "--tags und --reference sind für Englisch.",
    "How words of “%@” are said is not known here. --language takes: %@.":
        "Wie Wörter von „%@“ klingen, ist hier nicht bekannt. --language nimmt: %@.",
    "Nobody knows how to say: %@": "Unbekannt ist die Aussprache von: %@",
    "Have words said as you want: add, list, remove, test, import, export.":
        "Wörter anders sprechen lassen: hinzufügen, zeigen, entfernen, prüfen, einlesen, ausgeben.",
    """
      vorleser pronounce add Nguyen --ipa win
      vorleser pronounce add Cholmondeley --say Chumley --book emma.epub
      vorleser pronounce add '\\[\\d+\\]' --regex --skip
      vorleser pronounce test "Hermione's owl"

    A pronunciation holds in all books, or with --book in that book alone;
    a book's own go first. Only the sentences that hold the word are spoken
    anew. They are kept as plain text, a line each, that any editor can
    change: see `vorleser pronounce export`.
    """:
        """
      vorleser pronounce add Nguyen --ipa win
      vorleser pronounce add Cholmondeley --say Chumley --book emma.epub
      vorleser pronounce add '\\[\\d+\\]' --regex --skip
      vorleser pronounce test "Hermione's owl"

    Eine Aussprache gilt in allen Büchern, oder mit --book nur in diesem Buch; die
    eines Buchs gehen vor. Nur Sätze, in denen das Wort steht, werden neu
    gesprochen. Sie stehen als einfacher Text in einer Datei, je eine Zeile, die
    jeder Editor ändern kann: siehe `vorleser pronounce export`.
    """,
    "In this book alone: a file, or a number in the library.":
        "Nur in diesem Buch: eine Datei oder eine Nummer der Bibliothek.",
    "Have a word said otherwise; the last word on it counts.":
        "Ein Wort anders sprechen lassen; die letzte Angabe dazu gilt.",
    """
    Give one of --say, --ipa, --phonemes and --skip. A possessive counts as
    the word: Hermione is also found in Hermione’s. A regular expression is
    of Swift's kind; --say may hold $1 for what its first group matched.
    """:
        """
    Eines von --say, --ipa, --phonemes und --skip angeben. Der englische Genitiv
    zählt mit: Hermione wird auch in Hermione’s gefunden. Ein regulärer Ausdruck
    ist von der Art, die Swift hat; in --say steht $1 für seine erste Gruppe.
    """,
    "The word or words, as printed.": "Das Wort oder die Wörter, wie gedruckt.",
    "Another spelling, or other words.": "Eine andere Schreibung, oder andere Wörter.",
    "Sounds in the phonetic alphabet, as in dictionaries.": "Laute in Lautschrift (IPA), wie in Wörterbüchern.",
    "Sounds in the voice's own symbols; see `vorleser phonemes`.":
        "Laute in den Zeichen der Stimme; siehe `vorleser phonemes`.",
    "Say nothing for it.": "Es auslassen.",
    "Also inside of other words.": "Auch innerhalb anderer Wörter.",
    "The word is a regular expression.": "Das Wort ist ein regulärer Ausdruck.",
    "Tell capitals and small letters apart.": "Groß- und Kleinschreibung unterscheiden.",
    "A remark of your own.": "Eine eigene Bemerkung.",
    "Give one of --say, --ipa, --phonemes and --skip.": "Eines von --say, --ipa, --phonemes und --skip angeben.",
    "A regular expression is found anywhere: --anywhere or --regex.":
        "Ein regulärer Ausdruck wird überall gefunden: --anywhere oder --regex.",
    "before: %@": "vorher: %@",
    "List the pronunciations for all books, or a book's own.":
        "Die Aussprachen für alle Bücher oder die eines Buchs zeigen.",
    "There are none yet: `vorleser pronounce add --help`.": "Noch gibt es keine: `vorleser pronounce add --help`.",
    "Remove a pronunciation.": "Eine Aussprache entfernen.",
    "The word, or its number in the list.": "Das Wort, oder seine Nummer in der Liste.",
    "“%@”": "„%@“",
    "nothing": "nichts",
    "There is no pronunciation of “%@”.": "Für „%@“ gibt es keine Aussprache.",
    "%@ cannot be read: %@": "%@ lässt sich nicht lesen: %@",
    "There are no pronunciations in %@.": "In %@ stehen keine Aussprachen.",
    "`vorleser pronounce list` shows them; a book's own with --book.":
        "`vorleser pronounce list` zeigt sie; die eines Buchs mit --book.",
    "Check the path and the permissions.": "Pfad und Zugriffsrechte prüfen.",
    "It must be a file of `vorleser pronounce export`, or a dictionary of Voice Dream Reader.":
        "Es muss eine Datei von `vorleser pronounce export` sein, oder ein Wörterbuch von Voice Dream Reader.",
    "Add the pronunciations of a file.": "Die Aussprachen einer Datei hinzufügen.",
    """
    A file of `vorleser pronounce export`, or a pronunciation dictionary of
    Voice Dream Reader; which of them is told by the content. Lines that
    cannot be read are named, the others are added.
    """:
        """
    Eine Datei von `vorleser pronounce export`, oder ein Aussprachewörterbuch von
    Voice Dream Reader; welches von beiden, sagt der Inhalt. Zeilen, die sich
    nicht lesen lassen, werden genannt, die anderen hinzugefügt.
    """,
    "The file, or - for standard input.": "Die Datei, oder - für die Standardeingabe.",
    "%@ read as %@, %@ replaced": "%@ gelesen (%@), %@ ersetzt",
    "%@ read as %@, %@ replaced, %@ lines not": "%@ gelesen (%@), %@ ersetzt, unlesbare Zeilen: %@",
    "Write the pronunciations to a file or to standard output.":
        "Die Aussprachen in eine Datei oder auf die Standardausgabe schreiben.",
    """
    The file is plain text in UTF-8, a pronunciation on each line, in columns
    parted by tabs: the word, the way (say, ipa, phonemes, skip), what is
    said, options (anywhere, regex, match-case; parted by commas), a note.
    A line that begins with # is a remark. Earlier lines go first.
    """:
        """
    Die Datei ist einfacher Text in UTF-8, eine Aussprache je Zeile, in Spalten,
    die Tabulatoren trennen: das Wort, die Weise (say, ipa, phonemes, skip), was
    gesprochen wird, Optionen (anywhere, regex, match-case; durch Kommas
    getrennt), eine Bemerkung. Zeilen, die mit # beginnen, sind Kommentare.
    Frühere Zeilen gehen vor.
    """,
    "The file to write; standard output if not given.": "Die Datei; sonst die Standardausgabe.",
    "Show what of a text is said otherwise, and how; with -o also as sound.":
        "Zeigen, was von einem Text anders gesprochen wird, und wie; mit -o auch als Ton.",
    "  vorleser pronounce test \"Hermione's owl\" -o owl.wav":
        "  vorleser pronounce test \"Hermione's owl\" -o owl.wav",
    "The text.": "Der Text.",
    "Speak it on the sound card.": "Ihn über die Soundkarte sprechen.",
    "Speak it into this file; its ending says the kind: wav, flac, mp3, opus, m4b.":
        "Ihn in diese Datei sprechen; ihre Endung sagt die Art: wav, flac, mp3, opus, m4b.",
    "Print what is said for a text: numbers, abbreviations and signs as words.":
        "Ausgeben, was für einen Text gesprochen wird: Zahlen, Abkürzungen und Zeichen als Wörter.",
    """
      vorleser spoken "Dr. Lee paid $45 in 1984."
      vorleser spoken - <sentences.txt

    Each line is a sentence by itself and is answered with one line; a line
    of which nothing is said with an empty one. Your own pronunciations
    hold as well. --json tells the rules: `pieces` with `start` and `end`,
    in UTF-16 code units of the line, `text`, and, where other words are
    said than printed, `change`, the name of the rule.
    """:
        """
      vorleser spoken "Dr. Lee paid $45 in 1984."
      vorleser spoken - <sentences.txt

    Jede Zeile ist ein Satz für sich und wird mit einer Zeile beantwortet; eine,
    von der nichts gesprochen wird, mit einer leeren. Auch die eigenen Aussprachen
    gelten. --json nennt die Regeln: `pieces` mit `start` und `end`, in
    UTF-16-Einheiten der Zeile, `text` und, wo andere Wörter gesprochen werden als
    gedruckt, `change`, den Namen der Regel.
    """,
    "There are no tags in “%@”.": "In „%@“ sind keine Wortarten angegeben.",
    "There is no tag “%@”.": "Die Wortart „%@“ gibt es nicht.",
    "Write The/DT cat/NN, or a JSON array of [token, tag, 1 if a space follows].":
        "The/DT cat/NN schreiben, oder eine JSON-Liste von [Wort, Wortart, 1 wenn ein Leerzeichen folgt].",
    "The tags are those of the Penn Treebank, as OntoNotes has them: NN, VBD, -LRB-…":
        "Die Wortarten sind die der Penn Treebank, wie OntoNotes sie hat: NN, VBD, -LRB- …",
]
