import VorleserCore

/// Shapes the sentences of a block into what the voice speaks well.
struct Utterances {
    let limits: UtteranceLimits
    let printed: PrintedText
    let languages: LanguageTable<SpokenLanguage>
    /// Whether a comma is said where lines without a mark are spoken in one breath.
    var saysLineEnds = true

    /// Cuts at the ends of lines, joins short sentences, cuts long ones.
    ///
    /// One utterance is either one or several whole sentences, or a part of one.
    func shape(_ sentences: [Phrase], in block: Block) -> [Phrase] {
        let isFlowing = !block.setting.isHeading && block.setting.verse == nil
        let breaks = isFlowing ? LineBreaks(in: block.span, printed) : nil
        return join(sentences.flatMap { lines(of: $0, in: block.setting, breaks) }).flatMap(cut)
    }

    // MARK: Lines

    /// A sentence cut at the ends of its lines, where a good reader would pause.
    ///
    /// In a heading that is every line. Elsewhere it is a line that ends with a mark; in verse without such marks again
    /// every line; in a paragraph also a line that ends of itself.
    private func lines(of sentence: Phrase, in setting: Block.Setting, _ breaks: LineBreaks?) -> [Phrase] {
        let ends = lineEnds(in: sentence)
        guard !ends.isEmpty else { return [sentence] }
        if setting.isHeading {
            return parts(of: sentence, at: ends.map { (offset: $0.place, pause: .headings) })
        }
        let flows = ends.contains(where: \.hasMark)
        let chosen = ends.filter { end in
            end.hasMark || (setting.verse == nil ? breaks?.part(at: end.next, flows: flows) == true : !flows)
        }
        guard !chosen.isEmpty else { return [sentence] }
        return joinLines(parts(of: sentence, at: chosen.map { (offset: $0.place, pause: .verseLine) }))
    }

    private struct LineEnd {
        /// Where the next line begins, in UTF-16 code units of what is said.
        let place: Int
        /// The same in the book.
        let next: Int
        /// Whether the line ends with punctuation.
        let hasMark: Bool
    }

    private func lineEnds(in sentence: Phrase) -> [LineEnd] {
        var result: [LineEnd] = []
        var said = 0
        for run in sentence.runs {
            defer { said += run.length }
            guard run.change == nil else { continue }
            var start = run.span.lowerBound
            while let offset = printed.firstNewline(in: start..<run.span.upperBound) {
                start = offset + 1
                let place = said + start - run.span.lowerBound
                guard place < sentence.length else { break }
                let last = printed[run.span.lowerBound..<offset].last { !$0.isWhiteSpace && !$0.isClosing }
                result.append(LineEnd(place: place, next: start, hasMark: last.map(Self.marks.contains) ?? false))
            }
        }
        return result
    }

    /// Joins short lines to the next, the last one to the line before.
    private func joinLines(_ lines: [Phrase]) -> [Phrase] {
        var result: [Phrase] = []
        for (index, line) in lines.enumerated() {
            let isShort = (result.last?.length ?? .max) < limits.shortest
            let isShortEnd = index == lines.count - 1 && line.length < limits.shortest
            if var last = result.last, isShort || isShortEnd, last.length + 2 + line.length <= limits.longest {
                if saysLineEnds { last.sayLineEnd(printed) }
                last.join(line)
                result[result.count - 1] = last
            } else {
                result.append(line)
            }
        }
        if result.count == 1 { result[0].isWhole = true }
        return result
    }

    // MARK: Short sentences

    private func join(_ sentences: [Phrase]) -> [Phrase] {
        var result: [Phrase] = []
        for sentence in sentences {
            if let last = result.last, last.length < limits.shortest {
                if canJoin(last, sentence) {
                    result[result.count - 1].join(sentence)
                    continue
                }
                joinLastToNeighbour(&result)
            }
            result.append(sentence)
        }
        joinLastToNeighbour(&result)
        return result
    }

    /// Joins the last one to the one before if it is short.
    private func joinLastToNeighbour(_ phrases: inout [Phrase]) {
        guard phrases.count > 1, let last = phrases.last, last.length < limits.shortest,
            canJoin(phrases[phrases.count - 2], last)
        else { return }
        phrases.removeLast()
        phrases[phrases.count - 1].join(last)
    }

    private func canJoin(_ one: Phrase, _ next: Phrase) -> Bool {
        one.isWhole && next.isWhole && next.pauseBefore == .sentence && one.language == next.language
            && one.voice == next.voice && one.length + 1 + next.length <= limits.longest && areApart(one, next)
    }

    /// Whether there is a blank between them, or nothing left out that may have held one.
    private func areApart(_ one: Phrase, _ next: Phrase) -> Bool {
        guard let last = one.runs.last, let first = next.runs.first else { return false }
        return one.hasBlankAtEnd || last.isContinued(by: first)
            || (first.change == nil && printed.trimmedAtStart(first.span) != first.span)
    }

    // MARK: Long sentences

    private func cut(_ phrase: Phrase) -> [Phrase] {
        guard phrase.length > limits.longest else { return [phrase] }
        var units: [UInt16] = []
        var closed: [Range<Int>] = []
        for run in phrase.runs {
            let start = units.count
            if let change = run.change { units += change.text.utf16 } else { units += printed[run.span] }
            if run.change != nil { closed.append(start..<units.count) }
        }
        let words = languages[phrase.language].phrases
        let cuts = ClauseCut(units, closed: closed, limits: limits, words).places
        return parts(of: phrase, at: cuts.map { ($0.offset, $0.pause) })
    }

    private func parts(of phrase: Phrase, at cuts: [(offset: Int, pause: Break)]) -> [Phrase] {
        guard !cuts.isEmpty else { return [phrase] }
        let pauses = [phrase.pauseBefore] + cuts.map(\.pause)
        return zip(phrase.cut(at: cuts.map(\.offset)), pauses).map { runs, pause in
            Phrase(
                runs,
                blanksAtEnd: blanks(atEndOf: runs),
                language: phrase.language,
                voice: phrase.voice,
                pauseBefore: pause,
                isWhole: false
            )
        }
    }

    private func blanks(atEndOf runs: [Run]) -> Int {
        guard let last = runs.last, last.change == nil else { return 0 }
        return last.span.count - printed.trimmedAtEnd(last.span).count
    }

    private static let marks = Set(",;:.!?—–-…".utf16)
}

extension Phrase {
    /// Says a comma for the white space at its end after a word, lest two lines run together.
    fileprivate mutating func sayLineEnd(_ printed: PrintedText) {
        guard let run = runs.last, run.change == nil else { return }
        let end = printed.trimmedAtEnd(run.span).upperBound
        let words = end > run.span.lowerBound ? printed[run.span.lowerBound..<end] : saidBeforeLast(printed)
        guard end < run.span.upperBound, let last = words.last(where: { !$0.isClosing }),
            last.isLetterOrDigit
        else { return }
        replaceEnd(from: end, by: Run.Change(", ", rule: NarrationSettings.lineEndRule))
    }

    private func saidBeforeLast(_ printed: PrintedText) -> ArraySlice<UInt16> {
        guard let before = runs.dropLast().last else { return [] }
        return before.change.map { Array($0.text.utf16)[...] } ?? printed[before.span]
    }
}
