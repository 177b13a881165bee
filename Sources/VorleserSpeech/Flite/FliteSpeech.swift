#if canImport(CFlite)
    import VorleserCore

    /// An utterance as Flite speaks it, piece by piece, so that its work on each stays bounded.
    struct FliteSpeech {
        private var parts: [[Int16]] = []
        private var length = 0
        private var words: [SpokenWord] = []

        /// Longer sound would take all memory: only a hostile text comes near it.
        private static let longestMinutes = 120

        /// - Throws: ``VorleserCore/SpeechError``, `CancellationError`.
        static func clip(of utterance: Utterance, as voice: FliteVoice, in turn: SpeechTurn) throws -> Clip {
            if turn.isCancelled { throw CancellationError() }
            var speech = FliteSpeech()
            do {
                for piece in FliteText(utterance).pieces { try speech.append(piece, as: voice, in: turn) }
            } catch let failure as FliteFailure {
                throw SpeechError.engineFailed(engine: "flite", reason: "\(failure)")
            }
            guard !speech.words.isEmpty else { throw SpeechError.nothingToSay }
            return speech.clip(of: utterance)
        }

        private mutating func append(_ piece: [FliteToken], as voice: FliteVoice, in turn: SpeechTurn) throws {
            let sound = try FliteSound(piece, as: voice, in: turn)
            guard sound.times.contains(where: { $0 != nil }) else { return }
            var waveform = Waveform(sound.samples, sampleRate: FliteSound.sampleRate, gain: voice.gain)
            waveform.removeRumble()
            waveform.limit()
            let start = waveform.trimSilence()
            if length > 0 { append([Int16](repeating: 0, count: Int(Self.breath * Double(FliteSound.sampleRate)))) }
            let origin = seconds
            append(waveform.samples.map { $0.quantised })
            guard seconds < Double(Self.longestMinutes * 60) else {
                throw FliteFailure.tooLong(minutes: Self.longestMinutes)
            }
            append(zip(piece, sound.times), shiftedBy: origin - start, within: origin...seconds)
        }

        /// The silence where a long utterance had to be cut, in seconds.
        private static let breath = 0.15

        private mutating func append(_ samples: [Int16]) {
            parts.append(samples)
            length += samples.count
        }

        private var seconds: Double { Double(length) / Double(FliteSound.sampleRate) }

        private mutating func append(
            _ tokens: Zip2Sequence<[FliteToken], [Range<Double>?]>,
            shiftedBy shift: Double,
            within bounds: ClosedRange<Double>
        ) {
            for (token, time) in tokens {
                guard let time else { continue }
                let start = min(max(time.lowerBound + shift, bounds.lowerBound), bounds.upperBound)
                let end = min(max(time.upperBound + shift, start), bounds.upperBound)
                words.append(SpokenWord(source: token.source, seconds: start..<end))
            }
        }

        private func clip(of utterance: Utterance) -> Clip {
            var samples: [Float] = []
            samples.reserveCapacity(length)
            for part in parts { samples += part.lazy.map(Float.init(quantised:)) }
            return Clip(
                samples: samples,
                sampleRate: FliteSound.sampleRate,
                words: utterance.wordTimes(of: words),
                of: utterance
            )
        }
    }

    extension FliteText {
        /// The tokens in stretches that Flite speaks in a bounded time, cut after punctuation where there is some.
        var pieces: [[FliteToken]] {
            var pieces: [[FliteToken]] = []
            var rest = tokens[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Self.lengthOfPiece(of: rest))
                pieces.append(Array(piece))
                rest = rest[piece.endIndex...]
            }
            return pieces
        }

        /// In letters.
        private static let longestPiece = 190

        /// How many tokens the next piece has: as many as fit, up to the last punctuation in the later half of them.
        private static func lengthOfPiece(of tokens: ArraySlice<FliteToken>) -> Int {
            var letters = 0
            let fitting = tokens.prefix { token in
                letters += token.name.utf8.count + 1
                return letters <= longestPiece
            }
            guard fitting.count < tokens.count else { return tokens.count }
            let half = fitting.startIndex + fitting.count / 2
            let cut = fitting[half...].lastIndex { !$0.after.isEmpty }
            return cut.map { $0 + 1 - fitting.startIndex } ?? max(fitting.count, 1)
        }
    }
#endif
