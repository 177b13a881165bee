#if canImport(AVFAudio)
    import AVFAudio
    import Dispatch
    import Foundation
    import Synchronization
    public import VorleserCore

    /// Plays through `AVAudioEngine`, as Apple's systems do.
    ///
    /// Everything that touches the engine runs on one queue, in order; the figures, which any thread asks for, are behind a
    /// lock. When a device comes or goes the engine stops by itself: it is started again, and goes on where it was.
    public final class AudioEngineOutput: AudioOutput {
        private let queue = DispatchQueue(label: "vorleser.sound", qos: .userInteractive)
        private let figures = Mutex(BufferedPlayback())
        private let player: AudioEnginePlayer

        public init() {
            player = AudioEnginePlayer(queue: queue)
        }

        deinit { stop() }

        public func start(sampleRate: Int) async throws -> AsyncThrowingStream<Int, any Error> {
            stop()
            let (stream, progress) = AsyncThrowingStream<Int, any Error>.makeStream(
                bufferingPolicy: .bufferingNewest(1)
            )
            figures.withLock { $0.start(sampleRate: sampleRate, progress) }
            do {
                try await player.start(
                    sampleRate: sampleRate,
                    late: { [weak self] seconds in self?.figures.withLock { $0.latency = seconds } },
                    onFailure: { [weak self] error in self?.fail(error) }
                )
            } catch {
                fail(error)
                throw error
            }
            return stream
        }

        public func offer(_ samples: ArraySlice<Float>) -> Int {
            var rest = samples
            while let piece = figures.withLock({ $0.take(rest.count) }) {
                player.schedule(Array(rest.prefix(piece.count))) { [weak self] in
                    self?.figures.withLock { $0.heard(piece) }
                }
                rest = rest.dropFirst(piece.count)
            }
            return samples.count - rest.count
        }

        public var heard: Int { figures.withLock(\.heardCount) }

        public func pause() { player.pause() }

        public func resume() { player.resume() }

        public func discard() {
            // What is reported later of the old buffers is not counted.
            figures.withLock { $0.discard() }
            player.discard()
        }

        public func finish() async throws {
            player.resume()
            while figures.withLock(\.waitingCount) > 0 { try await Task.sleep(for: .milliseconds(20)) }
            if let failure = figures.withLock(\.failure) { throw failure }
            stop()
        }

        public func stop() {
            figures.withLock { $0.stop(nil) }
            player.stop()
        }

        private func fail(_ error: any Error) {
            figures.withLock { $0.stop(error) }
            player.stop()
        }
    }
#endif
