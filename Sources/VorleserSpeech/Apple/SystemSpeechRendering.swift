#if canImport(AVFAudio)
    import AVFAudio
    import Foundation
    import Synchronization
    import VorleserCore
    import Wording

    /// One utterance on its way from the system's synthesizer.
    final class SystemSpeechRendering: Sendable {
        private let text: String
        private let voice: String?
        private let state = Mutex(State())

        /// How long a synthesizer may go on without a sound.
        private static let patience = Duration.seconds(20)

        private struct State {
            var sound = SystemSpeechSound()
            var asker: CheckedContinuation<SystemSpeechSound, any Error>?
            var result: Result<SystemSpeechSound, any Error>?
            /// Kept while it speaks: the system stops when nobody holds it.
            var synthesizer: AVSpeechSynthesizer?
        }

        /// - Parameters:
        ///   - text: What to say.
        ///   - voice: The system's name for a voice; `nil` for the one it chooses.
        init(_ text: String, as voice: String?) {
            self.text = text
            self.voice = voice
        }

        /// Speaks, once.
        /// - Returns: All the sound.
        /// - Throws: ``VorleserCore/SpeechError``, `CancellationError` at once when the task is cancelled.
        func sound() async throws -> SystemSpeechSound {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { asker in
                    let known = state.withLock { state in
                        if state.result == nil { state.asker = asker }
                        return state.result
                    }
                    if let known { return asker.resume(with: known) }
                    begin()
                }
            } onCancel: {
                finish(.failure(CancellationError()))
            }
        }

        private func begin() {
            let utterance = AVSpeechUtterance(string: text)
            utterance.voice = voice.flatMap(AVSpeechSynthesisVoice.init(identifier:))
            let synthesizer = AVSpeechSynthesizer()
            state.withLock { $0.synthesizer = synthesizer }
            // The system calls back on a queue of its own.
            synthesizer.write(
                utterance,
                toBufferCallback: { @Sendable [self] buffer in take(buffer) },
                toMarkerCallback: { @Sendable [self] markers in take(markers) }
            )
            giveUpWhenSilent()
        }

        /// A voice that is listed but was never fetched may not call back at all.
        private func giveUpWhenSilent() {
            Task { [weak self] in
                var before: Int?
                repeat {
                    before = self?.progress
                    try? await Task.sleep(for: Self.patience)
                } while before != nil && self?.progress != before
                guard before != nil else { return }
                self?.finish(
                    .failure(SpeechError.engineFailed(engine: "system", reason: localized("it gave no sound")))
                )
            }
        }

        /// How many samples have come; `nil` when it is over.
        private var progress: Int? {
            state.withLock { $0.result == nil ? $0.sound.samples.count : nil }
        }

        private func take(_ buffer: AVAudioBuffer) {
            guard let buffer = buffer as? AVAudioPCMBuffer else { return }
            // An empty buffer ends the sound.
            guard buffer.frameLength > 0 else { return end() }
            let samples = buffer.firstChannel
            guard !samples.isEmpty else {
                return finish(
                    .failure(SpeechError.engineFailed(engine: "system", reason: localized("unknown kind of samples")))
                )
            }
            let (rate, width) = (Int(buffer.format.sampleRate), buffer.bytesPerSample)
            state.withLock { $0.sound.append(samples, sampleRate: rate, bytesPerSample: width) }
        }

        private func take(_ markers: [AVSpeechSynthesisMarker]) {
            let words = markers.filter { $0.mark == .word }.map { marker in
                SystemSpeechSound.Marker(byte: Int(marker.byteSampleOffset), range: marker.textRange)
            }
            state.withLock { $0.sound.append(words) }
        }

        private func end() {
            let sound = state.withLock(\.sound)
            finish(sound.samples.isEmpty ? .failure(SpeechError.nothingToSay) : .success(sound))
        }

        private func finish(_ result: Result<SystemSpeechSound, any Error>) {
            // The synthesizer is let go when the lock is open again: it may call back even then.
            let (asker, synthesizer) = state.withLock { state in
                defer { (state.asker, state.synthesizer) = (nil, nil) }
                if state.result == nil { state.result = result }
                return (state.asker, state.synthesizer)
            }
            asker?.resume(with: result)
            withExtendedLifetime(synthesizer) {}
        }
    }

    extension AVAudioPCMBuffer {
        /// The samples of its first channel, −1 … 1; none when they are of a kind that is not known.
        fileprivate var firstChannel: [Float] {
            let (count, step) = (Int(frameLength), stride)
            if let channels = floatChannelData { return (0..<count).map { channels[0][$0 * step] } }
            if let channels = int16ChannelData { return (0..<count).map { Float(channels[0][$0 * step]) / 32_768 } }
            if let channels = int32ChannelData {
                return (0..<count).map { Float(channels[0][$0 * step]) / 2_147_483_648 }
            }
            return []
        }

        fileprivate var bytesPerSample: Int { int16ChannelData == nil ? 4 : 2 }
    }
#endif
