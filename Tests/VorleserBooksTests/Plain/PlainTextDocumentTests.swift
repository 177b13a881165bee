import Testing
import VorleserCore

@testable import VorleserBooks

struct PlainTextDocumentTests {
    private func book(_ text: String, name: String = "file") throws -> Book {
        try PlainBooks.text(Array(text.utf8), name: name)
    }

    private func blocks(_ book: Book) -> [String] { book.text.split(separator: "\n").map(String.init) }

    private func marked(_ book: Book, _ kind: TextMark.Kind) -> [String] {
        book.marks.filter { $0.kind == kind }.map { String(book.text(in: $0.span)) }
    }

    /// Prose of a given number of words, so that a text is long enough to judge.
    private func prose(_ seed: Int, words: Int = 60) -> String {
        let stock = [
            "river", "lamp", "stairs", "nobody", "counted", "the", "of", "evening", "and", "slowly", "was", "it",
        ]
        let sentence = (0..<words).map { stock[(seed * 7 + $0 * $0 + $0) % stock.count] }.joined(separator: " ")
        return "The " + sentence + "."
    }

    private func wrapped(_ text: String, at width: Int, first: String = "") -> String {
        var lines: [String] = []
        var line = first
        for word in text.split(separator: " ") {
            if line.count + word.count + 1 > width, !line.allSatisfy(\.isWhitespace) {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty || line == first ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }

    @Test func `what stood in the margin is a note`() throws {
        let text = "\(prose(1))\n\n[Sidenote: A lamp is\ncounted.]\n\n\(prose(2))\n\n[Sidenote: Stairs] \(prose(3))\n"
        #expect(marked(try book(text), .note).map { $0.contains("counted") } == [true])
    }

    // MARK: Markdown under another name

    @Test func `a text with headings of Markdown is one`() throws {
        let parts = (1...3).map { "## Part \($0)\n\n\(wrapped(prose($0), at: 70))\n" }
        let made = try book("# The Lamp\n\n" + parts.joined(separator: "\n"))
        #expect(made.metadata.title == "The Lamp")
        #expect(made.chapters.map(\.title) == ["Part 1", "Part 2", "Part 3"])
        #expect(!made.text.contains("#"))
    }

    @Test(arguments: ["# one\nalpha = 1\n# two\nbeta = 2\n# three\ngamma = 3\n", "#1 is first\n\n#2 is next\n\n#3\n"])
    func `signs that begin other lines are kept`(text: String) throws {
        #expect(try book(text).text.contains("#"))
    }

    @Test func `verse under such headings keeps its lines`() throws {
        let poem = "The lamp is out,\nThe stairs are long,\nAnd nobody\nHas heard the song.\n"
        let made = try book((1...3).map { "# Song \($0)\n\n\(poem)" }.joined(separator: "\n"))
        #expect(!made.text.contains("out, The stairs"))
    }

    // MARK: Paragraphs

    @Test(arguments: [40, 65, 72, 100])
    func `wrapped lines become the paragraphs they were`(width: Int) throws {
        let paragraphs = (1...12).map { prose($0, words: 20 + $0 * 7) }
        let made = try book(paragraphs.map { wrapped($0, at: width) }.joined(separator: "\n\n"))
        #expect(blocks(made) == paragraphs)
    }

    @Test func `a short line above an entry is a paragraph of its own`() throws {
        let entries = (1...4).map { "\($0)0,000 BCE\n" + wrapped(prose($0, words: 30), at: 65) }
        let made = try book(
            entries.joined(separator: "\n\n") + "\n\nLater times\nIt was after all of this that more came about."
        )
        #expect(blocks(made).count == 10)
        #expect(blocks(made)[0] == "10,000 BCE")
        #expect(blocks(made)[8] == "Later times")
    }

    @Test(arguments: [
        "O rose,\nThou art sick. The invisible worm that flies", "He said so.\nThe rest is known to everybody here.",
    ])
    func `a short first line of another kind stays with its block`(text: String) throws {
        #expect(
            blocks(try book((1...3).map { wrapped(prose($0), at: 65) }.joined(separator: "\n\n") + "\n\n" + text)).count
                < 6
        )
    }

    @Test func `numbered contents say which lines are headings`() throws {
        let titles = [
            "1.  Introduction", "1.1  Purpose", "1.2  Terms", "2.  Grammar", "2.1  Basic Rules", "A.  More Types",
        ]
        let contents = titles.map { ($0.hasPrefix("A") ? "Appendix " : "") + $0 + " .......... 4" }.joined(
            separator: "\n"
        )
        let body = titles.map { title in
            title == "1.  Introduction"
                ? title
                : title + "\n\n" + wrapped(prose(title.count, words: 150), at: 65)
                    + "\n\nCRLF = CR LF\n\n1. A first item of a list that is no heading at all.\n\nPart 1: Latin alphabet"
        }
        let made = try book(
            "Abstract\n\n\(wrapped(prose(1), at: 65))\n\nTable of Contents\n\n\(contents)\n\n"
                + body.joined(separator: "\n\n")
        )
        let headings = made.marks.filter { if case .heading = $0.kind { true } else { false } }.map {
            made.text(in: $0.span)
        }
        #expect(
            headings.dropFirst().map { $0.trimmed() } == titles.map { $0.replacing("  ", with: " ")[...].trimmed() }
        )
        #expect(made.chapters.map(\.title).suffix(3) == ["1. Introduction", "2. Grammar", "A. More Types"])
        #expect(made.contents.count == 3)
    }

    @Test func `indented first lines begin paragraphs`() throws {
        let paragraphs = (1...12).map { prose($0, words: 20 + $0 * 7) }
        let made = try book(paragraphs.map { wrapped($0, at: 65, first: "   ") }.joined(separator: "\n"))
        #expect(blocks(made) == paragraphs)
    }

    @Test func `each line may be a paragraph`() throws {
        let paragraphs = (1...12).map { prose($0, words: 20 + $0 * 7) }
        #expect(blocks(try book(paragraphs.joined(separator: "\n"))) == paragraphs)
    }

    @Test func `double spacing does not part paragraphs`() throws {
        let paragraphs = (1...12).map { prose($0, words: 80) }
        let typed = paragraphs.map { wrapped($0, at: 65).replacing("\n", with: "\n\n") }.joined(separator: "\n\n\n")
        #expect(blocks(try book(typed)) == paragraphs)
    }

    @Test func `Chinese lines are joined without blanks`() throws {
        let line = "話說天下大勢分久必合合久必分周末七國分爭并入於秦及秦滅之後"
        let made = try book("　　" + Array(repeating: line, count: 4).joined(separator: "\n") + "。")
        #expect(blocks(made) == [String(repeating: line, count: 4) + "。"])
        #expect(made.metadata.language == "zh")
    }

    @Test func `a paragraph whose lines were not filled again is one`() throws {
        let filled = (1...6).map { wrapped(prose($0), at: 65) }
        let edited = [
            "Mining secures the system and enables the",
            "emergence of network-wide consensus without a central authority.",
            "The reward of newly minted bitcoins and",
            "transaction fees is an incentive scheme that aligns the actions of",
            "miners with the security of the network.",
        ]
        let short = "Mining\nis one of the mechanisms by which security is decentralized."
        let made = try book((filled + [edited.joined(separator: "\n"), short]).joined(separator: "\n\n"))
        #expect(made.text.contains(edited.joined(separator: " ")))
        #expect(made.text.contains("\nMining is one of the mechanisms"))
    }

    @Test func `verse keeps its lines`() throws {
        let made = try book(
            wrapped(prose(1), at: 65) + "\n\n  Twinkle, twinkle, little bat,\n  How I wonder what you're at\n\n"
                + wrapped(prose(2), at: 65)
        )
        #expect(marked(made, .verse) == ["Twinkle, twinkle, little bat,\nHow I wonder what you're at\n"])
        #expect(marked(made, .lineBreak).count == 1)
    }

    @Test func `a passage set in is a quotation`() throws {
        let inner = prose(3, words: 60)
        let made = try book(
            wrapped(prose(1), at: 65) + "\n\n"
                + wrapped(inner, at: 50).replacing("\n", with: "\n     ").replacing(
                    /^/,
                    with: "     ",
                    maxReplacements: 1
                )
                + "\n\n" + wrapped(prose(2), at: 65)
        )
        #expect(marked(made, .quotation) == [inner + "\n"])
    }

    @Test func `stars are a scene break, and several lines of them one`() throws {
        let made = try book(prose(1) + "\n\n* * *\n\n * * \n\n" + prose(2))
        #expect(marked(made, .sceneBreak) == ["* * *\n"])
    }

    @Test func `tables have rows and cells`() throws {
        let made = try book(prose(1) + "\n\nBread    2 pence\nButter   5 pence\n\n" + prose(2))
        #expect(marked(made, .tableRow) == ["Bread\t2 pence\n", "Butter\t5 pence\n"])
    }

    @Test func `lists have items with their markers`() throws {
        let made = try book("Two things.\n\n* item one\n* item two\n\n1. First\n2. Second\n")
        #expect(marked(made, .listItem(marker: "•")) == ["item one\n", "item two\n"])
        #expect(marked(made, .listItem(marker: "2.")) == ["Second\n"])
    }

    // MARK: Hyphens

    @Test func `hyphens of the typesetter go, those of the word stay`() throws {
        let made = try book(
            """
            The captain lay all night upon the is-
            land with the key of his old sea-
            chest around his neck and a well-
            known song upon his lips, as the cap-
            tain of a ship may do in such a place.

            An island is an island, and the captain
            of a sea-chest is a captain, so it goes
            on, and whoever saw the lonely is-
            land knows what the captain had seen.
            """
        )
        #expect(made.text.contains("upon the island with the key of his old sea-chest around"))
        #expect(made.text.contains("a well-known song upon his lips, as the captain of a ship"))
        #expect(made.text.contains("the lonely island knows"))
    }

    @Test func `where lines are never broken inside words, hyphens stay`() throws {
        let made = try book(
            """
            The people of the village were quite half-
            witted, or so the captain said of all the
            people whom he met, and then he went away
            to count the stairs of the lonely lamp.
            """
        )
        #expect(made.text.contains("half-witted"))
    }

    @Test func `dashes at line ends join without a blank`() throws {
        let made = try book(
            """
            It was the end of the story that nobody had told--
            or so they said, and then it went on and on for --
            well, for longer than anybody had been willing to—
            or able to wait for the end of it in the evening.
            """
        )
        #expect(made.text.contains("told--or so they said"))
        #expect(made.text.contains("for -- well"))
        #expect(made.text.contains("willing to—or able"))
    }

    // MARK: Chapters

    private func chaptered(_ headings: [String], gap: String = "\n\n", paragraphs: Int = 1) -> String {
        headings.enumerated().map { number, heading in
            let text = Array(repeating: wrapped(prose(number, words: 120), at: 65), count: paragraphs)
            return "\(heading)\(gap)\(text.joined(separator: "\n\n"))"
        }.joined(separator: "\n\n\n")
    }

    @Test(arguments: [
        ["CHAPTER I", "CHAPTER II", "CHAPTER III"], ["Chapter 1. Sea", "Chapter 2. Land", "Chapter 3. Air"],
        ["I.", "II.", "III."], ["1", "2", "3"], ["[ 1 ]", "[ 2 ]", "[ 3 ]"], ["I: Sea", "II: Land", "III: Air"],
        ["Erstes Kapitel", "Zweites Kapitel", "Drittes Kapitel"], ["THE SEA", "THE LAND", "THE AIR"],
        ["Letter 1", "Letter 2", "Chapter 1"], ["ГЛАВА ПЕРВАЯ", "ГЛАВА ВТОРАЯ", "ГЛАВА ТРЕТЬЯ"], ["一", "二", "三"],
        ["ONE", "TWO", "THREE"],
    ])
    func `headings in a row begin chapters`(headings: [String]) throws {
        let made = try book(chaptered(headings))
        #expect(made.chapters.map(\.title) == headings)
        #expect(made.contents.map(\.title) == headings)
        #expect(made.chapters.allSatisfy { $0.role == .body })
    }

    @Test func `a title below the number belongs to the heading`() throws {
        let made = try book(chaptered(["CHAPTER I\n\nThe Old Sea-dog", "CHAPTER II.\n\nBlack Dog Appears"]))
        #expect(made.chapters.map(\.title) == ["CHAPTER I: The Old Sea-dog", "CHAPTER II. Black Dog Appears"])
    }

    @Test func `parts hold chapters`() throws {
        let made = try book(chaptered(["PART ONE\n\nCHAPTER I", "CHAPTER II", "PART TWO\n\nCHAPTER I", "CHAPTER II"]))
        try #require(made.chapters.count == 4)
        #expect(made.contents.map(\.title) == ["PART ONE", "PART TWO"])
        #expect(made.contents.map(\.children.count) == [2, 2])
        #expect(made.text(in: made.chapters[2].span).hasPrefix("PART TWO\nCHAPTER I\n"))
    }

    @Test(arguments: ["CONTENTS\n\n", ""])
    func `the printed contents are no chapters`(heading: String) throws {
        let titles = ["CHAPTER I. Sea", "CHAPTER II. Land", "CHAPTER III. Air"]
        let made = try book("THE BOOK\n\n" + heading + titles.joined(separator: "\n") + "\n\n\n" + chaptered(titles))
        #expect(made.chapters.filter { $0.role == .body }.map(\.title) == titles)
        #expect(made.chapters.count { $0.role == .contents } == 1)
        #expect(marked(made, .section(.contents)).count == 1)
    }

    @Test func `titles that the contents list begin chapters`() throws {
        let titles = ["The Speckled Band", "The Noble Bachelor", "The Copper Beeches"]
        let made = try book(
            "Contents\n\n" + titles.map { "  \($0)   7" }.joined(separator: "\n") + "\n\n\n" + chaptered(titles)
        )
        #expect(made.chapters.filter { $0.role == .body }.map(\.title) == titles)
    }

    @Test func `prefaces and appendices have their roles`() throws {
        let made = try book(chaptered(["PREFACE", "CHAPTER I", "CHAPTER II", "APPENDIX"]))
        #expect(made.chapters.map(\.role) == [.preface, .body, .body, .appendix])
    }

    @Test func `what stands before a chapter that is not the first is part of the work`() throws {
        let paragraph = String(
            repeating: "He went down to the harbour and looked at the ships for a while. ",
            count: 12
        )
        let made = try book(paragraph + "\n\n" + chaptered(["CHAPTER III", "CHAPTER IV"]))
        #expect(made.chapters.map(\.role) == [.body, .body, .body])
        let first = try book(paragraph + "\n\n" + chaptered(["CHAPTER I", "CHAPTER II"]))
        #expect(first.chapters.map(\.role) == [.frontMatter, .body, .body])
    }

    @Test func `an author's explanation before the first chapter is read`() throws {
        for name in ["EXPLANATORY", "PUBLISHERS’ NOTE"] {
            let made = try book("THE BOOK\n\n\n" + chaptered([name, "CHAPTER I", "CHAPTER II"]))
            #expect(made.chapters.map(\.role) == [.titlePage, .preface, .body, .body])
        }
    }

    @Test func `a postscript in the middle belongs to its letter, one at the end is a chapter`() throws {
        let letters = ["LETTER I", "LETTER II", "POSTSCRIPT", "LETTER III", "LETTER IV", "LETTER V"]
        #expect(try book(chaptered(letters)).chapters.map(\.title) == letters.filter { $0 != "POSTSCRIPT" })
        let last = try book(chaptered((1...8).map { "LETTER \($0)" } + ["POSTSCRIPT"])).chapters.last
        #expect(last?.role == .afterword)
    }

    @Test func `acts begin where they are played, not in the synopsis`() throws {
        let acts = ["ACT I", "ACT II", "ACT III"]
        let synopsis = acts.map { "\($0)\n\nSCENE I. In the tower. The dove comes with a letter.\n\n\n" }.joined()
        let played = chaptered(acts, paragraphs: 20)
        #expect(
            try book("THE PLAY\n\n\n" + synopsis + played).chapters.filter { $0.role == .body }.map(\.title) == acts
        )
        // Two short plays of as many acts.
        #expect(try book(chaptered(acts + acts)).chapters.map(\.title) == acts + acts)
    }

    @Test func `a text without headings is one chapter`() throws {
        let made = try book(prose(1) + "\n\n" + prose(2), name: "Essay")
        #expect(made.chapters.map(\.title) == ["Essay"])
        #expect(made.chapters.map(\.role) == [.body])
        #expect(made.contents.isEmpty)
    }

    @Test func `numbers of pages in the middle of sentences are no chapters`() throws {
        let pages = (11...16).map {
            "\(wrapped(prose($0, words: 90), at: 65).dropLast())\n\n\($0)\n\nand so on, until the end."
        }
        let made = try book(pages.joined(separator: "\n\n"))
        #expect(made.chapters.count == 1)
        #expect(made.marks.contains { $0.kind == .pageBreak(label: "13") })
        #expect(!made.text.contains("13"))
    }

    @Test func `an underline below a heading is no scene break`() throws {
        let made = try book("CHAPTER I\n=========\n\n" + prose(1) + "\n\nCHAPTER II\n----------\n\n" + prose(2))
        #expect(made.chapters.count == 2)
        #expect(marked(made, .sceneBreak).isEmpty)
    }

    // MARK: Signs

    @Test func `underscores are emphasis, even over line ends, but not inside names`() throws {
        let made = try book("She said _it was\nthe end_ of snake_case_names and __init__ and “_you_”.")
        #expect(marked(made, .emphasis) == ["it was the end", "you"])
        #expect(made.text.contains("snake_case_names"))
    }

    @Test func `equals signs are bold where they are used for it`() throws {
        #expect(marked(try book("=One= and =two= and 1 = 2."), .strong) == ["One", "two"])
        #expect(marked(try book("a =b"), .strong).isEmpty)
    }

    @Test func `notes and the signs that point to them find each other`() throws {
        let made = try book(
            prose(1) + " Optimism[1] it was.\n\n  [1] A note.\n\n" + prose(2)
                + " Again[1].\n\n[Footnote 1: Another\none.]\n"
        )
        let notes = made.marks.filter { $0.kind == .note }
        #expect(notes.map { String(made.text(in: $0.span)) } == ["[1] A note.\n", "Footnote 1: Another one.\n"])
        let signs = made.marks.compactMap { mark in
            if case .noteReference(let note) = mark.kind { note } else { nil }
        }
        #expect(signs == notes.map(\.span.lowerBound))
    }

    @Test func `a sign without its note is still a sign`() throws {
        let made = try book("As was shown.[12] And so on [12].")
        #expect(marked(made, .noteReference(note: nil)) == ["[12]"])
    }

    @Test func `pages of the printed edition are marked, not read`() throws {
        let made = try book("One {12}word and an[Pg 13]other {14}word.")
        #expect(made.text == "One word and another word.\n")
        #expect(made.marks.count { if case .pageBreak = $0.kind { true } else { false } } == 3)
    }

    @Test func `an illustration is a picture with its caption`() throws {
        let made = try book(prose(1) + "\n\n[Illustration: A map of\nthe island]\n\n" + prose(2))
        #expect(marked(made, .caption) == ["A map of the island\n"])
        #expect(made.marks.contains { $0.kind == .image(alternative: "A map of the island", resource: "") })
    }

    // MARK: Metadata

    @Test(arguments: [
        ("Candide, ou l’optimisme — par Voltaire\n\n", "Candide, ou l’optimisme", ["Voltaire"]),
        ("Pride and Prejudice\n\nBy Jane Austen\n\n", "Pride and Prejudice", ["Jane Austen"]),
        ("Александр Пушкин\nРуслан и Людмила\n\n", "Руслан и Людмила", ["Александр Пушкин"]),
        ("草枕\n夏目漱石\n\n", "草枕", ["夏目漱石"]), ("The Raven\n\n", "The Raven", []),
        ("This is a sentence already.\n\n", "file", []), ("Dear John,\n\n", "file", []),
    ])
    func `title and author are taken from the first lines`(start: String, title: String, authors: [String]) throws {
        let made = try book(start + prose(1) + "\n\n" + prose(2))
        #expect(made.metadata.title == title)
        #expect(made.metadata.authors == authors)
    }

    @Test(arguments: [" \n\t\r\n \u{A0} ", "\u{FEFF}\u{200B}\n"])
    func `a text without visible characters is refused`(text: String) {
        #expect(throws: BookReadingError.self) { try book(text) }
    }

    @Test func `a numbered heading may run on after a comma`() throws {
        let titles = [
            "Chapter I. In which a lamp is lit",
            "Chapter II. Of the stairs and the many strangers,\nwith other matters",
            "Chapter III. Of the river",
        ]
        let made = try book(titles.map { $0 + "\n\n\n" + wrapped(prose(2), at: 65) }.joined(separator: "\n\n\n"))
        #expect(made.chapters.map(\.title) == titles.map { $0.replacing("\n", with: " ") })
    }

    @Test func `a dash that closes an insertion at a line's end is no hyphen`() throws {
        let made = try book(
            """
            -The lamp... -and he looked at the stairs and counted the strangers-
            that nobody lit was slowly going out upon the river of the is-
            land, and whoever saw the lonely island knew of the is-
            land what he had seen.
            """
        )
        #expect(made.text.contains("the strangers- that nobody lit"))
        #expect(made.text.contains("the river of the island, and"))
    }

    @Test func `an index at the front lists the chapters and ends with its last page`() throws {
        let titles = ["I.", "II. The Stairs", "III. The River", "IV. The Lamp", "V. The Evening"]
        let list = titles.dropFirst().enumerated().map { "    \($1)      \($0 * 9 + 12)" }.joined(separator: "\n")
        let work = titles.enumerated().map { $1 + "\n\n\n" + wrapped(prose($0, words: 200), at: 65) }
        let made = try book(
            "INDEX.\n\n   Chap.           Page.\n\n    I. The Strangers      7\n" + list + "\n\n\n\n\n"
                + work.joined(separator: "\n\n\n\n")
        )
        #expect(made.chapters.filter { $0.role == .body }.map(\.title) == titles)
        #expect(made.chapters.first?.role == .contents)
    }

    @Test func `no line of an index heads a chapter`() throws {
        let entries = [
            "Air, 3", "Appendix, 547", "Bath, 2, 9", "Book I, 7", "Chapter 3, 8", "Part II, 4", "Preface, 9",
        ]
        let work = (1...4).map { "Chapter \($0)\n\n" + wrapped(prose($0, words: 200), at: 65) }
        let made = try book((work + ["Index."] + entries.map { "    " + $0 }).joined(separator: "\n\n\n"))
        #expect(made.chapters.filter { $0.role == .body }.count == 4)
        #expect(made.chapters.last?.role == .index)
        #expect(made.chapters.last.map { made.text(in: $0.span).contains("Appendix") } == true)
    }

    @Test func `notes that stand together keep all their paragraphs`() throws {
        let chapters = (0..<3).map { number in
            let (a, b) = (number * 2 + 1, number * 2 + 2)
            return "Chapter \(number + 1)\n\n\n" + wrapped("A word[\(a)] and more.[\(b)] " + prose(number), at: 65)
                + "\n\n[\(a)] The first.\n\n" + wrapped("Further " + prose(5), at: 65)
                + "\n\n[\(b)] The second.\n\nLast words."
        }
        let made = try book(chapters.joined(separator: "\n\n\n\n"))
        let notes = marked(made, .note)
        #expect(notes.count == 6)
        #expect(notes.first?.contains("Further") == true)
        #expect(notes.last == "[6] The second.\nLast words.\n")
    }

    @Test func `the text goes on after a note at the foot of a page`() throws {
        let pages = (1...6).map { "A word[\($0)] and more. " + prose($0) + "\n\n[\($0)] A note.\n\nMore of the work." }
        let made = try book(pages.map { $0 }.joined(separator: "\n\n"))
        #expect(marked(made, .note) == (1...6).map { "[\($0)] A note.\n" })
    }

    @Test func `what the contents list as often as chapters heads none by itself`() throws {
        let list = (1...4).map { "CHAPTER \($0)\n\nA Diary      \($0 * 20)" }.joined(separator: "\n\n")
        let work = (1...4).map { number in
            "CHAPTER \(number)\n\nA DIARY\n\n\n" + wrapped(prose(number, words: 200), at: 65) + "\n\n\nA Diary\n\n\n"
                + wrapped(prose(number + 4, words: 200), at: 65)
        }
        let made = try book("CONTENTS\n\n" + list + "\n\n\n\n" + work.joined(separator: "\n\n\n\n"))
        #expect(made.chapters.filter { $0.role == .body }.count == 4)
    }

    @Test func `chapters that begin at two after a preface have a first`() throws {
        let names = ["PREFACE.", "The Compleat Lamp", "CHAP. II.", "CHAP. III."]
        let work = names.enumerated().map { $1 + "\n\n\n" + wrapped(prose($0, words: 600), at: 65) }
        let made = try book(work.joined(separator: "\n\n\n\n\n"))
        #expect(made.chapters.map(\.title) == names)
    }

    @Test func `the volumes of a catalogue head no chapters`() throws {
        let work = (1...3).map { "Chapter \($0)\n\n\n" + wrapped(prose($0, words: 200), at: 65) }
        let catalogue = (1...3).map { "  Volume \($0), 1913. 192 pages. Price $\($0).00" }.joined(separator: "\n")
        let made = try book((work + [catalogue]).joined(separator: "\n\n\n\n"))
        #expect(made.chapters.count == 3)
    }
}
