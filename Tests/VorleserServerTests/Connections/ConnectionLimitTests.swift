import Testing
import VorleserTesting

@testable import VorleserServer

struct ConnectionLimitTests {
    private let start = ContinuousClock.now

    private func time(_ seconds: Int) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `whoever has said nothing for longest makes room`() {
        var list = ConnectionLimit(limit: 4)
        for id in 0..<4 { #expect(list.accept(id, from: nil, at: time(id)) == .accepted(closing: nil)) }
        list.rest(0, at: time(10))
        #expect(list.accept(4, from: nil, at: time(11)) == .accepted(closing: 1))
        #expect(list.count == 4)
    }

    @Test func `who is being answered is never closed for another`() {
        var list = ConnectionLimit(limit: 4)
        for id in 0..<4 {
            _ = list.accept(id, from: nil, at: start)
            list.begin(id)
        }
        #expect(list.accept(4, from: nil, at: time(1)) == .noRoom)
        list.rest(2, at: time(2))
        #expect(list.accept(5, from: nil, at: time(3)) == .accepted(closing: 2))
    }

    @Test func `a device has a quarter at most, and only its own connections make room for it`() {
        var list = ConnectionLimit(limit: 40)
        _ = list.accept(0, from: "10.0.0.1", at: start)
        for id in 1...10 { #expect(list.accept(id, from: "10.0.0.9", at: time(id)) == .accepted(closing: nil)) }
        #expect(list.accept(11, from: "10.0.0.9", at: time(11)) == .accepted(closing: 1))
        for id in 2...11 { list.begin(id) }
        #expect(list.accept(12, from: "10.0.0.9", at: time(12)) == .noRoom)
        #expect(list.accept(13, from: "10.0.0.2", at: time(13)) == .accepted(closing: nil))
        list.leave(5)
        #expect(list.accept(14, from: "10.0.0.9", at: time(14)) == .accepted(closing: nil))
    }

    @Test func `half of all connections are kept for those who may use the library`() {
        var list = ConnectionLimit(limit: 8)
        for id in 0..<8 {
            _ = list.accept(id, from: nil, at: start)
            list.begin(id)
        }
        for id in 0..<4 { #expect(list.judge(id, isKnown: false) == true) }
        #expect(list.judge(4, isKnown: false) == false)
        list.rest(4, at: time(1))
        for id in 5..<8 { #expect(list.judge(id, isKnown: true) == true) }
        // Once a stranger is answered there is room for the next.
        list.rest(0, at: time(2))
        list.begin(4)
        #expect(list.judge(4, isKnown: false) == true)
    }

    @Test func `a stranger's connection goes before one of those who may use the library`() {
        var list = ConnectionLimit(limit: 3)
        for id in 0..<3 {
            _ = list.accept(id, from: nil, at: time(id))
            list.begin(id)
            #expect(list.judge(id, isKnown: id == 0) == true)
            list.rest(id, at: time(10 + id))
        }
        #expect(list.accept(3, from: nil, at: time(30)) == .accepted(closing: 1))
        #expect(list.accept(4, from: nil, at: time(31)) == .accepted(closing: 2))
    }

    @Test func `this machine's own connections may be all`() {
        var list = ConnectionLimit(limit: 8)
        for id in 0..<8 { #expect(list.accept(id, from: nil, at: start) == .accepted(closing: nil)) }
    }

    @Test func `however many come and go, there are never more than the limit`() {
        var list = ConnectionLimit(limit: 12)
        var source = SeededGenerator(seed: 7)
        for id in 0..<5000 {
            let address = ["a", "b", "c", nil][Int.random(in: 0..<4, using: &source)]
            _ = list.accept(id, from: address, at: time(id))
            let some = Int.random(in: max(id - 20, 0)...id, using: &source)
            switch Int.random(in: 0..<4, using: &source) {
            case 0: list.begin(some)
            case 3: _ = list.judge(some, isKnown: id.isMultiple(of: 2))
            case 1: list.rest(some, at: time(id))
            default: list.leave(some)
            }
            #expect(list.count <= 12)
        }
    }
}
