import Phonemes

/// French numbers, and what they agree with.
struct FrenchNumbers: ContinentalNumbers {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String {
        FrenchNumberWords.cardinal(number, agreement)
    }

    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String {
        FrenchNumberWords.ordinal(number, gender)
    }

    func digits(_ digits: String) -> String { FrenchNumberWords.digits(digits) }

    /// *Tiers*, *quarts*, *cinquièmes*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        switch value {
        case 2: isMany ? "demis" : "demi"
        case 3: "tiers"
        case 4: isMany ? "quarts" : "quart"
        default: FrenchNumberWords.ordinal(value, .masculine) + (isMany ? "s" : "")
        }
    }

    func gender(of noun: String) -> NumberAgreement {
        let one = noun.hasSuffix("s") && !noun.hasSuffix("fois") ? String(noun.dropLast()) : noun
        if Self.masculine.contains(one) { return .masculine }
        if Self.feminine.contains(one) { return .feminine }
        return Self.feminineEndings.contains(where: one.hasSuffix) ? .feminine : .masculine
    }

    func isCounted(_ noun: String, by number: Int) -> Bool { number == 1 || noun.hasSuffix("s") || noun.hasSuffix("x") }

    private static let feminineEndings = [
        "tion", "sion", "té", "ée", "ette", "elle", "esse", "ance", "ence", "ture", "ie", "ille", "enne", "onne",
        "euse",
        "trice", "ade", "aison", "ude", "ière", "ine", "aine", "gne", "que", "otte", "sure", "çon",
    ]
    /// Masculine though they end as feminine nouns do.
    private static let masculine: Set = [
        "côté", "été", "comité", "traité", "pâté", "musée", "lycée", "trophée", "génie", "incendie", "parapluie",
        "silence",
        "grade", "stade", "domaine", "magazine", "capitaine", "signe", "manque", "moine", "cimetière", "garçon",
        "glaçon",
        "hameçon", "maçon", "squelette", "prélude", "pique-nique", "catholique", "cirque", "moustique", "disque",
        "masque", "risque", "évêque", "siècle", "kiosque", "élastique", "portique", "cantique", "chèque",
    ]
    private static let feminine: Set = [
        "femme", "heure", "page", "minute", "seconde", "maison", "fois", "nuit", "voix", "main", "lettre", "ligne",
        "tonne",
        "personne", "chose", "guerre", "porte", "table", "chaise", "rue", "ville", "place", "fleur", "mère", "sœur",
        "dame",
        "église", "école", "chambre", "salle", "pièce", "feuille", "cause", "part", "face", "fête", "tête", "jambe",
        "dent",
        "larme", "lieue", "toise", "brasse", "verste", "once", "note", "carte", "poule", "vache", "chèvre", "brebis",
        "étoile", "île", "montagne", "rivière", "vague", "arme", "balle", "flèche", "bouteille", "tasse", "œuvre",
        "scène",
        "strophe", "phrase", "syllabe", "messe", "prière", "âme", "poire", "pomme", "noix", "robe", "chemise", "bague",
        "perle", "pierre", "colonne", "marche", "fenêtre", "horloge", "cloche", "montre", "classe", "leçon", "langue",
        "règle", "loi", "peine", "nef", "façon", "souris", "fourmi", "mouche", "abeille", "cuillère", "assiette",
        "tranche",
        "goutte", "gousse", "pincée", "botte", "boîte", "dose", "cuillerée", "noisette", "échalote", "carotte",
        "tomate",
        "barquette", "louche", "courgette", "branche", "tige", "douzaine", "centaine", "dizaine", "calorie",
    ]
}
