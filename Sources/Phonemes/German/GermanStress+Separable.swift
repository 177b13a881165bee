/// *Über-* and *unter-* that have the stress: of separable verbs, and of nouns that no verb makes.
extension GermanStress {
    /// Whether a verb parts from the prefix, *untergehen*, or a noun has been put after it: *Unterkapitel*.
    static func separates(_ prefix: String, _ rest: String) -> Bool {
        guard let starts = separable[prefix] else { return false }
        // *Unter-zu-gehen*
        if rest.hasPrefix("zu"), rest.hasSuffix("n"), GermanLexicon.isWord(String(rest.dropFirst(2))) { return true }
        // *Unterhaltsanspruch*, but *unterhaltsam*.
        return starts.contains(where: rest.hasPrefix) && !rest.hasPrefix("haltsam")
    }

    private static let separable: [String: [String]] = [
        "unter": words(
            """
            geh ging bring brachte brächte komm kam käm ordn ordent tauch kriech kroch krieg hak misch rühr pflüg sink sank
            abschn abteil ausschuss ausschü aufgab einheit kapitel kategori klass gruppe ordner menü punkt thema theme
            programm begriff bezirk famili form funktion konto körper region stufe zahl zeile ziel schwell privileg
            halts italien franken österreich
            """
        ).sorted(),
        "über": words(
            """
            koch schäum schwapp schnapp quell quoll stülp wechsel ordn sprudel
            angebot begriff kapazität produktion reaktion vater flieger regional dimension durchschnitt parteilich
            """
        ).sorted(),
    ]
}
