import Phonemes

/// Italian numbers, and what they agree with.
struct ItalianNumbers: ContinentalNumbers {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String {
        ItalianNumberWords.cardinal(number, agreement)
    }

    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String {
        ItalianNumberWords.ordinal(number, gender)
    }

    func digits(_ digits: String) -> String { ItalianNumberWords.digits(digits) }

    /// *Terzo*, *quarti*, *undicesimi*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        let name = value == 2 ? "mezzo" : ItalianNumberWords.ordinal(value, .masculine)
        return isMany ? name.dropLast() + "i" : name
    }

    func plural(of adjective: String) -> String { adjective.dropLast() + (adjective.hasSuffix("a") ? "e" : "i") }

    func gender(of noun: String) -> NumberAgreement {
        if Self.masculine.contains(noun) || Self.greek.contains(where: noun.hasSuffix) { return .masculine }
        if Self.feminine.contains(noun) || noun.hasSuffix("a") || noun.hasSuffix("à") { return .feminine }
        if Self.feminineEndings.contains(where: noun.hasSuffix) { return .feminine }
        // *Ore*, *pagine*, but *pane*; *fiori*.
        return noun.hasSuffix("e") && !Self.masculineEndings.contains(where: noun.hasSuffix) ? .feminine : .masculine
    }

    /// *Cucchiai*: *cucchiaio*; a noun that is in the singular stays.
    func singular(of noun: String) -> String {
        let isFeminine = gender(of: noun) == .feminine
        if noun.hasSuffix("i") {
            if isFeminine { return noun.dropLast() + "e" }
            let (plural, singular) = Self.singulars.first { noun.hasSuffix($0.plural) } ?? ("i", "o")
            return noun.dropLast(plural.utf8.count) + singular
        }
        if noun == "ore" { return "ora" }
        guard isFeminine, noun.hasSuffix("e"), !Self.feminine.contains(noun) else { return noun }
        // *Arance*: *arancia*; *acciughe*: *acciuga*
        if noun.hasSuffix("ce") || noun.hasSuffix("gge") { return noun.dropLast() + "ia" }
        if noun.hasSuffix("che") || noun.hasSuffix("ghe") { return noun.dropLast(2) + "a" }
        return noun.dropLast() + "a"
    }

    func beforeNoun(_ number: String, _ noun: String) -> String {
        number == "una" && noun.first.map("aeiouàèéìòù".contains) ?? false ? "un’" : number + " "
    }

    /// Endings of masculine nouns in the plural that are not simply *-o* in the singular.
    private static let singulars: [(plural: String, singular: String)] = [
        ("ieri", "iere"), ("ori", "ore"), ("anti", "ante"), ("enti", "ente"), ("oni", "one"), ("mesi", "mese"),
        ("paesi", "paese"), ("piedi", "piede"), ("gli", "glio"), ("ai", "aio"), ("icchi", "icchio"), ("chi", "co"),
        ("ghi", "go"),
    ]

    func isCounted(_ noun: String, by number: Int) -> Bool {
        number == 1 || noun.hasSuffix("i") || noun.hasSuffix("e") || noun.hasSuffix("à")
            || Self.unchanged.contains(noun)
    }

    private static let unchanged: Set = [
        "euro", "uova", "paia", "miglia", "braccia", "dita", "città", "virtù", "film", "bar",
    ]
    private static let masculine: Set = [
        "poeta", "pianeta", "artista", "papa", "duca", "pirata", "collega", "cinema", "sofà", "pascià", "mese", "nome",
        "paese", "pane", "fiume", "piede", "padre", "cane", "cuore", "ponte", "monte", "animale", "ospedale",
        "bicchiere",
        "mestiere", "scudo", "re", "pesce", "sole", "sale", "mare", "fiore", "signore", "anno", "giorno", "caffè", "tè",
        "ordine", "disordine", "termine", "confine", "crimine", "margine", "fulmine", "regime", "latte", "sangue",
        "frate", "abate", "prete", "conte", "seme", "verme",
        "uovo", "braccio", "dito", "miglio", "comma", "schema", "panorama", "trauma", "enigma", "stemma", "sisma",
        "prisma",
        "dilemma", "lemma", "diploma", "aroma", "patriarca", "monarca", "atleta", "profeta", "delta",
    ]
    /// Words from Greek in -ma.
    private static let greek = [
        "gramma", "blema", "tema", "dogma", "clima", "ioma", "dramma", "poema", "fantasma", "ista",
    ]
    private static let feminineEndings = [
        "zione", "sione", "gione", "stione", "nione", "llione", "tudine", "trice", "aggine",
    ]
    private static let masculineEndings = ["one", "ale", "ile", "ore", "ante", "ente", "iere", "ame", "ume"]
    private static let feminine: Set = [
        "mano", "mani", "notte", "notti", "parte", "parti", "volta", "chiave", "chiavi", "voce", "voci", "croce",
        "croci",
        "luce", "luci", "madre", "madri", "moglie", "mogli", "arte", "arti", "classe", "classi", "nave", "navi",
        "torre",
        "torri", "gente", "mente", "corrente", "sorgente", "patente", "lente", "semente", "legge", "leggi", "morte",
        "neve", "pelle", "serie", "specie", "radio", "foto", "moto",
        "auto",
        "ora", "ore", "canzone", "alluvione", "persone", "zone", "corone", "poltrone", "icone", "capitale",
        "cattedrale", "finale", "cambiale", "vocale", "automobile", "centrale", "filiale", "spirale", "scale", "pile",
        "bile",
        "ali", "armi", "uova", "paia", "miglia", "dita", "braccia", "lezioni", "stazioni", "occasioni",
    ]
}
