import Phonemes

/// German numbers, as the rules that several languages share ask for them.
struct GermanNumbers: ContinentalNumbers {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String {
        // *Fünfzehnhundert*: hundreds are counted up to two thousand.
        if (1100...1999).contains(number) { return GermanNumberWords.year(number) }
        return GermanNumberWords.cardinal(
            number,
            one: agreement == .alone ? "eins" : agreement == .feminine ? "eine" : "ein"
        )
    }

    /// *Tausendzweihundertfünfzig*, but *fünfzehnhundert*: a number whose thousands are parted is no year.
    func amount(_ number: Int, _ agreement: NumberAgreement, isGrouped: Bool) -> String {
        guard isGrouped, (1100...1999).contains(number), !number.isMultiple(of: 100) else {
            return cardinal(number, agreement)
        }
        return GermanNumberWords.cardinal(
            number,
            one: agreement == .alone ? "eins" : agreement == .feminine ? "eine" : "ein"
        )
    }

    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String {
        GermanNumberWords.ordinal(number, gender == .feminine ? "e" : "er")
    }

    func digits(_ digits: String) -> String { GermanNumberWords.digits(digits) }

    func gender(of noun: String) -> NumberAgreement { Self.isFeminine(noun) ? .feminine : .masculine }

    func isCounted(_ noun: String, by number: Int) -> Bool { false }

    /// *Drittel*, *Viertel*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        value == 2 ? "halbe" : GermanNumberWords.ordinal(value, "el")
    }

    /// Whether a noun is feminine, by its ending and by lists.
    static func isFeminine(_ noun: String) -> Bool {
        if feminine.contains(noun) { return true }
        if masculine.contains(noun) || neuter.contains(noun) { return false }
        if ["zwiebel", "kartoffel", "stadt", "nacht", "frau", "person", "schwester", "tochter"].contains(
            where: noun.hasSuffix
        ) {
            return true
        }
        return feminineEndings.contains(where: noun.hasSuffix)
    }

    private static let feminineEndings = [
        "ung", "heit", "keit", "schaft", "ion", "tät", "ei", "enz", "anz", "ik", "ur", "in", "e",
    ]
    private static let feminine: Set = [
        "frau", "mark", "stadt", "nacht", "hand", "wand", "uhr", "tür", "nummer", "mutter", "tochter", "schwester",
        "zahl", "million",
        "milliarde", "person", "form", "art", "fahrt", "kraft", "macht", "welt", "zeit", "bank", "kuh", "gans", "maus",
        "nuss", "frist",
        "abteilung", "kammer", "mauer", "feder", "schulter", "butter", "leiter", "insel", "regel", "tafel", "gabel",
        "wurzel", "schachtel", "msp", "pr", "pckg", "pkg", "paprika", "handvoll", "arbeit", "antwort", "burg", "bahn",
        "post",
        "haut", "front", "schlacht", "schicht", "sicht", "pflicht", "schrift", "gefahr", "tat", "frucht", "brust",
        "wurst", "semmel", "brezel", "kugel", "muschel", "kapsel", "schüssel", "nadel", "trommel", "ampel", "klammer",
        "feier", "steuer", "geburt", "hochzeit", "mahlzeit", "gegend", "figur", "wahl", "luft",
    ]
    private static let masculine: Set = [
        "name", "junge", "knabe", "bote", "käse", "löwe", "hase", "affe", "bote", "gedanke", "funke", "wille", "friede",
        "kunde", "erbe",
        "berliner", "termin", "wein", "stein", "schein", "verein", "rhein", "kamin", "rubin", "laie", "russe",
        "franzose", "deutsche",
        "tanz", "kranz", "schwanz", "glanz", "brei", "schrei", "mai", "atlantik",
    ]
    static let neuter: Set = [
        "ende", "auge", "gebäude", "gemälde", "getreide", "gebirge", "kilo", "pfund", "dutzend", "jahr", "mal", "stück",
        "ei", "bein",
        "kind", "haus", "buch", "glas", "schwein", "gramm", "kilogramm", "prozent", "genie", "interesse", "knie",
        "abitur", "benzin",
        "geschenk", "tier", "pferd", "schiff", "brot", "bier", "bild", "dorf", "land", "volk", "hemd", "kleid", "bett",
        "zimmer", "fenster",
    ]
}
