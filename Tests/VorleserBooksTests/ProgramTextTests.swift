import Testing
import VorleserCore

@testable import VorleserBooks

struct ProgramTextTests {
    @Test(arguments: [
        "for i in range(3):\n    print(i)\n    total += i", "if (x[0] == y) { return &z; }", "<p class=\"a\">Hi</p>",
        "$ ls -l | grep foo > out.txt", "$ rustup update", "let apples = 5;\nlet mut bananas = 5;",
        "(define (square x) (* x x))", "(+ 137 349)\n486", "print('The origin is not well understood.')",
        ">>> total\n12", "SELECT * FROM trials;", "-- A view\nCREATE VIEW a AS\nSELECT b, c\nFROM d",
    ])
    func `a program is told by its signs and lines`(text: String) {
        #expect(ProgramText(text).isProgram)
    }

    @Test(arguments: [
        "The Owl and the Pussy-cat went to sea;\nIn a beautiful pea-green boat:",
        "Dear Sir,\n    I write (in haste) of your letter of the 5th inst. & remain\n    yours, J. Smith.",
        "(Exeunt omnes.)\n   Enter the King; a flourish.\nKING: What news?", "let us go then, you and I,\nreturn to me",
        "FROM the desk of\nAnna Berg\nWITH love", "SELECT COMMITTEE ON TRADE\nFROM THE CHAIR",
        "import of goods rose -- exports fell\n1812; 1813; 1814",
    ])
    func `verse, letters and plays are no programs`(text: String) {
        #expect(!ProgramText(text).isProgram)
    }

    /// Faces and classes as publishers use them, with the book's style sheet beside.
    @Test(arguments: [
        "<p class='programs'>\u{2776} CREATE TABLE notes (<br/>\u{A0}\u{A0}id bigserial<br/>);</p>",
        "<p class='programs'>id\u{A0}\u{A0}\u{A0}name<br/>--\u{A0}\u{A0}\u{A0}----<br/>1\u{A0}\u{A0}\u{A0}Ann</p>",
        "<p class='mono'>SELECT name<br/>FROM notes;</p>", "<p><tt>(define (half x)<br/>(/ x 2))<br/></tt></p>",
        "<p><code>let a = 5;</code></p>", "<pre data-type='programlisting'>Alert the user</pre>",
        "<pre><code class='k'>if</code> <code class='n'>a</code> <code class='n'>b</code></pre>",
        "<p class='code'>if ready {</p><p class='code'>go</p><p class='code'>}</p><p class='code'>x = y()</p>",
        "<div class='code'><p>if ready {</p><p>go()</p><p>}</p></div>",
    ])
    func `a paragraph that is named and set as a program, or reads like one, is one`(code: String) throws {
        let book = try styled("<p>One.</p>\(code)<p>Two.</p>")
        let programs = book.texts { $0 == .code }.joined(separator: "\n")
        #expect(
            book.text.split(whereSeparator: \.isNewline) == ["One."] + programs.split(whereSeparator: \.isNewline) + [
                "Two."
            ]
        )
        #expect(!programs.isEmpty)
    }

    @Test(arguments: [
        "<p class='mono'>Dear Ann, meet me at noon.<br/>Yours, Tom</p>",
        "<p class='code'>The raven flies at midnight.</p>",
        "<p class='mono'>From: Ann &lt;ann@sea.org><br/>To: Tom &lt;tom@sea.org></p>", "<p><tt>SOLD OUT</tt></p>",
        "<p class='mono'>&lt;ann> are you there?<br/>&lt;tom> yes</p>", "<p>Call <code>open()</code> now.</p>",
        "<p class='code'>&lt;ann> are you there?<br/>&lt;tom> yes</p>",
        "<p><code>&lt;ann> are you there?<br/>&lt;tom> yes</code></p>", "<p class='code'>ACCESS DENIED: 50 % done</p>",
        "<div class='mono'><p>Stay where you are.</p><p>Help is near.</p></div>",
    ])
    func `letters, messages and signs in a typewriter's face are read`(prose: String) throws {
        #expect(try !styled("<p>One.</p>\(prose)<p>Two.</p>").marks.contains { $0.kind == .code })
    }

    @Test func `words that a style sheet sets in a typewriter's face are marked as typed`() throws {
        let book = try styled(
            "<p>Use <span class='mono'>JOIN</span> here.</p><p class='mono'>A <b>note</b> from Ann.</p>"
        )
        #expect(book.texts { $0 == .typed } == ["JOIN"])
    }

    private func styled(_ body: String) throws -> Book {
        try EPUBSketch.book(
            body,
            head: "<style>.programs, .code { font-family: \"UbuntuMono\" } .mono { font: 1em Courier, serif }</style>"
        )
    }

    @Test func `a story in one piece of preformatted text is no program for what its head has`() throws {
        let story = String(repeating: "It was late when he came in, and nobody spoke.\n", count: 60)
        for head in ["A STORY\n=======", "To: a@b.c -> all", "x = y, as they say"] {
            #expect(
                try !EPUBSketch.book("<pre>\(head)\n\n\(story)</pre>").marks.contains { $0.kind == .code },
                "\(head)"
            )
        }
    }

    @Test(arguments: ["rust", "{.python}", "js", "console", "python title=\"a.py\""])
    func `a fence that names a language holds a program`(info: String) throws {
        #expect(try marks("```\(info)\nAlert the user, please.\n```").contains(.code))
    }

    @Test(arguments: ["", "text", "poem"])
    func `a fence that names none holds what it looks like`(info: String) throws {
        #expect(try !marks("```\(info)\nThe sea, the sea,\nthe open sea.\n```").contains(.code))
        #expect(try marks("```\(info)\nlet apples = 5;\n```").contains(.code))
    }

    @Test func `classes and coloured words of HTML tell a program`() throws {
        for code in [
            "<pre class='lisp prettyprinted'>Alert the user</pre>",
            "<pre><code class='language-swift'>a b c</code></pre>",
            "<pre><span class='k'>let</span> <span class='n'>a</span> <span class='o'>b</span></pre>",
            "<div class='code-block'><pre>Alert the user</pre></div>",
            "<div style='white-space: pre-wrap'><pre>let a = 5;\nlet b = a + 1;</pre></div>",
        ] {
            #expect(try EPUBSketch.book("<p>One.</p>\(code)").marks.contains { $0.kind == .code }, "\(code)")
        }
        let query = "<pre><code>SELECT name, age\n<p>FROM people</p>\n<p>WHERE age IS NULL;</p>\n<p/></code></pre>"
        let book = try EPUBSketch.book("<p>One.</p>\(query)<p>Two.</p>")
        let lines = book.texts(.code).map { $0.split(separator: "\n") }
        #expect(lines == [["SELECT name, age", "FROM people", "WHERE age IS NULL;"]])
        #expect(book.marks.count { $0.kind == .paragraph } == 2)
        let page = String(repeating: "The server must send the header again.\n", count: 40)
        for prose in [
            "<pre><span class='grey'>Draft</span>\n<span class='h2'>1. On</span>\n\(page)<span class='h2'>2. Off</span>\n</pre>",
            "<pre><code>The sea, the sea,\nthe open sea.</code></pre>",
            "<pre class='poem'>The sea</pre>", "<div class='listing'><p>Two</p><pre>The sea, the sea</pre></div>",
            "<pre class='resource programme'>The sea, by day.</pre>",
            "<pre class='language-text'>The sea</pre>",
        ] {
            #expect(try !EPUBSketch.book("<p>One.</p>\(prose)").marks.contains { $0.kind == .code }, "\(prose)")
        }
    }

    private func marks(_ markdown: String) throws -> [TextMark.Kind] {
        try PlainBooks.markdown(Array("One.\n\n\(markdown)\n".utf8), name: "a").marks.map(\.kind)
    }
}
