import Testing
import VorleserCore

@testable import VorleserNarration

struct ChemistryTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("We add NaCl and NaOH.", "We add N A C L and N A O H."), ("CaO is lime.", "C A O is lime."),
        ("So FeCl3 forms.", "So F E C L three forms."), ("Add AgNO3 to it.", "Add A G N O three to it."),
        ("Blue CuSO4 and ZnO, LiCl.", "Blue C U S O four and Z N O, L I C L."),
        ("Both Fe2O3 and Al2O3 are.", "Both F E two O three and A L two O three are."),
        ("SiO2, TiO₂ and HClO4", "S I O two, T I O two and H C L O four"),
        ("NaHSO4, BaSO4 and SiH4", "N A H S O four, B A S O four and S I H four"),
        ("NaClO bleaches.", "N A C L O bleaches."), ("MgCl2 and KCl dissolve.", "M G C L two and K C L dissolve."),
        ("The HCl reacts.", "The H C L reacts."), ("Add 2NaCl now.", "Add two N A C L now."),
        ("Of CuSO4·5H2O it is.", "Of C U S O four dot five H two O it is."),
    ])
    func `formulas with small letters are spelled`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Ca(OH)2 is lime.", "C A O H two is lime."), ("Mg(OH)₂ too.", "M G O H two too."),
        ("Al2(SO4)3 is alum.", "A L two S O four three is alum."), ("(NH4)2SO4 feeds.", "N H four two S O four feeds."),
        ("It (Ca(OH)2) is.", "It (C A O H two) is."),
    ])
    func `brackets of formulas are silent`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The Ca2+ and Na+ ions.", "The C A two plus and N A plus ions."),
        ("An SO42− ion and OH−.", "An S O four two minus ion and O H minus."),
        ("Then NH4+ and NO3− go.", "Then N H four plus and N O three minus go."),
        ("The Ca²⁺ and Cl⁻ met.", "The C A two plus and C L minus met."),
        ("AgCl(s) and NaCl(aq).", "A G C L, S and N A C L, A Q."), ("So NO2(g) rises.", "So N O two, G rises."),
        (
            "2NaOH + H2SO4 → Na2SO4 + 2H2O",
            "two N A O H plus H two S O four to N A two S O four plus two H two O"
        ),
    ])
    func `charges, states and reactions`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        "It is NaN here.", "The CoS saw HeLa cells.", "No, He said. In As I go.", "The PhD has an iPhone and LaTeX.",
        "Run CoCo and McCoy.", "The ICs and PCs are in.", "The POS(s) and item(s)", "It met at CoP(a).",
        "A MERS-CoV case", "the VoIP and IoT", "the f(s) and F(s)", "SoHo and NoHo and TriBeCa", "Bi and Os and Ca",
        "He is at InSiN.",
    ])
    func `other words stay`(printed: String) {
        #expect(ChemicalFormulas().replacements(in: Passage(printed, language: "en")).isEmpty, "\(printed)")
    }

    @Test(arguments: ["SARS-CoV2", "CoP15", "Co2", "No1", "Bb5 Nf3", "the F16 and B52", "In3", "He4 is"])
    func `names with figures are no formulas`(printed: String) {
        #expect(ChemicalFormulas().replacements(in: Passage(printed, language: "en")).isEmpty, "\(printed)")
    }

    @Test func `the hydroxyl group is spelled`() {
        #expect(said("The OH group is there.") == "The O H group is there.")
        #expect(said("OH, no!") == "Oh, no!")
    }

    // MARK: Set as mathematics

    private typealias Item = Formula.Element

    private func words(_ items: [Item]) -> String? { FormulaWords.words(for: Formula(Item(.math, items))) }

    private static func text(_ text: String) -> Item { Item(.mtext, text: text) }
    private static func number(_ text: String) -> Item { Item(.mn, text: text) }
    private static func letters(_ text: String) -> [Item] { text.map { Item(.mi, text: String($0)) } }
    private static func state(_ letters: String) -> [Item] {
        [Item(.mo, text: "(")] + Self.letters(letters) + [Item(.mo, text: ")")]
    }
    private static func row(_ items: Item...) -> Item { Item(.mrow, items) }

    @Test(arguments: [
        ([Item(.msub, [row(text("NO")), number("2")])] + state("g"), "N O 2, G"),
        ([text("HA")] + state("aq"), "H A, A Q"),
        (
            [Item(.msub, [text("H"), row(number("2"))]), text("O")] + state("l"), "H 2 O, L"
        ),
        (
            [
                Item(.msub, [row(text("SO")), number("4")]), row(),
                Item(.msup, [row(), row(number("2"), text("−"))]),
            ], "S O 4 2 minus"
        ),
        ([Item(.msup, [text("OH"), text("−")]), text("x")], "O H minus x"),
        ([Item(.msup, [text("Na"), text("+")]), text("x")], "N A plus x"),
        ([Item(.msubsup, [row(), number("2"), number("4")]), text("He")], "4 2 H E"),
        ([text("IF")] + letters("xy"), "IF x y"),
    ])
    func `upright symbols are spelled`(items: [Formula.Element], expected: String) {
        #expect(words(items) == expected)
    }

    @Test func `a formula holds one water, however long a row of them is`() {
        let passage = Passage("CuSO4·5H2O" + String(repeating: "·H2O", count: 2_000), language: "en")
        let found = ChemicalFormulas().replacements(in: passage)
        #expect(found.map(\.range) == [0..<10])
    }
}
