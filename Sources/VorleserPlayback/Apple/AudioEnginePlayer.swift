#if canImport(AVFAudio)
    import AVFAudio
    import Dispatch
    import Foundation
    import VorleserCore

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

        init(queue: DispatchQueue) { self.queue = queue }

        deinit { if let watch { NotificationCenter.default.removeObserver(watch) } }

        /// Opens the device.
        /// - Parameters:
        ///   - sampleRate: Samples per second.
        ///   - fail: Called when the device fails later.
        /// - Throws: ``AudioOutputError``
        func start(sampleRate: Int, onFailure fail: @escaping @Sendable (any Error) -> Void) async throws {
            try await withCheckedThrowingContinuation { (waiter: CheckedContinuation<Void, any Error>) in
                queue.async {
                    waiter.resume(with: Result { try self.open(sampleRate: sampleRate, onFailure: fail) })
                }
            }
        }

        /// Plays samples after those that wait.
        /// - Parameters:
        ///   - samples: Mono, −1 … 1.
        ///   - heard: Called when they have been heard, or when they are discarded.
        func schedule(_ samples: [Float], heard: @escaping @Sendable () -> Void) {
            queue.async { self.play(samples, heard: heard) }
        }

        func pause() {
            queue.async {
                self.isPaused = true
                self.node.pause()
            }
        }

        func resume() {
            queue.async {
                self.isPaused = false
                if self.engine.isRunning { self.node.play() }
            }
        }

        func discard() {
            queue.async {
                self.node.stop()
                if !self.isPaused, self.engine.isRunning { self.node.play() }
            }
        }

        func stop() {
            queue.async {
                self.fail = nil
                self.node.stop()
                self.engine.stop()
            }
        }

        // MARK: On the queue

        private func open(sampleRate: Int, onFailure fail: @escaping @Sendable (any Error) -> Void) throws {
            guard let format = AVAudioFormat(standardFormatWithSampleRate: Double(sampleRate), channels: 1) else {
                throw AudioOutputError.deviceFailed(
                    reason: localized("\(sampleRate) samples a second are not possible")
                )
            }
            if !isAttached { engine.attach(node) }
            isAttached = true
            engine.connect(node, to: engine.mainMixerNode, format: format)
            (self.format, self.fail, isPaused) = (format, fail, false)
            watchChanges()
            try run()
        }

        private func run() throws {
            engine.prepare()
            do { try engine.start() } catch {
                throw AudioOutputError.deviceFailed(reason: error.localizedDescription)
            }
            if !isPaused { node.play() }
        }

        private func play(_ samples: [Float], heard: @escaping @Sendable () -> Void) {
            guard let format, let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(samples.count)),
                let channel = buffer.floatChannelData?[0]
            else { return heard() }
            buffer.frameLength = UInt32(samples.count)
            for (index, sample) in samples.enumerated() { channel[index] = sample }
            node.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { @Sendable _ in heard() }
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

        private func goOnInTurn() { queue.async { self.goOn() } }

        private func goOn() {
            guard let fail, let format, !engine.isRunning else { return }
            engine.connect(node, to: engine.mainMixerNode, format: format)
            do { try run() } catch { fail(error) }
        }
    }
#endif
import Wording
