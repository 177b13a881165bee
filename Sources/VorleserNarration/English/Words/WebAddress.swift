import Phonemes

/// An address of the web or of electronic mail, the name of a file, `@someone`, `#something`.
struct WebAddress {
    /// How it is said; what only machines need is left out: the scheme, keys, queries, fragments.
    let words: String

    /// `nil` when the text is none.
    init?(_ text: String) {
        guard let words = Self.document(text) ?? Self.mail(text) ?? Self.tag(text) ?? Self.web(text) ?? Self.file(text)
        else { return nil }
        self.words = words
    }

    /// A DOI: `doi:10.1000/182`. Source: ISO 26324.
    private static func document(_ text: String) -> String? {
        let isLabelled = text.lowercased().hasPrefix("doi:")
        let name = isLabelled ? text.dropFirst(4) : text[...]
        guard name.hasPrefix("10."), let slash = name.firstIndex(of: "/") else { return nil }
        let publisher = name[..<slash].dropFirst(3)
        guard (4...9).contains(publisher.count), publisher.allSatisfy({ $0.isNumber || $0 == "." }),
            name.index(after: slash) < name.endIndex
        else { return nil }
        return (isLabelled ? "D O I " : "") + spell(name)
    }

    private static func mail(_ text: String) -> String? {
        let address = text.hasPrefix("mailto:") ? text.dropFirst(7) : text[...]
        let sides = address.split(separator: "@", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty, sides[1].contains("."), !sides[1].hasPrefix(".") else { return nil }
        return spell(sides[0]) + " at " + spell(sides[1])
    }

    private static func tag(_ text: String) -> String? {
        let name = text.dropFirst()
        guard let first = name.first, first.isASCII, first.isLetter || first == "_",
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        if text.first == "@" { return "at " + spell(camelParted(name)) }
        return text.first == "#" && name.count > 1 ? "hashtag " + spell(camelParted(name)) : nil
    }

    /// “MeToo” is two words.
    private static func camelParted(_ name: Substring) -> Substring {
        var result = ""
        for character in name {
            if character.isUppercase, result.last?.isLowercase == true { result.append(" ") }
            result.append(character)
        }
        return result[...]
    }

    private static func web(_ text: String) -> String? {
        var rest = text[...]
        let scheme = ["https://", "http://", "ftp://"].first { text.lowercased().hasPrefix($0) }
        if let scheme { rest = rest.dropFirst(scheme.count) }
        let hasPath = rest.contains("/")
        rest = rest.prefix { $0 != "?" && $0 != "#" }
        while rest.last == "/" { rest.removeLast() }
        let host = rest.prefix { $0 != "/" && $0 != ":" }
        guard !host.isEmpty, scheme != nil || isHost(host, hasPath: hasPath) else { return nil }
        let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
        return spell(parts.filter { !isKey($0) }.joined(separator: "/")[...])
    }

    /// Whether a part of a path is the number of a record, as `1223708325960798208`, or a key of mixed letters and figures.
    private static func isKey(_ part: Substring) -> Bool {
        let digits = part.count { $0.isNumber }
        let isWorded = part.contains { "-_%".contains($0) }
        if digits > 8 { return !isWorded || digits * 2 > part.count && !part.contains("%") }
        return part.count > 15 && digits > 2 && !isWorded && part.contains(where: \.isUppercase)
            && part.contains(where: \.isLowercase)
    }

    private static func isHost(_ host: Substring, hasPath: Bool) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy(isLabel), let top = labels.last else { return false }
        if labels[0].lowercased() == "www" { return true }
        guard top.allSatisfy(\.isLowercase) || ["COM", "ORG", "NET"].contains(top) else { return false }
        return tops.contains(top.lowercased()) || (labels.count > 2 || hasPath) && countries.contains(String(top))
    }

    private static func isLabel(_ label: Substring) -> Bool {
        !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" }
    }

    private static func file(_ text: String) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, let ending = parts.last,
            files.contains(String(ending)) || tops.contains(String(ending)) && parts.count == 2 && parts[0].isEmpty,
            parts.dropLast().allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || "-_/\\".contains($0) } })
        else { return nil }
        return spell(text[...]).trimmedBlanks
    }

    // MARK: Words

    private static func spell(_ text: Substring) -> String {
        var words: [String] = []
        var rest = text
        while let first = rest.first {
            if first.isLetter {
                let word = rest.prefix(while: \.isLetter)
                words.append(said(word))
                rest = rest.dropFirst(word.count)
            } else if first.isNumber {
                let digits = rest.prefix(while: \.isNumber)
                words.append(number(digits))
                rest = rest.dropFirst(digits.count)
            } else {
                if let sign = signs[first] { words.append(sign) }
                rest.removeFirst()
            }
        }
        return words.joined(separator: " ")
    }

    private static func said(_ word: Substring) -> String {
        let small = word.lowercased()
        let isSpelled =
            small.count == 1 || spelled.contains(small)
            || (small.count < 4 && !plain.contains(small) && !Spelling.isSayable(small))
            || !small.contains { "aeiouy".contains($0) }
        return isSpelled && !plain.contains(small) ? small.spelled : String(word)
    }

    private static func number(_ digits: Substring) -> String {
        guard digits.count < 5, let value = Int(digits), digits.first != "0" || digits.count == 1 else {
            return NumberWords.digits(digits)
        }
        if digits.count == 4 { return NumberWords.year(value) }
        return digits.count == 3 ? NumberWords.digits(digits) : NumberWords.cardinal(value)
    }

    private static let signs: [Character: String] = [
        ".": "dot", "/": "slash", "\\": "backslash", "-": "dash", "_": "underscore", "@": "at", "~": "tilde",
        "+": "plus", ":": "colon", "=": "equals", "&": "and", "%": "percent",
    ]

    private static let plain: Set<String> = [
        "com", "net", "org", "gov", "mil", "biz", "co", "mr", "mrs", "dr", "me", "the", "my",
    ]

    private static let spelled: Set<String> = [
        "uk", "us", "edu", "io", "ai", "tv", "eu", "de", "fr", "ca", "au", "nz", "jp", "cn", "ru", "ch", "nl", "es",
        "it",
        "ie", "ac", "www", "html", "htm", "pdf", "jpg", "png", "gif", "css", "js", "xml", "csv", "mp", "py", "php",
        "exe",
        "bbc", "mit", "fbi", "ucla", "faq", "api", "url", "rss",
    ]

    private static let tops: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "info", "biz", "io", "uk", "de", "fr", "eu", "ca", "au", "nz", "jp",
        "ru",
        "nl", "tv", "app", "dev", "blog", "online", "site", "store", "shop", "xyz", "ie", "ai",
    ]

    private static let countries: Set<String> = [
        "us", "ch", "es", "it", "cn", "at", "be", "se", "no", "dk", "fi", "pl", "in", "co", "me", "int", "br", "mx",
        "za", "ly", "gl",
    ]

    private static let files: Set<String> = [
        "html", "htm", "pdf", "txt", "doc", "docx", "jpg", "jpeg", "png", "gif", "mp3", "mp4", "exe", "zip", "js", "py",
        "swift", "css", "xml", "json", "epub", "csv", "xls", "xlsx", "ppt", "php", "cpp", "java", "md", "wav", "mobi",
        "tar", "gz",
    ]
}

extension String {
    fileprivate var trimmedBlanks: String { String(drop { $0 == " " }) }
}
