import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// What is left out, and why.
struct OmissionTests {
    // MARK: Notes

    @Test func `the sign of a note is left out, and the sentence stays one`() {
        let reading = Reading(.paragraph("The sea", .noteReference("12"), " is wide."))
        #expect(reading.said == ["The sea is wide."])
        #expect(reading.skipped == ["note-reference: 12"])
    }

    @Test func `numbers of verses, crossed-out words and what is around a page are left out unless wished for`() {
        let verse = SketchedText.marked(.verseNumber, "16")
        let blocks: [SketchedBlock] = [
            .paragraph(verse, "For God so loved. ", .marked(.verseNumber, "17"), "He sent"),
            .paragraph("It is ", .marked(.struckOut, "wrong"), " right."),
            .block(.section(.navigation), "Home and News"),
        ]
        let reading = Reading(BookSketch(chapters: [SketchedChapter(title: "One", blocks: blocks)]).book)
        #expect(
            reading.said.joined(separator: " ") == "For God so loved. He sent It is  right."
                || reading.said.joined(separator: " ") == "For God so loved. He sent It is right."
        )
        #expect(Set(reading.script.omissions.map(\.reason)) == [.verseNumber, .struckOut, .navigation])
        let all = NarrationSettings(spoken: [.verseNumber, .struckOut, .navigation])
        let whole = Reading(BookSketch(chapters: [SketchedChapter(title: "One", blocks: blocks)]).book, settings: all)
        #expect(whole.script.omissions.isEmpty)
    }

    @Test func `brackets around the sign of a note go with it`() {
        let reading = Reading(.paragraph("The sea [", .noteReference("12"), "]. It is wide."))
        #expect(reading.said == ["The sea.", "It is wide."])
        #expect(reading.skipped == ["note-reference:  [12]"])
    }

    @Test func `the blank before a sign stays where the next word needs it`() {
        let reading = Reading(.paragraph("The sea ", .noteReference("*"), "is wide."))
        #expect(reading.said == ["The sea is wide."])
    }

    @Test func `a comma between two signs goes with them`() {
        let reading = Reading(.paragraph("The sea", .noteReference("1"), ", ", .noteReference("2"), " is wide."))
        #expect(reading.said == ["The sea is wide."])
        #expect(reading.skipped == ["note-reference: 1", "note-reference: , 2"])
    }

    @Test(arguments: ["7", "*", "†", "[7]", "b"])
    func `a raised sign that is a link points to a note`(sign: String) {
        let link = SketchedText.marked(.link(.missing("n")), .marked(.superscript, .plain(sign)))
        let inside = SketchedText.marked(.superscript, .marked(.link(.missing("n")), .plain(sign)))
        #expect(Reading(.paragraph("The sea", link, " is wide.")).said == ["The sea is wide."])
        #expect(Reading(.paragraph("The sea", inside, " is wide.")).said == ["The sea is wide."])
    }

    @Test func `a raised number after the punctuation of a sentence points to a note`() {
        let reading = Reading(.paragraph("“The sea.”", .marked(.superscript, "7"), " It is wide."))
        #expect(reading.skipped == ["note-reference: 7"])
    }

    @Test(arguments: [("10", "2"), ("m", "2"), ("1", "st"), ("XVII", "e")])
    func `powers and raised letters are spoken`(base: String, raised: String) {
        let reading = Reading(.paragraph("It has ", .plain(base), .marked(.superscript, .plain(raised)), " here."))
        #expect(reading.said == ["It has \(base)\(raised) here."])
    }

    @Test func `a link that is a number in brackets points to a note`() {
        let reading = Reading(.paragraph("The sea", .marked(.link(.missing("n")), "[7]"), " is wide."))
        #expect(reading.said == ["The sea is wide."])
    }

    @Test func `a link with words is spoken`() {
        let reading = Reading(.paragraph("See ", .marked(.link(.missing("n")), "Chapter 7"), " for more."))
        #expect(reading.said == ["See Chapter 7 for more."])
    }

    @Test func `a note is left out as a whole`() {
        let reading = Reading(
            .paragraph("The sea is wide."),
            .within(.note, .paragraph("It is. ", .marked(.pageBreak(label: "9"), "9")), .paragraph("Really."))
        )
        #expect(reading.said == ["The sea is wide."])
        #expect(reading.skipped == ["note: It is. 9\nReally."])
    }

    // MARK: Parts of books

    @Test(arguments: [
        (SectionRole.titlePage, OmissionReason.frontMatter), (.copyrightPage, .frontMatter), (.cover, .frontMatter),
        (.contents, .contentsList), (.notes, .note), (.licence, .licence), (.index, .backMatter),
        (.acknowledgements, .backMatter),
    ])
    func `a chapter that is not part of the work is left out`(role: SectionRole, reason: OmissionReason) {
        let reading = Reading(
            BookSketch(.chapter("A", role: role, .paragraph("Skipped.")), .chapter("B", .paragraph("Read."))).book
        )
        #expect(reading.said == ["Read."])
        #expect(reading.skipped == ["\(reason.rawValue): Skipped."])
    }

    @Test(arguments: SectionRole.allCases.filter(\.isPartOfTheWork))
    func `a chapter that is part of the work is read`(role: SectionRole) {
        let book = BookSketch(.chapter("A", role: role, .paragraph("Read.")), .chapter("B", .paragraph("Too."))).book
        #expect(Reading(book).said == ["Read.", "Too."])
    }

    @Test func `a section goes by its own role`() {
        let reading = Reading(
            .paragraph("Read."),
            .within(.section(.contents), .paragraph("Chapter 1"), .within(.section(.body), .paragraph("Page 3"))),
            .within(
                .section(.frontMatter),
                .paragraph("Printed in Leipzig."),
                .within(.section(.dedication), .paragraph("To my mother."))
            )
        )
        #expect(reading.said == ["Read.", "To my mother."])
        #expect(reading.skipped == ["contents-list: Chapter 1\nPage 3", "front-matter: Printed in Leipzig."])
    }

    @Test func `a book of nothing but front matter is read`() {
        let glossary = SketchedChapter.chapter("A", role: .glossary, .paragraph("Aft: behind."))
        #expect(Reading(BookSketch(glossary).book).said == ["Aft: behind."])
        let pictures = SketchedChapter.chapter("B", .paragraph(.image("A ship")))
        #expect(Reading(BookSketch(pictures, glossary).book).said == ["Aft: behind."])
    }

    @Test func `documents outside the reading order are left out, unless there are no others`() {
        let aside = SketchedChapter.chapter("A", isLinear: false, .paragraph("Aside."))
        let both = Reading(BookSketch(.chapter("B", .paragraph("Read.")), aside).book)
        #expect(both.said == ["Read."])
        #expect(both.skipped == ["nonlinear: Aside."])
        #expect(Reading(BookSketch(aside).book).said == ["Aside."])
    }

    // MARK: Signs

    @Test func `numbers of printed pages are left out`() {
        let reading = Reading(.paragraph("The sea ", .marked(.pageBreak(label: "9"), "[9]"), " is wide."))
        #expect(reading.skipped == ["page-number: [9]"])
    }

    @Test func `what is for the eye only is left out`() {
        let reading = Reading(.paragraph(.marked(.decorative, "☞"), "The sea."))
        #expect(reading.said == ["The sea."])
        #expect(reading.skipped == ["decorative: ☞"])
    }

    @Test(arguments: ["———", "❦", "…", "“ ”", "$%&"])
    func `a block without letter or digit has no sound`(text: String) {
        let reading = Reading(.paragraph("One."), .paragraph(.plain(text)), .paragraph("Two."))
        #expect(reading.said == ["One.", "Two."])
        #expect(reading.skipped == ["unspeakable: \(text)"])
    }

    @Test(arguments: ["日本", "x", "½", "Ω", "①", "𝐀"])
    func `letters and digits of any script have a sound`(text: String) {
        #expect(Reading(.paragraph(.plain(text))).said == [text])
    }

    @Test func `a part without letters has no sound even in the middle of a sentence`() {
        let dashes = String(repeating: "— ", count: 60)
        let reading = Reading(.paragraph(.plain("One " + dashes + "two.")), limits: .init(shortest: 2, longest: 40))
        #expect(reading.said.allSatisfy { $0.contains { $0.isLetter } })
        #expect(ScriptLaws.violations(of: reading.script, in: reading.book) == [])
    }

    // MARK: Tables and programs

    @Test func `a table is read row by row`() {
        let reading = Reading(.table(["Name", "Age"], ["(Ann)", "", "7"], ["Bob:", "8"]))
        #expect(reading.said == ["Name, Age", "(Ann), 7", "Bob: 8"])
        #expect(reading.changes == ["\t → ,  [table-cell]", "\t\t → ,  [table-cell]"])
    }

    @Test func `a table can be left out`() {
        let settings = NarrationSettings(spoken: [])
        let reading = Reading(.paragraph("One."), .table(["Name", "Age"], ["Ann", "7"]), settings: settings)
        #expect(reading.skipped == ["table: Name\tAge\nAnn\t7"])
    }

    @Test func `a program is left out`() {
        let reading = Reading(.paragraph("One."), .block(.code, "print(1)"))
        #expect(reading.skipped == ["code: print(1)"])
    }

    // MARK: Switches

    @Test func `each kind of omission can be switched off`() {
        let book = BookSketch(
            .chapter("A", role: .titlePage, .paragraph("Title")),
            .chapter("B", role: .contents, .paragraph("List")),
            .chapter("C", role: .licence, .paragraph("Licence")),
            .chapter("D", role: .colophon, .paragraph("Colophon")),
            .chapter("E", isLinear: false, .paragraph("Aside")),
            .chapter(
                "F",
                .paragraph("Sea", .noteReference("1"), .marked(.pageBreak(label: "2"), "2"), .marked(.decorative, "x")),
                .paragraph(.marked(.verseNumber, "3"), "Verse ", .marked(.struckOut, "wrong")),
                .block(.section(.navigation), "Menu"),
                .block(.note, "Note"),
                .block(.section(.pageFurniture), "Running head"),
                .block(.code, "a[0] = b(1);"),
                .block(.sceneBreak, "o o o"),
                .table(["Cell"])
            )
        ).book
        let all = Reading(book, settings: NarrationSettings(spoken: []))
        // Those of languages need a voice, see ForeignTests.
        let ofVoices: Set<OmissionReason> = [.unspeakable, .foreignLanguage, .foreignScript]
        #expect(Set(all.script.omissions.map(\.reason)) == Set(OmissionReason.allCases).subtracting(ofVoices))
        for reason in Set(all.script.omissions.map(\.reason)) {
            let reading = Reading(book, settings: NarrationSettings(spoken: [reason]))
            #expect(!reading.script.omissions.contains { $0.reason == reason })
            #expect(reading.script.omissions.count == all.script.omissions.count - 1)
        }
        #expect(Reading(book, settings: NarrationSettings(spoken: Set(OmissionReason.allCases))).skipped == [])
    }

    @Test func `what a kept licence holds is judged by itself`() {
        let book = BookSketch(
            .chapter(
                "A",
                role: .licence,
                .paragraph("Free."),
                .within(.section(.contents), .paragraph("1. Grant"))
            ),
            .chapter("B", .paragraph("Read."))
        ).book
        let reading = Reading(book, settings: NarrationSettings(spoken: [.licence]))
        #expect(reading.said == ["Free.", "Read."])
        #expect(reading.skipped == ["contents-list: 1. Grant"])
    }
}

/// Signs of notes that no mark tells.
struct CountedNotesTests {
    @Test func `numbers in brackets behind words are left out where they count upwards`() {
        let reading = Reading(.paragraph("The door opened(1). He came in(2), looked around(3) and spoke."))
        #expect(reading.said == ["The door opened.", "He came in, looked around and spoke."])
        #expect(reading.skipped == ["note-reference: (1)", "note-reference: (2)", "note-reference: (3)"])
    }

    @Test(arguments: [
        "See printf(3), scanf(3) and exit(3).", "Then exp(1), exp(2) and exp(3) grow.", "The door opened(1).",
        "Section 5(1), 5(2) and 5(3) hold.", "They ask f(1), f(2) and f(3).",
    ])
    func `other numbers in brackets are said`(printed: String) {
        #expect(Reading(.paragraph(.plain(printed))).skipped.isEmpty)
    }
}
