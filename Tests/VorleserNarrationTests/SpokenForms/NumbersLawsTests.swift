import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// What holds for each rule, whatever is printed.
struct NumbersLawsTests {
    private static let pieces = [
        "1", "12", "1984", "007", "1,234", "½", "¼", ".", ",", ":", "/", "-", "–", "—", "’", "'", "\"", "″", "°", "%",
        "$", "£", "¢", "§",
        "×", "²", "₂", "^", "=", "+", "√", "(", ")", "#", " ", " ", " ", " ", "\u{A0}", "\n", "\u{2060}", "s", "d",
        "th", "st", "p.m.", "A.D.",
        "in.", "ft", "sq", "km", "m", "x", "π", "ISBN", "John", "Henry", "Chapter", "World", "War", "I", "IV", "XIV",
        "ii", "May", "Sept",
        "the", "of", "and", "years", "No", "c", "F", "C", "Street", "Cor", "o’clock", "million", "𝄞", "é",
    ]

    @Test(arguments: 0..<40)
    func `replacements lie inside, in order, apart, and say something`(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<25 {
            let count = Int.random(in: 0..<24, using: &random)
            let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            for language in ["en", "en-GB"] {
                check(Passage(text, language: language, isHeading: .random(using: &random)))
            }
        }
    }

    private func check(_ passage: Passage) {
        for form in SpokenNumbers.forms {
            var end = 0
            for replacement in form.replacements(in: passage) {
                #expect(replacement.range.lowerBound >= end, "\(form.name): \(passage.text)")
                #expect(replacement.range.upperBound <= passage.length, "\(form.name): \(passage.text)")
                #expect(!replacement.range.isEmpty, "\(form.name): \(passage.text)")
                #expect(replacement.text.contains { !$0.isWhitespace }, "\(form.name): \(passage.text)")
                end = replacement.range.upperBound
            }
        }
    }

    @Test(arguments: [
        "", "99999999999999999999999", "1,000,000,000,000,000,000,000", "9999999999/3", "0/0", "00:00", "1/0", "^", "£",
    ])
    func `no number is too large`(text: String) {
        check(Passage(text, language: "en"))
    }

    @Test(arguments: [
        "No. I won’t.", "He was a D student.", "I came, I saw, and I went in.", "Then, said James, I am ready.",
        "May I come in?",
        "March on!", "In May we sat by the sea.", "The C. I. D. came.", "He met Mr. V. at the Pitt St. house.",
        "A pt. of it is lost.",
        "“I—I mean,” said she.", "It was a mild, vivid mix of dim civil light.", "He is my M.P., and I am his.",
        "I am, sir, yours, &c.",
        "He gave it to Charles. I knew.", "Did he? Did I?", "AM I MAD? I AM.", "O, if I were a man!",
        "We live and die; so did I.",
        "She liked D. and M. and me.", "What am I? said X to Y.", "Mix it, Mill said, and dill it.", "Will I? Not I!",
        "To part I was loth.", "No X was found.", "In that case X is right.",
    ])
    func `a plain sentence is left alone`(sentence: String) {
        for isHeading in [false, true] {
            let passage = Passage(sentence, language: "en", isHeading: isHeading, isBlock: true)
            for form in SpokenNumbers.forms {
                #expect(form.replacements(in: passage).isEmpty, "\(form.name): \(sentence)")
            }
        }
    }

    @Test func `names of rules are unlike each other`() {
        let names = SpokenNumbers.forms.map(\.name)
        #expect(Set(names).count == names.count)
        let letters = names.joined()
        #expect(letters == letters.lowercased() && !letters.contains(" "))
    }

    @Test func `no figure 0–9 is left in a sentence`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let text = (0..<12).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            let figures = said("Well, " + text).unicodeScalars.filter { (0x30...0x39).contains($0.value) }
            #expect(figures.isEmpty, "\(text)")
        }
    }

    @Test func `the words of a script lie over their figures`() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<100 {
            let text = (0..<30).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            let book = oneSentence("Well, " + text)
            let narrator = Narrator(
                limits: UtteranceLimits(shortest: 0, longest: 400),
                languages: .english(SpokenNumbers.forms)
            )
            #expect(ScriptLaws.violations(of: narrator.script(of: book), in: book) == [])
        }
    }
}
