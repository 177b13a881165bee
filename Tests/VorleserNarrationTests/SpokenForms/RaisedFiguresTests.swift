import Testing
import VorleserCore

@testable import VorleserNarration

struct RaisedFiguresTests {
    /// What is said for a paragraph in which `^…^` is raised and `~…~` lowered, as in pandoc's Markdown.
    private func said(_ marked: String, language: String = "en", isFormula: Bool = false) -> String {
        var (text, marks, open) = ("", [TextMark](), [Character: Int]())
        for character in marked {
            guard character == "^" || character == "~" else {
                text.append(character)
                continue
            }
            if let start = open.removeValue(forKey: character) {
                let kind: TextMark.Kind = character == "^" ? .superscript : .subscript
                marks.append(TextMark(kind, TextSpan(utf16: start..<text.utf16.count)))
            } else {
                open[character] = text.utf16.count
            }
        }
        let span = TextSpan(utf16: 0..<text.utf16.count + 1)
        let book = Book(
            format: .epub,
            metadata: BookMetadata(title: "", language: language),
            text: text + "\n",
            spine: [],
            chapters: [Chapter(title: "", href: "", role: .body, span: span)],
            contents: [],
            marks: [TextMark(.paragraph, span)] + (isFormula ? [TextMark(.formula(nil), span)] : []) + marks,
            sentences: [Sentence(span)]
        )
        return Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).script(of: book).utterances.map(
            \.spokenText
        ).joined(separator: " ")
    }

    @Test(
        arguments: [
            ("Neon has 1s^2^ 2s^2^ 2p^6^.", "Neon has one S squared two S squared two P to the sixth."),
            ("It is 3 × 10^8^ m/s.", "It is three times ten to the eighth meters per second."),
            ("There are 10^23^ of them.", "There are ten to the twenty-third of them."),
            ("It takes 25 m^2^ of 3 km^2^.", "It takes twenty-five square meters of three square kilometers."),
            ("So E = mc^2^.", "So E equals m c squared."),
            ("Now 2^10^ = 1,024.", "Now two to the tenth equals one thousand twenty-four."),
            ("We have 5^2^ = 25.", "We have five squared equals twenty-five."),
            ("It is 10^−6^ m.", "It is ten to the minus six meters."),
            ("Let x^n^ + y^n^ = z^n^.", "Let x to the n plus y to the n equals z to the n."),
            ("We drink H~2~O and CO~2~.", "We drink H two O and C O two."),
            ("So x~1~ = 5 and a~31~ x~1~ = 2 x~2~.", "So X one equals five and A thirty-one X one equals two X two."),
            ("The x~n~ rise to v~max~ at last.", "The x n rise to v max at last."),
            ("So x~n−1~ and a^i+1^ grow.", "So x n minus one and a to the i plus one grow."),
            ("It is 1.6×10^−19^ of it.", "It is one point six times ten to the minus nineteen of it."),
            ("At 5 m s^−1^ it flew.", "At five meters per second it flew."),
            ("It has 4 J kg^−1^ K^−1^ now.", "It has four joules per kilogram per kelvin now."),
            ("A Ca^2+^ and a Cl^−^ met.", "A C A two plus and a C L minus met."),
            ("The A^T^ is there.", "The A to the T is there."),
            ("Add 4^1^/~2~ cups.", "Add four and a half cups."), ("Cut ^3^⁄~4~ inch.", "Cut three quarters inch."),
            ("Add 2^1^/2 tsp of it.", "Add two and a half teaspoons of it."),
            ("It is 3^7^/~16~ long.", "It is three and seven sixteenths long."),
            ("It is ^7^/~16~ long.", "It is seven sixteenths long."),
            ("The integral ∫~0~^1^x^2^ grows.", "The integral the integral from zero to one of x squared grows."),
        ]
    )
    func `powers and indices never run into the figures beside them`(marked: String, words: String) {
        #expect(said(marked) == words)
    }

    @Test(
        arguments: [
            ("In 1914^2^ the war began.", "In nineteen fourteen the war began."),
            ("About 50^7^ people came.", "About fifty people came."),
            ("It cost 5.2^9^ dollars.", "It cost five point two dollars."),
            ("He said so.^4^", "He said so."), ("The answer^3^ came.", "The answer came."),
            ("He came.^12, 13^", "He came."), ("In 1945^8,9^ it ended.", "In nineteen forty-five it ended."),
            ("The claim^8–10^ stands.", "The claim stands."),
            ("She has 80 kg^3^ of it.", "She has eighty kilograms of it."),
            ("We drink Coke^TM^ here.", "We drink Coke here."),
            ("We know 2 = 2. In 1914^2^ it began.", "We know two equals two. In nineteen fourteen it began."),
        ]
    )
    func `signs of notes after numbers are no powers`(marked: String, words: String) {
        #expect(said(marked) == words)
    }

    @Test(
        arguments: [
            ("The 1^st^ and 4^th^ men came.", "The first and fourth men came."),
            ("M^r^ Smith came.", "Mister Smith came."),
        ]
    )
    func `raised ends of words stay with them`(marked: String, words: String) {
        #expect(said(marked) == words)
    }

    @Test(
        arguments: [
            ("∑~i=1~^n^a~i~", "the sum from i equals one to n of a i"),
            ("x~1~^2^ − 4", "X one squared minus four"), ("e^iπ^ = −1", "e to the i pi equals minus one"),
            ("2\u{2062}x = 4", "two X equals four"),
            ("∫~0~^1^x^2^dx", "the integral from zero to one of x squared d x"),
        ]
    )
    func `in a formula whatever is raised or lowered is a sign`(marked: String, words: String) {
        #expect(said(marked, isFormula: true) == words)
    }

    @Test func `letters of formulas are said as the plain ones`() {
        #expect(said("So 𝜋 = 𝑥 + 𝟐 and 𝜆 grows.") == "So pi equals x plus two and lambda grows.")
    }

    @Test func `whatever is raised, no unit of the private use area is said`() {
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            for text in ["x^\(letter)^ y", "x~\(letter)~y", "2^\(letter)^", "(a)^\(letter)\(letter)^ b"] {
                #expect(!said(text).unicodeScalars.contains { (0xE000...0xF8FF).contains($0.value) }, "\(text)")
            }
        }
    }
}

struct FormulaSignTests {
    @Test(
        arguments: [
            ("See pages 10-12 in a = b.", "See pages ten to twelve in a equals b."),
            (
                "They sold 5,000-10,000 copies where x = y.",
                "They sold five thousand to ten thousand copies where x equals y."
            ),
            ("So a = 5-3 here.", "So a equals five minus three here."),
            ("So s = − 7 now.", "So s equals minus seven now."),
            ("So x = −7 now.", "So x equals minus seven now."), ("So x = - 3 now.", "So x equals minus three now."),
            ("The F-16s flew.", "The F sixteens flew."), ("All the 7s and 8s.", "All the sevens and eights."),
            ("He rolled two 6s.", "He rolled two sixes."), ("He paid 6s. for it.", "He paid six shillings for it."),
            ("It was 3s. 6d. in all.", "It was three shillings and sixpence in all."),
            ("He gave me two $20s.", "He gave me two twenties."), ("The M16s fired.", "The M sixteens fired."),
            ("Bake 10 min at most.", "Bake ten minutes at most."), ("Cool 1 h, then eat.", "Cool one hour, then eat."),
            ("It took 5 sec to open.", "It took five seconds to open."),
            ("Add 2 gal of water.", "Add two gallons of water."),
            ("He lost by 12 pts.", "He lost by twelve points."), ("Add 2 pt of milk.", "Add two pints of milk."),
            ("In 1080p it is sharp.", "In ten eighty p it is sharp."), ("II Kings is long.", "Second Kings is long."),
            ("In I Corinthians we read.", "In First Corinthians we read."),
            ("No. 70-18 was heard.", "Number seventy eighteen was heard."),
            ("They won 3-2 again.", "They won three to two again."),
            ("So a31 x1 + 2 x2 = 5 here.", "So A thirty-one X one plus two X two equals five here."),
            ("It fell to − 5 degrees.", "It fell to minus five degrees."),
            ("In <5 minutes >50 came.", "In less than five minutes more than fifty came."),
        ]
    )
    func `figures are said as they are meant`(printed: String, words: String) {
        let said = Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(
            \.text
        ).joined()
        #expect(said == words)
    }
}
