import Phonemes

/// Portuguese numbers, and what they agree with.
struct PortugueseNumbers: ContinentalNumbers {
    /// Whether they are those of Portugal: *dezasseis*, *mil milhões*.
    var isEuropean = false

    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String {
        isEuropean
            ? PortugueseNumberWords.european(number, agreement) : PortugueseNumberWords.cardinal(number, agreement)
    }

    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String {
        PortugueseNumberWords.ordinal(number, gender)
    }

    func digits(_ digits: String) -> String { PortugueseNumberWords.digits(digits) }

    /// *Terço*, *quartos*, *onze avos*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        switch value {
        case 2: isMany ? "meios" : "meio"
        case 3: isMany ? "terços" : "terço"
        case 4...10, 100, 1000: PortugueseNumberWords.ordinal(value, .masculine) + (isMany ? "s" : "")
        default: cardinal(value, .alone) + " avo" + (isMany ? "s" : "")
        }
    }

    /// *Terça parte*, *quarta parte*.
    func denominatorBeforeNoun(_ value: Int) -> String? {
        value == 3 ? "terça" : (4...10).contains(value) ? PortugueseNumberWords.ordinal(value, .feminine) : nil
    }

    func gender(of noun: String) -> NumberAgreement {
        let one = noun.hasSuffix("s") ? String(noun.dropLast()) : noun
        if Self.masculine.contains(one) || Self.greek.contains(where: one.hasSuffix) { return .masculine }
        if Self.feminine.contains(one) || Self.feminine.contains(noun) { return .feminine }
        if one.hasSuffix("a") || one.hasSuffix("ã") { return .feminine }
        return Self.feminineEndings.contains(where: one.hasSuffix) ? .feminine : .masculine
    }

    func singular(of noun: String) -> String {
        noun.hasSuffix("os") || noun.hasSuffix("as") ? String(noun.dropLast()) : noun
    }

    func isCounted(_ noun: String, by number: Int) -> Bool { number == 1 || noun.hasSuffix("s") }

    private static let masculine: Set = [
        "dia", "mapa", "poeta", "planeta", "cometa", "artista", "guarda", "papa", "monarca", "jesuíta", "pirata",
        "camarada", "colega", "guia", "sofá", "chá", "coração", "pão", "irmão", "cristão", "verão", "limão", "feijão",
        "balão",
        "avião", "milhão", "bilhão", "caminhão", "portão", "botão", "cartão", "barão", "patrão", "ladrão", "leão",
        "coraçõe", "milhõe", "tostõe", "tostão", "quarteirão", "degrau",
    ]
    /// Words from Greek in -ma, and those for people in -ista.
    private static let greek = [
        "grama", "blema", "tema", "dogma", "clima", "idioma", "drama", "poema", "diploma", "ista",
    ]
    private static let feminineEndings = [
        "ção", "são", "nião", "gião", "ções", "çõe", "sõe", "niõe", "giõe", "dade", "gem", "gen", "tude", "triz", "ice",
        "ez",
    ]
    private static let feminine: Set = [
        "mão", "colher", "colhere", "mulher", "mulhere", "noite", "tarde", "vez", "veze", "rua", "lei", "flor", "flore",
        "parte", "classe",
        "gente",
        "chave", "nave", "torre", "voz", "voze", "cruz", "cruze", "luz", "luze", "parede", "morte", "frase", "base",
        "série",
        "fonte", "mãe", "imagem", "ordem", "orden", "virgem", "pele", "sede", "fome", "foto", "moto", "sorte", "mente",
        "carne",
        "fé", "raiz", "raíze", "metade", "dor", "dore", "cor", "core", "tribo", "espécie", "superfície", "légua",
        "maçã",
        "manhã", "estação", "razão", "razõe", "lição", "nação", "canção", "irmã", "fábrica", "capital", "catedral",
    ]
}
