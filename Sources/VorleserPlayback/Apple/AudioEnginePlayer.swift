#if canImport(AVFAudio)
    import AVFAudio
    import Dispatch
    import Foundation
    import VorleserCore
    import Wording

    /// The engine and its one player, touched on one queue alone.
    ///
    /// `@unchecked Sendable`: every stored property is used in ``queue`` only, but for constants.
    final class AudioEnginePlayer: @unchecked Sendable {
        private let queue: DispatchQueue
        private let engine = AVAudioEngine()
        private let node = AVAudioPlayerNode()
        private var format: AVAudioFormat?
        private var isPaused = false
        private var isAttached = false
        private var watch: (any NSObjectProtocol)?
        private var fail: (@Sendable (any Error) -> Void)?
        private var late: (@Sendable (Double) -> Void)?
        /// What the node has, and has not reported as heard; in order.
        private var pending: [(id: Int, buffer: AVAudioPCMBuffer, heard: @Sendable () -> Void)] = []
        private var lastID = 0
        /// Counted up whenever the node is emptied: what is reported of older buffers is not believed.
        private var turn = 0

        init(queue: DispatchQueue) { self.queue = queue }

        deinit { if let watch { NotificationCenter.default.removeObserver(watch) } }

        /// Opens the device.
        /// - Parameters:
        ///   - sampleRate: Samples per second.
        ///   - late: Told how many seconds after they were handed over samples are heard, whenever that may be another.
        ///   - fail: Called when the device fails later.
        /// - Throws: ``AudioOutputError``
        func start(
            sampleRate: Int,
            late: @escaping @Sendable (Double) -> Void,
            onFailure fail: @escaping @Sendable (any Error) -> Void
        ) async throws {
            try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
                queue.async {
                    waiter.resume(with: Result { try self.open(sampleRate, late, fail) })
                }
            }
        }

        /// Plays samples after those that wait.
        /// - Parameters:
        ///   - samples: Mono, −1 … 1.
        ///   - heard: Called when they have been heard; never when they are discarded.
        func schedule(_ samples: [Float], heard: @escaping @Sendable () -> Void) {
            queue.async { self.play(samples, heard: heard) }
        }

        func pause() {
            queue.async {
                self.isPaused = true
                self.node.pause()
                // A running engine would keep the app and its radio awake for as long as the book is paused.
                self.engine.pause()
            }
        }

        func resume() {
            queue.async {
                self.isPaused = false
                self.goOn()
            }
        }

        func discard() {
            queue.async {
                self.empty()
                self.pending = []
                if !self.isPaused, self.engine.isRunning { self.node.play() }
            }
        }

        func stop() {
            queue.async {
                (self.fail, self.late, self.pending) = (nil, nil, [])
                self.empty()
                self.engine.stop()
            }
        }

        // MARK: On the queue

        private func open(
            _ sampleRate: Int,
            _ late: @escaping @Sendable (Double) -> Void,
            _ fail: @escaping @Sendable (any Error) -> Void
        ) throws {
            guard let format = AVAudioFormat(standardFormatWithSampleRate: Double(sampleRate), channels: 1) else {
                throw AudioOutputError.deviceFailed(
                    reason: localized("\(sampleRate) samples a second are not possible")
                )
            }
            if isAttached { empty() } else { engine.attach(node) }
            isAttached = true
            engine.connect(node, to: engine.mainMixerNode, format: format)
            (self.format, self.late, self.fail, isPaused, pending) = (format, late, fail, false, [])
            watchChanges()
            try run()
        }

        private func run() throws {
            engine.prepare()
            do { try engine.start() } catch {
                throw AudioOutputError.deviceFailed(reason: error.localizedDescription)
            }
            late?(latency)
            if !isPaused { node.play() }
        }

        /// Seconds until a sample is heard; of loudspeakers in a network the phone's session knows more than the engine.
        private var latency: Double {
            #if os(iOS)
                max(engine.outputNode.presentationLatency, AVAudioSession.sharedInstance().outputLatency)
            #else
                engine.outputNode.presentationLatency
            #endif
        }

        private func play(_ samples: [Float], heard: @escaping @Sendable () -> Void) {
            guard let format, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(samples.count)),
                let channel = buffer.floatChannelData?[0]
            else { return heard() }
            buffer.frameLength = UInt32(samples.count)
            for (index, sample) in samples.enumerated() { channel[index] = sample }
            lastID += 1
            pending.append((lastID, buffer, heard))
            hand(buffer, lastID)
        }

        private func hand(_ buffer: AVAudioPCMBuffer, _ id: Int) {
            node.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { @Sendable [weak self, turn] _ in
                self?.report(id, turn)
            }
        }

        /// The system reports on a queue of its own.
        private func report(_ id: Int, _ turn: Int) { queue.async { self.reported(id, turn) } }

        /// An engine that the system has stopped reports all it had, heard or not.
        private func reported(_ id: Int, _ turn: Int) {
            guard turn == self.turn, engine.isRunning, let index = pending.firstIndex(where: { $0.id == id }) else {
                return
            }
            pending.remove(at: index).heard()
        }

        private func empty() {
            turn += 1
            node.stop()
        }

        /// The system stops the engine when the device that plays is another.
        private func watchChanges() {
            guard watch == nil else { return }
            watch = NotificationCenter.default.addObserver(
                forName: .AVAudioEngineConfigurationChange,
                object: engine,
                queue: nil
            ) { @Sendable [weak self] _ in
                self?.goOnInTurn()
            }
        }

        /// Not at once: when a headset was pulled out or a call has come, a pause is on its way.
        private func goOnInTurn() { queue.asyncAfter(deadline: .now() + 0.3) { self.goOn() } }

        /// The engine runs again, whoever stopped it: a call, another device, our own pause. What was not heard is handed
        /// over anew.
        private func goOn() {
            guard let fail, let format, !isPaused else { return }
            if engine.isRunning { return node.play() }
            empty()
            engine.connect(node, to: engine.mainMixerNode, format: format)
            for piece in pending { hand(piece.buffer, piece.id) }
            do { try run() } catch { fail(error) }
        }
    }
#endif
