import Testing
import VorleserCore
import VorleserKit
import VorleserSpeech

struct OddClipsTests {
    private func warning(_ offset: Int, _ text: String) -> ClipWarning {
        let span = TextSpan(utf16: offset..<offset + text.utf16.count)
        return ClipWarning(span: span, text: text, voice: Voice.ID(rawValue: "af_heart"), flaws: [.brokenOff])
    }

    @Test func `nothing odd is not spoken of`() {
        #expect(OddClips().summary == nil)
    }

    @Test func `what is odd is told once, on one line, in the order of the book`() {
        let odd = OddClips()
        for one in [warning(70, "Call me\nIshmael."), warning(7, "Well. "), warning(70, "Call me\nIshmael.")] {
            odd.note(one)
        }
        #expect(odd.summary == "2 utterances may sound odd: “Well.” at 7, “Call me Ishmael.” at 70")
    }

    @Test func `of many, and of long ones, only the first words are told`() throws {
        let odd = OddClips()
        for index in 0..<9 { odd.note(warning(index * 1000, String(repeating: "word ", count: 40))) }
        let summary = try #require(odd.summary)
        #expect(summary.hasPrefix("9 utterances") && summary.hasSuffix("…” at 4000, and 4 more"))
        #expect(summary.count < 320)
    }
}
