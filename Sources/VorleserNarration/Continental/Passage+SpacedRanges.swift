import VorleserCore

/// Ranges that are told by what follows them.
extension Passage {
    /// Whether *before Christ* comes, in full or shortened: then years run down, *551–479 v. Chr.*
    func isBeforeEra(_ index: Int) -> Bool {
        let next = isTightMark(index + 1, ".") ? index + 2 : index + 1
        switch letters(index) {
        case "v": return ["chr", "u"].contains(letters(next))
        case "a": return letters(next) == "c"
        case "av": return ["j", "jc", "c"].contains(letters(next))
        case "vor": return ["christus", "christi", "unserer"].contains(letters(next))
        case "avant": return letters(next) == "jésus"
        case "antes", "avanti": return ["cristo", "de"].contains(letters(next))
        default: return false
        }
    }

    /// *25 - 30 Minuten*, *2 - 3 EL*: whether a dash between blanks joins numbers that rise to what is counted by both.
    func isCountedRange(_ dash: Int) -> Bool {
        guard !language.hasPrefix("en"), marks.isDisjoint(with: [0x3D, 0x2B, 0xD7, 0xF7]) else { return false }
        let before = numerals.partitioningIndex { $0.words.upperBound >= dash }
        guard before < numerals.count, numerals[before].words.upperBound == dash,
            let last = numeral(at: dash + 1), let low = numerals[before].whole, let high = last.whole, low < high,
            numerals[before].fraction == nil, !isTight(numerals[before].words.lowerBound) || isMark(dash - 2, "(")
        else { return false }
        let end = last.words.upperBound
        return isMark(end, "%") || isMark(end, "°") || isMark(end, "€") || Self.counted.contains(letters(end))
    }

    /// What cooks, doctors and travellers count, in five languages.
    private static let counted = Set(
        words: """
            g kg mg ml cl dl l cm mm m km min std h sek el tl msp
            minuten stunden sekunden tage tagen wochen monate monaten jahre jahren grad prozent personen portionen euro
            esslöffel teelöffel stück scheiben zehen meter metern kilometer zentimeter gramm liter mal
            minutes heures secondes jours semaines mois ans années degrés personnes pers euros cuillères grammes mètres
            minutos horas segundos días semanas meses años grados personas cucharadas gramos metros
            minuti ore secondi giorni settimane mesi anni gradi persone pers cucchiai grammi metri
            dias anos graus pessoas colheres gramas
            """
    )
}
