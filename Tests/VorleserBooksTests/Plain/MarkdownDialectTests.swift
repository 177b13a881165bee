import Testing
import VorleserCore

@testable import VorleserBooks

struct MarkdownDialectTests {
    private func book(_ text: String) throws -> Book { try PlainBooks.markdown(Array(text.utf8), name: "file") }

    @Test(arguments: [
        ("# One {#sec:one .unnumbered}\n\nText.", "One\nText.\n"), ("## Two {-}\n\nText.", "Two\nText.\n"),
        ("A [link](http://x.org){target=_blank} and [small]{.smallcaps} words.", "A link and small words.\n"),
        ("::: {.note}\nKeep it.\n:::\n\nMore.", "Keep it.\nMore.\n"), ("::::: warning\nHot.\n:::::", "Hot.\n"),
        ("It is $E = mc^2$ for $5 and $10.", "It is E = mc² for $5 and $10.\n"),
        ("$$\\int_0^1 x^2 dx = \\frac{1}{3}$$", "∫₀¹ x² dx = 1/3\n"),
        ("So\n\n$$\n\\alpha_1 \\times \\sqrt{x+1}\n$$\n\nit is.", "So\nα₁ × √(x+1)\nit is.\n"),
        ("H~2~O and 2^10^ and ~~no~~ yes.", "H2O and 210 and no yes.\n"),
        ("See [[Other note|there]], [[here]].", "See there, here.\n"),
        ("> [!warning] Heads up\n> Careful.", "Heads up\nCareful.\n"), ("> [!NOTE]\n> Careful.", "Note\nCareful.\n"),
        ("Seen %% hidden %% again. ^place-1", "Seen again.\n"), ("One.\n\n%%\nHidden.\n%%\n\nTwo.", "One.\nTwo.\n"),
        ("A {{< include x.qmd >}} b {{% x %}} c.", "A b c.\n"), ("| One line\n| and more", "One line\nand more\n"),
        ("Term\n:   What it means", "Term\nWhat it means\n"), ("Table: Some {#tbl:x}", "Table: Some\n"),
        ("[TOC]\n\nText.", "Text.\n"), ("See [@doe99, p. 3; @lee].", "See [@doe99, p. 3; @lee].\n"),
        ("\\begin{align}\na &= b \\\\\nc &= d\n\\end{align}", "a = b ; c = d\n"),
        ("A **pit**{: data-type=\"term\" #id-1} of *it*{:.x}.\n{: .no_toc}\n\nB.", "A pit of it.\nB.\n"),
        ("An Act{:\ndata-type=\"term\" .x}—where.", "An Act—where.\n"),
        ("One.[^9] Two.[^2]\n\n[^2]: There.", "One.[9] Two.1\nThere.\n"),
        ("!!! note \"Take care\"\n    It is *hot*.\n\n    Very.\n\nMore.", "Take care\nIt is hot.\nVery.\nMore.\n"),
        ("??? tip\n    !!! warning\n        Deep.\n    Out.\nMore.", "Tip\nWarning\nDeep.\nOut.\nMore.\n"),
        ("<div markdown=\"1\">\n* One\n* Two\n</div>\nMore.", "One\nTwo\nMore.\n"),
        ("<div class=\"a\" markdown>\n<div>\nKept *so*\n</div>\n# In\n</div>", "Kept *so*\n# In\n"),
        ("A ==bright== day.", "A bright day.\n"), ("One.\n\n\\newpage\n\nTwo.", "One.\nTwo.\n"),
    ])
    func `signs of other dialects are not read`(given: String, text: String) throws {
        #expect(try book(given).text == text)
    }

    @Test(arguments: [
        "It cost $5, then $10.\n", "A set {1, 2} and {x}.\n", "if a == b and c == d then\n", "About ~20 of ~30 cats.\n",
        "x ^ y and a^b only.\n", "He said ::: and went.\n", "An array a[[0]] of it {.\n", "One $ and one $ more.\n",
        "It is 100%% sure, 5%% or so.\n", "A table of |x| and | y.\n", "Mail a@b.c [now] or [@] never.\n",
    ])
    func `signs that mean nothing stay as they are`(text: String) throws {
        let shown = text.replacing("[[0]]", with: "0")
        #expect(try book(text).text == shown)
    }

    @Test(arguments: ["```\n::: {.a}\n$x$ == ~y~\n```\n", "~~~\n# A {#b}\n~~~\n", "    $x$ {.a}\n"])
    func `programs stay as they are`(text: String) throws {
        let inner = text.split(separator: "\n").filter { !$0.hasPrefix("```") && !$0.hasPrefix("~~~") }
            .map { $0.drop { $0 == " " } }.joined(separator: "\n")
        #expect(try book("Text.\n\n" + text).text == "Text.\n\(inner)\n")
        #expect(try book("Code `$x$ {.a} ==b==` here.").text == "Code $x$ {.a} ==b== here.\n")
    }

    @Test func `notes that stand in the line are notes, sources are for the eye`() throws {
        let made = try book("He ran^[In *haste*.] home^[Late.] at last [@doe99].")
        #expect(made.text == "He ran1 home2 at last [@doe99].\nIn haste.\nLate.\n")
        #expect(made.texts(.note) == ["In haste.\n", "Late.\n"])
        #expect(made.texts(.decorative) == ["[@doe99]"])
        #expect(made.texts(.emphasis) == ["haste"])
    }

    @Test func `a table's head may be parted by one line without cells`() throws {
        let made = try book("| Gas | Mass |\n|-------------\n| Neon | 20 |\n| Argon | 40 |\n")
        #expect(made.texts(.tableRow) == ["Gas\tMass\n", "Neon\t20\n", "Argon\t40\n"])
    }

    @Test func `a draft's divisions are no text, and the first ends its description`() throws {
        let made = try book(
            "---\ntitle: Loss\nauthor:\n  - name: J. Doe\n    email: j@example.org\n--- abstract\n\nIt tells.\n\n--- middle\n\n# Introduction\n\nSo {it} is."
        )
        #expect(made.text == "Abstract\nIt tells.\nIntroduction\nSo {it} is.\n")
        #expect(made.metadata.title == "Loss")
    }

    @Test func `verses are numbered at a line's start too`() throws {
        let made = try book("# John 3\n\n^16^ For God so loved. ^17^ For God sent not.")
        #expect(made.texts(.verseNumber) == ["16", "17"])
    }

    @Test func `raised, lowered and crossed-out text is marked`() throws {
        let made = try book("H~2~O, 2^10^, ~~no~~ <sub>a</sub> <sup>b *c* d</sup>.")
        #expect(made.texts(.subscript) == ["2", "a"])
        #expect(made.texts(.superscript) == ["10", "b c d"])
        #expect(made.texts(.struckOut) == ["no"])
        #expect(made.texts(.emphasis) == ["c"])
    }

    @Test func `a link leads to a heading by the name that is given to it`() throws {
        let made = try book("See [there](#sec:two).\n\n# One\n\nText.\n\n# Two {#sec:two}\n\nText.\n")
        let target = made.marks.compactMap { if case .link(.place(let place)) = $0.kind { place } else { nil } }.first
        #expect(target.flatMap { made.chapterIndex(at: $0) } == made.chapters.firstIndex { $0.title == "Two" })
    }
}
