import Phonemes
import VorleserCore

/// Applies the rules for spoken forms, one after another.
struct SpokenForms {
    private let forms: [any SpokenForm]
    private let languages: LanguageTable<SpokenLanguage>
    private let saidHere: [SaidHere]
    private let accent: Accent

    init(_ narrator: Narrator) {
        (forms, languages) = (narrator.forms, narrator.languages)
        (saidHere, accent) = (narrator.saidHere, narrator.accent)
    }

    private struct Change {
        let range: Range<Int>
        let run: Run.Change

        init(range: Range<Int>, run: Run.Change) { (self.range, self.run) = (range, run) }
    }

    /// Words of our own as the rules of a language say them: their numbers and Greek letters.
    private func said(_ words: String, by spoken: SpokenLanguage, in language: String) -> String {
        var words = words
        for form in spoken.forms {
            var result = ""
            var end = 0
            let passage = Passage(words, language: language)
            for replacement in form.replacements(in: passage) {
                let range = replacement.range
                guard range.lowerBound >= end, range.upperBound <= passage.length else { continue }
                result += passage.text(in: end..<range.lowerBound) + replacement.text
                end = range.upperBound
            }
            if end > 0 || !result.isEmpty { words = result + passage.text(in: end..<passage.length) }
        }
        return words
    }

    /// What is said for the remaining parts of a sentence.
    /// - Parameters:
    ///   - spans: The parts, in order, none empty.
    ///   - printed: The chapter.
    ///   - language: BCP 47 tag of the sentence.
    ///   - isHeading: Whether it stands in a heading.
    ///   - isBlock: Whether it is all of its block.
    /// - Returns: Runs that cover the parts.
    func apply(
        to spans: [Range<Int>],
        of printed: PrintedText,
        in language: String,
        isHeading: Bool,
        isBlock: Bool
    ) -> [Run] {
        let runs = spans.map { Run(span: $0) }
        let spoken = languages[language]
        guard !forms.isEmpty || !spoken.forms.isEmpty || spoken.formulas != nil || !saidHere.isEmpty, !spans.isEmpty
        else { return runs }
        let parts = spans.map { spoken.seesRaisedSigns ? printed.typeset(in: $0) : printed[$0] }
        let units = parts.count == 1 ? parts[0] : parts.flatMap { $0 }[...]
        let edges = spans.dropLast().reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) } + [units.count]
        let pieces = pieces(of: units)
        let passages = pieces.map {
            Passage(
                $0,
                language: language,
                isHeading: isHeading,
                isBlock: isBlock && pieces.count == 1,
                names: printed.names,
                initials: printed.initials,
                subjects: printed.subjects
            )
        }
        var changes = changesHere(spans, edges, printed)
        if let words = spoken.formulas, !printed.formulas.isEmpty {
            let found = SpokenFormulas(words: words) { said($0, by: spoken, in: language) }
            changes = merge(found.changes(in: spans, edges, of: printed).map(Change.init), into: changes)
        }
        for form in [forms, spoken.forms].joined() {
            let found = zip(pieces, passages).flatMap { piece, passage in
                form.replacements(in: passage).filter { 0 <= $0.range.lowerBound && $0.range.upperBound <= piece.count }
                    .map { $0.moved(by: piece.startIndex - units.startIndex) }
            }
            guard !found.isEmpty else { continue }
            let taken = Set(changes.flatMap { [$0.range.lowerBound, $0.range.upperBound] })
            let apart = found.map { parted(whole($0, in: units), in: units, beside: taken) }
            changes = merge(sound(apart, by: form.name, edges), into: changes)
        }
        return changes.isEmpty ? runs : changed(runs, by: changes)
    }

    /// No rule for a sentence looks at more UTF-16 code units at once; hardly any sentence has so many.
    private static let longestPassage = 4_000

    /// A sentence, or one without end cut at white space: a rule may take the square of a passage's length.
    private func pieces(of units: ArraySlice<UInt16>) -> [ArraySlice<UInt16>] {
        var pieces: [ArraySlice<UInt16>] = []
        var rest = units
        while rest.count > Self.longestPassage {
            let most = rest.prefix(Self.longestPassage)
            let space = most.lastIndex { $0.isWhiteSpace }
            // Without white space no more is lost than a word, but none begins with half a character.
            let whole = UTF16.isLeadSurrogate(most[most.endIndex - 1]) ? most.endIndex - 1 : most.endIndex
            let end = max(space ?? whole, rest.startIndex + 1)
            pieces.append(rest[..<end])
            rest = rest[end...]
        }
        return pieces + [rest]
    }

    /// What is said otherwise at places of the sentence; what reaches out of a part of it is passed over.
    private func changesHere(_ spans: [Range<Int>], _ edges: [Int], _ printed: PrintedText) -> [Change] {
        if saidHere.isEmpty { return [] }
        return zip(spans, edges).flatMap { span, edge in
            let first = saidHere.partitioningIndex { $0.span.lowerBound.utf16 >= span.lowerBound }
            return saidHere[first...].prefix { $0.span.lowerBound.utf16 < span.upperBound }
                .filter { $0.span.upperBound.utf16 <= span.upperBound }
                .map { here in
                    let (start, change) = (
                        here.span.lowerBound.utf16, here.change(in: printed[span], at: span.lowerBound, accent)
                    )
                    return Change(
                        range: start + edge - span.lowerBound..<start + change.length + edge - span.lowerBound,
                        run: change.run
                    )
                }
        }
    }

    /// A replacement with the second half of its last letter.
    private func whole(_ replacement: Replacement, in units: ArraySlice<UInt16>) -> Replacement {
        var end = replacement.range.upperBound
        while end < units.count, units[units.startIndex + end] == RaisedSigns.filler { end += 1 }
        guard end > replacement.range.upperBound, !replacement.range.isEmpty else { return replacement }
        return Replacement(replacement.range.lowerBound..<end, by: replacement.text, phonemes: replacement.phonemes)
    }

    /// The words of a number, parted from letters that the figures stood right beside: `1080p`, `M16`.
    private func parted(
        _ replacement: Replacement,
        in units: ArraySlice<UInt16>,
        beside taken: Set<Int>
    ) -> Replacement {
        let range = replacement.range.lowerBound + units.startIndex..<replacement.range.upperBound + units.startIndex
        guard !range.isEmpty, !replacement.text.isEmpty else { return replacement }
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        let isLetter = { (index: Int) in
            units.indices.contains(index) && units[index].isASCIILetterOrDigit && !units[index].isDigit
        }
        let before = units[first].isDigit && isLetter(first - 1) && replacement.text.first?.isLetter == true
        let after = units[last].isDigit && isLetter(last + 1) && replacement.text.last?.isLetter == true
        guard before || after, taken.isDisjoint(with: [replacement.range.lowerBound, replacement.range.upperBound])
        else {
            return replacement
        }
        return Replacement(
            replacement.range,
            by: (before ? " " : "") + replacement.text + (after ? " " : ""),
            phonemes: replacement.phonemes
        )
    }

    /// The replacements that keep the promise of ``SpokenForm/replacements(in:)``.
    private func sound(_ replacements: [Replacement], by rule: String, _ edges: [Int]) -> [Change] {
        var result: [Change] = []
        var edge = 0
        for replacement in replacements {
            let range = replacement.range
            guard range.lowerBound >= result.last?.range.upperBound ?? 0 else { continue }
            while edge + 1 < edges.count, edges[edge + 1] <= range.lowerBound { edge += 1 }
            guard edge + 1 < edges.count, range.upperBound <= edges[edge + 1] else { continue }
            let run = Run.Change(replacement.text, rule: rule, phonemes: replacement.phonemes)
            result.append(Change(range: range, run: run))
        }
        return result
    }

    /// Both in order; the later rule's only where the earlier ones left the words alone.
    private func merge(_ later: [Change], into earlier: [Change]) -> [Change] {
        var result: [Change] = []
        var rest = earlier[...]
        for change in later {
            while let next = rest.first, next.range.upperBound <= change.range.lowerBound {
                result.append(next)
                rest.removeFirst()
            }
            if let next = rest.first, next.range.lowerBound < change.range.upperBound { continue }
            result.append(change)
        }
        return result + rest
    }

    private func changed(_ runs: [Run], by changes: [Change]) -> [Run] {
        var result: [Run] = []
        var rest = changes[...]
        var start = 0
        for run in runs {
            let end = start + run.span.count
            let toBook = run.span.lowerBound - start
            var here = start
            while let change = rest.first, change.range.lowerBound < end {
                if change.range.lowerBound > here {
                    result.append(Run(span: here + toBook..<change.range.lowerBound + toBook))
                }
                here = change.range.upperBound
                result.append(Run(span: change.range.lowerBound + toBook..<here + toBook, change: change.run))
                rest.removeFirst()
            }
            if here < end { result.append(Run(span: here + toBook..<end + toBook)) }
            start = end
        }
        return result
    }
}

extension Replacement {
    fileprivate func moved(by distance: Int) -> Replacement {
        Replacement(range.lowerBound + distance..<range.upperBound + distance, by: text, phonemes: phonemes)
    }
}
