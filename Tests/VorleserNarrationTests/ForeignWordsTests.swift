import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Words in another language than their speaker's, which are said as in that language.
struct ForeignWordsTests {
    private func book(_ blocks: [SketchedBlock]) -> Book {
        BookSketch(language: "en", chapters: [SketchedChapter(title: "One", blocks: blocks)]).book
    }

    private func reading(
        _ blocks: SketchedBlock...,
        voice: String = "en",
        settings: NarrationSettings = NarrationSettings(),
        forms: [any SpokenForm] = [TableCells()],
        speakers: [Language: Voice.ID] = [:]
    ) -> Reading {
        Reading(
            book(blocks),
            settings: settings,
            forms: forms,
            voice: Language(voice),
            speakers: speakers
        )
    }

    /// The pieces in another language, with it.
    private func foreign(_ reading: Reading) -> [String] {
        reading.script.utterances.flatMap(\.pieces).compactMap { piece in piece.language.map { "\($0): \(piece.text)" }
        }
    }

    private let phrase = SketchedBlock.paragraph(
        "He said, ",
        .marked(.language("fr"), "mon cher ami"),
        ", and left for the ",
        .marked(.language("de"), "Weltausstellung"),
        "."
    )

    @Test func `marked words inside a sentence are in their language, and nothing else is`() {
        let reading = reading(phrase)
        #expect(foreign(reading) == ["fr: mon cher ami", "de: Weltausstellung"])
        #expect(reading.said == ["He said, mon cher ami, and left for the Weltausstellung."])
        #expect(ScriptLaws.violations(of: reading.script, in: reading.book) == [])
    }

    @Test func `words that a mark gives back to the voice's language are its own`() {
        let reading = reading(
            .paragraph(
                "He said, ",
                .marked(.language("fr"), "mon cher "),
                .marked(.language("en-GB"), "old fellow"),
                ", and left the house for good."
            )
        )
        #expect(foreign(reading) == ["fr: mon cher "])
    }

    @Test func `the rule is switched off by its name, and a voice of no known language tries everything`() {
        var settings = NarrationSettings()
        settings.silentRules = [NarrationSettings.foreignWordsRule]
        #expect(foreign(reading(phrase, settings: settings)).isEmpty)
        let book = self.book([phrase])
        #expect(foreign(Reading(book, forms: [TableCells()])).isEmpty)
    }

    @Test func `only languages are told that the voice can say`() {
        let book = self.book([phrase])
        for (languages, said) in [(["fr"], ["fr: mon cher ami"]), ([], []), (["it", "en"], [])] {
            let voice = Language("en")
            let foreign = Set(languages.compactMap { Language($0) })
            #expect(self.foreign(Reading(book, forms: [TableCells()], voice: voice, foreign: foreign)) == said)
        }
    }

    @Test func `marks that the text contradicts are not believed`() {
        let reading = reading(
            .paragraph(.marked(.language("fr"), .plain(ForeignTexts.all["en", default: ""]))),
            .paragraph("She said, ", .marked(.language("fr"), "this is the end of it and we all know that"), ".")
        )
        #expect(foreign(reading).isEmpty)
    }

    private static let fleur = Voice.ID(rawValue: "fleur")
    private static let passage = "Je ne sais pas du tout ce que vous voulez dire, mon cher ami."

    @Test(arguments: [true, false])
    func `a passage is the narrator's where no other voice takes it`(isMarked: Bool) {
        let text = SketchedText.plain(Self.passage)
        let block = SketchedBlock.paragraph(
            "He said nothing of it. ",
            isMarked ? .marked(.language("fr"), text) : text,
            " Then he left the house for good."
        )
        let kept = foreign(reading(block))
        #expect(kept.map { $0.replacing(" ", with: "") } == ["fr: \(Self.passage)".replacing(" ", with: "")])
        let other = reading(block, speakers: [Language("fr")!: Self.fleur])
        #expect(foreign(other).isEmpty)
        #expect(other.script.utterances.compactMap(\.voice) == [Self.fleur])
        var keep = NarrationSettings()
        keep.otherLanguages = .keep
        let own = reading(block, settings: keep, speakers: [Language("fr")!: Self.fleur])
        #expect(foreign(own) == kept)
        #expect(own.script.utterances.allSatisfy { $0.voice == nil })
    }

    @Test func `words of the narrator's language in another voice's passage are foreign to that voice`() {
        let reading = reading(
            .paragraph(
                .marked(
                    .language("fr"),
                    "Je ne sais pas ce que veut dire ",
                    .marked(.language("en"), "home sweet home"),
                    " pour vous et pour moi."
                )
            ),
            speakers: [Language("fr")!: Self.fleur]
        )
        #expect(foreign(reading) == ["en: home sweet home"])
    }

    @Test func `numbers in a marked passage are said in its language`() {
        let reading = Reading(
            book([.paragraph(.marked(.language("fr"), "Nous avons mangé 12 pommes dans la maison."))]),
            voice: Language("en")
        )
        #expect(reading.said == ["Nous avons mangé douze pommes dans la maison."])
        #expect(foreign(reading).joined().contains("fr: douze"))
    }

    @Test func `what the listener has said of a word holds in every language`() throws {
        let rule = try UserPronunciation(of: "cher", .phonemes("ʃˈɛɹ"))
        let reading = reading(phrase, forms: [Pronunciations([rule])])
        let pieces = reading.script.utterances.flatMap(\.pieces)
        #expect(pieces.first { $0.text == "cher" }?.phonemes == "ʃˈɛɹ")
        #expect(foreign(reading) == ["fr: mon ", "fr:  ami", "de: Weltausstellung"])
    }

    @Test func `a phrase that is cut keeps its language on both sides`() throws {
        let long = Array(repeating: "Paris, Lyon, Marseille", count: 6).joined(separator: ", ")
        let reading = Reading(
            book([.paragraph("They went to ", .marked(.language("fr"), .plain(long)), " in a week.")]),
            limits: UtteranceLimits(shortest: 10, longest: 60),
            forms: [],
            voice: Language("en")
        )
        #expect(reading.script.utterances.count > 2)
        let words = foreign(reading).map { $0.dropFirst(4) }.joined()
        #expect(words.filter { $0 != " " } == long.filter { $0 != " " })
        let utterance = try #require(reading.script.utterances.first)
        let whole = Utterance(
            span: utterance.span,
            pieces: utterance.pieces,
            pauseAfter: .zero,
            language: "en"
        )
        let place = whole.spokenLength - 3
        let parts = try #require(whole.cut(atSpoken: place, pause: .zero))
        #expect(parts.second.pieces.allSatisfy { $0.language == "fr" })
    }
}
