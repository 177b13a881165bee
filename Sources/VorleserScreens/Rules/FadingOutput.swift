import Synchronization
import VorleserKit

/// Sound that grows silent towards a moment that is told before: what sleeps away is not cut off.
final class FadingOutput: AudioOutput {
    private struct State {
        var sampleRate = 0
        /// Samples that were taken, those that were discarded left out.
        var taken = 0
        /// The sample at which all is silent.
        var end: Int?
    }

    private let output: any AudioOutput
    private let state = Mutex(State())

    init(_ output: any AudioOutput) { self.output = output }

    /// Fades out.
    /// - Parameter seconds: Until it is silent, counted from what is heard now; `nil` for staying loud.
    func fadeOut(in seconds: Double?) {
        let heard = output.heard
        state.withLock { $0.end = seconds.map { [rate = $0.sampleRate] in heard + Int($0 * Double(rate)) } }
    }

    func start(sampleRate: Int) async throws -> AsyncThrowingStream<Int, any Error> {
        let progress = try await output.start(sampleRate: sampleRate)
        state.withLock { $0 = State(sampleRate: sampleRate) }
        return progress
    }

    func offer(_ samples: ArraySlice<Float>) -> Int {
        let now = state.withLock { $0 }
        let taken = output.offer(now.end.map { faded(samples, from: now.taken, to: $0, now.sampleRate) } ?? samples)
        state.withLock { $0.taken += taken }
        return taken
    }

    private func faded(_ samples: ArraySlice<Float>, from first: Int, to end: Int, _ rate: Int) -> ArraySlice<Float> {
        let length = Float(SleepTimer.fade * Double(rate))
        guard Float(end - first - samples.count) < length else { return samples }
        var samples = samples
        for (distance, index) in samples.indices.enumerated() {
            samples[index] *= min(max(Float(end - first - distance) / length, 0), 1)
        }
        return samples
    }

    var heard: Int { output.heard }
    func pause() { output.pause() }
    func resume() { output.resume() }

    func discard() {
        output.discard()
        state.withLock { $0.taken = output.heard }
    }

    func finish() async throws { try await output.finish() }
    func stop() { output.stop() }
}
