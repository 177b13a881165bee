import Testing
import VorleserCore

@testable import VorleserBooks

struct FormulaReadingTests {
    /// The formula that a `math` element becomes, as markup.
    private func markup(_ inside: String, attributes: String = "") throws -> String? {
        let book = try EPUBSketch.book(
            "<p>So <math xmlns='http://www.w3.org/1998/Math/MathML' \(attributes)>\(inside)</math> it is.</p>"
        )
        for case .formula(let formula) in book.marks.map(\.kind) { return formula.map { Self.markup($0.root) } }
        return nil
    }

    private static func markup(_ element: Formula.Element) -> String {
        let values = element.attributes.map { " \($0.key.rawValue)=\($0.value)" }.sorted().joined()
        let inside = element.text + element.children.map(markup).joined()
        return "<\(element.name.rawValue)\(values)>\(inside)</>"
    }

    @Test func `a matrix keeps its rows and columns, and the text stays what it was`() throws {
        let rows =
            "<mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr>"
        let table = "<mo>(</mo><mtable>\(rows)</mtable><mo>)</mo>"
        #expect(
            try markup(table)
                == "<math><mo>(</><mtable><mtr><mtd><mn>1</></><mtd><mn>2</></></><mtr><mtd><mn>3</></><mtd><mn>4</></></></><mo>)</></>"
        )
        let book = try EPUBSketch.book("<p><math xmlns='http://www.w3.org/1998/Math/MathML'>\(table)</math></p>")
        #expect(book.text == "(1 2; 3 4)\n")
    }

    @Test(arguments: [
        ("<mi href='javascript:alert(1)' onclick='x()' style='color:red' id='a' class='b'>x</mi>", "<mi>x</>"),
        ("<maction actiontype='statusline' selection='2'><mi>x</mi><mi>y</mi></maction>", "<mi>y</>"),
        ("<mtext>a<script xmlns='http://www.w3.org/1999/xhtml'>alert(1)</script><b>c</b></mtext>", "<mtext>ac</>"),
        (
            "<semantics><mi>x</mi><annotation-xml encoding='text/html'><p>no</p></annotation-xml></semantics>",
            "<mi>x</>"
        ),
        ("<mspace width='1000em'/><mi>x</mi>", "<mspace width=10em></><mi>x</>"),
        ("<mpadded height='-99999px' voffset='50%'><mi>x</mi></mpadded>", "<mpadded height=-2em><mi>x</></>"),
        ("<mo minsize='1e300em' maxsize='4.5ex'>(</mo><mi>x</mi>", "<mo maxsize=2.25em>(</><mi>x</>"),
        ("<mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac>", "<mfrac linethickness=0em><mi>n</><mi>k</></>"),
        ("<mi mathvariant='double-struck'>R</mi><mi mathvariant='bold'>v</mi>", "<mi>ℝ</><mi mathvariant=bold>v</>"),
        (
            "<mfenced open='[' separators=';'><mi>x</mi><mi>y</mi></mfenced>",
            "<mrow><mo form=prefix stretchy=true>[</><mrow><mi>x</><mo>;</><mi>y</></><mo form=postfix stretchy=true>)</></>"
        ),
        ("<msup><mi>x</mi></msup>", "<mrow><mi>x</></>"),
        ("<mi>x\u{202E}y</mi>", "<mi>xy</>"),
    ])
    func `only what may stand is kept`(inside: String, expected: String) throws {
        #expect(try markup(inside) == "<math>\(expected)</>")
    }

    @Test(arguments: [
        "<apply><plus/><ci>x</ci></apply>", "<mi>x</mi><foreignObject/>", "<mstack><mn>1</mn></mstack>", "<mspace/>",
        String(repeating: "<mrow>", count: 60) + "<mi>x</mi>" + String(repeating: "</mrow>", count: 60),
        String(repeating: "<mi>x</mi>", count: 5_000),
    ])
    func `what cannot be shown as it is meant stays text`(inside: String) throws {
        #expect(try markup(inside) == nil)
    }

    @Test func `a formula in a formula is one`() throws {
        #expect(try markup("<mi>x</mi><math><mi>y</mi></math>") == "<math><mi>x</><mrow><mi>y</></></>")
    }

    @Test func `a described formula is set, and its text is the description`() throws {
        #expect(
            try markup("<mi>x</mi>", attributes: "alttext='the unknown' display='block'")
                == "<math display=block><mi>x</></>"
        )
    }
}
