import Testing
import VorleserCore

@testable import VorleserBooks

struct ChapterTests {
    private let prose = "<p>" + String(repeating: "Much was said, and little done. ", count: 30) + "</p>"

    private func book(_ edit: (inout EPUBSketch) -> Void) throws -> Book {
        var sketch = EPUBSketch()
        edit(&sketch)
        return try sketch.book()
    }

    @Test func `anchors inside a file begin chapters as well as files do`() throws {
        let book = try book {
            $0.add("a.xhtml", "<h2 id='i'>One</h2>\(prose)<h2 id='ii'>Two</h2>\(prose)")
            $0.add("b.xhtml", "\(prose)<h2 id='iii'>Three</h2>\(prose)")
            $0.contents =
                "<ol><li><a href='a.xhtml#i'>I</a></li><li><a href='a.xhtml#ii'>II</a></li><li><a href='b.xhtml#iii'>III</a></li></ol>"
        }
        #expect(book.chapters.map(\.title) == ["I", "II", "III"])
        #expect(book.chapters.map { String(book.text(in: $0.span).prefix(5)) } == ["One\nM", "Two\nM", "Three"])
        #expect(book.chapters[1].href == "OEBPS/a.xhtml#ii")
    }

    @Test func `scenes are called by their acts once`() throws {
        let book = try book { sketch in
            let acts = ["I", "II"].map { act in
                sketch.add(
                    "\(act).xhtml",
                    "<h2>Act \(act)</h2><h3 id='i'>Scene I</h3>\(prose)<h3 id='ii'>Scene II</h3>\(prose)"
                )
                let scenes = ["i": "I", "ii": "II"].sorted { $0.key < $1.key }.map {
                    "<li><a href='\(act).xhtml#\($0)'>Scene \($1)</a></li>"
                }
                return "<li><a href='\(act).xhtml'>Act \(act)</a><ol>\(scenes.joined())</ol></li>"
            }
            sketch.contents = "<ol>\(acts.joined())</ol>"
        }
        #expect(
            book.chapters.map(\.title)
                == ["Act I: Scene I", "Act I: Scene II", "Act II: Scene I", "Act II: Scene II"]
        )
    }

    @Test func `a number in smaller type than the title below it begins the chapter`() throws {
        let chapters = ["I": "Obito do autor", "II": "O emplasto", "X": "Genealogia"].sorted { $0.key < $1.key }
        let book = try book {
            let all = chapters.map { "<h5>CAPITULO \($0.key)</h5><h4>\($0.value)</h4>\(prose)" }
            $0.add("a.xhtml", all.joined())
        }
        // The first is named by the book's contents.
        #expect(book.chapters.dropFirst().map(\.title) == ["CAPITULO II: O emplasto", "CAPITULO X: Genealogia"])
        #expect(book.chapters.allSatisfy { book.text(in: $0.span).hasPrefix("CAPITULO") })
    }

    @Test(arguments: [false, true])
    func `contents at the end that repeat the headings are left out, in a file of their own or not`(isApart: Bool)
        throws
    {
        let titles = ["Death of the author", "The plaster", "Of his descent"]
        let entries = zip(["I", "II", "III"], titles).map { "<tr><td>\($0) —</td><td>\($1)</td><td>7</td></tr>" }
        let list = "<h5>Contents</h5><p>To the reader</p><table>\(entries.joined())</table>"
        let book = try book {
            let all = titles.map { "<h4>\($0)</h4>\(prose)\(prose)" }.joined() + "<h4>The End</h4>"
            $0.add("a.xhtml", isApart ? all : all + list)
            if isApart { $0.add("b.xhtml", list) }
        }
        let left = book.marks.filter { $0.kind == .section(.contents) }.map { book.text(in: $0.span) }
        if isApart {
            #expect(book.chapters.last?.role == .contents)
        } else {
            #expect(left.map { $0.hasPrefix("Contents") && $0.contains("Of his descent") } == [true])
        }
    }

    @Test(arguments: ["\(Self.words)", "<p>Of wine</p><p>Of bread</p><p>Of salt</p>"])
    func `what is called contents at the end and repeats nothing is read`(below: String) throws {
        let book = try book {
            $0.add("a.xhtml", "<h2>One</h2>\(prose)<h2>Two</h2>\(prose)<h2>Three</h2>\(prose)<h3>Contents</h3>\(below)")
        }
        #expect(!book.marks.contains { $0.kind == .section(.contents) })
    }

    private static let words = "<p>" + String(repeating: "One is two, and two is three. ", count: 20) + "</p>"

    @Test func `a number and its title right below are one chapter, also where the contents have two lines`() throws {
        let book = try book {
            $0.add(
                "a.xhtml",
                "<h3 id='i'>I</h3><h3 id='a'>How it began</h3>\(prose)<h3 id='ii'>II</h3><h3 id='b'>How it went</h3>\(prose)"
            )
            let lines = [("i", "I"), ("a", "How it began"), ("ii", "II"), ("b", "How it went")]
            $0.contents = "<ol>\(lines.map { "<li><a href='a.xhtml#\($0)'>\($1)</a></li>" }.joined())</ol>"
        }
        #expect(book.chapters.map(\.title) == ["I: How it began", "II: How it went"])
    }

    @Test func `where contents stop at parts of hours, the headings inside them make chapters`() throws {
        let long = String(repeating: prose, count: 24)
        let book = try book {
            for part in 1...2 {
                let chapters = (1...3).map { "<h2>Tale \(part)\($0)</h2>\(long)<h3>Scrap</h3>\(prose)" }
                $0.add("\(part).xhtml", "<h1>Part \(part)</h1><p>Of it.</p>" + chapters.joined())
            }
            $0.contents = "<ol><li><a href='1.xhtml'>Part 1</a></li><li><a href='2.xhtml'>Part 2</a></li></ol>"
        }
        #expect(
            book.chapters.map(\.title) == [
                "Part 1", "Tale 11", "Tale 12", "Tale 13", "Part 2", "Tale 21", "Tale 22", "Tale 23",
            ]
        )
    }

    @Test func `terms before the work end where they say so, those behind it take nothing of it along`() throws {
        let start =
            "<p>The Project Gutenberg EBook<br/>of Trees<br/>*** START OF THE PROJECT GUTENBERG EBOOK TREES<br/>***</p>"
        let end = "<p>***START**THE SMALL PRINT!**</p><p>Project Gutenberg owns it.</p><p>*END*THE SMALL PRINT!</p>"
        let long = String(repeating: prose, count: 40)
        for head in [start, ""] {
            let book = try EPUBSketch.book("\(head)<h2>One</h2>\(long)<h2>Two</h2>\(long)\(end)")
            let left = book.marks.filter { $0.kind == .section(.licence) }.map { book.text(in: $0.span) }
            #expect(left.allSatisfy { !$0.contains("Much was said") && $0.utf16.count < 200 }, "\(left.map(\.count))")
            #expect(left.count == (head.isEmpty ? 1 : 2))
        }
    }

    @Test func `a title that several headings make is called by all of them`() throws {
        let book = try book {
            $0.title = "The Paint Girl"
            let cover = "<h2>THE</h2><h2>PAINT</h2><h2>GIRL</h2>"
            let others =
                "<h2>THE<br/><br/>LIBERTY MINSTREL</h2>\(prose)<h2>CHAPTER I<br/><br/>How it began</h2>\(prose)"
            $0.add("a.xhtml", "\(cover)\(prose)\(others)<h2>ONE DAY</h2><h2>OF REST</h2>\(prose)")
            $0.contents = ""
        }
        #expect(
            book.chapters.map(\.title) == [
                "THE PAINT GIRL", "THE LIBERTY MINSTREL", "CHAPTER I: How it began", "ONE DAY",
            ]
        )
    }

    @Test func `songs of a long chapter are chapters, short sections of prose are not`() throws {
        func count(_ text: String) throws -> Int {
            let songs = (1...60).map { "<h2>Song \($0) of them</h2>\(text)" }.joined()
            return try book { sketch in
                for number in 1...3 { sketch.add("\(number).xhtml", "<h1>Songs</h1><p>Of it.</p>\(songs)") }
            }.chapters.count
        }
        let lines = String(repeating: "Much was said, and little<br/>", count: 50)
        #expect(try count("<p>\(lines)</p>") == 183)
        #expect(try count(prose + prose) == 3)
    }

    @Test func `sections of chapters are no chapters, scenes of acts are`() throws {
        func book(_ gap: String) throws -> Book {
            try self.book {
                for act in 1...3 {
                    $0.add(
                        "\(act).xhtml",
                        "<h1>Act \(act)</h1>\(gap)<h2 id='a'>Scene 1</h2>\(prose)<h2 id='b'>Scene 2</h2>\(prose)"
                    )
                }
                let acts = (1...3).map { act in
                    "<li><a href='\(act).xhtml'>A\(act)</a><ol><li><a href='\(act).xhtml#a'>a</a></li><li><a href='\(act).xhtml#b'>b</a></li></ol></li>"
                }
                $0.contents = "<ol>\(acts.joined())</ol>"
            }
        }
        let scenes = ["A1", "A1: a", "A1: b", "A2", "A2: a", "A2: b", "A3", "A3: a", "A3: b"]
        #expect(try book("").chapters.map(\.title) == scenes)
        let sections = try book(prose)
        #expect(sections.chapters.map(\.title) == ["A1", "A2", "A3"])
        #expect(sections.contents.map { $0.children.map(\.title) } == [["a", "b"], ["a", "b"], ["a", "b"]])
    }

    @Test func `chapters of the same title are told apart by the lines above them`() throws {
        let book = try book {
            for part in 1...2 {
                for name in ["i", "ii"] { $0.add("\(part)\(name).xhtml", "<h2>\(name)</h2>\(prose)") }
            }
            $0.add("end.xhtml", "<h2>The End</h2>\(prose)")
            let parts = (1...2).map { part in
                let lines = ["i", "ii"].map { "<li><a href='\(part)\($0).xhtml'>\($0)</a></li>" }.joined()
                return "<li><span>Part \(part).</span><ol>\(lines)</ol></li>"
            }
            $0.contents = "<ol>\(parts.joined())<li><a href='end.xhtml'>The End</a></li></ol>"
        }
        #expect(book.chapters.map(\.title) == ["Part 1. i", "Part 1. ii", "Part 2. i", "Part 2. ii", "The End"])
        #expect(book.contents.map { $0.children.map(\.title) } == [["i", "ii"], ["i", "ii"], []])
    }

    @Test func `a chapter begins with the heading before its anchor`() throws {
        let book = try book {
            $0.add(
                "a.xhtml",
                "<h2>One</h2>\(prose)<h2>Two</h2><p id='ii'>After</p>\(prose)<h2 id='iii'>Three</h2>\(prose)"
            )
            $0.contents =
                "<ol><li><a href='a.xhtml'>I</a></li><li><a href='a.xhtml#ii'>II</a></li><li><a href='a.xhtml#iii'>III</a></li></ol>"
        }
        #expect(book.chapters.map { String(book.text(in: $0.span).prefix(4)) } == ["One\n", "Two\n", "Thre"])
    }

    @Test func `files without a line in the contents go on with the chapter, unless they are something else`() throws {
        let book = try book {
            $0.add("a.xhtml", "<h2>One</h2>\(prose)")
            $0.add("b.xhtml", prose)
            $0.add("c.xhtml", "<h2>Two</h2>\(prose)")
            $0.add("d.xhtml", "<h2>Extra</h2>\(prose)")
            $0.add("e.xhtml", "<section epub:type='colophon'>\(prose)</section>")
            $0.contents = "<ol><li><a href='a.xhtml'>I</a></li><li><a href='c.xhtml'>II</a></li></ol>"
        }
        #expect(book.outline == ["I · body", "II · body", "Extra · body", "Colophon · colophon"])
        #expect(book.chapters[0].span.length > 1800)
    }

    @Test func `without contents, headings make the chapters`() throws {
        let book = try book {
            $0.contents = ""
            $0.add("a.xhtml", "<h1>The Book</h1><p>By Me</p>")
            $0.add("b.xhtml", "<h2>Chapter 1</h2><h3>The Start</h3>\(prose)<h2>Chapter 2</h2>\(prose)")
        }
        #expect(book.chapters.map(\.title) == ["The Book", "Chapter 1: The Start", "Chapter 2"])
        #expect(book.warnings.map(\.kind) == [.contents])
        #expect(book.contents.map(\.title) == book.chapters.map(\.title))
    }

    @Test func `chapter numbers set as paragraphs are headings if there are several`() throws {
        let book = try book {
            $0.contents = "<ol><li><a href='a.xhtml'>Start</a></li></ol>"
            $0.add("a.xhtml", ["I.", "II.", "III."].map { "<p>CHAPITRE \($0)</p>\(prose)" }.joined())
        }
        #expect(book.chapters.map(\.title) == ["Start", "CHAPITRE II.", "CHAPITRE III."])
        #expect(book.texts(.heading(level: 2)).count == 3)
    }

    @Test func `lines of the contents that lead nowhere keep their place, with a warning`() throws {
        let book = try book {
            $0.add("a.xhtml", "<h2>One</h2>\(prose)")
            $0.add("b.xhtml", "<h2>Two</h2>\(prose)")
            $0.contents =
                "<ol><li><a href='a.xhtml'>I</a></li><li><a href='gone.xhtml'>Gone</a></li><li><a href='b.xhtml#gone'>II</a></li><li><span>Part</span><ol><li><a href='b.xhtml'>b</a></li></ol></li></ol>"
        }
        let second = book.spine[1].span.lowerBound
        #expect(book.contents.map(\.offset) == [.start, .start, second, second])
        #expect(book.warnings.map(\.kind) == [.contents])
        #expect(book.chapters.count == 2)
    }

    @Test func `contents that lead nowhere at all are replaced`() throws {
        let book = try book {
            $0.add("a.xhtml", "<h2>One</h2>\(prose)")
            $0.contents = "<ol><li><a href='gone.xhtml'>Gone</a></li></ol>"
        }
        #expect(book.contents.map(\.title) == ["One"])
    }

    @Test func `the navigation document wins over the NCX, which wins over nothing`() throws {
        let point = "<navPoint><navLabel><text>From NCX</text></navLabel><content src='a.xhtml'/></navPoint>"
        let both = try book {
            $0.add("a.xhtml", prose)
            $0.navMap = point
        }
        #expect(both.contents.map(\.title) == ["a"])
        let old = try book {
            $0.add("a.xhtml", prose)
            $0.navMap = point
            $0.contents = ""
        }
        #expect(old.contents.map(\.title) == ["From NCX"])
    }

    @Test func `a line without words is called what its heading says`() throws {
        let book = try book {
            $0.add("a.xhtml", "<h2>The Start</h2>\(prose)")
            $0.contents = "<ol><li><a href='a.xhtml'/></li></ol>"
        }
        #expect(book.chapters.map(\.title) == ["The Start"])
    }

    @Test func `chapters cover the book, whatever is in it`() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<20 {
            let book = try book { sketch in
                sketch.add("x.xhtml", prose)
                for number in 0..<Int.random(in: 1...6, using: &generator) {
                    let parts = [
                        "<h1>H</h1>", "<h2 id='a'>I</h2>", prose, "<p/>", "<hr/>", "<img src='x'/>",
                        "<section epub:type='notes'><p>n</p></section>",
                    ]
                    sketch.add("\(number).xhtml", parts.shuffled(using: &generator).prefix(4).joined())
                }
            }
            #expect(book.chapters.allSatisfy { !$0.span.isEmpty && !$0.title.isEmpty })
            #expect(
                zip(book.chapters, book.chapters.dropFirst()).allSatisfy { $0.span.upperBound == $1.span.lowerBound }
            )
            #expect(book.marks == book.marks.sorted())
            #expect(book.chapters.first?.span.lowerBound == .start)
        }
    }
}

struct RoleTests {
    private let prose = "<p>" + String(repeating: "Much was said, and little done. ", count: 300) + "</p>"

    private func role(
        _ body: String,
        title: String = "Something",
        first: Bool = true,
        guide: String = "",
        landmarks: String = ""
    ) throws -> SectionRole {
        var sketch = EPUBSketch()
        if first { sketch.add("x.xhtml", body, head: "<title>\(title)</title>") }
        for number in 1...5 { sketch.add("\(number).xhtml", "<h2>\(number)</h2>\(prose)") }
        if !first { sketch.add("x.xhtml", body, head: "<title>\(title)</title>") }
        sketch.contents = "<ol>" + (1...5).map { "<li><a href='\($0).xhtml'>\($0)</a></li>" }.joined() + "</ol>"
        (sketch.guide, sketch.landmarks) = (guide, landmarks)
        let book = try sketch.book()
        return try #require(book.chapters.first { $0.href.hasSuffix("x.xhtml") }).role
    }

    @Test(arguments: [
        ("titlepage", SectionRole.titlePage), ("copyright-page", .copyrightPage), ("dedication", .dedication),
        ("endnotes", .notes), ("toc", .contents), ("preface", .preface), ("index", .index),
    ])
    func `types in the document come first`(type: String, role: SectionRole) throws {
        #expect(try self.role("<section epub:type='\(type)'><h1>X</h1><p>text</p></section>") == role)
        #expect(try self.role("<section role='doc-\(type)'><h1>X</h1><p>text</p></section>") == role)
    }

    @Test func `landmarks and guides name what documents are for, if that can be`() throws {
        let guide = "<guide><reference type='copyright-page' href='x.xhtml'/></guide>"
        #expect(try role("<p>Some words.</p>", guide: guide) == .copyrightPage)
        let landmarks =
            "<nav epub:type='landmarks'><ol><li><a epub:type='dedication' href='x.xhtml'>D</a></li></ol></nav>"
        #expect(try role("<p>To you.</p>", landmarks: landmarks) == .dedication)
        let cover = "<guide><reference type='cover' href='x.xhtml'/></guide>"
        #expect(try role(prose, guide: cover) == .body)
    }

    @Test func `a title alone never leaves a chapter out`() throws {
        #expect(try role("<h2>Notes</h2>\(prose)") == .body)
        #expect(try role("<h2>Copyright</h2>\(prose)\(prose)\(prose)") == .body)
        #expect(try role("<h2>Index</h2>\(prose)") == .body)
        #expect(try role("<h2>Acknowledgements</h2>\(prose)\(prose)\(prose)") == .acknowledgements)
        #expect(try role("<h2>Prologue</h2>\(prose)") == .prologue)
    }

    @Test func `shape and place together tell front and back matter`() throws {
        #expect(try role("<h1>A Sketch</h1><p>by Somebody</p>") == .titlePage)
        #expect(try role("<h1>A Sketch</h1><p>London: Printed for A. Bell at the Sign of the Swan.</p>") == .titlePage)
        #expect(
            try role("<h1>A Sketch</h1><p>I was at sea when the war began and knew nothing of it.</p>") != .titlePage
        )
        #expect(try role("<p>Copyright © 2020 Somebody</p><p>All rights reserved. ISBN 1</p>") == .copyrightPage)
        #expect(try role("<img src='c.jpg'/>") == .cover)
        let links = (1...5).map { "<p><a href='\($0).xhtml'>Chapter number \($0)</a></p>" }.joined()
        let works = ["The Sea", "The Sky", "The Land and Its People"].map { "<p>\($0)</p>" }.joined()
        #expect(try role("<h2>Also by Anna Berg</h2>\(works)") == .advertisement)
        #expect(try role("<h2>Also by Night</h2>\(prose)") == .body)
        #expect(try role("<h2>What is in it</h2>\(links)\(links)\(links)") == .contents)
        #expect(try role("<h2>Index</h2><p>Apples, 3</p><p>Pears, 5</p>", first: false) == .index)
    }

    @Test func `a licence is told by its title, a copyright page not by what is talked of`() throws {
        #expect(try role("<h1>GNU Free Documentation License</h1>\(prose)", first: false) == .licence)
        #expect(try role("<h1>Creative Commons Attribution 3.0</h1>\(prose)", first: false) == .licence)
        #expect(try role("<h1>Transcriber’s Note</h1>\(prose)", first: false) == .backMatter)
        let attribution = "<p>An attribution: “<i>A Book</i>. Copyright 2011 Somebody, ISBN 978-1.”</p>"
        #expect(try role("<h1>Using Code Examples</h1>\(prose)\(attribution)") == .body)
    }

    @Test func `an archive that names itself in every title leaves nothing out`() throws {
        let note = "<p>How these papers have been placed in sequence will be made clear.</p>"
        for title in ["Dracula | Project Gutenberg", "The Project Gutenberg eBook of Dracula, by Bram Stoker"] {
            #expect(try role(note, title: title) == .body)
        }
        let licence = "<p>Section 1. General Terms of Use of Project Gutenberg works</p>"
        #expect(try role(licence, title: "Project Gutenberg License", first: false) == .licence)
    }

    @Test func `an author's note is read at either end, notes are not`() throws {
        #expect(try role("<h2>NOTE</h2>\(prose)", first: false) == .afterword)
        #expect(try role("<h2>NOTE</h2>\(prose)") == .preface)
        let notes = (1...5).map { "<aside epub:type='footnote'><p>\($0) A note.</p></aside>" }.joined()
        #expect(try role("<h2>Note</h2>\(notes)", first: false) == .notes)
    }

    @Test func `contents below an archive's header are marked, the rest is read`() throws {
        var sketch = EPUBSketch()
        let links = (1...5).map { "<p><a href='\($0).xhtml'>Chapter number \($0)</a></p>" }.joined()
        sketch.add(
            "x.xhtml",
            """
            <h2>The Project Gutenberg eBook of A Sketch</h2><p>For the use of anyone.</p>\
            <p>*** START OF THE PROJECT GUTENBERG EBOOK A SKETCH ***</p><h1 id="s">A SKETCH</h1><h2>Contents</h2>\(links)\
            <h2 id="e">ETYMOLOGY</h2>\(prose)
            """
        )
        for number in 1...5 { sketch.add("\(number).xhtml", "<h2>\(number)</h2>\(prose)\(prose)\(prose)") }
        let lines = ["x.xhtml#s", "x.xhtml#e"] + (1...5).map { "\($0).xhtml" }
        sketch.contents = "<ol>\(lines.map { "<li><a href='\($0)'>\($0)</a></li>" }.joined())</ol>"
        let book = try sketch.book()
        #expect(book.texts(.section(.contents)).count == 1)
        #expect(book.chapters.first { $0.title == "x.xhtml#e" }?.role == .body)
        #expect(book.chapters.first?.role == .licence)
    }

    @Test func `an index at the end of a page is left out, what only has its name is read`() throws {
        func roles(_ below: String) throws -> [SectionRole] {
            let chapters = (1...3).map { "<h2>Part \($0)</h2>\(prose)" }.joined()
            return try EPUBSketch.book("\(chapters)<h2>INDEX</h2>\(below)").chapters.map(\.role)
        }
        let entries = (1...40).map { "<p>Amenda, letter to, \($0)</p>" }.joined()
        #expect(try roles(entries).last == .index)
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        #expect(try roles(letters.map { "<p>\($0)menda of Courland, letter to him.</p>" }.joined()).last == .index)
        let verse = letters.reversed().map { "<p>\($0)menda of Courland had a sail.</p>" }.joined()
        #expect(try roles(verse).last == .body)
        #expect(try roles("<p>One of his fingers pointed at the page.</p>").last == .body)
    }

    @Test func `a printed table of contents inside a document is marked`() throws {
        var sketch = EPUBSketch()
        let links = (1...5).map { "<p><a href='\($0).xhtml'>Chapter number \($0)</a></p>" }.joined()
        sketch.add(
            "x.xhtml",
            "<h1>A Sketch</h1><p>Contents</p>\(links)<p>And then a long paragraph begins, which is not of the contents at all, and which no title page would have, because it goes on and on.</p>"
        )
        for number in 1...5 { sketch.add("\(number).xhtml", "<h2>\(number)</h2>\(prose)") }
        let marked = try sketch.book().texts(.section(.contents))
        #expect(marked.count == 1)
        #expect(marked.first?.hasPrefix("Contents\nChapter number 1") ?? false)
        #expect(marked.first?.hasSuffix("Chapter number 5\n") ?? false)
    }

    @Test func `the navigation document in the spine is the contents`() throws {
        var sketch = EPUBSketch()
        sketch.navigationInSpine = true
        for number in 1...3 { sketch.add("\(number).xhtml", "<h2>\(number)</h2>\(prose)") }
        let book = try sketch.book()
        #expect(book.chapters.first?.role == .contents)
        #expect(book.text.hasPrefix("1\n2\n3\n"))
    }

    @Test func `Project Gutenberg's words around the book are a licence`() throws {
        var sketch = EPUBSketch()
        sketch.add(
            "a.xhtml",
            "<pre>The Project Gutenberg EBook of X\n\n*** START OF THIS PROJECT GUTENBERG EBOOK X ***</pre><h1>X</h1>\(prose)"
        )
        sketch.add("b.xhtml", "<h2>II</h2>\(prose)<p>End of the Project Gutenberg EBook of X</p>\(prose)")
        sketch.add("c.xhtml", "<p>More licence.</p>")
        let book = try sketch.book()
        let licence = book.texts(.section(.licence))
        #expect(licence.first?.hasPrefix("The Project Gutenberg") ?? false)
        #expect(licence.last?.hasPrefix("End of the Project Gutenberg EBook of X\n") ?? false)
        #expect(book.chapters.map(\.role) == [.body, .body, .licence])
    }
}

struct NoteTests {
    private func book(_ body: String, _ notes: String = "") throws -> Book {
        var sketch = EPUBSketch()
        sketch.add("a.xhtml", body)
        if !notes.isEmpty { sketch.add("n.xhtml", notes) }
        return try sketch.book()
    }

    private func signs(_ book: Book) -> [String] {
        book.texts { if case .noteReference = $0 { true } else { false } }
    }

    /// Annotated editions, and what pandoc writes: the notes of a chapter at its end, longer than the chapter.
    @Test(arguments: [3, 8, 20])
    func `a chapter stays one when its notes are longer`(paragraphs: Int) throws {
        let text = (1...paragraphs).map { "<p>What is said here is prose of the chapter itself, number \($0).</p>" }
            .joined()
        let notes = (1...8).map {
            "<aside epub:type='footnote' id='n\($0)'><p>\(String(repeating: "A note that goes on and on. ", count: 20))</p></aside>"
        }
        let book = try book("<h1>The Return</h1>\(text)<section epub:type='footnotes'>\(notes.joined())</section>")
        #expect(book.chapters.first?.role == .body)
        #expect(book.marks.count { $0.kind == .note } == 8)
    }

    @Test(arguments: [
        "section epub:type='footnotes' role='doc-endnotes'", "section class='footnotes'", "div role='doc-endnotes'",
    ])
    func `verse stays a chapter beside its notes, however they are marked`(element: String) throws {
        let verse = (1...4).map {
            "<p class='stanza'>A line of verse, the \($0)th<br/>and a second<sup><a href='#n\($0)' role='doc-noteref'>\($0)</a></sup></p>"
        }
        let notes = (1...4).map {
            "<li id='n\($0)' role='doc-endnote'><p>\(String(repeating: "It is meant so. ", count: 40))</p></li>"
        }
        let name = element.prefix { $0 != " " }
        let book = try book("<h1>Ode</h1>\(verse.joined())<\(element)><hr/><ol>\(notes.joined())</ol></\(name)>")
        #expect(book.chapters.first?.role == .body)
        let silent = book.marks.filter { $0.kind == .note || $0.kind == .section(.notes) }.map(\.span)
        for sentence in book.sentences {
            let text = book.text(in: sentence.span)
            guard text.contains(where: \.isLetter) else { continue }
            let isNote = silent.contains { $0.contains(sentence.span.lowerBound) }
            #expect(isNote == text.contains("It is meant so"))
        }
    }

    @Test(arguments: ["Copyright", "Copyright Page", "Legal notice"])
    func `a page of rights at the end is one in a book of any length`(title: String) throws {
        var sketch = EPUBSketch()
        sketch.add("a.xhtml", "<h1>One</h1><p>\(String(repeating: "He went to the sea again. ", count: 12))</p>")
        sketch.add("b.xhtml", "<h1>Two</h1><p>\(String(repeating: "He went to the sea again. ", count: 12))</p>")
        sketch.add(
            "c.xhtml",
            "<h1>\(title)</h1><p>Copyright © 2020 A. N. Author. All rights reserved. ISBN 978-0-00-000000-2. 10 9 8 7 6 5 4 3 2 1</p>"
        )
        sketch.contents =
            "<ol><li><a href='a.xhtml'>One</a></li><li><a href='b.xhtml'>Two</a></li><li><a href='c.xhtml'>\(title)</a></li></ol>"
        #expect(try sketch.book().chapters.map(\.role) == [.body, .body, .copyrightPage])
    }

    @Test func `a file of notes alone is not read though nothing says so but its notes`() throws {
        let notes = (1...8).map { "<aside epub:type='footnote'><p>Note \($0), on one thing and another.</p></aside>" }
        let book = try book("<h1>One</h1><p>Text.</p>", "<h2>More</h2>\(notes.joined())")
        #expect(book.chapters.last?.role == .notes)
    }

    @Test func `typed notes and their signs are marked`() throws {
        let book = try book(
            "<p>Word<a epub:type='noteref' href='#n1'>1</a>.</p><aside epub:type='footnote' id='n1'><p>A note.</p></aside><p>More<a role='doc-noteref' href='n.xhtml#e'>*</a></p>",
            "<section epub:type='endnotes'><ol><li id='e' epub:type='endnote'><p>Another. <a role='doc-backlink' href='a.xhtml'>↩</a></p></li></ol></section>"
        )
        #expect(signs(book) == ["1", "*"])
        #expect(book.texts(.note) == ["A note.\n", "Another. ↩\n"])
        #expect(book.texts(.decorative) == ["↩"])
        #expect(book.marks.contains { $0.kind == .noteReference(note: TextOffset(utf16: 7)) })
        #expect(book.chapters.last?.role == .notes)
    }

    @Test func `links that lead to each other are notes though nothing says so`() throws {
        let book = try book(
            "<p>Word<a id='r1' href='n.xhtml#f1'><sup>1</sup></a> and word<a id='r2' href='n.xhtml#f2'>[2]</a>.</p>",
            "<p><a id='f1' href='a.xhtml#r1'>1</a> The first note.</p><p>It goes on.</p><p><a id='f2' href='a.xhtml#r2'>[2]</a> The second.</p>"
        )
        #expect(signs(book) == ["1", "[2]"])
        #expect(book.texts(.note) == ["1 The first note.\nIt goes on.\n", "[2] The second.\n"])
    }

    @Test func `a note set as a block of its own ends with it`() throws {
        let book = try book(
            "<p>Word<a id='r' href='#f'><sup>*</sup></a>.</p><div><p id='f'>* The note.</p><p>Its end.</p></div><p>Text again.</p>"
        )
        #expect(signs(book) == ["*"])
        #expect(book.texts(.note) == ["* The note.\nIts end.\n"])
    }

    @Test func `links of a table of contents are no signs of notes`() throws {
        let book = try book(
            "<p><a id='t1' href='n.xhtml#c1'>1</a></p><p><a id='t2' href='n.xhtml#c2'>2</a></p>",
            "<h2 id='c1'><a href='a.xhtml#t1'>1</a></h2><p>Text.</p><h2 id='c2'><a href='a.xhtml#t2'>2</a></h2><p>Text.</p>"
        )
        #expect(signs(book).isEmpty)
        #expect(book.texts(.note).isEmpty)
    }

    @Test func `a number that leads on without a way back is a link`() throws {
        let book = try book(
            "<p>See chapter <a href='n.xhtml#c'>2</a> for more.</p>",
            "<p id='c'>Text without number.</p>"
        )
        #expect(signs(book).isEmpty)
    }

    @Test(arguments: [
        ("1", true), ("[12]", true), ("*", true), ("††", true), ("b", true), ("12a", true), ("xii", true), ("注1", true),
        ("warrior", false), ("the", false), ("Emperor’s", false), ("漢字", false), ("see note 4 below", false),
    ])
    func `only a sign is taken for one, not words that a note is about`(text: String, isSign: Bool) throws {
        for type in ["noteref", "annoref"] {
            let book = try book(
                "<p>Word <a epub:type='\(type)' href='n.xhtml#e'>\(text)</a> goes on.</p>",
                "<section epub:type='endnotes'><ol><li id='e' epub:type='endnote'><p>A note.</p></li></ol></section>"
            )
            #expect(signs(book) == (isSign ? [text] : []))
        }
    }

    /// Wikipedia: the raised letters behind “^” lead back to each place that cites the source.
    @Test(arguments: ["[1]", "[nb 1]"])
    func `text that cites a note twice is no note of its way back`(sign: String) throws {
        let cited = (0...1).map { "<p>Tea is drunk, the \($0)th.<sup id='r\($0)'><a href='#n'>\(sign)</a></sup></p>" }
        let note = "<span>^ <a href='#r0'><sup>a</sup></a> <a href='#r1'><sup>b</sup></a></span> Smith, J."
        let book = try book("<h1>Tea</h1>\(cited.joined())<h2>References</h2><ol><li id='n'>\(note)</li></ol>")
        #expect(book.texts(.note).allSatisfy { $0.contains("Smith") })
        #expect(signs(book).allSatisfy { $0 == sign })
    }

    @Test func `a note printed before its sign is one by its number`() throws {
        let book = try book(
            "<h1>One</h1><p id='n'>1 <a href='#r'>A note.</a></p><p>Word<a id='r' href='#n'><sup>1</sup></a> goes on.</p>"
        )
        #expect(signs(book) == ["1"])
        #expect(book.texts(.note) == ["1 A note.\n"])
    }

    @Test func `a sign whose note is missing is a sign still`() throws {
        let book = try book("<p>Word<a epub:type='noteref' href='#gone'>1</a>.</p>")
        #expect(signs(book) == ["1"])
    }
}
