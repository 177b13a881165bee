public import VorleserCore
import VorleserNarration
public import VorleserSpeech

extension ReadingRoom {
    /// The clip that is kept at an address; `nil` when there is none that is whole.
    public func keptClip(at address: ClipAddress) async -> Clip? {
        await queue.run { [clips = vorleser.clips] in clips.clip(at: address) }
    }

    /// How much room the kept clips take, and how much they may take in bytes; `nil` for no limit.
    public func clipUsage() async -> (usage: ClipUsage, limit: Int?) {
        let limit = vorleser.clips.limit
        return (await queue.run { [clips = vorleser.clips] in clips.usage() }, limit == .max ? nil : limit)
    }

    /// Removes all kept clips.
    /// - Throws: What the disk says, when some could not be removed.
    public func forgetClips() async throws {
        try await queue.run { [clips = vorleser.clips] in Result { try clips.clear() } }.get()
    }

    /// How the clip of an utterance is had that has been listed before.
    ///
    /// Nothing is remembered of listings: what is said at the place is looked up, and the address proves that it is the
    /// same. So nothing can be spoken that is not in the book.
    /// - Parameters:
    ///   - address: The clip's.
    ///   - place: Where the utterance is.
    ///   - book: The book.
    ///   - voice: Who speaks.
    ///   - isAwaited: Whether a listener waits for it; otherwise those who do come first.
    /// - Returns: Takes the clip from the store, or has it spoken, and throws as ``VorleserSpeech/SpeechStudio/clip(of:as:)``
    ///   does; `nil` when something else is said there, or by another version of the voice.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``, and what the library throws.
    public func rendering(
        of address: ClipAddress,
        at place: UtterancePlace,
        in book: LoadedBook,
        as voice: Voice.ID,
        isAwaited: Bool = true
    ) async throws -> (@Sendable () async throws -> Clip)? {
        let vorleser = try vorleser.speaking(as: voice)
        for script in try await scripts(around: place, in: book, as: voice) {
            for utterance in script.utterances where utterance.isListed(at: place.entry ?? place.start) {
                let pieces = place.entry.map { vorleser.pieces(of: utterance, enteredAt: $0) } ?? [utterance]
                for piece in pieces where piece.span.lowerBound == place.start {
                    guard vorleser.address(of: piece) == address else { continue }
                    return { [studio = vorleser.studio] in
                        try await studio.delivery(of: piece, as: voice, priority: isAwaited ? nil : .utility).clip
                    }
                }
            }
        }
        return nil
    }

    /// What is said around a place: of its stretch, and of the one before when the place is where that ends.
    private func scripts(
        around place: UtterancePlace,
        in book: LoadedBook,
        as voice: Voice.ID
    ) async throws -> [Script] {
        if let heard = place.heard {
            let span = heard.clamped(to: .start..<TextOffset(utf16: book.book.length))
            return [try await script(hearing: span, in: book, as: voice)]
        }
        let start = place.entry ?? place.start
        var scripts: [Script] = []
        var index = book.stretchIndices(in: start..<start).lowerBound
        while book.stretches.indices.contains(index), book.stretches[index].upperBound >= start {
            scripts.append(try await script(of: book.stretches[index], in: book, as: voice))
            index -= 1
        }
        return scripts
    }
}

extension Vorleser {
    /// The pieces in which an utterance is listed when a listener enters it; none when it is not cut there.
    fileprivate func pieces(of utterance: Utterance, enteredAt entry: TextOffset) -> [Utterance] {
        guard let limits = engine.openingLimits else { return [] }
        let opening = utterance.opening(at: entry, within: limits)
        return [opening?.clause, opening?.rest].compactMap(\.self)
    }
}

extension Utterance {
    /// Whether it is, or may be, listed for an offset: it stands around it, or begins there.
    fileprivate func isListed(at offset: TextOffset) -> Bool {
        span.lowerBound == offset || span.contains(offset)
    }
}
