import Testing

@testable import VorleserSpeech

struct SpeechLanesTests {
    private let lanes = SpeechLanes(leisure: 2)

    private func next(
        _ waiting: [TaskPriority],
        _ running: [SpeechLanes.Lane: TaskPriority] = [:],
        of lanes: SpeechLanes? = nil
    ) -> String {
        (lanes ?? self.lanes).next(of: waiting, running: running).map { "\($0.index) \($0.lane)" } ?? "none"
    }

    @Test func `what is made at leisure is spoken on as many lanes as there are`() {
        #expect(next([.utility, .utility]) == "0 leisure(0)")
        #expect(next([.utility], [.leisure(0): .utility]) == "0 leisure(1)")
        #expect(next([.utility], [.leisure(1): .utility]) == "0 leisure(0)")
        #expect(next([.utility], [.leisure(0): .utility, .leisure(1): .background]) == "none")
    }

    @Test func `what somebody waits for goes first, on a lane of its own`() {
        #expect(next([.utility, .medium, .high, .high]) == "2 first")
        #expect(next([.utility, .medium], [.leisure(0): .utility, .leisure(1): .utility]) == "1 first")
    }

    @Test func `nothing begins beside what somebody waits for`() {
        #expect(next([.high], [.first: .medium]) == "none")
        #expect(next([.utility], [.first: .medium]) == "none")
        #expect(next([.utility], [.leisure(0): .medium]) == "none")
    }

    @Test func `where there is one lane all are spoken on it`() {
        let one = SpeechLanes(leisure: 0)
        #expect(one.all == [.first])
        #expect(next([.utility, .medium], of: one) == "1 first")
        #expect(next([.utility], [.first: .utility], of: one) == "none")
    }

    @Test func `what nobody waits for pauses while somebody waits for something else`() {
        let busy: [SpeechLanes.Lane: TaskPriority] = [.first: .medium, .leisure(0): .utility]
        #expect(lanes.mustPause(.utility, running: busy) && lanes.mustPause(.background, running: busy))
        #expect(!lanes.mustPause(.medium, running: busy))
        #expect(!lanes.mustPause(.utility, running: [.leisure(0): .utility, .leisure(1): .utility]))
    }
}
