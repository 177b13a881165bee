/// Says groups of pieces from right to left, so that each word knows how the next one starts.
///
/// Reference: section 4.
struct GroupReader {
    let words: WordReader
    var pieces: [Piece]
    var next = FollowingSound()

    /// The longest word that is looked for across pieces, in bytes: longer ones are in no lexicon.
    private static let longestWord = 64

    init(words: WordReader, pieces: [Piece]) {
        self.words = words
        self.pieces = pieces
    }

    mutating func say(_ group: Range<Int>) {
        let first = group.lowerBound
        if group.count > 1 { return sayTogether(group) }
        if pieces[first].said == nil, let reading = reading(of: group) { pieces[first].say(reading) }
        if pieces[first].said == nil, !words.reference { guess(group) }
        next.pass(pieces[first].said, isTo: pieces[first].saysTo)
    }

    // MARK: - Several pieces

    private mutating func sayTogether(_ group: Range<Int>) {
        var right = group.upperBound
        while right > group.lowerBound {
            guard let (left, reading) = longestWord(in: group.lowerBound..<right) else {
                right = sayAlone(in: group.lowerBound..<right)
                continue
            }
            pieces[left].say(reading)
            for index in left + 1..<right { pieces[index].say(Reading(Sounds(), .mark)) }
            next.pass(reading.sounds, isTo: right == left + 1 && pieces[left].saysTo)
            right = left
        }
        resolve(group)
    }

    /// The longest word that ends where the span does.
    private func longestWord(in span: Range<Int>) -> (left: Int, reading: Reading)? {
        var (first, size) = (span.upperBound, 0)
        while first > span.lowerBound, size <= Self.longestWord {
            first -= 1
            size += pieces[first].text.utf8.count
        }
        for left in first..<span.upperBound {
            if let reading = reading(of: left..<span.upperBound) { return (left, reading) }
        }
        return nil
    }

    /// The last piece of a span, which is no word.
    /// - Returns: Where the rest of the span ends.
    private mutating func sayAlone(in span: Range<Int>) -> Int {
        let last = span.upperBound - 1
        if pieces[last].isJunk {
            pieces[last].say(mark: "")
            return last
        }
        if words.reference { return last }
        return guess(span)
    }

    private mutating func resolve(_ group: Range<Int>) {
        let last = group.upperBound - 1
        if pieces[last].said == nil, let sign = pieces[last].text.first, pieces[last].text.count == 1,
            ";:,.!?—…".contains(sign)
        {
            pieces[last].say(mark: pieces[last].text)
        }
        if isMixed(group) {
            for index in group.dropFirst() where !(pieces[index].said?.isEmpty ?? true) {
                pieces[index].spaceBefore = true
            }
        } else {
            levelStress(group)
        }
    }

    /// Whether it has letters and digits and other signs, at least two of the three.
    private func isMixed(_ group: Range<Int>) -> Bool {
        var kinds: Set<Int> = []
        for index in group {
            for character in pieces[index].text where !"',-._‘’".contains(character) {
                if character == " " || character == "/" { return true }
                kinds.insert(character.isLetter ? 0 : "0"..."9" ~= character ? 1 : 2)
            }
        }
        return kinds.count > 1
    }

    /// One word has one main stress, more or less.
    private mutating func levelStress(_ group: Range<Int>) {
        let spoken = group.filter { !(pieces[$0].said?.isEmpty ?? true) }
        if spoken.count == 2, pieces[spoken[0]].text.unicodeScalars.count == 1 { return lower(spoken[1]) }
        guard spoken.count > 1, spoken.count(where: isStressed) > (spoken.count + 1) / 2 else { return }
        let weights = spoken.map { (isStressed($0) ? 1 : 0, pieces[$0].said?.weight ?? 0, $0) }
        for (_, _, index) in weights.sorted(by: <).prefix(spoken.count / 2) { lower(index) }
    }

    private func isStressed(_ index: Int) -> Bool { pieces[index].said?.hasPrimary ?? false }

    private mutating func lower(_ index: Int) {
        pieces[index].said = pieces[index].said?.stressed(.lowerIfPrimary)
    }

    // MARK: - Single words

    /// The reading of the pieces as one word.
    private func reading(of span: Range<Int>) -> Reading? {
        let head = pieces[span.lowerBound]
        if head.isTo { return words.reading(of: Array("to".utf8), head.tag, before: next) }
        guard let word = word(of: span) else { return nil }
        let tag = span.count == 1 ? head.tag : tag(of: span)
        let currency = span.lazy.compactMap { pieces[$0].currency }.first
        if var reading = words.reading(of: word, tag, before: next) {
            if let unit = currency.flatMap(words.plural) {
                reading.sounds.codes += [Symbols.space] + unit.codes
            }
            return reading
        }
        return words.numberReading(of: word, isHead: head.isHead, currency: currency)
    }

    private func word(of span: Range<Int>) -> [UInt8]? {
        if span.count == 1 { return pieces[span.lowerBound].word }
        var word: [UInt8] = []
        for index in span {
            guard let part = pieces[index].word else { return nil }
            word += part
        }
        return word
    }

    /// The tag of the piece with the most letters, the first of those.
    func tag(of span: Range<Int>) -> PennTag {
        var (best, weight) = (pieces[span.lowerBound].tag, -1)
        for index in span where pieces[index].letterWeight > weight {
            (best, weight) = (pieces[index].tag, pieces[index].letterWeight)
        }
        return best
    }

    @discardableResult
    private mutating func guess(_ span: Range<Int>) -> Int {
        span.upperBound - 1
    }
}
