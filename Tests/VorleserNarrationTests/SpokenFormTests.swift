import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Words that are said otherwise than printed, or are not printed at all.
struct SpokenFormTests {
    // MARK: List items

    @Test(arguments: [("3.", "3. "), ("(b)", "b. "), ("1.2.", "1.2. "), ("iv)", "iv. "), ("٣.", "٣. ")])
    func `the number of a list item is said`(marker: String, words: String) {
        let reading = Reading(.item(marker, "The sea"))
        #expect(reading.said == [words + "The sea"])
        #expect(reading.script.utterances[0].pieces[0].span.isEmpty)
        #expect(reading.script.utterances[0].pieces[0].change == "list-number")
    }

    @Test(arguments: ["•", "–", "", "*", "this is no marker at all"])
    func `bullets are silent`(marker: String) {
        #expect(Reading(.item(marker, "The sea")).said == ["The sea"])
    }

    @Test func `an item is numbered once, inner ones after outer ones`() {
        let reading = Reading(
            .within(.listItem(marker: "1."), .within(.listItem(marker: "a."), .paragraph("Sea. Land."))),
            .within(.listItem(marker: "2."), .paragraph("Air."), .paragraph("Fire."))
        )
        #expect(reading.said == ["1. a. Sea.", "Land.", "2. Air.", "Fire."])
    }

    @Test func `an item that is left out has no number`() {
        let reading = Reading(.item("1.", .marked(.decorative, "Sea.")), .item("2.", "Land."))
        #expect(reading.said == ["2. Land."])
    }

    // MARK: Sentences without end

    @Test(arguments: [" ", "\u{1F600} "])
    func `all of a sentence is said otherwise, however long it is`(gap: String) {
        let count = 2_000
        let text = "It was" + String(repeating: gap + "5% of it,", count: count) + " all."
        let chapter = SketchedChapter(title: "One", blocks: [.paragraph(.plain(text))])
        let changes = Reading(BookSketch(chapters: [chapter]).book).changes
        #expect(changes.count { $0.contains("[percent]") } == count)
    }

    @Test func `no character is lost where a sentence without end is cut`() throws {
        let count = 5_000
        let text = "a" + String(repeating: "\u{1F600}", count: count)
        let rule = try UserPronunciation(of: "\u{1F600}", .words("smile"), extent: .anywhere)
        let book = BookSketch(SketchedChapter(title: "One", blocks: [.paragraph(.plain(text))])).book
        #expect(Reading(book, forms: [Pronunciations([rule])]).changes.count == count)
    }

    // MARK: Pictures

    @Test func `pictures are silent unless the listener wishes`() {
        let blocks: [SketchedBlock] = [
            .paragraph("One. ", .image("A ship"), "Two."), .paragraph(.image("A whale")),
            .paragraph(.image("image"), .image("picture.png"), .image("")),
        ]
        let book = BookSketch(SketchedChapter(title: "A", blocks: blocks)).book
        #expect(Reading(book).said == ["One.", "Two."])
        let reading = Reading(book, settings: NarrationSettings(readsImages: true))
        #expect(reading.said == ["One.", "A ship", "Two.", "A whale"])
        #expect(reading.changes == [" → A ship [image]", " → A whale [image]"])
    }

    @Test(arguments: [
        ("de", "Abbildung", true), ("de", "[Bild]", true), ("de", "image", true), ("fr", "Couverture", true),
        ("es", "Imagen", true), ("it", "immagine", true), ("pt-BR", "Capa", true), ("en", "Bild", false),
        ("de", "Das Bild einer Stadt", false), ("xx", "Abbildung", false),
    ])
    func `what only says that there is a picture is not said, in each language`(
        tag: String,
        words: String,
        isSilent: Bool
    ) {
        let book = BookSketch(language: tag, .chapter("A", .paragraph("One. ", .image(words)))).book
        let said = Reading(book, settings: NarrationSettings(readsImages: true)).said
        #expect(said.contains(words) != isSilent)
    }

    @Test func `a picture in the middle of a sentence is told after it, one that is left out never`() {
        let reading = Reading(
            .paragraph("The ", .image("A ship"), "sea. Two."),
            .paragraph("Three. ", .marked(.decorative, "x", .image("A rose"), "x")),
            settings: NarrationSettings(readsImages: true)
        )
        #expect(reading.said == ["The sea.", "A ship", "Two.", "Three."])
    }

    @Test func `a picture in a chapter's last sentence is told in that chapter`() {
        let chapters = ["A", "B"].map {
            SketchedChapter(title: $0, blocks: [.paragraph("The ", .image("A ship of \($0)"), "sea.")])
        }
        let book = BookSketch(chapters: chapters).book
        let limits = UtteranceLimits(shortest: 10, longest: 200)
        let narrator = Narrator(settings: NarrationSettings(readsImages: true), limits: limits)
        func said(in span: TextSpan) -> [String] {
            narrator.script(of: book, in: span).utterances.map { $0.pieces.map(\.text).joined() }
        }
        let parts = book.chapters.map { said(in: $0.span) }
        #expect(parts == [["The sea.", "A ship of A"], ["The sea.", "A ship of B"]])
        #expect(said(in: book.span) == parts.flatMap(\.self))
    }

    @Test func `long words for a picture are cut as sentences are`() {
        let words = Array(repeating: "a ship, a whale,", count: 20).joined(separator: " ")
        let reading = Reading(
            .paragraph("One.", .image(words)),
            settings: NarrationSettings(readsImages: true),
            limits: UtteranceLimits(shortest: 10, longest: 60)
        )
        #expect(reading.said.dropFirst().joined(separator: " ") == words)
        #expect(reading.said.allSatisfy { $0.utf16.count <= 60 })
    }

    @Test func `a picture of a letter begins the word`() {
        let reading = Reading(.paragraph(.image("C"), "all me Ishmael."))
        #expect(reading.said == ["Call me Ishmael."])
        #expect(reading.changes == [" → C [drop-cap]"])
    }

    // MARK: Rules

    private struct Word: SpokenForm {
        let name: String
        let printed: String
        let said: String

        func replacements(in passage: Passage) -> [Replacement] {
            let (text, word) = (Array(passage.text.utf16), Array(printed.utf16))
            return text.indices.filter { text[$0...].starts(with: word) }
                .map { Replacement($0..<$0 + word.count, by: said, phonemes: said.isEmpty ? nil : "/\(said)/") }
        }
    }

    @Test func `a rule changes what is said, and the span stays exact`() {
        let book = BookSketch(.chapter("A", .paragraph("It cost $45, not $46. $45!"))).book
        let reading = Reading(book, forms: [Word(name: "money", printed: "$45", said: "forty-five dollars")])
        #expect(reading.said == ["It cost forty-five dollars, not $46.", "forty-five dollars!"])
        #expect(reading.changes.first == "$45 → forty-five dollars [money]")
        #expect(reading.script.utterances[0].pieces[1].phonemes == "/forty-five dollars/")
        #expect(ScriptLaws.violations(of: reading.script, in: book) == [])
    }

    @Test func `an earlier rule goes before a later one`() {
        let book = BookSketch(.chapter("A", .paragraph("Dr Who and St Who."))).book
        let rules: [any SpokenForm] = [
            Word(name: "a", printed: "Dr Who", said: "Doctor Who"), Word(name: "b", printed: "Who", said: "X"),
            Word(name: "c", printed: "Dr", said: "Drive"), Word(name: "d", printed: "St", said: "Saint"),
        ]
        #expect(Reading(book, forms: rules).said == ["Doctor Who and Saint X."])
    }

    @Test(arguments: ["list-number", "table-cell", "drop-cap", "image"])
    func `a rule can be switched off by its name`(rule: String) {
        let blocks: [SketchedBlock] = [
            .item("1.", "One."), .table(["a", "b"]), .paragraph(.image("C"), "all."), .paragraph(.image("A ship")),
        ]
        let book = BookSketch(SketchedChapter(title: "A", blocks: blocks)).book
        var settings = NarrationSettings(readsImages: true)
        #expect(
            Set(Reading(book, settings: settings).script.utterances.flatMap(\.pieces).compactMap(\.change)).contains(
                rule
            )
        )
        settings.silentRules = [rule]
        #expect(
            !Set(Reading(book, settings: settings).script.utterances.flatMap(\.pieces).compactMap(\.change)).contains(
                rule
            )
        )
    }

    @Test func `words may be replaced by nothing`() {
        let book = BookSketch(.chapter("A", .paragraph("um The sea um"))).book
        let reading = Reading(book, forms: [Word(name: "um", printed: "um", said: "")])
        #expect(reading.said == ["The sea"])
        #expect(ScriptLaws.violations(of: reading.script, in: book) == [])
    }

    private struct Unruly: SpokenForm {
        let name = "unruly"
        func replacements(in passage: Passage) -> [Replacement] {
            [
                Replacement(2..<3, by: "x"), Replacement(1..<2, by: "backwards"), Replacement(4..<900, by: "outside"),
                Replacement(3..<7, by: "over"),
            ]
        }
    }

    @Test func `replacements that break the rules of rules are passed over`() {
        let book = BookSketch(.chapter("A", .paragraph("The s", .noteReference("1"), "ea."))).book
        let reading = Reading(book, forms: [Unruly()])
        #expect(reading.said == ["Thx sea."])
        #expect(ScriptLaws.violations(of: reading.script, in: book) == [])
    }

    @Test func `a change longer than the voice speaks well stays whole`() {
        let book = BookSketch(.chapter("A", .paragraph("The old and very wide sea X the whole long day."))).book
        let said = Array(repeating: "ex", count: 40).joined(separator: " ")
        let narrator = Narrator(
            limits: .init(shortest: 5, longest: 30),
            forms: [Word(name: "x", printed: "X", said: said)],
            languages: .none
        )
        let script = narrator.script(of: book)
        #expect(script.utterances.flatMap(\.pieces).contains { $0.text == said })
        #expect(ScriptLaws.violations(of: script, in: book) == [])
    }

    @Test func `a passage is addressed by code units`() {
        let passage = Passage("né 𝄞", language: "fr")
        #expect(passage.length == 5)
        #expect(passage[1] == 0xE9)
        #expect(passage.firstIndex(of: 0x20) == 2)
        #expect(passage.firstIndex(of: 0x20, from: 3) == nil)
        #expect(passage.text == "né 𝄞")
    }
}
