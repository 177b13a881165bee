import Foundation
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

struct ForeignTests {
    private func reading(
        _ blocks: SketchedBlock...,
        language: String? = "en",
        voice: String = "en",
        settings: NarrationSettings = NarrationSettings()
    ) -> Reading {
        let chapter = SketchedChapter(title: "One", blocks: blocks)
        return Reading(
            BookSketch(language: language, chapters: [chapter]).book,
            settings: settings,
            forms: [TableCells()],
            voice: Language(voice)
        )
    }

    @Test(arguments: [
        ("He saw 東京 at last.", "He saw at last.", ["foreign-script: 東京 "]),
        (
            "The самовар hissed; 東京 was far.", "The hissed; was far.",
            ["foreign-script: самовар ", "foreign-script: 東京 "]
        ),
        ("He said “Да здравствует,” and left.", "He said “,” and left.", ["foreign-script: Да здравствует"]),
        ("In 昭和12年3月 he left.", "In he left.", ["foreign-script: 昭和12年3月 "]),
        ("Read λόγος and αβγ.", "Read and .", ["foreign-script: λόγος ", "foreign-script: αβγ"]),
        ("An α and a β, and Ωμ.", "An α and a β, and Ωμ.", []),
        ("Тhe naïve Ærø, ﬁne, Łódź.", "Тhe naïve Ærø, ﬁne, Łódź.", []),
        ("Call 東京 12 times.", "Call 12 times.", ["foreign-script: 東京 "]),
    ])
    func `words in letters that the voice cannot say are left out, and said to be`(
        text: String,
        said: String,
        skipped: [String]
    ) {
        let reading = reading(.paragraph(.plain(text)))
        #expect(reading.said == [said])
        #expect(reading.skipped == skipped)
    }

    @Test func `a paragraph in other letters is left out whole, with its marks`() {
        let reading = reading(.paragraph("Here."), .paragraph("「吾輩は猫である。」 名前はまだ無い。"), .paragraph("There."))
        #expect(reading.said == ["Here.", "There."])
        #expect(reading.script.omissions.allSatisfy { $0.reason == .foreignScript })
        #expect(ScriptLaws.violations(of: reading.script, in: reading.book).isEmpty)
    }

    @Test func `a voice that knows the letters says them`() {
        #expect(reading(.paragraph("Все хорошо."), language: "ru", voice: "ru").said == ["Все хорошо."])
        #expect(reading(.paragraph("Все OK."), language: "ru", voice: "ru").said == ["Все OK."])
    }

    @Test func `a language that text is marked with and clearly not in changes nothing`() {
        let english = ForeignTexts.all["en", default: ""]
        for voice in ["en", "de"] {
            let reading = reading(.paragraph(.marked(.language("de"), .plain(english))), voice: voice)
            #expect(Set(reading.script.utterances.map(\.language)) == ["en"])
        }
    }

    @Test func `passages in other languages are read by default`() {
        let german = ForeignTexts.all["de", default: ""]
        let reading = reading(
            .paragraph("He read:"),
            .paragraph(.plain(german)),
            .paragraph(.marked(.language("fr"), "Je ne sais pas du tout."))
        )
        #expect(reading.skipped.isEmpty)
    }

    @Test func `passages in other languages are passed over where the listener wishes, but for a few words`() {
        let german = ForeignTexts.all["de", default: ""]
        var settings = NarrationSettings()
        settings.spoken.remove(.foreignLanguage)
        let reading = reading(
            .paragraph(
                "He knew the ",
                .marked(.language("fr"), "mot juste"),
                " and cried: ",
                .marked(.language("fr"), "Je ne le sais pas du tout."),
                " Then he left."
            ),
            .paragraph(.plain(german)),
            .paragraph(.plain(ForeignTexts.all["en", default: ""])),
            settings: settings
        )
        #expect(reading.script.omissions.map(\.reason) == [.foreignLanguage, .foreignLanguage])
        #expect(reading.skipped.first == "foreign-language: Je ne le sais pas du tout.")
        #expect(reading.said.joined(separator: " ").contains("mot juste"))
        #expect(!reading.said.joined(separator: " ").contains("Gregor"))
        #expect(ScriptLaws.violations(of: reading.script, in: reading.book).isEmpty)
    }

    @Test func `the laws hold for every language in every voice, by any settings`() {
        var silent = NarrationSettings()
        silent.spoken.remove(.foreignLanguage)
        let texts = ForeignTexts.all.sorted { $0.key < $1.key }.map(\.value)
        let mixed = zip(texts, texts.dropFirst()).map { $0.prefix(60) + " (" + $1.prefix(40) + ") 12 " + $0.suffix(30) }
        for voice in ["en", "ja", "ru", "de"] {
            for settings in [NarrationSettings(), silent] {
                let blocks = (texts + mixed.map { String($0) }).map { SketchedBlock.paragraph(.plain($0)) }
                let book = BookSketch(chapters: [SketchedChapter(title: "One", blocks: blocks)]).book
                let reading = Reading(book, settings: settings, voice: Language(voice))
                #expect(ScriptLaws.violations(of: reading.script, in: book) == [])
            }
        }
    }

    @Test func `settings kept before there were reasons for languages read as they did`() throws {
        let kept = #"{"spoken":["table","note"],"readsImages":true,"silentRules":[],"language":"en","pauses":"#
        let pauses = String(decoding: try JSONEncoder().encode(Pauses()), as: UTF8.self)
        let old = try JSONDecoder().decode(NarrationSettings.self, from: Data((kept + pauses + "}").utf8))
        #expect(old.spoken == [.table, .note, .foreignLanguage])
        #expect(old.readsImages)
        var none = NarrationSettings()
        none.spoken = []
        let again = try JSONDecoder().decode(NarrationSettings.self, from: JSONEncoder().encode(none))
        #expect(again == none)
    }
}
