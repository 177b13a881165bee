import Testing

@testable import VorleserServer

struct ClipAdmissionControlTests {
    private let start = ContinuousClock.now

    /// A crowd that has been served one after another, each in so many seconds.
    private func crowd(served seconds: Double, times: Int = 50) -> ClipAdmissionControl {
        var crowd = ClipAdmissionControl()
        for _ in 0..<times { crowd.enter() }
        for number in 1...times {
            crowd.leave(entered: start, isSpoken: true, at: start + .seconds(seconds * Double(number)))
        }
        return crowd
    }

    @Test(arguments: [(0.1, 100), (0.5, 20), (1, 10), (5, 8), (60, 8)])
    func `as many wait as are served within ten seconds, and some always`(seconds: Double, most: Int) {
        var crowd = crowd(served: seconds)
        while crowd.hasRoom, crowd.waiting < 1000 { crowd.enter() }
        #expect(abs(crowd.waiting - most) <= 1)
    }

    @Test func `a server that has spoken nothing yet sends nobody away`() {
        var crowd = ClipAdmissionControl()
        for _ in 0..<200 { crowd.enter() }
        #expect(crowd.hasRoom)
    }

    @Test func `who gives up makes room, and does not count for what is usual`() {
        var crowd = crowd(served: 5)
        for _ in 0..<8 { crowd.enter() }
        #expect(!crowd.hasRoom)
        crowd.leave(entered: start, isSpoken: false, at: start + .seconds(10_000))
        #expect(crowd.hasRoom)
        crowd.enter()
        #expect(!crowd.hasRoom)
    }

    @Test func `those who wait together are not taken for slow ones`() {
        var crowd = ClipAdmissionControl()
        for _ in 0..<50 { crowd.enter() }
        for number in 1...50 {
            crowd.leave(entered: start, isSpoken: true, at: start + .milliseconds(50 * number))
        }
        while crowd.waiting < 150, crowd.hasRoom { crowd.enter() }
        #expect(crowd.waiting == 150)
    }
}
