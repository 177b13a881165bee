import Testing
import VorleserCore

@testable import VorleserBooks

struct HeadingMarkerTests {
    @Test(arguments: [
        ("CHAPTER I", "chapter", 1, ""), ("Chapter 12. The Sea", "chapter", 12, "The Sea"),
        ("CHAPTER TWENTY-ONE", "chapter", 21, ""), ("Chapter the Last", "chapter", 999, ""),
        ("BOOK THE FIRST", "book", 1, ""), ("PART TWO: Night", "part", 2, "Night"), ("THE SECOND PART", "part", 2, ""),
        ("Book the Second--the Golden Thread", "book", 2, "the Golden Thread"),
        ("Erstes Kapitel", "kapitel", 1, ""), ("12. Kapitel", "kapitel", 12, ""), ("Zweiter Teil", "teil", 2, ""),
        ("CHAPITRE PREMIER", "chapitre", 1, ""), ("DEUXIÈME PARTIE", "partie", 2, ""),
        ("CHAPITRE XXII[1].", "chapitre", 22, ""), ("Capítulo primero", "capítulo", 1, ""),
        ("CAPITOLO III", "capitolo", 3, ""), ("ГЛАВА ПЕРВАЯ", "глава", 1, ""), ("Глава 3", "глава", 3, ""),
        ("ACT II", "act", 2, ""), ("SCENE 1. A room", "scene", 1, "A room"), ("Letter 4", "letter", 4, ""),
        ("第一回　甄士隱夢幻識通靈", "回", 1, "甄士隱夢幻識通靈"), ("第十二章", "章", 12, ""), ("제3장", "장", 3, ""),
        ("_Chapter 5_", "chapter", 5, ""),
    ])
    func `a word and a number make a heading`(line: String, word: String, number: Int, title: String) throws {
        let marker = try #require(HeadingMarker(line, .ofAllLanguages))
        guard case .keyword(let found, _) = marker.kind else {
            Issue.record("\(marker.kind) for \(line)")
            return
        }
        #expect(found == word)
        #expect(marker.number == number)
        #expect(marker.title == title)
    }

    @Test(arguments: [
        "Chapter 3 is only mentioned here", "Part of the reason was this", "Book I was reading at the time",
        "第四回中既將薛家母子在榮府內寄居等事略已表明", "Actually two of them left", "I am here", "Mix 3 eggs", "a",
    ])
    func `a sentence that begins like one is no heading`(line: String) {
        #expect(HeadingMarker(line, .ofAllLanguages) == nil)
    }

    @Test(arguments: [
        ("IV", 4), ("IV.", 4), ("[ 17 ]", 17), ("— II —", 2), ("12", 12), ("一", 1), ("二十三", 23), ("Seven", 7),
    ])
    func `a number may stand alone`(line: String, number: Int) throws {
        let marker = try #require(HeadingMarker(line, .ofAllLanguages))
        #expect(marker.number == number)
        #expect(marker.title.isEmpty)
    }

    @Test func `a number may stand before a title`() throws {
        #expect(
            try #require(HeadingMarker("I: At the Admiral Benbow", .ofAllLanguages)).title == "At the Admiral Benbow"
        )
        #expect(try #require(HeadingMarker("3. The Black Spot", .ofAllLanguages)).number == 3)
    }

    @Test(arguments: [
        ("PREFACE", SectionRole.preface), ("Préface de l'Éditeur", .preface), ("Vorwort", .preface),
        ("INTRODUCTION TO THE SECOND EDITION", .introduction), ("CONTENTS", .contents), ("目錄", .contents),
        ("Appendix A", .appendix), ("EPILOGUE.", .epilogue), ("Table des matières", .contents),
    ])
    func `parts without number are known by name`(line: String, role: SectionRole) throws {
        #expect(try #require(HeadingMarker(line, .ofAllLanguages)).kind == .named(role))
    }

    @Test(
        arguments: [
            ("XIV", 14), ("IIII", 4), ("xcix", 99), ("CCCXCIX", 399), ("IVX", nil), ("MIX", nil), ("Xi", nil),
            ("IIIII", nil),
        ] as [(String, Int?)]
    )
    func `Roman numerals are read, other words are not`(word: String, value: Int?) {
        #expect(Numeral.roman(Substring(word)) == value)
    }

    @Test(arguments: [("十", 10), ("一百二十三", 123), ("一〇三", 103), ("兩千", 2000)])
    func `Chinese numerals are read`(word: String, value: Int) {
        #expect(Numeral.eastAsian(Substring(word))?.value == value)
    }
}
