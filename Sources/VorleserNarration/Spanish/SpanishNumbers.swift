import Phonemes

/// Spanish numbers, and what they agree with.
struct SpanishNumbers: ContinentalNumbers {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String {
        SpanishNumberWords.cardinal(number, agreement)
    }

    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String {
        SpanishNumberWords.ordinal(number, gender, beforeNoun: beforeNoun)
    }

    func digits(_ digits: String) -> String { SpanishNumberWords.digits(digits) }

    /// *Tercio*, *cuartos*, *onceavos*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        let name =
            switch value {
            case 2: "medio"
            case 3: "tercio"
            case 4...10, 100, 1000: SpanishNumberWords.ordinal(value, .masculine)
            default: SpanishNumberWords.cardinal(value) + "avo"
            }
        return name + (isMany ? "s" : "")
    }

    /// *Tercera parte*, *cuarta parte*.
    func denominatorBeforeNoun(_ value: Int) -> String? {
        (3...10).contains(value) ? SpanishNumberWords.ordinal(value, .feminine) : nil
    }

    func gender(of noun: String) -> NumberAgreement {
        let one =
            noun.hasSuffix("es") && !noun.hasSuffix("jes")
            ? String(noun.dropLast(2))
            : noun.hasSuffix("s") ? String(noun.dropLast()) : noun
        if Self.masculine.contains(one) { return .masculine }
        if Self.feminine.contains(one) || Self.feminine.contains(one + "e") { return .feminine }
        if one.hasSuffix("a") { return Self.greek.contains(where: one.hasSuffix) ? .masculine : .feminine }
        return Self.feminineEndings.contains(where: one.hasSuffix) ? .feminine : .masculine
    }

    func singular(of noun: String) -> String {
        noun.hasSuffix("os") || noun.hasSuffix("as") ? String(noun.dropLast()) : noun
    }

    func isCounted(_ noun: String, by number: Int) -> Bool { number == 1 || noun.hasSuffix("s") }

    /// Masculine though they end in a.
    private static let masculine: Set = [
        "día", "mapa", "cura", "poeta", "planeta", "cometa", "artista", "guardia", "centinela", "tranvía", "sofá",
        "papa", "monarca", "patriarca", "jesuita", "pirata", "camarada", "colega", "guía", "espía", "policía",
        "soldado", "corazón", "buzón", "tazón", "razonador",
    ]
    /// Words from Greek in -ma, and those for people in -ista.
    private static let greek = [
        "grama", "blema", "tema", "dogma", "clima", "idioma", "drama", "poema", "ista", "diploma",
    ]
    private static let feminineEndings = [
        "ción", "sión", "zón", "dad", "tad", "tud", "umbre", "ez", "triz", "gión", "nión",
    ]
    private static let feminine: Set = [
        "mano", "mujer", "noche", "tarde", "vez", "calle", "ley", "flor", "parte", "clase", "gente", "llave", "nave",
        "nube", "torre", "voz", "cruz", "luz", "pared", "muerte", "sangre", "frase", "base", "serie", "fuente",
        "serpiente", "madre", "imagen", "orden", "virgen", "cárcel", "piel", "miel", "sal", "señal", "catedral",
        "capital", "red", "sed", "hambre", "costumbre", "foto", "moto", "radio", "suerte", "mente", "leche", "carne",
        "fe", "nariz", "raíz", "perdiz", "labor", "mitad", "vec", "voc", "cruc", "luc", "raíc", "actric", "narice",
        "tesis", "crisis", "dosis", "hélice", "especie", "superficie", "legua", "res", "mies", "tos",
    ]
}
