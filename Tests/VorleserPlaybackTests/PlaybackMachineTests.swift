import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserPlayback

struct PlaybackMachineTests {
    typealias Effect = PlaybackMachine.Effect
    typealias Event = PlaybackMachine.Event

    @Test func `playing asks for the first clip and sounds it when it is there`() {
        var machine = machine()
        #expect(machine.handle(.play(stop(0))) == [.requestClip(0, from: stop(0).offset)])
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
        #expect(machine.handle(.clipFailed(0)) == [.report(skipped: 0), .requestClip(1, from: stop(1).offset)])
        #expect(machine.handle(.clipReady(1)).first == .startSound(1, from: .word(at: stop(1).offset)))
    }

    @Test func `where nothing can be spoken to the end, playing stops at its place`() {
        var machine = machine(2)
        _ = machine.handle(.play(stop(0)))
        _ = machine.handle(.clipFailed(0))
        #expect(machine.handle(.clipFailed(1)) == [.report(skipped: 1), .stopSound])
        #expect(machine.state == .stopped)
        #expect(machine.hasGivenUp)
        #expect(machine.placeBeforeFailures == stop(0).offset)
    }

    @Test func `five failures in a row stop it, and the place is before them`() {
        var machine = machine(20)
        machine.play(3)
        var failures = 0
        _ = machine.handle(.clipFinished(3))
        _ = machine.handle(.pauseElapsed(3))
        while let asked = machine.requested, failures < 20 {
            #expect(!machine.hasGivenUp)
            _ = machine.handle(.clipFailed(asked))
            failures += 1
            #expect(machine.placeBeforeFailures == stop(4).offset)
        }
        #expect(failures == 5)
        #expect(machine.state == .stopped)
        #expect(machine.hasGivenUp)
    }

    @Test func `what sounds is heard to its end before playing stops`() {
        var machine = machine(20)
        machine.play(0)
        while let asked = machine.requested { _ = machine.handle(.clipFailed(asked)) }
        #expect(machine.state == .running(.playing(0)))
        #expect(machine.placeBeforeFailures == nil)
        _ = machine.handle(.clipFinished(0))
        _ = machine.handle(.pauseElapsed(0))
        while let asked = machine.requested { _ = machine.handle(.clipFailed(asked)) }
        #expect(machine.hasGivenUp)
        #expect(machine.placeBeforeFailures == stop(1).offset)
    }

    @Test func `four failures are passed over, and the next that can be spoken begins the count anew`() {
        var machine = machine(30)
        _ = machine.handle(.play(stop(0)))
        for round in 0..<5 {
            for _ in 0..<4 {
                guard let asked = machine.requested else { return #expect(Bool(false), "nothing is asked for") }
                _ = machine.handle(.clipFailed(asked))
            }
            let next = round * 5 + 4
            #expect(machine.requested == next)
            _ = machine.handle(.clipReady(next))
            #expect(machine.state == .running(.playing(next)))
            #expect(machine.placeBeforeFailures == nil)
            _ = machine.handle(.clipFinished(next))
            _ = machine.handle(.pauseElapsed(next))
        }
        #expect(!machine.hasGivenUp)
    }

    @Test func `after playing has stopped so, the listener may try again`() {
        var machine = machine(20)
        _ = machine.handle(.play(stop(0)))
        while let asked = machine.requested { _ = machine.handle(.clipFailed(asked)) }
        #expect(machine.hasGivenUp)
        _ = machine.handle(.play(stop(9)))
        #expect(!machine.hasGivenUp)
        #expect(machine.requested == 9)
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
        #expect(
            machine.handle(.play(stop(8))) == [.discardSound, .abandonClip(1), .requestClip(8, from: stop(8).offset)]
        )
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
    /// at hand from where it is entered, and utterances follow each other upwards until the sound is forgotten.
    @Test(arguments: 0..<40)
    func `no sequence of events breaks the rules`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var machine = machine()
        var asked: (index: Int, entry: TextOffset?)?
        var clips: [Int: TextSpan] = [:]
        var last = -1
        for _ in 0..<500 {
            let event = Self.event(&random, machine, entry: asked?.entry)
            switch event {
            case .clipReady(let index, let beginning) where asked?.index == index:
                clips[index] = (beginning ?? stop(index).offset)..<stop(index + 1).offset
                asked = nil
            case .openingReady(let index, let span) where asked?.index == index && machine.opened == nil:
                clips[index] = span
            case .clipFailed(let index) where asked?.index == index:
                if machine.opened == nil { clips[index] = nil }
                asked = nil
            default: break
            }
            if machine.started.isEmpty { last = -1 }
            for effect in machine.handle(event) {
                switch effect {
                case .requestClip(let index, let entry):
                    #expect(asked == nil && (0..<10).contains(index))
                    #expect(entry == machine.awaitedOffset(in: index))
                    asked = (index, entry)
                case .abandonClip(let index):
                    #expect(asked?.index == index)
                    asked = nil
                case .startSound(let index, let entry):
                    #expect((machine.ready.contains(index) || machine.opened?.utterance == index) && index > last)
                    let clip = clips[index] ?? stop(index).offset..<stop(index).offset
                    switch entry {
                    case .word(let offset): #expect(clip.contains(offset))
                    case .beginning: #expect(clip.lowerBound == stop(index).offset)
                    case .seconds: break
                    }
                    last = index
                case .discardSound, .stopSound, .finishSound: last = -1
                case .completeSound(let index): #expect(machine.started.first == index && machine.opened == nil)
                case .pauseSound, .resumeSound, .report: break
                }
            }
            #expect(asked?.index == machine.requested)
            #expect(machine.started == machine.started.sorted())
            #expect(machine.ready.count <= 1 + PlaybackMachine.clipsAhead)
            #expect(machine.opened.map { machine.started == [$0.utterance] } ?? true)
            #expect(machine.partial.map { $0.utterance == machine.ready.min() } ?? true)
            if case .running(.playing(let index)) = machine.state { #expect(machine.started.first == index) }
        }
    }

    /// The clip that is asked for is there from a little before the place where it is wanted, its `entry`.
    private static func event(_ random: inout SeededGenerator, _ machine: PlaybackMachine, entry: TextOffset?) -> Event
    {
        let index = Int.random(in: 0..<10, using: &random)
        let position = at(index, Double.random(in: 0..<2, using: &random))
        let asked = machine.requested ?? index
        let beginning = entry.map {
            TextOffset(utf16: max($0.utf16 - Int.random(in: 0..<4, using: &random), asked * 10))
        }
        switch Int.random(in: 0..<23, using: &random) {
        case 0: return .play(stop(index))
        case 22:
            let here = Bool.random(using: &random) ? machine.requested ?? machine.started.first ?? index : index
            return .play(stop(here, here * 10 + Int.random(in: 0..<10, using: &random)))
        case 1: return .pause
        case 2: return .toggle
        case 3: return .nextSentence(from: position)
        case 4: return .previousSentence(from: position)
        case 5: return .nextChapter(from: position)
        case 6: return .previousChapter(from: position)
        case 7: return .speedChanged(at: position)
        case 8: return index == 0 ? .stop : .resume
        case 9: return .clipFailed(asked)
        case 10...13: return .clipReady(asked, from: machine.opened?.span.lowerBound ?? beginning)
        case 14, 15:
            let start = beginning ?? stop(asked).offset
            return .openingReady(
                asked,
                start..<max((entry ?? start).advanced(by: 1), stop(asked, asked * 10 + 6).offset)
            )
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

private func stop(_ index: Int, _ offset: Int? = nil) -> Stops.Stop {
    Stops.Stop(utterance: index, offset: TextOffset(utf16: offset ?? index * 10))
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
