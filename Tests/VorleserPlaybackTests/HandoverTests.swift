import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserPlayback

struct HandoverTests {
    /// Three sentences; the second is said in two utterances, the last two in one.
    private let book = BookSketch(.chapter("One", .paragraph("Alpha beta. Gamma delta, eta theta. Iota. Kappa."))).book

    private var script: Script {
        let spans = [0..<12, 12..<25, 25..<36, 36..<49].map {
            TextOffset(utf16: $0.lowerBound)..<TextOffset(utf16: $0.upperBound)
        }
        let utterances = spans.map { Utterance(span: $0, pieces: [], pauseAfter: .milliseconds(300), language: "en") }
        return Script(utterances: utterances, omissions: [])
    }

    private func status(_ state: PlaybackStatus.State, _ utterance: Int, at offset: Int = 0) -> PlaybackStatus {
        var status = PlaybackStatus(state: state)
        (status.utterance, status.offset) = (utterance, TextOffset(utf16: offset))
        return status
    }

    @Test func `the sentence that sounds is said to its end`() {
        var handover = Handover(of: book, in: script)
        #expect(handover.place(at: status(.playing, 0)) == nil)
        #expect(handover.place(at: status(.playing, 0, at: 6)) == nil)
        #expect(handover.place(at: status(.waiting, 0, at: 6))?.utf16 == 12)
    }

    @Test func `the pause within a sentence is none`() {
        var handover = Handover(of: book, in: script)
        #expect(handover.place(at: status(.playing, 1, at: 12)) == nil)
        #expect(handover.place(at: status(.waiting, 1, at: 18)) == nil)
        #expect(handover.place(at: status(.playing, 2, at: 25)) == nil)
        #expect(handover.place(at: status(.waiting, 2, at: 30))?.utf16 == 36)
    }

    @Test func `without a pause the sentence that has just begun is said anew`() {
        var handover = Handover(of: book, in: script)
        #expect(handover.place(at: status(.playing, 0)) == nil)
        #expect(handover.place(at: status(.playing, 1, at: 12))?.utf16 == 12)
    }

    @Test func `before anything sounds the other voice begins where the first would have`() {
        var handover = Handover(of: book, in: script)
        #expect(handover.place(at: status(.preparing, 1, at: 18))?.utf16 == 18)
    }

    @Test func `who pauses, or skips, is not led elsewhere`() {
        var handover = Handover(of: book, in: script)
        #expect(handover.place(at: status(.playing, 0)) == nil)
        #expect(handover.place(at: status(.paused, 0, at: 6)) == nil)
        #expect(handover.place(at: status(.playing, 3, at: 36)) == nil)
        #expect(handover.place(at: status(.waiting, 3, at: 40)) == nil)
        #expect(handover.place(at: status(.finished, 3, at: 49)) == nil)
    }
}
