import Foundation
import Phonemes
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

struct SaidHereTests {
    private func script(_ text: String, _ places: [(of: String, after: Int, UserPronunciation.Saying)]) -> [Piece] {
        let book = BookSketch(chapters: [SketchedChapter(title: "One", blocks: [.paragraph(.plain(text))])]).book
        let here = places.map { word, skipped, saying in
            var from = book.text.startIndex
            for _ in 0..<skipped { from = book.text[from...].range(of: word)?.upperBound ?? book.text.endIndex }
            let range = book.text[from...].range(of: word) ?? from..<from
            let utf16 = book.text.utf16
            let start = utf16.distance(from: utf16.startIndex, to: range.lowerBound)
            return SaidHere(TextSpan(utf16: start..<start + word.utf16.count), saying)
        }
        let narrator = Narrator(limits: UtteranceLimits(shortest: 0, longest: 400), saidHere: here)
        return narrator.script(of: book).utterances.flatMap(\.pieces)
    }

    @Test func `it holds at its place and nowhere else`() {
        let pieces = script("They read what we read.", [("read", 1, .phonemes("ɹˈɛd"))])
        #expect(pieces.filter { $0.phonemes == "ɹˈɛd" }.count == 1)
        #expect(pieces.map(\.text).joined() == "They read what we read.")
        #expect(pieces.first?.text.hasPrefix("They read") ?? false)
    }

    @Test func `it goes before the rules for numbers and abbreviations`() {
        let pieces = script("In 1851 it began.", [("1851", 0, .words("one eight five one"))])
        #expect(pieces.map(\.text).joined() == "In one eight five one it began.")
    }

    @Test func `the ending of a possessive is part of it`() {
        let pieces = script("Hermione’s owl.", [("Hermione", 0, .phonemes("hɜɹmˈIəni"))])
        #expect(pieces.first?.text == "Hermione's" || pieces.first?.text == "Hermione’s")
        #expect(pieces.first?.phonemes == "hɜɹmˈIəniz")
    }

    @Test func `silence says nothing`() {
        #expect(script("One [1] two.", [("[1]", 0, .silence)]).map(\.text).joined() == "One  two.")
    }

    @Test func `of two at the same place the first holds`() {
        let pieces = script("A bow.", [("bow", 0, .words("bough")), ("bow", 0, .words("beau"))])
        #expect(pieces.map(\.text).joined() == "A bough.")
    }
}
