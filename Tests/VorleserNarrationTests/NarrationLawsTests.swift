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
