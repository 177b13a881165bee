/// A rule whose words are others in Portugal than in Brazil: *dezasseis*, *dezesseis*.
struct PortugueseRegions: SpokenForm {
    let brazil: any SpokenForm
    let portugal: any SpokenForm
    var name: String { brazil.name }

    func replacements(in passage: Passage) -> [Replacement] {
        (passage.isEuropean ? portugal : brazil).replacements(in: passage)
    }

    /// The rules of Portuguese, which go by the region of the sentence’s language.
    static let forms: [any SpokenForm] = zip(RomanceLanguage.portuguese.forms, RomanceLanguage.portugal.forms).map {
        PortugueseRegions(brazil: $0, portugal: $1)
    }
}

extension Passage {
    /// Whether its language is the Portuguese of Portugal or of Africa: `pt-PT`, `pt_AO`.
    fileprivate var isEuropean: Bool {
        guard language.utf8.count > 3 else { return false }
        return ["PT", "AO", "MZ", "CV", "GW", "ST", "TL"].contains(language.suffix(2).uppercased())
    }
}
