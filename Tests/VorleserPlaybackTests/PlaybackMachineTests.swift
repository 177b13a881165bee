import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserPlayback

struct PlaybackMachineTests {
    typealias Effect = PlaybackMachine.Effect
    typealias Event = PlaybackMachine.Event

    @Test func `playing asks for the first clip and sounds it when it is there`() {
        var machine = machine()
        #expect(machine.handle(.play(stop(0))) == [.requestClip(0)])
        #expect(machine.state == .running(.preparing(stop(0))))
        #expect(machine.handle(.clipReady(0)) == [.startSound(0, from: .word(at: stop(0).offset)), .requestClip(1)])
        #expect(machine.state == .running(.playing(0)))
    }

    @Test func `two clips beyond the one that sounds are asked for, one at a time, and started as they come`() {
        var machine = machine()
        machine.play(0)
        #expect(machine.handle(.clipReady(1)) == [.startSound(1, from: .beginning), .requestClip(2)])
        #expect(machine.handle(.clipReady(2)) == [.startSound(2, from: .beginning)])
        #expect(machine.requested == nil)
        #expect(machine.state == .running(.playing(0)))
    }

    @Test func `an utterance is followed by its pause, and the pause by the next utterance`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.clipReady(1))
        #expect(machine.handle(.clipFinished(0)) == [])
        #expect(machine.state == .running(.waiting(after: 0)))
        _ = machine.handle(.pauseElapsed(0))
        #expect(machine.state == .running(.playing(1)))
    }

    @Test func `when the next clip is not there in time it is awaited`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.clipFinished(0))
        #expect(machine.handle(.pauseElapsed(0)) == [])
        #expect(machine.state == .running(.preparing(stop(1))))
        #expect(machine.handle(.clipReady(1)).first == .startSound(1, from: .word(at: stop(1).offset)))
    }

    @Test func `an utterance that cannot be spoken is skipped and reported`() {
        var machine = machine()
        _ = machine.handle(.play(stop(0)))
        #expect(machine.handle(.clipFailed(0)) == [.report(skipped: 0), .requestClip(1)])
        #expect(machine.handle(.clipReady(1)).first == .startSound(1, from: .word(at: stop(1).offset)))
    }

    @Test func `a book of which nothing can be spoken comes to its end`() {
        var machine = machine(2)
        _ = machine.handle(.play(stop(0)))
        _ = machine.handle(.clipFailed(0))
        #expect(machine.handle(.clipFailed(1)) == [.report(skipped: 1), .finishSound])
        #expect(machine.state == .finished)
    }

    @Test func `after the last pause playing is finished`() {
        var machine = machine(1)
        machine.play(0)
        _ = machine.handle(.clipFinished(0))
        #expect(machine.handle(.pauseElapsed(0)) == [.finishSound])
        #expect(machine.state == .finished)
    }

    @Test func `answers to questions nobody asks any more change nothing`() {
        var machine = machine()
        machine.play(3)
        let before = machine
        let stale: [Event] = [
            .clipReady(0), .clipFailed(1), .clipFinished(2), .pauseElapsed(2), .resume, .pauseElapsed(4),
        ]
        for event in stale { #expect(machine.handle(event) == []) }
        #expect(machine == before)
    }

    @Test func `a jump forgets the sound and abandons the clip that was asked for`() {
        var machine = machine()
        machine.play(0)
        #expect(machine.handle(.play(stop(8))) == [.discardSound, .abandonClip(1), .requestClip(8)])
    }

    @Test func `a jump to a clip at hand sounds it at once`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.clipReady(1))
        let effects = machine.handle(.nextSentence(from: at(0, 0.1)))
        #expect(effects.prefix(2) == [.discardSound, .startSound(1, from: .word(at: stop(1).offset))])
    }

    @Test func `pausing keeps the place and resuming goes on there`() {
        var machine = machine()
        machine.play(0)
        #expect(machine.handle(.pause) == [.pauseSound])
        #expect(machine.state == .paused(.playing(0)))
        #expect(machine.handle(.pause) == [])
        #expect(machine.handle(.toggle) == [.resumeSound])
        #expect(machine.state == .running(.playing(0)))
    }

    @Test func `a clip that comes during a pause waits for the listener`() {
        var machine = machine()
        _ = machine.handle(.play(stop(0)))
        _ = machine.handle(.pause)
        #expect(machine.handle(.clipReady(0)) == [.requestClip(1)])
        #expect(
            machine.handle(.resume) == [.resumeSound, .startSound(0, from: .word(at: stop(0).offset))]
        )
    }

    @Test func `skipping while paused stays paused`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.pause)
        _ = machine.handle(.nextSentence(from: at(0, 0.2)))
        #expect(machine.state == .paused(.preparing(stop(1))))
    }

    @Test func `playing from elsewhere while paused sounds again`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.pause)
        #expect(machine.handle(.play(stop(5))).last == .resumeSound)
        #expect(machine.state == .running(.preparing(stop(5))))
    }

    @Test func `back in the first second of a sentence goes to the one before, later to its start`() {
        var machine = machine()
        machine.play(3)
        var other = machine
        _ = machine.handle(.previousSentence(from: at(3, 0.9)))
        #expect(machine.state == .running(.preparing(stop(2))))
        _ = other.handle(.previousSentence(from: at(3, 1.1)))
        #expect(other.state == .running(.playing(3)))
    }

    @Test func `back several times goes back several sentences, and stays at the first`() {
        var machine = machine()
        machine.play(3)
        let position = at(3, 0.2)
        for expected in [2, 1, 0, 0] {
            _ = machine.handle(.previousSentence(from: position))
            #expect(machine.state == .running(.preparing(stop(expected))))
        }
    }

    @Test func `forward from the last sentence is the end`() {
        var machine = machine(3)
        machine.play(2)
        #expect(machine.handle(.nextSentence(from: at(2, 0.2))) == [.discardSound, .finishSound])
        #expect(machine.state == .finished)
    }

    @Test func `chapters are skipped to, back from the first sentence only`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.nextChapter(from: at(0, 5)))
        #expect(machine.state == .running(.preparing(stop(5))))
        #expect(machine.handle(.nextChapter(from: at(5, 0))) == [])
        _ = machine.handle(.previousChapter(from: at(5, 0)))
        #expect(machine.state == .running(.preparing(stop(0))))
        machine.play(7)
        _ = machine.handle(.previousChapter(from: at(7, 0)))
        #expect(machine.state == .running(.preparing(stop(5))))
    }

    @Test func `a new speed sounds what is left again`() {
        var machine = machine()
        machine.play(0)
        _ = machine.handle(.clipReady(1))
        let effects = machine.handle(.speedChanged(at: at(0, 0.4)))
        #expect(
            effects == [.discardSound, .startSound(0, from: .seconds(0.4)), .startSound(1, from: .beginning)]
        )
    }

    @Test func `stopping forgets everything`() {
        var machine = machine()
        machine.play(0)
        #expect(machine.handle(.stop) == [.abandonClip(1), .stopSound])
        #expect(machine.state == .stopped)
        #expect(machine.handle(.stop) == [])
    }

    /// Whatever happens, in whatever order: clips are asked for one at a time and inside the book, what is started is
    /// at hand, and utterances follow each other upwards until the sound is forgotten.
    @Test(arguments: 0..<40)
    func `no sequence of events breaks the rules`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var machine = machine()
        var asked: Int?
        var last = -1
        for _ in 0..<500 {
            let event = Self.event(&random, machine)
            if asked.map({ event == .clipReady($0) || event == .clipFailed($0) }) == true { asked = nil }
            if machine.started.isEmpty { last = -1 }
            for effect in machine.handle(event) {
                switch effect {
                case .requestClip(let index):
                    #expect(asked == nil && (0..<10).contains(index))
                    asked = index
                case .abandonClip(let index):
                    #expect(asked == index)
                    asked = nil
                case .startSound(let index, _):
                    #expect((machine.ready.contains(index) || machine.opened == index) && index > last)
                    last = index
                case .discardSound, .stopSound, .finishSound: last = -1
                case .completeSound(let index): #expect(machine.started.first == index && machine.opened == nil)
                case .pauseSound, .resumeSound, .report: break
                }
            }
            #expect(asked == machine.requested)
            #expect(machine.started == machine.started.sorted())
            #expect(machine.ready.count <= 1 + PlaybackMachine.clipsAhead)
            #expect(machine.opened == nil || machine.started == [machine.opened])
            if case .running(.playing(let index)) = machine.state { #expect(machine.started.first == index) }
        }
    }

    private static func event(_ random: inout SeededGenerator, _ machine: PlaybackMachine) -> Event {
        let index = Int.random(in: 0..<10, using: &random)
        let position = at(index, Double.random(in: 0..<2, using: &random))
        switch Int.random(in: 0..<22, using: &random) {
        case 0: return .play(stop(index))
        case 1: return .pause
        case 2: return .toggle
        case 3: return .nextSentence(from: position)
        case 4: return .previousSentence(from: position)
        case 5: return .nextChapter(from: position)
        case 6: return .previousChapter(from: position)
        case 7: return .speedChanged(at: position)
        case 8: return index == 0 ? .stop : .resume
        case 9: return .clipFailed(machine.requested ?? index)
        case 10...13: return .clipReady(machine.requested ?? index)
        case 14, 15: return .openingReady(machine.requested ?? index)
        // The end of an opening is not told: its rest will follow.
        case 16...21 where machine.opened != nil: return .resume
        case 16...18: return .clipFinished(machine.started.first ?? index)
        default: return .pauseElapsed(machine.started.first ?? index)
        }
    }
}

private func machine(_ count: Int = 10) -> PlaybackMachine {
    let starts = (0..<count).map { TextOffset(utf16: $0 * 10) }
    let spans = starts.map { $0..<$0.advanced(by: 10) }
    let utterances = spans.map {
        let piece = Piece(replacing: $0, by: "x", rule: "test")
        return Utterance(span: $0, pieces: [piece], pauseAfter: .zero, language: "en")
    }
    let script = Script(utterances: utterances, omissions: [])
    let half = TextOffset(utf16: 50)
    let chapters = [TextOffset.start..<half, half..<TextOffset(utf16: 100)]
    return PlaybackMachine(stops: Stops(sentences: spans, chapters: chapters, in: script), starts: starts)
}

private func stop(_ index: Int) -> Stops.Stop {
    Stops.Stop(utterance: index, offset: TextOffset(utf16: index * 10))
}

private func at(_ index: Int, _ seconds: Double) -> PlaybackMachine.Position {
    let offset = TextOffset(utf16: index * 10 + 3)
    return .init(offset: offset, secondsIntoSentence: seconds, secondsIntoUtterance: seconds)
}

extension PlaybackMachine {
    /// Plays an utterance whose clip comes at once.
    fileprivate mutating func play(_ index: Int) {
        _ = handle(.play(stop(index)))
        _ = handle(.clipReady(index))
    }
}
