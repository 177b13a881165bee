#if canImport(CPortAudio)
    import Dispatch
    import Synchronization
    public import VorleserCore

    /// Plays on the system's sound card, through PortAudio.
    ///
    /// Each stream runs on a thread of its own, which alone talks to the device.
    public final class PortAudioOutput: AudioOutput {
        private let current = Mutex<PortAudioStream?>(nil)
        private let thread = DispatchQueue(label: "vorleser.sound", qos: .userInteractive)

        public init() {}

        deinit { stop() }

        public func start(sampleRate: Int) async throws -> AsyncThrowingStream<Int, any Error> {
            let stream = PortAudioStream(sampleRate: sampleRate)
            replaceCurrent(by: stream)?.control { $0.stop() }
            try await stream.open(on: thread)
            return stream.progress
        }

        public func offer(_ samples: ArraySlice<Float>) -> Int {
            stream?.control { $0.offer(samples) } ?? 0
        }

        public var heard: Int { stream?.control { $0.heard } ?? 0 }

        public func pause() {
            stream?.control { $0.pause() }
        }

        public func resume() {
            stream?.control { $0.resume() }
        }

        public func discard() {
            stream?.control { $0.discard() }
        }

        public func finish() async throws {
            guard let stream = replaceCurrent(by: nil) else { return }
            stream.control { $0.finish() }
            try await stream.end()
        }

        public func stop() {
            replaceCurrent(by: nil)?.control { $0.stop() }
        }

        private var stream: PortAudioStream? { current.withLock { $0 } }

        private func replaceCurrent(by new: PortAudioStream?) -> PortAudioStream? {
            current.withLock { stream in
                defer { stream = new }
                return stream
            }
        }
    }
#endif
