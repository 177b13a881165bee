import Foundation
import Testing

@testable import VorleserDisk

struct BlockingTests {
    @Test(.timeLimit(.minutes(10)))
    func `tasks go on while more work waits than there are threads for them`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let count = 2 * ProcessInfo.processInfo.activeProcessorCount
        let waiters = (0..<count).map { number in
            Task {
                await blocking {
                    gate.wait()
                    return number
                }
            }
        }
        try await Task.sleep(for: .milliseconds(50))
        await Task { for _ in 0..<count { gate.signal() } }.value
        for (number, waiter) in waiters.enumerated() { #expect(await waiter.value == number) }
    }

    @Test func `what the work throws is thrown, with its type`() async {
        struct Fault: Error, Equatable { let number: Int }
        do throws(Fault) {
            try await blocking { () throws(Fault) in throw Fault(number: 7) }
            Issue.record("It was not thrown")
        } catch {
            #expect(error == Fault(number: 7))
        }
    }

    @Test func `it is done also when the task is cancelled`() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await blocking { 7 }
        }
        #expect(await task.value == 7)
    }
}
