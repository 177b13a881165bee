import Testing
import VorleserCore
import VorleserText

struct WordSegmenterTests {
    @Test(arguments: [
        ("He left, then.", "He|left|then"),
        ("don’t don't o'clock l’homme", "don’t|don't|o'clock|l’homme"),
        ("the girls’ coats ‘here’", "the|girls|coats|here"),
        ("1,024.50 $45 €9,99 3:15 50% 12° 1/2 -4.5", "1,024.50|$45|€9,99|3:15|50%|12°|1/2|4.5"),
        ("the U.S. Navy, at 5 a.m. a Ph.D. of M.I.T.", "the|U.S.|Navy|at|5|a.m.|a|Ph.D|of|M.I.T."),
        ("It ended.Then www.example.com and a@b.org", "It|ended|Then|www.example.com|and|a@b.org"),
        ("twenty-one mother-in-law", "twenty|one|mother|in|law"),
        ("e-mail T-shirt F-16 24-hour 1914-1918", "e-mail|T-shirt|F-16|24-hour|1914-1918"),
        ("so—then 1914–1918 yes--no", "so|then|1914|1918|yes|no"),
        ("Oak & Elm + §12 #7", "Oak|&|Elm|+|§12|#7"),
        ("cafe\u{301} na\u{308}ive", "cafe\u{301}|na\u{308}ive"),
        ("我们去", "我|们|去"),
        ("コーヒーを飲む", "コーヒー|を|飲|む"),
        ("안녕 세계", "안녕|세계"),
        ("สวัสดี ครับ", "สวัสดี|ครับ"),
        ("नमस्ते दुनिया।", "नमस्ते|दुनिया"),
        ("צה\"ל מגיע", "צה\"ל|מגיע"),
        ("Ի՞նչ ես", "Ի՞նչ|ես"),
        ("👩🏽‍🚀🇩🇪 ok", "👩🏽‍🚀|🇩🇪|ok"),
        ("so\u{AD}ft", "so\u{AD}ft"),
        ("… !? —", ""),
    ])
    func `a word is what lights up at once`(text: String, words: String) {
        #expect(WordSegmenter().words(in: text).map { text.text(in: $0) }.joined(separator: "|") == words)
    }

    @Test(arguments: 0..<200)
    func `words are in order, apart, not empty, and between characters`(seed: UInt64) {
        let text = RandomText(seed: seed).text
        let words = WordSegmenter().words(in: text)
        #expect(zip(words, words.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        #expect(words.allSatisfy { !$0.isEmpty && !text.text(in: $0).contains(where: \.isWhitespace) })
        #expect(words.allSatisfy { text.text(in: $0).utf16.count == $0.length })
    }

    @Test(arguments: 0..<100)
    func `every letter and figure is in a word`(seed: UInt64) {
        let text = RandomText(seed: seed).text
        let inWords = WordSegmenter().words(in: text).map { text.text(in: $0).filter(\.isSpoken).count }.reduce(0, +)
        #expect(inWords == text.filter(\.isSpoken).count)
    }

    @Test func `the origin shifts the words`() {
        let spans = WordSegmenter().words(in: "a b".dropFirst(0), from: TextOffset(utf16: 10))
        #expect(spans.map(\.utf16) == [10..<11, 12..<13])
    }
}

extension Character {
    fileprivate var isSpoken: Bool { isLetter || isNumber }
}
