import VorleserCore

/// A stretch to be spoken: a sentence, a part of one, or several.
struct Phrase {
    /// In order. White space at the ends is not trimmed yet.
    var runs: [Run]
    let language: String
    /// Who speaks it where that is not the narrator.
    var voice: Voice.ID?
    /// What parts it from the phrase before it in the same block; `nil` for the first one.
    var pauseBefore: Break?
    /// Whether it is one or several whole sentences of the book, so that others may be joined to it.
    var isWhole = true
    /// The length of what is said without the white space at its end, in UTF-16 code units.
    var length: Int { fullLength - blanksAtEnd }
    var hasBlankAtEnd: Bool { blanksAtEnd > 0 }
    private var fullLength: Int
    private var blanksAtEnd: Int

    /// - Parameters:
    ///   - runs: What is said.
    ///   - blanksAtEnd: How many code units of white space are at the end of the runs.
    ///   - language: BCP 47 tag.
    ///   - voice: Who speaks it where that is not the narrator.
    ///   - pauseBefore: What parts it from the phrase before it in the same block.
    ///   - isWhole: Whether it is a whole sentence.
    init(
        _ runs: [Run],
        blanksAtEnd: Int = 0,
        language: String,
        voice: Voice.ID? = nil,
        pauseBefore: Break?,
        isWhole: Bool = true
    ) {
        self.runs = runs
        self.language = language
        self.voice = voice
        self.pauseBefore = pauseBefore
        self.isWhole = isWhole
        self.fullLength = runs.reduce(0) { $0 + $1.length }
        self.blanksAtEnd = blanksAtEnd
    }

    /// Where it begins in the book.
    var start: Int { runs.first?.span.lowerBound ?? 0 }
    /// Where it ends in the book.
    var end: Int { runs.last?.span.upperBound ?? 0 }

    /// Puts words that are not printed before the first.
    mutating func precede(by change: Run.Change) {
        guard let start = runs.first?.span.lowerBound else { return }
        runs.insert(Run(span: start..<start, change: change), at: 0)
        fullLength += change.length
    }

    /// Adds another phrase.
    mutating func join(_ other: Phrase) {
        fullLength += other.fullLength
        blanksAtEnd = other.blanksAtEnd
        guard let last = runs.last, let first = other.runs.first, last.isContinued(by: first) else {
            runs += other.runs
            return
        }
        runs[runs.count - 1].span = last.span.lowerBound..<first.span.upperBound
        runs += other.runs.dropFirst()
    }

    /// Says something else for the end of the last run, which is as printed.
    mutating func replaceEnd(from offset: Int, by change: Run.Change) {
        guard let last = runs.popLast() else { return }
        if offset > last.span.lowerBound {
            var head = last
            head.span = last.span.lowerBound..<offset
            runs.append(head)
        }
        runs.append(Run(span: offset..<last.span.upperBound, change: change))
        fullLength += change.length - (last.span.upperBound - offset)
        blanksAtEnd = 0
    }

    /// The phrase cut at places of what is said.
    /// - Parameter places: UTF-16 code units of what is said, ascending; none inside a changed run or at an end.
    /// - Returns: The runs of each part; a part may be white space alone.
    func cut(at places: [Int]) -> [[Run]] {
        var parts: [[Run]] = [[]]
        var (next, start) = (0, 0)
        for run in runs {
            var rest = run
            while next < places.count, places[next] < start + rest.length {
                let (head, tail) = rest.cut(after: places[next] - start)
                if let head { parts[parts.count - 1].append(head) }
                parts.append([])
                start = places[next]
                rest = tail
                next += 1
            }
            parts[parts.count - 1].append(rest)
            start += rest.length
        }
        return parts
    }
}

/// A stretch of the book and what is said for it.
struct Run {
    var span: Range<Int>
    /// What is said instead; `nil` when it is spoken as printed.
    var change: Change?
    /// BCP 47 tag of its words, where that is not the speaker's language.
    var language: String?

    struct Change {
        let text: String
        let rule: String
        let phonemes: String?
        let length: Int

        init(_ text: String, rule: String, phonemes: String? = nil) {
            self.text = text
            self.rule = rule
            self.phonemes = phonemes
            self.length = text.utf16.count
        }

        /// Whether there is something to say; sounds can be given for a sign as well.
        var isSpeakable: Bool { phonemes != nil || text.utf16.isSpeakable }
    }

    /// The length of what is said, in UTF-16 code units.
    var length: Int { change?.length ?? span.count }

    /// Whether both are spoken as printed, and stand next to each other.
    func isContinued(by next: Run) -> Bool {
        change == nil && next.change == nil && language == next.language && span.upperBound == next.span.lowerBound
    }

    /// Both parts of a run spoken as printed; a changed one stays whole.
    func cut(after length: Int) -> (head: Run?, tail: Run) {
        guard change == nil, length > 0 else { return (nil, self) }
        var (head, tail) = (self, self)
        head.span = span.lowerBound..<span.lowerBound + length
        tail.span = head.span.upperBound..<span.upperBound
        return (head, tail)
    }
}
