import VorleserTesting

/// The inside of a body, drawn at random: what books hold, nested as they seldom do.
struct RandomPage {
    private var random: SeededGenerator
    private var depth = 0
    private var left = 120

    static func body(seed: UInt64) -> String {
        var page = RandomPage(random: SeededGenerator(seed: seed))
        return page.blocks()
    }

    private init(random: SeededGenerator) { self.random = random }

    private mutating func blocks() -> String {
        var result = ""
        for _ in 0..<Int.random(in: 2...5, using: &random) where left > 0 { result += block() }
        return result
    }

    private mutating func block() -> String {
        depth += 1
        defer { depth -= 1 }
        left -= 1
        let blanks = pick(["", "\n", "  \n "])
        switch Int.random(in: 0..<(depth < 4 ? 9 : 4), using: &random) {
        case 0...2: return "\(blanks)<p>\(inlines())</p>"
        case 3: return inlines()
        case 4: return "<div>\(blocks())</div>"
        case 5: return "<ul>\(blanks)<li>\(inlines())</li><li>\(blocks())</li></ul>"
        case 6: return "<blockquote>\(inlines())<p>\(inlines())</p>\(inlines())</blockquote>"
        case 7: return "<table><tr><td>\(inlines())</td>\(blanks)<td>\(inlines())</td></tr></table>"
        default: return "<pre>\(inlines())\n  \(inlines())</pre><hr/>"
        }
    }

    private mutating func inlines() -> String {
        var result = ""
        for _ in 0..<Int.random(in: 1...6, using: &random) { result += inline() }
        return result
    }

    private mutating func inline() -> String {
        depth += 1
        defer { depth -= 1 }
        left -= 1
        guard depth < 7, left > 0 else { return word() }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: return "<em>\(inlines())</em>"
        case 1: return "<a href=\"#x\">\(inlines())</a>"
        case 2: return "<b><i>\(inlines())</i></b>"
        case 3: return pick(["<br/>", "<br/><br/>", "<img src=\"a.png\" alt=\"A view\"/>", "<a id=\"n\(left)\"/>"])
        case 4: return "<!-- a comment. And one more -->"
        case 5: return "<![CDATA[Some <raw> text. ]]>"
        case 6: return "<ruby>漢<rt>kan</rt>字<rt>ji</rt></ruby>"
        case 7: return "<span hidden=\"hidden\">Not seen. </span>"
        case 8: return "<q>\(inlines())</q>"
        case 9: return "<sup>2</sup>"
        case 10: return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mi>x</mi><mo>=</mo><mn>1</mn></math>"
        default: return word()
        }
    }

    private mutating func word() -> String {
        pick([
            "word", "two words", "end. ", "What? ", "Dr. ", "co&#xAD;operate", "caf&#233;", "cafe&#x301;", "A&amp;B. ",
            "&#x301;", "é", "naïve ", "漢字。", "한글 ", "\u{1112}\u{1161}\u{11AB}", "\n  ", " ", "“Yes,” ", "&nbsp;",
            "𝄞 clef. ", "<wbr/>", "x\u{200B}y", "Привет. ", "…", "q\u{303}", "Über. ",
        ])
    }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
}
