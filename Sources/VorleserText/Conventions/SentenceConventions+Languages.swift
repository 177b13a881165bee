extension Conventions {
    /// The conventions of a language; those of English for one that has none here.
    /// - Returns: The same value for every tag of a language.
    static func of(_ tag: LanguageTag) -> Conventions {
        switch tag.language {
        case "de", "lb", "gsw": german
        case "fr", "br", "oc": french
        case "es", "ca", "eu": spanish
        case "pt", "gl": portuguese
        case "it", "rm": italian
        case "ro": romanian
        case "nl", "af", "fy": dutch
        case "da", "no", "nb", "nn", "is", "fo": danish
        case "sv": swedish
        case "pl": polish
        case "sk", "cs": slovak
        case "hr", "bs", "sr", "sl": southSlavicLatin
        case "ru", "be": russian
        case "uk": ukrainian
        case "bg", "mk": bulgarian
        case "el", "grc": greek
        case "hy": armenian
        case "ar", "fa", "ur", "ps", "ckb": arabic
        case "kk", "ky": kazakh
        case "hi", "mr", "ne", "sa": hindi
        case "hu": hungarian
        case "fi", "et": finnish
        case "tr", "az": turkish
        default: english
        }
    }
}

/// A BCP 47 tag, as far as it says which language.
struct LanguageTag {
    /// The first subtag in small letters.
    let language: String

    init(_ tag: String) { language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
