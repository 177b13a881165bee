import Phonemes

/// Says addresses of the web and of people: *gutenberg.org*, *ana@correo.es*.
struct ContinentalAddresses: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("address") }

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0x2E) else { return [] }
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            var end = index + 1
            while passage.isTight(end), isPart(end, passage) { end += 1 }
            // Marks at its end belong to the sentence.
            while end > index + 1, passage.word(end - 1)?.kind == .mark, !passage.isMark(end - 1, "/") { end -= 1 }
            if isAddress(index..<end, passage) {
                result.append(passage.replacement(index..<end, by: said(index..<end, passage)))
            }
            index = end
        }
        return result
    }

    private func isPart(_ index: Int, _ passage: Passage) -> Bool {
        if passage.word(index)?.kind != .mark { return true }
        return Unicode.Scalar(passage.mark(index)).map(Self.marks.contains) ?? false
    }

    private static let marks = Set(".:/@-_?=&%#~+".unicodeScalars)

    private func isAddress(_ range: Range<Int>, _ passage: Passage) -> Bool {
        guard range.count > 2, passage.word(range.lowerBound)?.kind != .mark else { return false }
        // “p.es.”
        let printed = passage.text(in: passage.range(of: range)).lowercased()
        if words.abbreviations.stopped[printed + "."] != nil { return false }
        // *M.de Marville* has lost its blank.
        if range.count == 3, passage.printed(range.upperBound - 1) == "de", passage.isCapitalised(range.lowerBound),
            passage.count(range.lowerBound) < 5,
            words.abbreviations.stopped[passage.letters(range.lowerBound) + "."] != nil
        {
            return false
        }
        let hasAt = range.contains { passage.isMark($0, "@") }
        let isLink = ["http", "https", "www", "ftp"].contains(passage.letters(range.lowerBound))
        let host = range.prefix {
            !passage.isMark($0, "/") || passage.isMark($0 - 1, "/") || passage.isMark($0 - 1, ":")
        }
        guard host.contains(where: { passage.isMark($0, ".") }) else { return false }
        return hasAt || isLink || host.last.map { Self.domains.contains(passage.printed($0)) } ?? false
    }

    private static let domains: Set = [
        "com", "org", "net", "edu", "gov", "info", "es", "mx", "ar", "it", "fr", "br", "pt", "de", "uk", "eu", "io",
        "ch", "cl", "co", "pe", "be", "ca",
    ]

    private func said(_ range: Range<Int>, _ passage: Passage) -> String {
        var parts: [String] = []
        var index = range.lowerBound
        if ["http", "https", "ftp"].contains(passage.letters(index)), passage.isMark(index + 1, ":") {
            index += 4
        }
        while index < range.upperBound {
            switch passage.mark(index) {
            case 0: parts.append(part(index, passage))
            case 0x2E: parts.append(words.signs.address.dot)
            case 0x2F: if index + 1 < range.upperBound { parts.append(words.signs.address.slash) }
            case 0x40: parts.append(words.signs.address.at)
            case 0x2D: parts.append(words.signs.address.hyphen)
            case 0x5F: parts.append(words.signs.address.underscore)
            default: break
            }
            index += 1
        }
        return parts.joined(separator: " ")
    }

    private func part(_ index: Int, _ passage: Passage) -> String {
        let printed = passage.printed(index)
        if passage.isDigits(index) {
            return printed.utf8.count < 5
                ? Int(printed).map { words.numbers.cardinal($0, .alone) } ?? printed
                : words.numbers.digits(printed)
        }
        return printed == "www" ? "W W W" : printed
    }
}
