import Foundation
import Synchronization
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserNarration

/// Very long chapters are narrated in stretches; who asks for one word of them does not wait for all.
struct StretchTests {
    private let limits = UtteranceLimits(shortest: 0, longest: 400)

    private func narrator(stretch: Int) -> Narrator { Narrator(limits: limits, stretch: stretch) }

    /// A book of one chapter.
    private func book(_ blocks: [SketchedBlock]) -> Book {
        BookSketch(chapters: [SketchedChapter(title: "One", blocks: blocks)]).book
    }

    private func sentences(_ count: Int) -> String { String(repeating: "He ran off. ", count: count) }

    @Test(arguments: NarrationLawsTests.seeds)
    func `every character is spoken, replaced or left out where chapters are parted`(seed: UInt64) {
        var (chance, worse) = (RandomBook(seed: seed), RandomBook(seed: seed &+ 1000))
        for book in [chance.book(), worse.brokenBook()] {
            for length in [2, 30, 100] {
                let script = narrator(stretch: length).script(of: book)
                #expect(ScriptLaws.violations(of: script, in: book).prefix(3) == [])
            }
        }
    }

    @Test(arguments: NarrationLawsTests.seeds)
    func `the script of a span is what the script of the book has there, however chapters are parted`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        var numbers = SeededGenerator(seed: seed)
        let narrator = narrator(stretch: 60)
        let whole = narrator.script(of: book)
        for _ in 0..<5 {
            let start = Int.random(in: 0..<book.length, using: &numbers)
            let span = TextSpan(utf16: start..<Int.random(in: start + 1...book.length, using: &numbers))
            let part = narrator.script(of: book, in: span)
            #expect(
                part.utterances
                    == whole.utterances.filter {
                        $0.span.overlaps(span) || ($0.span.isEmpty && span.contains($0.span.lowerBound))
                    }
            )
            #expect(part.omissions == whole.omissions.filter { $0.span.overlaps(span) })
        }
    }

    @Test(arguments: NarrationLawsTests.seeds)
    func `stretches cover the book, and each lies in one chapter`(seed: UInt64) {
        var chance = RandomBook(seed: seed)
        let book = chance.book()
        for length in [2, 30, 100, 10_000] {
            let stretches = book.chapters.indices.flatMap { Stretch.stretches(of: $0, in: book, length: length) }
            #expect(stretches.map(\.span.length).reduce(0, +) == book.length)
            #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound })
            for stretch in stretches {
                #expect(!stretch.span.isEmpty && stretch.span.length <= length + length / 2 + 1)
                #expect(stretch.span.clamped(to: book.chapters[stretch.chapter].span) == stretch.span)
            }
        }
    }

    @Test func `a chapter of usual length is one stretch`() {
        let book = book([.heading("One"), .paragraph(.plain(sentences(15_000)))])
        #expect(Narrator.stretches(of: book) == [book.span])
    }

    @Test func `a long chapter is parted between paragraphs, with their silence`() {
        let book = book((0..<40).map { _ in .paragraph(.plain(sentences(20))) })
        let script = narrator(stretch: 1000).script(of: book)
        let whole = narrator(stretch: 1_000_000).script(of: book)
        #expect(script.utterances == whole.utterances)
        #expect(Stretch.stretches(of: 0, in: book, length: 1000).count > 5)
    }

    @Test func `a paragraph without end is parted between sentences`() {
        let book = book([.paragraph(.plain(sentences(1000)))])
        let script = narrator(stretch: 1000).script(of: book)
        #expect(script.utterances == narrator(stretch: 1_000_000).script(of: book).utterances)
        #expect(Stretch.stretches(of: 0, in: book, length: 1000).count > 5)
    }

    @Test func `a sentence without end is parted between words, and no character is halved`() {
        let words = book([.paragraph(.plain(String(repeating: "and so on ", count: 500)))])
        for stretch in Stretch.stretches(of: 0, in: words, length: 501).dropLast() {
            #expect(words.text(in: stretch.span).hasSuffix(" "))
        }
        let faces = book([.paragraph(.plain(String(repeating: "😀", count: 1000)))])
        for stretch in Stretch.stretches(of: 0, in: faces, length: 501) {
            #expect(Array(faces.text(in: stretch.span).utf16).first.map(UTF16.isTrailSurrogate) == false)
        }
    }

    @Test func `an item of a list is numbered once, though it is parted`() {
        let item = SketchedBlock.within(
            .listItem(marker: "7."),
            .paragraph(.plain(sentences(50))),
            .paragraph(.plain(sentences(50)))
        )
        let script = narrator(stretch: 500).script(of: book([item]))
        #expect(script.utterances.filter { $0.spokenText.contains("7") }.count == 1)
    }

    @Test func `for one word of a long chapter little is narrated`() {
        let seen = Seen()
        let narrator = Narrator(limits: limits, forms: [seen], languages: .none)
        let book = book([.paragraph(.plain(sentences(100_000)))])
        let script = narrator.script(of: book, in: TextSpan(utf16: 600_000..<600_010))
        #expect(!script.utterances.isEmpty)
        #expect(seen.units.withLock(\.self) <= 300_000)
    }

    /// A rule that changes nothing and counts what it is shown.
    private final class Seen: SpokenForm {
        let units = Mutex(0)
        let name = "seen"

        func replacements(in passage: Passage) -> [Replacement] {
            units.withLock { $0 += passage.length }
            return []
        }
    }
}
