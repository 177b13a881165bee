public import VorleserCore
import VorleserNarration
import VorleserSpeech

extension ReadingRoom {
    /// A piece of a listing: an utterance, or a part of one.
    private typealias Piece = (utterance: Utterance, entry: TextOffset?, isRest: Bool)

    /// What will be said from a place of a book on.
    /// - Parameters:
    ///   - offset: In the first utterance, or before it.
    ///   - count: How many at most, but more where one is cut or several stand at one place.
    ///   - book: The book.
    ///   - voice: Who speaks.
    ///   - isAwaited: Whether a listener waits for the first; otherwise none is cut.
    /// - Returns: The utterances, and where to go on.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``, and what the library throws.
    public func utterances(
        from offset: TextOffset,
        count: Int,
        in book: LoadedBook,
        as voice: Voice.ID,
        isAwaited: Bool = true
    ) async throws -> UtteranceListing {
        var utterances: [Utterance] = []
        var next: TextOffset?
        guard offset.utf16 <= book.book.length else { return UtteranceListing(utterances: [], next: nil) }
        for stretch in book.stretches[book.stretchIndices(in: offset..<offset).lowerBound...] {
            let script = try await script(of: stretch, in: book, as: voice)
            var index = script.firstIndex(from: offset)
            while index < script.utterances.count, next == nil {
                let utterance = script.utterances[index]
                // What stands at one place is not parted: the place could not tell where to go on.
                if utterances.count < count || utterance.span.lowerBound == utterances.last?.span.lowerBound {
                    utterances.append(utterance)
                } else {
                    next = utterance.span.lowerBound
                }
                index += 1
            }
            if next != nil { break }
        }
        let entry = isAwaited ? offset : nil
        return UtteranceListing(utterances: try await listed(utterances, enteredAt: entry, as: voice), next: next)
    }

    /// What is said of a span of a book that is left out otherwise, and nothing after it.
    /// - Throws: As ``utterances(from:count:in:as:)``.
    public func utterances(
        hearing span: TextSpan,
        in book: LoadedBook,
        as voice: Voice.ID
    ) async throws -> UtteranceListing {
        let utterances = try await script(hearing: span, in: book, as: voice).utterances
        let all = try await listed(utterances, enteredAt: span.lowerBound, heard: span, as: voice)
        return UtteranceListing(utterances: all, next: nil)
    }

    /// The script of a span from which nothing is left out that would be usually.
    func script(hearing span: TextSpan, in book: LoadedBook, as voice: Voice.ID) async throws -> Script {
        var settings = try await narrationSettings()
        let usual = try await script(of: span, in: book, as: voice, settings: settings)
        settings.spoken.formUnion(usual.omissions.map(\.reason))
        return try await script(of: span, in: book, as: voice, settings: settings)
    }

    /// The first is cut in two where a listener who enters it would wait long for it as a whole.
    private func listed(
        _ utterances: [Utterance],
        enteredAt entry: TextOffset?,
        heard: TextSpan? = nil,
        as voice: Voice.ID
    ) async throws -> [ListedUtterance] {
        let vorleser = try vorleser.speaking(as: voice)
        var pieces: [Piece] = utterances.map { ($0, nil, false) }
        if let entry, let first = utterances.first {
            let entry = max(entry, first.span.lowerBound)
            if let opening = await vorleser.opening(first, entry) {
                let parts: [Piece] = [(opening.clause, entry, false)] + (opening.rest.map { [($0, entry, true)] } ?? [])
                pieces.replaceSubrange(0..<1, with: parts)
            }
        }
        let addresses = pieces.map { vorleser.address(of: $0.utterance) }
        let seconds = await queue.run { [clips = vorleser.clips] in addresses.map { clips.measure(at: $0)?.seconds } }
        return pieces.indices.map { index in
            let (utterance, entry, isRest) = pieces[index]
            return ListedUtterance(
                utterance: utterance,
                address: addresses[index],
                place: UtterancePlace(start: utterance.span.lowerBound, entry: entry, heard: heard),
                seconds: seconds[index] ?? Double(utterance.spokenLength) / vorleser.voice.pace,
                isRest: isRest
            )
        }
    }
}

extension Script {
    /// The index of the utterance to begin with at an offset, those without a character that stand there included.
    fileprivate func firstIndex(from offset: TextOffset) -> Int {
        var index = utteranceIndex(at: offset) ?? utterances.count
        while index > 0, utterances[index - 1].span.lowerBound == offset { index -= 1 }
        return index
    }
}
