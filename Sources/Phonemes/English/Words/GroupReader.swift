/// Says groups of pieces from right to left, so that each word knows how the next one starts.
///
/// Reference: section 4.
struct GroupReader {
    let words: WordReader
    /// Asked before the lexicon, if at all.
    let homographs: Homographs?
    let tokens: [TaggedToken]
    var pieces: [Piece]
    private var next = FollowingSound()

    /// The longest word that is looked for across pieces, in bytes: longer ones are in no lexicon.
    private static let longestWord = 64
    /// The most pieces that one word is looked for in: *N.A.A.C.P.* has ten.
    private static let mostPieces = 16
    /// The most pieces of a word that is taken apart: *O’Flanagan’s* has four.
    private static let mostDerivedPieces = 5

    init(words: WordReader, homographs: Homographs?, tokens: [TaggedToken], pieces: [Piece]) {
        self.words = words
        self.homographs = homographs
        self.tokens = tokens
        self.pieces = pieces
    }

    mutating func say(_ group: Range<Int>) {
        let first = group.lowerBound
        if group.count > 1 { return sayTogether(group) }
        if pieces[first].said == nil {
            if let reading = homograph(first) ?? reading(of: group) {
                pieces[first].say(reading)
            } else if !words.reference {
                guess(group)
            }
        }
        next.pass(pieces[first].said, isTo: pieces[first].saysTo)
    }

    // MARK: - Several pieces

    private mutating func sayTogether(_ group: Range<Int>) {
        var right = group.upperBound
        var stammers = false
        while right > group.lowerBound {
            if let sounds = stammer(right - 1, in: group) {
                right -= 1
                pieces[right].say(Reading(sounds, .derived))
                stammers = true
                continue
            }
            guard let (left, reading) = longestWord(in: group.lowerBound..<right) else {
                right = sayAlone(in: group.lowerBound..<right)
                continue
            }
            pieces[left].say(reading)
            for index in left + 1..<right { pieces[index].say(Reading(Sounds(), .mark)) }
            next.pass(reading.sounds, isTo: right == left + 1 && pieces[left].saysTo)
            right = left
        }
        resolve(group, stammers: stammers)
    }

    /// The longest word that ends where the span does.
    private func longestWord(in span: Range<Int>) -> (left: Int, reading: Reading)? {
        var (first, size) = (span.upperBound, 0)
        while first > span.lowerBound, size <= Self.longestWord, span.upperBound - first < Self.mostPieces {
            first -= 1
            size += pieces[first].text.utf8.count
        }
        for left in first..<span.upperBound {
            // No word begins with a sign; the reference does not know that.
            if !words.reference, left + 1 < span.upperBound, !pieces[left].canBeginWord || isPluralInRow(left) {
                continue
            }
            if let reading = reading(of: left..<span.upperBound) { return (left, reading) }
        }
        return nil
    }

    /// The last piece of a span, which is no word.
    /// - Returns: Where the rest of the span ends.
    private mutating func sayAlone(in span: Range<Int>) -> Int {
        let last = span.upperBound - 1
        if pieces[last].isJunk || !words.reference && pieces[last].text == ":" {
            pieces[last].say(mark: "")
            return last
        }
        if words.reference { return last }
        return guess(span)
    }

    private mutating func resolve(_ group: Range<Int>, stammers: Bool) {
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
        } else if !stammers {
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
        if spoken.count == 2, pieces[spoken[0]].text.unicodeScalars.count == 1 {
            if !isPrefixA(spoken[0]) { lower(spoken[1]) }
            return
        }
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
        if let letter = letterReading(span) { return letter }
        if let phrase = phraseReading(span) { return phrase }
        if head.isTo { return words.reading(of: Array("to".utf8), head.tag, before: next) }
        if let name = possessiveName(span) { return name }
        guard let word = word(of: span) else { return nil }
        let tag = span.count == 1 ? head.tag : tag(of: span)
        let currency = span.lazy.compactMap { pieces[$0].currency }.first
        let said =
            words.reference ? words.reading(of: word, tag, before: next) : readersReading(of: word, tag, span)
        if var reading = said {
            if let unit = currency.flatMap(words.plural) {
                reading.sounds.codes += [Symbols.space] + unit.codes
            }
            return reading
        }
        return words.numberReading(of: word, isHead: head.isHead, currency: currency)
    }

    /// The same with everything a reader knows beyond the reference.
    private func readersReading(of word: [UInt8], _ tag: PennTag, _ span: Range<Int>) -> Reading? {
        if span.count == 1, isPrefixA(span.lowerBound) { return words.reading(of: word, .dt, before: next) }
        if span.count == 1, isLetterA(span.lowerBound) { return words.reading(of: word, .nn, before: next) }
        if isCockney(span, word), let reading = withoutH(span, word, tag) { return reading }
        if let reading = words.readingInCapitals(of: word, tag, before: next) { return reading }
        if let reading = words.reading(of: word, tag, before: next) { return reading }
        // A lone apostrophe is no letter left out.
        if let reading = withoutH(span, word, tag) { return reading }
        guard word.count > 1, span.count <= Self.mostDerivedPieces, word.contains(where: ASCIIWord.isLetter),
            word.allSatisfy({ ASCIIWord.isLetter($0) || $0 == ASCIIWord.apostrophe })
        else { return nil }
        return words.widerReading(of: word, tag, before: next)
    }

    /// The reading of *’orrible* whose apostrophe was taken for a quotation mark.
    private func withoutH(_ span: Range<Int>, _ word: [UInt8], _ tag: PennTag) -> Reading? {
        let before = span.lowerBound - 1
        guard span.count == 1, before >= 0, pieces[before].isApostrophe, !pieces[before].hasSpaceAfter, word.count > 2
        else { return nil }
        let small = ASCIIWord.lowercased(word)
        let reading = words.withoutH(small, tag, before: next)
        return reading.map { Reading($0.sounds.stressed(WordReader.caseStress(of: word)), $0.source) }
    }

    /// *A-comin’*, *a-going*: no article, and no letter.
    private func isPrefixA(_ index: Int) -> Bool {
        guard !words.reference, pieces.indices.contains(index + 2), ["a", "A"].contains(pieces[index].text),
            pieces[index + 1].text == "-", !pieces[index].hasSpaceAfter, !pieces[index + 1].hasSpaceAfter
        else { return false }
        let word = pieces[index + 2].text
        // The A-train, an A-string
        let isName = pieces[index].text == "A" && index > 0 && pieces[index - 1].text.last?.isLetter == true
        if isName || ["train", "wing", "string", "ring", "main", "king"].contains(word.lowercased()) { return false }
        return word.count > 3 && ["in'", "in’", "in", "ing"].contains { word.hasSuffix($0) }
    }

    /// Whether a word without its *h* is meant although there is such a word: *’ave*, *’ouse*.
    private func isCockney(_ span: Range<Int>, _ word: [UInt8]) -> Bool {
        let before = span.lowerBound - 1
        guard before >= 0, pieces[before].isApostrophe,
            before == 0 || pieces[before - 1].hasSpaceAfter || ["“", "\"", "(", "—"].contains(pieces[before - 1].text)
        else { return false }
        if word.count == 3, ASCIIWord.lowercased(word).elementsEqual("ave".utf8) {
            // *Ave Maria*, *Ave!*
            let after = pieces.indices.contains(span.upperBound) ? pieces[span.upperBound].text.lowercased() : ""
            return Self.afterHave.contains(after)
        }
        return Self.cockney.contains(String(decoding: ASCIIWord.lowercased(word), as: UTF8.self))
    }

    private static let afterHave: Set = [
        "you", "a", "an", "some", "it", "the", "to", "been", "ye", "yer", "i", "we", "they", "no", "any", "none", "got",
        "done", "gone", "another", "my", "your", "his", "e", "him", "her", "them", "one", "seen", "had", "me", "that",
        "this", "all", "not", "taken", "come", "said", "told", "made", "nothing", "something",
    ]

    /// Words that have another reading, or none, without their *h*; none of those that often begin a quotation.
    private static let cockney: Set = [
        "ave", "ouse", "ouses", "eard", "ead", "eads", "eart", "earts", "ard", "ome", "ope", "orse", "undred",
    ]

    /// Whether *A* is the letter: *B A*, *A D*, *the letter A*.
    private func isLetterA(_ index: Int) -> Bool {
        guard pieces[index].text == "A", pieces[index].isWhole else { return false }
        func isCapital(_ place: Int) -> Bool {
            guard pieces.indices.contains(place), let letter = pieces[place].word, letter.count == 1 else {
                return false
            }
            return ASCIIWord.isUpper(letter[0]) && letter[0] != UInt8(ascii: "I")
        }
        if index > 0, pieces[index - 1].hasSpaceAfter {
            if isCapital(index - 1) || Self.beforeLetters.contains(pieces[index - 1].text.lowercased()) { return true }
        }
        return pieces[index].hasSpaceAfter && (isCapital(index + 1) || isNumbered(index))
    }

    /// *The A one*, *on the A forty*: roads, sheets and figures.
    private func isNumbered(_ index: Int) -> Bool {
        guard index > 0, pieces.indices.contains(index + 1) else { return false }
        return Self.beforeNumbered.contains(pieces[index - 1].text) && Self.numbers.contains(pieces[index + 1].text)
    }

    private static let beforeNumbered: Set = [
        "the", "in", "on", "of", "to", "from", "via", "along", "figure", "Figure", "table", "Table", "size", "paper",
        "section", "Section", "room", "Room", "and", "or", "gate", "Gate", "cell", "an",
    ]
    private static let numbers: Set = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty", "fifty",
        "sixty", "seventy", "eighty", "ninety", "twenty-one", "thirty-eight", "forty-one",
    ]

    private static let beforeLetters: Set = [
        "letter", "letters", "an", "plan", "vitamin", "grade", "mr", "mr.", "type",
    ]

    /// The reading that the words around it ask for.
    private func homograph(_ index: Int) -> Reading? {
        guard let homographs, pieces[index].isWhole, !pieces[index].isTo,
            let phonemes = homographs.reading(of: pieces[index].token, in: tokens, accent: words.accent)
        else { return nil }
        let stress = pieces[index].word.flatMap { WordReader.caseStress(of: $0) }
        return Reading(Sounds(phonemes).stressed(stress), .homograph)
    }

    /// The reading of several pieces that are one token in a phrase of another language: *raison d’être*.
    private func phraseReading(_ span: Range<Int>) -> Reading? {
        let token = pieces[span.lowerBound].token
        let isOther = { (index: Int) in index < 0 || index >= pieces.count || pieces[index].token != token }
        guard span.count > 1, homographs != nil, span.allSatisfy({ !isOther($0) }), isOther(span.lowerBound - 1),
            isOther(span.upperBound),
            let said = ForeignPhrases.reading(of: token, in: tokens, accent: words.accent)
        else { return nil }
        return Reading(Sounds(said), .homograph)
    }

    private func word(of span: Range<Int>) -> [UInt8]? {
        if span.count == 1 { return pieces[span.lowerBound].word }
        var word: [UInt8] = []
        // *Zoë’s*, cut at its apostrophe: the ending sounds as the letter before it wants.
        let head = pieces[span.lowerBound]
        if !words.reference, span.count < 4, head.word == nil, head.isOfLetters,
            pieces[span.lowerBound + 1].canBeginWord, !pieces[span.lowerBound + 1].isOfLetters,
            let owner = WrittenForm.folded(head.text)
        {
            let ending = span.dropFirst().compactMap { pieces[$0].word }
            return ending.count == span.count - 1 ? owner + ending.joined() : nil
        }
        var isFolded = false
        for index in span {
            if let part = pieces[index].word {
                word += part
            } else if !words.reference, pieces[index].isOfLetters, let part = WrittenForm.folded(pieces[index].text) {
                word += part
                isFolded = true
            } else {
                return nil
            }
        }
        // *Vis-à-vis*, but nothing made up of other words.
        return isFolded && !words.isKnown(word) ? nil : word
    }

    /// The tag of the piece with the most letters, the first of those.
    func tag(of span: Range<Int>) -> PennTag {
        var (best, weight) = (pieces[span.lowerBound].tag, -1)
        for index in span where pieces[index].letterWeight > weight {
            (best, weight) = (pieces[index].tag, pieces[index].letterWeight)
        }
        return best
    }

    // MARK: - Guesses

    /// Says the end of a span, which no list knows, by its letters: as much of it as is one word.
    /// - Returns: Where the rest of the span ends.
    @discardableResult
    private mutating func guess(_ span: Range<Int>) -> Int {
        let last = span.upperBound - 1
        guard pieces[last].isOfLetters else { return last }
        var first = last
        while first > span.lowerBound, pieces[first - 1].isOfLetters || pieces[first - 1].isApostrophe { first -= 1 }
        while first < last, pieces[first].isApostrophe { first += 1 }
        let text = pieces[first...last].reduce(into: "") { $0 += $1.text }
        let reading = foldedReading(of: text, tag(of: first..<last + 1)) ?? accented(words.guess(text), text)
        guard let reading else { return last }
        pieces[first].say(reading)
        for index in first + 1..<last + 1 { pieces[index].say(Reading(Sounds(), .mark)) }
        next.pass(reading.sounds, isTo: false)
        return first
    }

    /// The reading of a word without its accents.
    private func foldedReading(of text: String, _ tag: PennTag) -> Reading? {
        guard WrittenForm.ascii(text) == nil, let folded = WrittenForm.folded(text), !folded.isEmpty else { return nil }
        let accents = HeardAccents(text)
        if accents.soundEd, let reading = words.withSoundedEd(folded, tag, before: next) { return reading.derived }
        // A name is no English word with an ending, whatever the tagger says: *Dantès*, *Thénardier*.
        let isName = folded.first.map(ASCIIWord.isUpper) ?? false
        let small = ASCIIWord.lowercased(folded)
        if isName, !words.isGold(folded), !words.isGold(small), words.supplement(small) == nil { return nil }
        let reading = words.reading(of: folded, tag, before: next) ?? words.widerReading(of: folded, tag, before: next)
        // *Blasé* is not *blaze*, and *fiancées* end in more than that vowel.
        if accents.endInA, let codes = reading?.sounds.codes,
            !codes.suffix(accents.isPlural ? 2 : 1).contains(Self.codeA)
        {
            return nil
        }
        return reading?.derived
    }

    /// A name with accents before an apostrophe, or that and an *s*, said as it is without: *Nikoláy’s*, *Dantès’*.
    private func possessiveName(_ span: Range<Int>) -> Reading? {
        let head = pieces[span.lowerBound]
        guard !words.reference, span.count > 1, head.word == nil, head.isOfLetters, head.text.first?.isUppercase == true
        else { return nil }
        let ending = span.dropFirst().compactMap { pieces[$0].word }.joined()
        let hasS = ending.elementsEqual("'s".utf8)
        guard hasS || ending.elementsEqual([ASCIIWord.apostrophe]) else { return nil }
        let reading = foldedReading(of: head.text, head.tag) ?? accented(words.guess(head.text), head.text)
        return hasS ? reading.flatMap(words.addS) : reading
    }

    /// A guess whose final *é* bears the stress, as in French.
    private func accented(_ guess: Reading?, _ text: String) -> Reading? {
        guard var reading = guess, HeardAccents(text).endInA, WrittenForm.ascii(text) == nil else { return guess }
        var codes = reading.sounds.stressed(.lower).codes
        guard let place = codes.lastIndex(of: Self.codeA) else { return guess }
        if place > 0, codes[place - 1] == Symbols.secondary {
            codes[place - 1] = Symbols.primary
        } else {
            codes.insert(Symbols.primary, at: place)
        }
        reading.sounds = Sounds(codes: codes)
        return reading
    }

    private static let codeA = Symbols.code("A")
}

/// What accents say of a word's ending.
private struct HeardAccents {
    /// *blessèd*
    let soundEd: Bool
    /// *résumé*, *fiancées*
    let endInA: Bool
    /// *fiancées*
    let isPlural: Bool

    init(_ text: String) {
        soundEd = text.hasSuffix("èd") || text.hasSuffix("éd")
        endInA = ["é", "ée", "és", "ées"].contains { text.hasSuffix($0) }
        isPlural = text.hasSuffix("s")
    }
}
