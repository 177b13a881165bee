#if canImport(CFlite)
    import CFlite
    import Synchronization
    import Wording

    /// What Flite made of some tokens.
    struct FliteSound {
        /// Samples per second of every voice.
        static let sampleRate = 16_000

        /// Mono, with the voice's own silence at both ends.
        let samples: [Int16]
        /// When each token sounds, in seconds; `nil` for one without sound.
        let times: [Range<Double>?]

        /// Speaks tokens. Must not run twice at a time: the voices draw their noise from libc's `rand`.
        /// - Parameters:
        ///   - tokens: At least one, and few enough for a bounded time.
        ///   - voice: Who speaks.
        ///   - turn: Stops the work when it is cancelled.
        /// - Throws: `CancellationError`, ``FliteFailure``.
        init(_ tokens: [FliteToken], as voice: FliteVoice, in turn: SpeechTurn) throws {
            guard let speaker = voice.register(nil), let unspoken = flite_new_token_utterance() else {
                throw FliteFailure.noVoice
            }
            for token in tokens { token.append(to: unspoken) }
            flite_seed_noise(Self.seed)
            let watched = Unmanaged.passUnretained(turn)
            let spoken = withExtendedLifetime(turn) {
                flite_speak_tokens(unspoken, speaker, stopWhenCancelled, watched.toOpaque())
            }
            defer { if let spoken { delete_utterance(spoken) } }
            if turn.isCancelled { throw CancellationError() }
            guard let spoken, let wave = utt_wave(spoken) else { throw FliteFailure.noSound }
            guard wave.pointee.sample_rate == Self.sampleRate else {
                throw FliteFailure.sampleRate(wave.pointee.sample_rate)
            }
            samples = Array(UnsafeBufferPointer(start: wave.pointee.samples, count: Int(wave.pointee.num_samples)))
            times = Self.times(of: spoken)
        }

        /// Equal tokens give equal samples.
        private static let seed: UInt32 = 1

        private static func times(of utterance: UnsafeMutablePointer<cst_utterance>) -> [Range<Double>?] {
            var times: [Range<Double>?] = []
            var token = flite_first_token(utterance)
            while let here = token {
                times.append(time(of: here))
                token = item_next(here)
            }
            return times
        }

        /// From the first of its words to the last: “$45” is spoken as three.
        private static func time(of token: UnsafeMutablePointer<cst_item>) -> Range<Double>? {
            var whole: Range<Double>?
            var word = item_daughter(token)
            while let here = word {
                var (start, end): (Float, Float) = (0, 0)
                if flite_word_times(here, &start, &end) != 0, start < end {
                    whole = (whole?.lowerBound ?? Double(start))..<Double(end)
                }
                word = item_next(here)
            }
            return whole
        }
    }

    extension FliteToken {
        fileprivate func append(to utterance: UnsafeMutablePointer<cst_utterance>) {
            flite_append_token(utterance, name, "", after, phonemes)
        }
    }

    /// Why Flite gave no sound.
    enum FliteFailure: Error, Equatable {
        case noVoice
        case noSound
        case sampleRate(Int32)
        case tooLong(minutes: Int)
    }

    extension FliteFailure: CustomStringConvertible {
        var description: String {
            switch self {
            case .noVoice: localized("the voice could not be loaded")
            case .noSound: localized("it gave no sound")
            case .sampleRate(let rate):
                localized("it gave \(rate) samples a second instead of \(FliteSound.sampleRate)")
            case .tooLong(let minutes): localized("the utterance lasts longer than \(minutes) minutes")
            }
        }
    }

    /// Called by Flite every few milliseconds of work.
    private func stopWhenCancelled(
        _ wave: UnsafePointer<cst_wave>?,
        _ start: Int32,
        _ size: Int32,
        _ isLast: Int32,
        _ stream: UnsafeMutablePointer<cst_audio_streaming_info>?
    ) -> Int32 {
        guard let turn = stream?.pointee.userdata else { return CST_AUDIO_STREAM_CONT }
        let isCancelled = Unmanaged<SpeechTurn>.fromOpaque(turn).takeUnretainedValue().isCancelled
        return isCancelled ? CST_AUDIO_STREAM_STOP : CST_AUDIO_STREAM_CONT
    }
#endif
