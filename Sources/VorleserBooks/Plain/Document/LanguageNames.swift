/// Languages as headers name them.
enum LanguageNames {
    /// The BCP 47 tag for an English name or a tag; of several the first counts.
    static func tag(_ name: String) -> String? {
        let first = name.split { ",;/".contains($0) || $0.isWhitespace }.first.map { $0.lowercased() } ?? ""
        if let tag = tags[first] { return tag }
        return isTag(name) ? name : nil
    }

    /// Source: RFC 5646 §2.1, the shape alone.
    static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLetter })
        else {
            return false
        }
        return parts.allSatisfy {
            (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    private static let tags: [String: String] = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "dutch": "nl",
        "portuguese": "pt", "russian": "ru", "chinese": "zh", "japanese": "ja", "korean": "ko", "latin": "la",
        "greek": "el", "finnish": "fi", "swedish": "sv", "danish": "da", "norwegian": "no", "polish": "pl",
        "czech": "cs", "hungarian": "hu", "esperanto": "eo", "catalan": "ca", "welsh": "cy", "irish": "ga",
        "icelandic": "is", "tagalog": "tl", "hebrew": "he", "arabic": "ar", "turkish": "tr", "romanian": "ro",
        "bulgarian": "bg", "serbian": "sr", "slovak": "sk", "slovenian": "sl", "ukrainian": "uk", "lithuanian": "lt",
        "afrikaans": "af", "galician": "gl", "occitan": "oc", "sanskrit": "sa", "hindi": "hi", "farsi": "fa",
        "persian": "fa", "yiddish": "yi", "frisian": "fy", "breton": "br", "scots": "sco", "estonian": "et",
        "deutsch": "de", "français": "fr", "español": "es", "italiano": "it", "português": "pt", "nederlands": "nl",
    ]
}
