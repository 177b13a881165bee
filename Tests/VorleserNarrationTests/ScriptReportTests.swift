import Foundation
import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

struct ScriptReportTests {
    @Test func `a script has a line for each utterance and omission, in reading order`() {
        let reading = Reading(
            .item("1.", "Call me", .noteReference("2"), " Ishmael."),
            .within(.note, .paragraph(.plain(String(repeating: "long ", count: 20)))),
            .table(["a", "b"])
        )
        #expect(
            Array(ScriptReport(of: reading.script, in: reading.book, excerpt: 9)) == [
                "        0  {→ 1.  [list-number]}Call me Ishmael.  (0.7 s)",
                "        7  ⟨note-reference⟩ 2",
                "       18  ⟨note⟩ long long… (99 characters)",
                "      119  a{  → ,  [table-cell]}b  (3 s)",
            ]
        )
    }

    @Test(arguments: ["\u{1B}]0;evil\u{7}", "\u{202E}evil", "\u{9B}31m", "\u{7F}", "\u{2066}x", "a\u{2028}b", "\r\n"])
    func `nothing in a book can act on a terminal`(text: String) {
        let reading = Reading(
            .paragraph("The sea ", .plain(text), "."),
            .paragraph(.marked(.decorative, .plain("x" + text)), "y")
        )
        for line in ScriptReport(of: reading.script, in: reading.book) {
            let isHarmless = line.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
                    && $0.properties.generalCategory != .lineSeparator
            }
            #expect(isHarmless, "\(line.debugDescription)")
        }
    }

    @Test(arguments: [(0.0, "0"), (0.4, "0.4"), (0.25, "0.25"), (0.05, "0.05"), (3, "3"), (12.3, "12.3")])
    func `silences are shown to the hundredth of a second`(seconds: Double, text: String) {
        var pauses = Pauses()
        pauses.book = seconds
        let reading = Reading(.paragraph("Sea."), settings: NarrationSettings(pauses: pauses))
        #expect(Array(ScriptReport(of: reading.script, in: reading.book)) == ["        0  Sea.  (\(text) s)"])
    }

    @Test func `the JSON has the field names that are promised`() throws {
        let reading = Reading(.item("1.", "Sea", .noteReference("2"), "."))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = String(decoding: try encoder.encode(ScriptDocument(of: reading.script)), as: UTF8.self)
        #expect(
            json
                == #"{"omissions":[{"end":4,"reason":"note-reference","start":3}],"utterances":[{"end":5,"language":"en","#
                + #""pause":3,"pieces":[{"change":"list-number","end":0,"start":0,"text":"1. "},"#
                + #"{"end":3,"start":0,"text":"Sea"},{"end":5,"start":4,"text":"."}],"start":0}]}"#
        )
    }

    @Test func `what is written is what is read back`() throws {
        var chance = RandomBook(seed: 5)
        let document = ScriptDocument(of: Narrator(limits: .init(shortest: 20, longest: 200)).script(of: chance.book()))
        let data = try JSONEncoder().encode(document)
        #expect(try JSONDecoder().decode(ScriptDocument.self, from: data) == document)
    }

    @Test func `settings are read back as they were written`() throws {
        var settings = NarrationSettings(spoken: [.code], readsImages: true, silentRules: ["year"], language: "de")
        settings.pauses.chapter = 7
        let data = try JSONEncoder().encode(settings)
        #expect(try JSONDecoder().decode(NarrationSettings.self, from: data) == settings)
    }
}

struct ScriptSummaryTests {
    @Test func `totals count what is spoken, replaced and skipped`() {
        let reading = Reading(.item("1.", "Sea", .noteReference("2"), "."), .table(["a", "b"]), .block(.note, "Note."))
        let summary = ScriptSummary(of: reading.script)
        #expect(summary.utterances == 2)
        #expect(summary.spoken == 6)
        #expect(summary.replaced == 1)
        #expect(summary.changes == ["list-number": 1, "table-cell": 1])
        #expect(summary.skipped == [.noteReference: 1, .note: 5])
        #expect(summary.omissions == [.noteReference: 1, .note: 1])
        #expect(summary.said == "1. Sea.a, b".utf16.count)
        #expect(summary.pauses == .milliseconds(700 + 3000))
    }

    @Test func `listening twice as fast takes half the time`() {
        let summary = ScriptSummary(of: Reading(.paragraph("Sea. Land.")).script)
        #expect(summary.listeningTime(rate: 2) * 2 == summary.listeningTime())
        #expect(ListeningTime.estimate(characters: 9000, rate: 2) * 2 == ListeningTime.estimate(characters: 9000))
    }

    @Test func `a thousand characters take a little more than a minute`() {
        let time = ListeningTime.estimate(characters: 1000)
        #expect(time > .seconds(60) && time < .seconds(80))
        #expect(ListeningTime.estimate(characters: 1000, rate: .nan) == time)
        #expect(ListeningTime.estimate(characters: 1000, pauses: .seconds(5), rate: 0) > .seconds(65))
    }

    @Test func `the estimate without a script is near the one with it`() {
        let sentences = Array(repeating: "It was the day of the whale, and all the men were on deck. ", count: 400)
            .joined()
        let blocks = (0..<20).map { _ in SketchedBlock.paragraph(.plain(sentences)) }
        let book = BookSketch(SketchedChapter(title: "A", blocks: blocks)).book
        let exact = ScriptSummary(of: Reading(book).script).listeningTime()
        #expect(abs(ListeningTime.estimate(characters: book.length) / exact - 1) < 0.1)
    }
}
