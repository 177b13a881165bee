import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// The silences after utterances.
struct PauseTests {
    private let pauses = Pauses()

    @Test func `structure decides the silence`() {
        let reading = Reading(
            .heading("Chapter I"),
            .heading("Loomings", level: 2),
            .paragraph("One. Two."),
            .paragraph("Three."),
            .item("•", "Four"),
            .item("•", "Five"),
            .paragraph("Six."),
            .block(.sceneBreak, "* * *"),
            .paragraph("Seven."),
            .heading("Next"),
            .table(["a"], ["b"])
        )
        #expect(
            reading.pauses == [
                pauses.betweenHeadings, pauses.afterHeading, pauses.sentence, pauses.paragraph, pauses.paragraph,
                pauses.listItem, pauses.paragraph, pauses.sceneBreak, pauses.beforeHeading, pauses.afterHeading,
                pauses.tableRow, pauses.book,
            ]
        )
    }

    @Test func `a chapter ends with a longer silence, the last one that is read with the longest`() {
        let book = BookSketch(
            .chapter("A", .paragraph("One.")),
            .chapter("B", .heading("Two"), .paragraph("Three.")),
            .chapter("C", role: .index, .paragraph("Ships, 7"))
        ).book
        #expect(Reading(book).pauses == [pauses.chapter, pauses.afterHeading, pauses.book])
    }

    @Test(arguments: ["* * *", "❦", "———", "~"])
    func `an ornament is the silence of a scene break`(ornament: String) {
        let reading = Reading(.paragraph("One."), .paragraph(.plain(ornament)), .paragraph("Two."))
        #expect(reading.pauses == [pauses.sceneBreak, pauses.book])
    }

    @Test func `a paragraph of nothing but dots is no scene break`() {
        let reading = Reading(.paragraph("One."), .paragraph("“…”"), .paragraph("Two."))
        #expect(reading.pauses == [pauses.paragraph, pauses.book])
    }

    @Test func `a break of scenes before a heading, or in what is left out, adds nothing to it`() {
        let reading = Reading(
            .paragraph("One."),
            .within(.note, .block(.sceneBreak, "* * *"), .paragraph("Skipped.")),
            .paragraph("Two."),
            .block(.sceneBreak, ""),
            .paragraph("Three.")
        )
        #expect(reading.pauses == [pauses.paragraph, pauses.paragraph, pauses.book])
    }

    @Test func `two line ends in a paragraph are the silence of a paragraph`() {
        let reading = Reading(.paragraph("One.", "\n\n", "Two.", "\n", "Three."))
        #expect(reading.pauses == [pauses.paragraph, pauses.sentence, pauses.book])
    }

    @Test func `short paragraphs that go on with a sentence are lines of verse`() {
        let reading = Reading(
            .paragraph("He took the book and read to them aloud."),
            .paragraph("The day is gone,"),
            .paragraph("the night is here."),
            .paragraph("And no one calls"),
            .paragraph("But me;"),
            .paragraph("And yet."),
            .paragraph("Then he shut the book, and all of them sat there for a long time without a word.")
        )
        #expect(
            reading.pauses == [
                pauses.paragraph, pauses.verseLine, pauses.sentence, pauses.verseLine, pauses.verseLine,
                pauses.paragraph,
                pauses.book,
            ]
        )
    }

    @Test(arguments: ["-IV-", "IV.", "12", "IL NOSTRO MAESTRO"])
    func `a number or a line of capitals alone is paused at as a heading`(title: String) {
        let reading = Reading(.paragraph("One."), .paragraph(.plain(title)), .paragraph("Two."))
        #expect(reading.pauses == [pauses.beforeHeading, pauses.afterHeading, pauses.book])
    }

    @Test func `lines of capitals one below the other are paused at as paragraphs`() {
        let reading = Reading(.paragraph("AO VERME QUE"), .paragraph("PRIMEIRO ROEU"), .paragraph("Dedico."))
        #expect(reading.pauses == [pauses.paragraph, pauses.afterHeading, pauses.book])
    }

    @Test func `lines of verse that are blocks are parted by the silence of a line`() {
        let stanza = SketchedBlock.within(.verse, .paragraph("The sea is calm tonight"), .paragraph("The tide is full"))
        #expect(Reading(stanza, stanza).pauses == [pauses.verseLine, pauses.paragraph, pauses.verseLine, pauses.book])
    }

    @Test func `a line that ends a sentence is followed by the silence of a sentence`() {
        let reading = Reading(.within(.verse, .paragraph("The tide is full."), .paragraph("“Come!”"), .paragraph("Go")))
        #expect(reading.pauses == [pauses.sentence, pauses.sentence, pauses.book])
    }

    @Test func `stanzas that hold lines as blocks are parted as paragraphs`() {
        let stanza = SketchedBlock.within(.paragraph, .paragraph("The sea is calm"), .paragraph("The tide is full"))
        let reading = Reading(.within(.verse, stanza, stanza))
        #expect(reading.pauses == [pauses.verseLine, pauses.paragraph, pauses.verseLine, pauses.book])
    }

    @Test func `stanzas in one verse are parted as paragraphs`() {
        let stanza = SketchedBlock.paragraph("The sea is calm tonight.", .marked(.lineBreak, "\n"), "The tide is full.")
        let reading = Reading(.within(.verse, stanza, stanza))
        #expect(reading.pauses == [pauses.sentence, pauses.paragraph, pauses.sentence, pauses.book])
    }

    @Test(arguments: [0, 0.5, 1, 3])
    func `the listener's scale applies to all`(scale: Double) {
        let blocks: [SketchedBlock] = [.heading("A"), .paragraph("One. Two.")]
        let book = BookSketch(SketchedChapter(title: "A", blocks: blocks)).book
        let usual = Reading(book).pauses
        let scaled = Reading(book, settings: NarrationSettings(pauses: Pauses(scale: scale))).pauses
        #expect(zip(usual, scaled).allSatisfy { abs($0 * scale - $1) < 0.001 })
    }

    @Test(arguments: [(-1.0, 0.0), (7.0, 9.0), (Double.nan, 3.0), (Double.infinity, 3.0)])
    func `a scale beyond reason is mended`(scale: Double, expected: Double) {
        let reading = Reading(.paragraph("One."), settings: NarrationSettings(pauses: Pauses(scale: scale)))
        #expect(reading.pauses == [expected])
    }

    @Test(arguments: [(Double.nan, 0.0), (-Double.infinity, 0.0), (1e300, 60.0), (-3.0, 0.0)])
    func `a silence beyond reason is mended`(seconds: Double, expected: Double) {
        var pauses = Pauses()
        pauses.book = seconds
        #expect(Reading(.paragraph("One."), settings: NarrationSettings(pauses: pauses)).pauses == [expected])
    }
}
