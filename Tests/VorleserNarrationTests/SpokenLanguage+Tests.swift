import VorleserCore
import VorleserNarration

extension LanguageTable<SpokenLanguage> {
    /// No language has rules.
    static var none: LanguageTable { LanguageTable(other: .unknown) }

    /// English has some rules, and no other language any.
    static func english(_ forms: [any SpokenForm]) -> LanguageTable {
        var english = SpokenLanguage.english
        english.forms = forms
        return LanguageTable(["en": english], other: .unknown)
    }
}
