import Testing
import VorleserCore

@testable import VorleserNarration

struct MathematicsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("So sin θ grows.", "So sine of theta grows."), ("Then cos x is 1.", "Then cosine of x is one."),
        ("y = a sin(x)", "y equals a sine of (x)"), ("where tan x = 2", "where tangent of x equals two"),
        ("sin² θ + cos² θ = 1", "sine squared of theta plus cosine squared of theta equals one"),
        ("tan⁻¹ x is", "inverse tangent of x is"), ("sin 30° is", "sine of thirty degrees is"),
        ("The mean x̄ is low.", "The mean x bar is low."), ("So v̄ = 5 now.", "So v bar equals five now."),
        ("r sinθ here", "r sine of theta here"), ("2cos 2x = 1", "two cosine of two X equals one"),
    ])
    func `functions of what follows them`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        "It is a sin I said.", "The sin of pride.", "I like u cos u know.", "A tan coat.", "He ran 10 sec a lap.",
        "The sin A few did.", "Get a tan, a hat.", "Put the cot in.", "It is a sin (mortal) too.", "a sin x-rayed",
    ])
    func `words that look like functions stay`(printed: String) {
        #expect(FunctionNames().replacements(in: Passage(printed, language: "en")).isEmpty, "\(printed)")
    }

    @Test(arguments: [
        ("So 2g(y − z) is.", "So two G(y minus z) is."), ("Take 5g (raw) of it.", "Take five grams (raw) of it."),
        ("Eat 100g(3.5oz).", "Eat one hundred grams(three point five ounces)."),
        ("So s = ½at² now.", "So s equals one half a t squared now."),
        ("3/4 × 3/4 × 1/4 is", "three quarters times three quarters times one quarter is"),
        ("Cut 3/4 × 1/2 in. of it.", "Cut three quarters by one half inches of it."),
        ("So P = $25/2 now.", "So P equals twenty-five dollars over two now."),
        ("It is $1/2 million.", "It is one half million dollars."),
    ])
    func `numbers before variables, fractions and money`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    // MARK: Set in two dimensions

    private typealias Item = Formula.Element

    /// What is said for a sentence that is a formula.
    private func said(_ items: [Item]) -> String {
        let span = TextSpan(utf16: 0..<11)
        let book = Book(
            format: .epub,
            metadata: BookMetadata(title: "", language: "en"),
            text: "0123456789\n",
            spine: [],
            chapters: [Chapter(title: "", href: "", role: .body, span: span)],
            contents: [],
            marks: [
                TextMark(.paragraph, span), TextMark(.formula(Formula(Item(.math, items))), TextSpan(utf16: 0..<10)),
            ],
            sentences: [Sentence(span)]
        )
        return Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).script(of: book).utterances.map(
            \.spokenText
        ).joined(separator: " ")
    }

    private static func mi(_ text: String) -> Item { Item(.mi, text: text) }
    private static func mn(_ text: String) -> Item { Item(.mn, text: text) }
    private static func mo(_ text: String) -> Item { Item(.mo, text: text) }
    private static func mtext(_ text: String) -> Item { Item(.mtext, text: text) }

    @Test(arguments: [
        ([mn("2"), mi("g"), mi("h")], "two g h"), ([mi("F"), mo("="), mn("5"), mi("m")], "F equals five m"),
        ([mn("2"), Item(.msup, [mi("s"), mn("2")])], "two s squared"),
        (
            [mn("2"), mi("g"), mo("("), mi("y"), mo("−"), mi("z"), mo(")")], "two g times the quantity y minus z"
        ),
        ([mn("2"), mi("f"), mo("("), mi("x"), mo(")")], "two f of x"),
        ([mi("x"), mo("="), mn("5"), Item(.mi, [.mathvariant: "normal"], text: "m")], "x equals five meters"),
        ([mi("v"), mo("="), mn("5"), mtext(" m/s")], "v equals five meters per second"),
        ([mi("x"), mo("="), mn("5"), mi("km")], "x equals five kilometers"),
    ])
    func `a number before a variable is no measure`(items: [Formula.Element], expected: String) {
        #expect(said(items) == expected)
    }

    @Test(arguments: [
        ([mtext("sin"), mi("θ")], "sine of theta"),
        ([Item(.msup, [mi("tan"), Item(.mrow, [mo("−"), mn("1")])]), mi("x")], "inverse tangent of x"),
        ([Item(.mover, [mi("v"), mo("-")]), mo("="), mn("1")], "v bar equals one"),
        ([Item(.msub, [mi("v"), mtext("max")]), mo("="), mn("1")], "v sub max equals one"),
    ])
    func `functions and bars`(items: [Formula.Element], expected: String) {
        #expect(said(items) == expected)
    }
}
