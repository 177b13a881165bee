import Foundation
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Joining and cutting, and what is spoken as printed.
struct UtteranceTests {
    private let limits = UtteranceLimits(shortest: 20, longest: 60)

    // MARK: Short sentences

    @Test func `a short sentence is joined to the next one`() {
        let reading = Reading(.paragraph("No. It was a very long day at sea."), limits: limits)
        #expect(reading.said == ["No. It was a very long day at sea."])
    }

    @Test func `a short sentence at the end is joined to the one before`() {
        let reading = Reading(.paragraph("It was a very long day at sea. No."), limits: limits)
        #expect(reading.said == ["It was a very long day at sea. No."])
    }

    @Test func `a short sentence is joined to the one before if the next is too long for both`() {
        let long = "It was a very long day at sea, as they said to one another."
        let reading = Reading(.paragraph("The day at sea was long. No. ", .plain(long)), limits: limits)
        #expect(reading.said == ["The day at sea was long. No.", long])
    }

    @Test func `short paragraphs, headings and items stay alone`() {
        let reading = Reading(
            .heading("I"),
            .paragraph("“No.”"),
            .paragraph("“Yes.”"),
            .item("•", "A"),
            .item("•", "B"),
            limits: limits
        )
        #expect(reading.said == ["I", "“No.”", "“Yes.”", "A", "B"])
    }

    @Test func `sentences in two languages are not joined`() {
        let reading = Reading(.paragraph("He said: no. ", .marked(.language("fr"), "Non.")), limits: limits)
        #expect(reading.said == ["He said: no.", "Non."])
        #expect(reading.script.utterances.map(\.language) == ["en", "fr"])
    }

    @Test func `sentences with nothing but an omission between them stay apart`() {
        let sketch = BookSketch(.chapter("A", .paragraph("No.", .marked(.decorative, "#"), "Yes."))).book
        let sentences = [0..<4, 4..<9].map { Sentence(TextSpan(utf16: $0)) }
        #expect(Reading(sketch.with(sentences: sentences), limits: limits).said == ["No.", "Yes."])
    }

    // MARK: Long sentences

    @Test func `a long sentence is cut at a clause, into parts about equally long`() {
        let reading = Reading(
            .paragraph("The ship went down in the night, with all its men; in the morning the sea was calm, and blue."),
            limits: limits
        )
        #expect(
            reading.said == [
                "The ship went down in the night, with all its men;", "in the morning the sea was calm, and blue.",
            ]
        )
        #expect(reading.pauses == [Pauses().clause, Pauses().book])
    }

    @Test func `the tail of a cut sentence is not tiny`() {
        let reading = Reading(
            .paragraph("The ship went down in the night of the second of May and no one, not one, knew why, alas."),
            limits: limits
        )
        #expect(reading.said.allSatisfy { $0.count >= 20 })
    }

    @Test(arguments: [
        "with one or two of the largest ships", "of 1,024 and 10 000 men and 1914–1918 and 1914—1918 men",
        "down in the well-known old harbour town", "of the house’s eldest son’s ship’s master",
    ])
    func `words and numbers stay whole`(words: String) {
        let text = Array(repeating: words, count: 9).joined(separator: " ")
        let reading = Reading(.paragraph(.plain(text)), limits: UtteranceLimits(shortest: 5, longest: 30))
        #expect(reading.said.count > 2)
        #expect(reading.said.joined(separator: " ") == text)
        for number in ["1,024", "10 000", "1914–1918", "1914—1918", "well-known"] where words.contains(number) {
            #expect(reading.said.count { $0.contains(number) } >= 5)
            let parts = reading.said.reduce(0) { $0 + $1.components(separatedBy: number).count - 1 }
            #expect(parts == 9)
        }
    }

    @Test func `a dash between two words is a place to cut`() {
        let reading = Reading(
            .paragraph("The ship went down in the night of May—nobody knew the reason of it all then"),
            limits: limits
        )
        #expect(
            reading.said == ["The ship went down in the night of May—", "nobody knew the reason of it all then"]
        )
    }

    @Test(arguments: ["👩‍👩‍👧", "e\u{301}", "𝄞x", "g̈", "日本"])
    func `a word too long for the voice is cut between characters`(unit: String) {
        let text = String(repeating: unit, count: 100)
        let reading = Reading(.paragraph(.plain("a" + text)), limits: UtteranceLimits(shortest: 3, longest: 25))
        // Emoji alone have no sound; they are left out instead.
        let parts = reading.script.utterances.map(\.span) + reading.script.omissions.map(\.span)
        let edges = Set(reading.book.text.indices.map { $0.utf16Offset(in: reading.book.text) })
        #expect(parts.count > 3)
        #expect(parts.allSatisfy { $0.length <= 25 && edges.contains($0.lowerBound.utf16) })
        #expect(ScriptLaws.violations(of: reading.script, in: reading.book) == [])
    }

    @Test func `text without gaps is cut after its marks`() {
        let reading = Reading(
            .paragraph("春はあけぼの、やうやう白くなりゆく山ぎは、すこしあかりて、紫だちたる雲のほそくたなびきたる。"),
            limits: UtteranceLimits(shortest: 5, longest: 30)
        )
        #expect(reading.said.dropLast().allSatisfy { $0.hasSuffix("、") })
        #expect(reading.said.joined() + "\n" == reading.book.text)
    }

    @Test func `a part of a cut sentence is not joined to another sentence`() {
        let long = "It was a very long day at sea, they said, and the night was longer still, with wind."
        let reading = Reading(.paragraph(.plain(long), " No."), limits: limits)
        #expect(reading.said.last == "No.")
    }

    // MARK: Lines

    @Test func `verse is cut at the ends of lines that have a mark, and flows over the others`() {
        let reading = Reading(
            .verse("I wandered lonely as a cloud", "That floats on high o’er vales and hills,", "When all at once.")
        )
        #expect(
            reading.said == [
                "I wandered lonely as a cloud That floats on high o’er vales and hills,", "When all at once.",
            ]
        )
        #expect(reading.pauses == [Pauses().verseLine, Pauses().book])
    }

    @Test func `verse without marks is cut at every line`() {
        let reading = Reading(.verse("two roads in a wood", "and i took one"))
        #expect(reading.said == ["two roads in a wood", "and i took one"])
    }

    @Test func `short lines of verse are joined`() {
        let reading = Reading(.verse("O,", "my love is like a rose,", "a rose,", "red."), limits: limits)
        #expect(reading.said == ["O, my love is like a rose,", "a rose, red."])
    }

    @Test func `the lines of a heading are parted`() {
        let reading = Reading(.heading("CHAPTER I", .marked(.lineBreak, "\n"), "Loomings"), limits: limits)
        #expect(reading.said == ["CHAPTER I", "Loomings"])
        #expect(reading.pauses == [Pauses().betweenHeadings, Pauses().book])
    }

    @Test(arguments: [
        ["The moon is full", "Over the hill", "And all the trees", "Are standing still"],
        ["so much depends", "upon", "a red wheel", "barrow"],
        ["John Smith, Esq.,", "of High Street", "London"],
        [
            "Harry Potter and the Philosopher’s Stone", "Harry Potter and the Chamber of Secrets",
            "Harry Potter and the Goblet of Fire",
        ], ["I write to you,", "dear Mary", "(whispering)"],
    ])
    func `lines of a paragraph that end of themselves are parted`(lines: [String]) {
        let reading = Reading(paragraph(of: lines))
        #expect(reading.said == lines)
        #expect(reading.pauses.dropLast().allSatisfy { $0 == Pauses().verseLine })
    }

    @Test(arguments: [
        [
            "The quick brown fox jumps over the lazy dog and then",
            "goes home to London to see the Queen of England, who",
            "Mary says is at home on Sundays when the weather is", "fine.",
        ],
        [
            "This is a long paragraph of prose that has a stray line break somewhere in the middle because the",
            "page ended.",
        ], ["She came home,", "and the sea", "was wide."],
    ])
    func `lines of a paragraph that end at the page’s edge flow on`(lines: [String]) {
        let parted = Reading(paragraph(of: lines)).said
        #expect(parted.count == (lines[0].hasSuffix(",") ? 2 : 1))
    }

    @Test func `short lines in one breath have a comma between them`() {
        let lines = ["The moon is full", "Over the hill", "And all the trees"]
        let joined = Reading(paragraph(of: lines), limits: UtteranceLimits(shortest: 40, longest: 200))
        #expect(joined.said == ["The moon is full, Over the hill, And all the trees"])
        #expect(joined.changes == ["\n → ,  [line-end]", "\n → ,  [line-end]"])
        let silent = NarrationSettings(silentRules: ["line-end"])
        let plain = Reading(paragraph(of: lines), settings: silent, limits: UtteranceLimits(shortest: 40, longest: 200))
        #expect(plain.said == ["The moon is full Over the hill And all the trees"])
    }

    private func paragraph(of lines: [String]) -> SketchedBlock {
        .text(.paragraph, Array(lines.map { [.plain($0)] }.joined(separator: [.marked(.lineBreak, "\n")])))
    }

    // MARK: As printed

    @Test func `white space is evened, one unit for one`() {
        let reading = Reading(.paragraph("The\u{A0}sea\u{3000} is\u{2003}wide."))
        #expect(reading.said == ["The sea  is wide."])
        #expect(reading.script.utterances[0].pieces.count == 1)
    }

    @Test func `text that no sentence covers is spoken`() {
        let book = BookSketch(.chapter("A", .paragraph("One."), .paragraph("Two."))).book.with(sentences: [])
        #expect(Reading(book).said == ["One.", "Two."])
    }

    @Test func `an empty book has an empty script`() {
        let book = Book.empty
        #expect(Reading(book).script.utterances.isEmpty)
    }

    // MARK: Languages

    @Test func `an utterance has the language of most of it`() {
        let latin = SketchedText.marked(.language("la"), "Quo usque tandem abutere?")
        let reading = Reading(
            .paragraph("He said ", .marked(.language("fr"), "oui"), " to her. ", latin),
            .within(
                .quotation,
                .paragraph(.marked(.language("de"), "Ja, ", .marked(.language("nl"), "nee hoor, "), "nein."))
            )
        )
        #expect(reading.script.utterances.map(\.language) == ["en", "la", "nl"])
    }

    @Test func `a book that does not say its language is in the listener's`() {
        let book = BookSketch(language: nil, .chapter("A", .paragraph("Eins."))).book
        #expect(Reading(book, settings: NarrationSettings(language: "de")).script.utterances[0].language == "de")
    }
}
