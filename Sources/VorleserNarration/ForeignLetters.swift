import VorleserCore

/// Words in letters that the voice cannot say.
struct ForeignLetters {
    /// What the voice can say; `nil` when it is to try everything.
    let sayable: Set<WritingSystem>?

    /// - Parameter voice: The language that the voice speaks; `nil` when unknown.
    init(forVoiceOf voice: Language?) {
        sayable = voice?.sayableSystems
    }

    /// Parts what is said from what cannot be.
    /// - Parameters:
    ///   - runs: Those that are changed are said in any case.
    ///   - printed: The chapter.
    /// - Returns: The runs that are left, and the stretches that are left out.
    func parted(_ runs: [Run], of printed: PrintedText) -> (said: [Run], unsaid: [Range<Int>]) {
        guard sayable != nil else { return (runs, []) }
        var (said, unsaid): ([Run], [Range<Int>]) = ([], [])
        for run in runs {
            let foreign = run.change == nil ? stretches(in: run.span, of: printed) : []
            var start = run.span.lowerBound
            for stretch in foreign {
                if start < stretch.lowerBound { said.append(Run(span: start..<stretch.lowerBound)) }
                start = stretch.upperBound
            }
            unsaid += foreign
            if foreign.isEmpty {
                said.append(run)
            } else if start < run.span.upperBound {
                said.append(Run(span: start..<run.span.upperBound))
            }
        }
        return (said, unsaid)
    }

    /// Greek letters are signs in books of every language, by themselves or two together.
    private static let fewestGreekLetters = 3
    /// Signs between two foreign words that go with them, such as brackets, or a year in Chinese.
    private static let longestGap = 12

    private func stretches(in span: Range<Int>, of printed: PrintedText) -> [Range<Int>] {
        let units = printed[span]
        // The first letter that is not Latin, but for accents by themselves.
        guard units.contains(where: { $0 >= 0x370 }) else { return [] }
        var result: [Range<Int>] = []
        for word in words(of: units) where isForeign(word) {
            let range = word.range.lowerBound + printed.start..<word.range.upperBound + printed.start
            if let last = result.last, goesAlong(last.upperBound..<range.lowerBound, of: printed) {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result.map { withBlank($0, in: span, of: printed) }
    }

    private struct Word {
        /// Indices of the chapter's units.
        var range: Range<Int>
        var systems: Set<WritingSystem>
    }

    private func words(of units: ArraySlice<UInt16>) -> [Word] {
        var result: [Word] = []
        var decoder = UTF16()
        var iterator = units.makeIterator()
        var offset = units.startIndex
        var isInWord = false
        while true {
            let scalar: Unicode.Scalar
            switch decoder.decode(&iterator) {
            case .emptyInput: return result
            case .error: scalar = "\u{FFFD}"
            case .scalarValue(let decoded): scalar = decoded
            }
            let end = offset + UTF16.width(scalar)
            defer { offset = end }
            guard let system = WritingSystem(scalar) else {
                isInWord = false
                continue
            }
            if isInWord {
                result[result.count - 1].range = result[result.count - 1].range.lowerBound..<end
                result[result.count - 1].systems.insert(system)
            } else {
                result.append(Word(range: offset..<end, systems: [system]))
            }
            isInWord = true
        }
    }

    private func isForeign(_ word: Word) -> Bool {
        guard let sayable, word.systems.isDisjoint(with: sayable) else { return false }
        return word.systems != [.greek] || word.range.count >= Self.fewestGreekLetters
    }

    private func goesAlong(_ gap: Range<Int>, of printed: PrintedText) -> Bool {
        let units = printed[gap]
        guard units.count <= Self.longestGap, !units.contains(where: { $0.isLetterOrDigit && !$0.isDigit }) else {
            return false
        }
        return !units.contains(where: \.isDigit) || !units.contains(where: \.isWhiteSpace)
    }

    /// With the blank after it, where there is one before it too.
    private func withBlank(_ range: Range<Int>, in span: Range<Int>, of printed: PrintedText) -> Range<Int> {
        let isAfterBlank = range.lowerBound == span.lowerBound || printed[range.lowerBound - 1].isWhiteSpace
        guard isAfterBlank else { return range }
        return range.lowerBound..<printed.trimmedAtStart(range.upperBound..<span.upperBound).lowerBound
    }
}
