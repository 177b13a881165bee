import Foundation
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Laws that hold for the script of every book, tried on books made by chance.
///
/// `VORLESER_SEEDS=1000` tries more of them.
struct NarrationLawsTests {
    static let seeds = 0..<(ProcessInfo.processInfo.environment["VORLESER_SEEDS"].flatMap(UInt64.init) ?? 25)
    static let narrators = [
        Narrator(limits: UtteranceLimits(shortest: 25, longest: 200)),
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 1)),
        Narrator(settings: Self.everything, limits: UtteranceLimits(shortest: 60, longest: 80)),
        Narrator(settings: NarrationSettings(spoken: [.frontMatter, .note]), limits: .init(shortest: 5, longest: 40)),
    ]

    private static let everything = NarrationSettings(
        spoken: Set(OmissionReason.allCases),
        readsImages: true,
        pauses: Pauses(scale: 0)
    )

    @Test(arguments: seeds)
    func `every character is spoken, replaced, left out for a reason, or white space`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        for narrator in Self.narrators {
            #expect(ScriptLaws.violations(of: narrator.script(of: book), in: book).prefix(3) == [])
        }
    }

    @Test(arguments: seeds)
    func `the laws hold when the marks of a book are broken`(seed: UInt64) {
        var chance = RandomBook(seed: seed &+ 1000)
        let book = chance.brokenBook()
        for narrator in Self.narrators {
            #expect(ScriptLaws.violations(of: narrator.script(of: book), in: book).prefix(3) == [])
        }
    }

    /// The book with word joiners in its text, and where each of its offsets is then.
    private static func joined(_ book: Book, seed: UInt64) -> (book: Book, place: [Int]) {
        var chance = SeededGenerator(seed: seed)
        var units: [UInt16] = []
        var place: [Int] = []
        var last: UInt16 = 0x20
        for unit in book.text.utf16 {
            let isInside = last > 0x20 && unit > 0x20 && last != 0xA0 && !UTF16.isTrailSurrogate(unit)
            if isInside, UInt8.random(in: 0..<6, using: &chance) == 0 { units.append(0x2060) }
            place.append(units.count)
            units.append(unit)
            last = unit
        }
        place.append(units.count)
        func moved(_ span: TextSpan) -> TextSpan {
            let start = place[span.lowerBound.utf16]
            return TextSpan(utf16: start..<(span.isEmpty ? start : place[span.upperBound.utf16 - 1] + 1))
        }
        func whole(_ span: TextSpan) -> TextSpan {
            TextSpan(utf16: place[span.lowerBound.utf16]..<place[span.upperBound.utf16])
        }
        let joined = Book(
            format: book.format,
            metadata: book.metadata,
            text: String(decoding: units, as: UTF16.self),
            spine: book.spine.map { SpineItem(href: $0.href, isLinear: $0.isLinear, span: whole($0.span)) },
            chapters: book.chapters.map {
                Chapter(title: $0.title, href: $0.href, role: $0.role, span: whole($0.span))
            },
            contents: [],
            marks: book.marks.map { TextMark($0.kind, moved($0.span)) }.sorted(),
            sentences: book.sentences.map { Sentence(whole($0.span)) }
        )
        return (joined, place)
    }

    @Test(arguments: seeds)
    func `word joiners change nothing that is said, and no place`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        guard !book.text.unicodeScalars.contains("\u{2060}") else { return }
        let (joined, place) = Self.joined(book, seed: seed)
        for narrator in Self.narrators {
            let (plain, script) = (narrator.script(of: book), narrator.script(of: joined))
            #expect(ScriptLaws.violations(of: script, in: joined).prefix(3) == [])
            #expect(script.utterances.map(\.spokenText) == plain.utterances.map(\.spokenText))
            #expect(script.omissions.map(\.reason) == plain.omissions.map(\.reason))
            #expect(
                script.utterances.map(\.span.lowerBound.utf16)
                    == plain.utterances.map { place[$0.span.lowerBound.utf16] }
            )
        }
    }

    @Test(arguments: seeds)
    func `the script of a book is the scripts of its chapters`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        let narrator = Self.narrators[0]
        let whole = narrator.script(of: book)
        let parts = book.chapters.map { narrator.script(of: book, in: $0.span) }
        #expect(parts.flatMap(\.utterances) == whole.utterances)
        #expect(parts.flatMap(\.omissions) == whole.omissions)
    }

    @Test(arguments: seeds)
    func `the script of a span is what the script of the book has there`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        var numbers = SeededGenerator(seed: seed)
        let start = Int.random(in: 0..<book.length, using: &numbers)
        let span = TextSpan(utf16: start..<Int.random(in: start + 1...book.length, using: &numbers))
        let narrator = Self.narrators[0]
        let whole = narrator.script(of: book)
        let part = narrator.script(of: book, in: span)
        let touching = whole.utterances.filter {
            $0.span.overlaps(span) || ($0.span.isEmpty && span.contains($0.span.lowerBound))
        }
        #expect(part.utterances == touching)
        #expect(part.omissions == whole.omissions.filter { $0.span.overlaps(span) })
    }

    @Test(arguments: seeds)
    func `an utterance is whole sentences, or a part of one`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        var utterances: [Int: [Utterance]] = [:]
        for utterance in Self.narrators[0].script(of: book).utterances {
            for index in book.sentenceIndices(in: utterance.span) { utterances[index, default: []].append(utterance) }
        }
        for utterance in utterances.values.filter({ $0.count > 1 }).joined() {
            #expect(book.sentenceIndices(in: utterance.span).count == 1, "“\(utterance.spokenText)”")
        }
    }

    @Test(arguments: seeds)
    func `an utterance is not longer than the voice speaks well`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.brokenBook()
        let narrator = Narrator(limits: UtteranceLimits(shortest: 20, longest: 90))
        for utterance in narrator.script(of: book).utterances {
            // A number before a list item is not counted, and a pair of surrogates stays whole.
            let unprinted = utterance.pieces.filter(\.span.isEmpty).reduce(0) { $0 + $1.text.utf16.count }
            #expect(utterance.spokenText.utf16.count <= 91 + unprinted)
        }
    }
}
