/// Says a language that is spelled by rule.
///
///     text → words and marks → the sounds of each word → what words do to each other up to the next mark → symbols
struct SpellingPhonemizer<Rules: SpellingRules>: Phonemizing {
    private let rules: Rules

    init(_ rules: Rules) { self.rules = rules }

    func pronunciation(of text: String) -> Pronunciation {
        var items = SpelledText(text).items
        rules.read(&items)
        var said: [Said] = []
        said.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            said.append(Self.quotation(items, index).map(Said.mark) ?? self.said(item, after: said.last))
        }
        Self.markHyphens(items, &said)
        joinBreaths(&said)
        return Pronunciation(Self.tokens(zip(items, said)))
    }

    /// What is said for an item: words, a mark, or nothing that is known.
    private enum Said {
        case words([SpelledWord], PronunciationSource)
        case mark(String)
        case unknown
    }

    /// A quotation mark that its place tells to open or to close, whatever its shape: German has »…« and „…“.
    private static func quotation(_ items: [SpelledText.Item], _ index: Int) -> String? {
        guard items[index].kind == .mark, let mark = items[index].text.unicodeScalars.first,
            "«»‹›“".unicodeScalars.contains(mark)
        else { return nil }
        let isApart = index == 0 || items[index - 1].hasSpaceAfter
        let touchesNext = index + 1 < items.count && !items[index].hasSpaceAfter
        let isBeforeMark = touchesNext && items[index + 1].kind == .mark
        // French has a space on the inner side: *« Oui », dit-il*.
        if isApart { return touchesNext && !(isBeforeMark && ".,;:!?".contains(items[index + 1].text)) ? "“" : nil }
        return touchesNext && !isBeforeMark ? nil : "”"
    }

    private func said(_ item: SpelledText.Item, after previous: Said?) -> Said {
        if item.reading == "" { return .words([], .lexicon) }
        switch item.kind {
        case .word:
            let letters = Self.letters(of: item.reading ?? item.text)
            if letters.count == 1, let name = rules.name(of: letters[0]), item.text.first?.isUppercase == true,
                rules.word(letters)?.isClitic != true
            {
                return spelled(name)
            }
            if let word = rules.word(letters, Self.capital(of: item.text, after: previous)) {
                return .words([word], .lexicon)
            }
            let plain = letters.filter { $0 != "'" }
            let names = plain.compactMap(rules.name)
            return names.isEmpty || names.count < plain.count ? .unknown : spelled(names.joined(separator: " "))
        case .digits: return spelled(rules.words(ofDigits: item.text))
        case .mark: return .mark(item.text.unicodeScalars.first.map(SpelledMarks.symbol) ?? "")
        case .other: return .unknown
        }
    }

    /// Whether a word begins with a capital after its last apostrophe.
    private static func capital(of text: String, after previous: Said?) -> SpelledCapital {
        var (first, second): (Unicode.Scalar?, Unicode.Scalar?)
        var isElided = false
        for scalar in text.unicodeScalars {
            if WrittenForm.isApostrophe(scalar) {
                (first, second, isElided) = (nil, nil, true)
            } else if first == nil {
                first = scalar
            } else if second == nil {
                second = scalar
            }
        }
        guard let first, isCapital(first) else { return .none }
        if let second, isCapital(second), !text.unicodeScalars.contains(where: \.properties.isLowercase) { return .all }
        guard second.map({ !isCapital($0) }) ?? false else { return .none }
        switch previous {
        case .words: return .name
        case .mark(let symbol) where symbol.isEmpty || symbol == ",": return .name
        default: return isElided ? .name : .first
        }
    }

    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
    }

    /// Words that stand for something else: a letter's name, a number.
    private func spelled(_ names: String) -> Said {
        let words = names.split(separator: " ").compactMap { rules.word(Array($0.unicodeScalars)) }
        return .words(words, .lexicon)
    }

    private static func letters(of word: String) -> [Unicode.Scalar] {
        let written = word.utf8.allSatisfy { $0 < 0x80 } ? word : WrittenForm.normalised(word)
        return written.lowercased().unicodeScalars.filter { !WrittenForm.isDropped($0) }
    }

    /// Tells words that a hyphen joins to the word before: *dit-il*.
    private static func markHyphens(_ items: [SpelledText.Item], _ said: inout [Said]) {
        for index in items.indices.dropFirst(2) {
            guard case .words(var words, let source) = said[index], !words.isEmpty, items[index - 2].kind == .word,
                !items[index - 2].hasSpaceAfter, !items[index - 1].hasSpaceAfter, items[index - 1].kind == .mark,
                let mark = items[index - 1].text.unicodeScalars.first, SpelledMarks.tag(of: mark) == .hyph
            else { continue }
            words[0].followsHyphen = true
            said[index] = .words(words, source)
        }
    }

    private func joinBreaths(_ said: inout [Said]) {
        var start = 0
        for index in 0...said.count {
            if index < said.count {
                switch said[index] {
                case .words: continue
                // What the voice does not hear parts nothing.
                case .mark(let symbol) where symbol.isEmpty: continue
                default: break
                }
            }
            join(&said, start..<index)
            start = index + 1
        }
    }

    private func join(_ said: inout [Said], _ range: Range<Int>) {
        var words: [SpelledWord] = []
        for case .words(let some, _) in said[range] { words += some }
        guard !words.isEmpty else { return }
        rules.join(&words)
        var rest = words[...]
        for index in range {
            guard case .words(let some, let source) = said[index] else { continue }
            said[index] = .words(Array(rest.prefix(some.count)), source)
            rest = rest.dropFirst(some.count)
        }
    }

    private static func tokens(_ said: Zip2Sequence<[SpelledText.Item], [Said]>) -> [PronouncedToken] {
        var isAfterSpace = false
        return said.map { item, said in
            let (phonemes, source): (String?, PronunciationSource) =
                switch said {
                case .words(let words, let source): (words.map(\.phones.symbols).joined(separator: " "), source)
                case .mark(let symbol): (symbol, .mark)
                case .unknown: (nil, .unknown)
                }
            let isSilent = phonemes?.isEmpty ?? true
            // A space on either side of something silent is one space.
            let hasSpace = item.hasSpaceAfter && !(isSilent && isAfterSpace)
            isAfterSpace = isSilent ? isAfterSpace || item.hasSpaceAfter : item.hasSpaceAfter
            let mark = item.kind == .mark ? item.text.unicodeScalars.first : nil
            return PronouncedToken(
                range: item.range,
                text: item.text,
                tag: mark.map(SpelledMarks.tag) ?? (item.kind == .digits ? .cd : .nn),
                phonemes: phonemes,
                whitespace: hasSpace ? " " : "",
                source: source
            )
        }
    }
}
