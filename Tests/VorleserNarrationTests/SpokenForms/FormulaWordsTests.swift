import Testing
import VorleserCore

@testable import VorleserNarration

struct FormulaWordsTests {
    private typealias Item = Formula.Element

    private func words(_ items: Item...) -> String? { FormulaWords.words(for: Formula(Item(.math, items))) }

    private static func mi(_ text: String) -> Item { Item(.mi, text: text) }
    private static func mn(_ text: String) -> Item { Item(.mn, text: text) }
    private static func mo(_ text: String) -> Item { Item(.mo, text: text) }
    private static func row(_ items: Item...) -> Item { Item(.mrow, items) }

    private static let (a, b, c, i, n, x, y) = (mi("a"), mi("b"), mi("c"), mi("i"), mi("n"), mi("x"), mi("y"))
    private static let (plus, minus, equals) = (mo("+"), mo("−"), mo("="))
    private static let infinity = mo("∞")

    @Test(arguments: [
        ([Item(.mfrac, [a, b])], "A over b"),
        ([Item(.mfrac, [mn("1"), mn("2")])], "1/2"),
        ([Item(.mfrac, [row(a, plus, b), c])], "the fraction A plus b, over c"),
        ([Item(.msup, [x, mn("2")]), plus, Item(.msup, [y, mn("3")])], "x squared plus y cubed"),
        ([Item(.msup, [x, mn("5")])], "x to the 5th"), ([Item(.msup, [x, n])], "x to the n"),
        ([Item(.msup, [x, row(n, plus, mn("1"))])], "x to the power of n plus 1"),
        ([Item(.msup, [mi("A"), row(minus, mn("1"))])], "A to the minus 1"),
        ([Item(.msup, [mi("A"), mi("T")])], "A transposed"), ([Item(.msup, [mi("f"), mo("′")])], "f prime"),
        ([Item(.msub, [x, i])], "x sub i"), ([Item(.msubsup, [x, i, mn("2")])], "x sub i squared"),
        ([Item(.msqrt, [x])], "the square root of x"),
        ([Item(.msqrt, [x, plus, y]), equals, mn("3")], "the square root of x plus y, equals 3"),
        ([Item(.mfrac, [mn("1"), Item(.msqrt, [x])])], "1 over the square root of x"),
        ([Item(.mroot, [x, mn("3")])], "the cube root of x"), ([Item(.mroot, [x, n])], "the n-th root of x"),
        (
            [Item(.munderover, [mo("∑"), row(i, equals, mn("1")), n]), Item(.msub, [a, i])],
            "the sum from i equals 1 to n of A sub i"
        ),
        (
            [Item(.msubsup, [mo("∫"), mn("0"), infinity]), mi("f"), mo("("), x, mo(")"), mi("d"), x],
            "the integral from 0 to infinity of f of x d x"
        ),
        (
            [Item(.munder, [mi("lim"), row(x, mo("→"), infinity)]), Item(.mfrac, [mn("1"), x])],
            "the limit as x goes to infinity of 1 over x"
        ),
        ([mi("sin"), x, equals, mn("1")], "sine of x equals 1"),
        ([Item(.msup, [mi("sin"), mn("2")]), x], "sine squared of x"),
        ([Item(.msub, [mi("log"), mn("2")]), x], "log base 2 of x"),
        ([mo("|"), x, mo("|"), mo("<"), mn("1")], "the absolute value of x is less than 1"),
        ([mi("P"), mo("("), mi("A"), mo("|"), mi("B"), mo(")")], "P of A given B"),
        ([mn("2"), mo("("), a, plus, b, mo(")")], "2 times the quantity A plus b"),
        ([Item(.mover, [x, mo("¯")]), equals, minus, mn("1")], "x bar equals minus 1"),
        ([Item(.mover, [mi("v"), mo("→")])], "vector v"),
        ([Item(.mfrac, [row(mi("d"), y), row(mi("d"), x)])], "d y by d x"),
        ([mo("("), Item(.mfrac, [.linethickness: "0em"], [n, mi("k")]), mo(")")], "n choose k"),
        ([mi("x"), mo("\u{2062}"), mi("y")], "x y"), ([mo("∀"), x, mo("∈"), mi("ℝ")], "for all x in R"),
    ])
    func `formulas are said as they are read out`(items: [Formula.Element], expected: String) {
        #expect(FormulaWords.words(for: Formula(Item(.math, items))) == expected)
    }

    @Test func `matrices and cases are said row by row`() {
        func table(_ rows: [[String]]) -> Item {
            Item(.mtable, rows.map { Item(.mtr, $0.map { Item(.mtd, [Self.mn($0)]) }) })
        }
        #expect(
            words(Self.mo("("), table([["1", "2"], ["3", "4"]]), Self.mo(")"))
                == "the 2 by 2 matrix, row 1, 1, 2; row 2, 3, 4"
        )
        #expect(words(Self.mo("["), table([["1"], ["2"]]), Self.mo("]")) == "the vector 1, 2")
        #expect(
            words(Self.mo("|"), table([["1", "2"], ["3", "4"]]), Self.mo("|"))?.hasPrefix(
                "the determinant of the 2 by 2"
            ) == true
        )
        #expect(
            words(Self.mi("f"), Self.equals, Self.mo("{"), table([["1", "2"], ["3", "4"]])) == "f equals 1 2; 3 4"
        )
    }

    @Test func `a letter or a number alone is said as it is printed`() {
        #expect(words(Self.x) == nil && words(Self.mn("5")) == nil && words(Self.row(Self.x)) == nil)
    }

    // MARK: In a sentence

    private func said(_ text: String, formula: Formula, at range: Range<Int>, silent: Set<String> = []) -> [Piece] {
        let span = TextSpan(utf16: 0..<text.utf16.count + 1)
        let book = Book(
            format: .epub,
            metadata: BookMetadata(title: "", language: "en"),
            text: text + "\n",
            spine: [],
            chapters: [Chapter(title: "", href: "", role: .body, span: span)],
            contents: [],
            marks: [TextMark(.paragraph, span), TextMark(.formula(formula), TextSpan(utf16: range))],
            sentences: [Sentence(span)]
        )
        var settings = NarrationSettings()
        settings.silentRules = silent
        return Narrator(settings: settings, limits: UtteranceLimits(shortest: 0, longest: 400)).script(of: book)
            .utterances.flatMap(\.pieces)
    }

    @Test func `a formula in a sentence is said as a whole, its numbers in words, and stands for what is printed`() {
        let half = Formula(Item(.math, [Self.x, Self.equals, Item(.mfrac, [Self.mn("1"), Self.mn("2")])]))
        let pieces = said("So x = 1/2 it is.", formula: half, at: 3..<10)
        #expect(pieces.map(\.text).joined() == "So x equals one half it is.")
        #expect(pieces.first { $0.change == "mathematics" }?.span == TextSpan(utf16: 3..<10))
    }

    @Test func `the rule can be switched off, and what the book says goes before it`() {
        let formula = Formula(Item(.math, [Item(.mfrac, [Self.a, Self.b])]))
        #expect(
            !said("So a/b is.", formula: formula, at: 3..<6, silent: ["mathematics"]).contains {
                $0.change == "mathematics"
            }
        )
        let described = Formula(formula.root, isDescribed: true)
        #expect(said("So a to b is.", formula: described, at: 3..<9).map(\.text).joined() == "So a to b is.")
        #expect(said("So \\frac ab is.", formula: described, at: 3..<11).map(\.text).joined() == "So A over b is.")
    }

    @Test func `a long formula is said in pieces that cover it`() {
        let row = Item(.mtr, (0..<12).map { Item(.mtd, [Self.mn("\($0)")]) })
        let formula = Formula(
            Item(.math, [Self.mo("("), Item(.mtable, Array(repeating: row, count: 12)), Self.mo(")")])
        )
        let text = String(repeating: "1 ", count: 200)
        let pieces = said(text, formula: formula, at: 0..<399)
        let spans = pieces.filter { $0.change == "mathematics" }.map(\.span.utf16)
        #expect(spans.count > 3 && spans.first?.lowerBound == 0 && spans.last?.upperBound == 399)
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(pieces.allSatisfy { $0.text.utf16.count < 300 })
    }
}
