#if canImport(CPortAudio)
    import CPortAudio
    import CSoundLibrary
    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif
    import Synchronization
    import VorleserCore
    import Wording

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// The default sound device, open for writing. Used by one thread; writing waits for the device.
    struct PortAudioDevice: ~Copyable {
        /// How many samples it plays later than it takes them.
        let latency: Int

        private let stream: UnsafeMutableRawPointer
        private let channels: Int
        private let blockLength: Int
        private var block: [Float]
        private var isRunning = false

        /// What is asked of the device: enough not to stutter while every core speaks. A pause does not wait for it.
        private static let secondsOfLatency = 0.1

        /// PortAudio's opening and closing must not happen twice at a time. Whether it has given up, for good.
        private static let library = Mutex(false)

        /// Opens the default device.
        /// - Throws: ``AudioOutputError``
        init(sampleRate: Int) throws(AudioOutputError) {
            let (stream, channels) = try Self.library.withLock { hasGivenUp throws(AudioOutputError) in
                if hasGivenUp { throw .notConfigured }
                do throws(AudioOutputError) {
                    return try withoutStandardError { () throws(AudioOutputError) in
                        try Self.open(sampleRate: sampleRate)
                    }
                } catch {
                    hasGivenUp = error == .notConfigured
                    throw error
                }
            }
            self.stream = stream
            self.channels = channels
            let seconds = Pa_GetStreamInfo(stream)?.pointee.outputLatency ?? Self.secondsOfLatency
            latency = Int((min(max(seconds, 0), 2) * Double(sampleRate)).rounded())
            blockLength = max(sampleRate / 100, 1)
            block = [Float](repeating: 0, count: blockLength * channels)
        }

        deinit {
            Self.library.withLock { _ in
                _ = Pa_AbortStream(stream)
                _ = Pa_CloseStream(stream)
                _ = Pa_Terminate()
            }
        }

        /// Plays a block: the samples, and silence up to its full length.
        mutating func write(_ samples: [Float]) throws(AudioOutputError) {
            if !isRunning { try start() }
            for index in 0..<blockLength {
                let sample = index < samples.count ? samples[index] : 0
                for channel in 0..<channels { block[index * channels + channel] = sample }
            }
            let result = Pa_WriteStream(stream, block, UInt(blockLength))
            if result != paOutputUnderflowed.rawValue { try Self.check(result) }
        }

        /// Forgets at once what was written and not heard; the next block starts it again.
        mutating func flush() throws(AudioOutputError) {
            guard isRunning else { return }
            isRunning = false
            try Self.check(Pa_AbortStream(stream))
        }

        private mutating func start() throws(AudioOutputError) {
            try Self.check(Pa_StartStream(stream))
            isRunning = true
        }

        private static func open(sampleRate: Int) throws(AudioOutputError) -> (UnsafeMutableRawPointer, channels: Int) {
            let result = sound_library_open()
            if result == SOUND_LIBRARY_GAVE_UP { throw .notConfigured }
            try check(result)
            do throws(AudioOutputError) {
                let device = Pa_GetDefaultOutputDevice()
                guard device >= 0 else { throw .noDevice }
                do throws(AudioOutputError) {
                    return (try open(device, sampleRate: sampleRate, channels: 1), 1)
                } catch {
                    // Some cards play nothing but stereo.
                    return (try open(device, sampleRate: sampleRate, channels: 2), 2)
                }
            } catch {
                _ = Pa_Terminate()
                throw error
            }
        }

        private static func open(
            _ device: PaDeviceIndex,
            sampleRate: Int,
            channels: Int
        ) throws(AudioOutputError) -> UnsafeMutableRawPointer {
            var parameters = PaStreamParameters(
                device: device,
                channelCount: Int32(channels),
                sampleFormat: 1,  // paFloat32
                suggestedLatency: secondsOfLatency,
                hostApiSpecificStreamInfo: nil
            )
            var stream: UnsafeMutableRawPointer?
            let block = UInt(max(sampleRate / 100, 1))
            try check(Pa_OpenStream(&stream, nil, &parameters, Double(sampleRate), block, 0, nil, nil))
            guard let stream else { throw .deviceFailed(reason: localized("no stream was opened")) }
            return stream
        }

        private static func check(_ result: PaError) throws(AudioOutputError) {
            guard result < 0 else { return }
            throw .deviceFailed(reason: Pa_GetErrorText(result).map { String(cString: $0) } ?? "error \(result)")
        }
    }

    /// Runs something that must not write on standard error.
    ///
    /// ALSA and JACK tell there, in eighty lines, of every device that they look for and do not find. Standard error is
    /// the whole process's: what another thread writes there meanwhile is lost.
    private func withoutStandardError<Answer: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        if kept >= 0, nowhere >= 0 { dup2(nowhere, STDERR_FILENO) }
        defer {
            if kept >= 0 { dup2(kept, STDERR_FILENO) }
            for descriptor in [kept, nowhere] where descriptor >= 0 { close(descriptor) }
        }
        return try body()
    }
#endif
