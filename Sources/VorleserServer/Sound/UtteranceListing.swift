import VorleserKit

/// Lists what will be said of a book, and where its sound is.
struct UtteranceListing: Sendable {
    let room: ReadingRoom
    let register: ClipRegister
    let book: LoadedBook
    let voice: Voice

    /// A piece of the list: an utterance, or half of one.
    private typealias Piece = (utterance: Utterance, isRest: Bool)

    /// The utterances from a place on.
    /// - Parameters:
    ///   - offset: In the first, or before it.
    ///   - count: At most so many, but more where one is cut or several stand at one place.
    /// - Returns: What will be said, and where to go on.
    /// - Throws: What the library throws.
    func utterances(from offset: TextOffset, count: Int) async throws -> UtterancesDocument {
        var utterances: [Utterance] = []
        var next: TextOffset?
        guard offset.utf16 <= book.book.length else { return try await document([], next: nil) }
        for stretch in book.stretches[book.stretchIndices(in: offset..<offset).lowerBound...] {
            let script = try await room.script(of: stretch, in: book, as: voice.id)
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
        return try await document(pieces(of: utterances, enteredAt: offset), next: next)
    }

    /// What is said of a span that is left out otherwise, and nothing after it.
    func utterances(hearing span: TextSpan) async throws -> UtterancesDocument {
        var settings = try await room.narrationSettings()
        let usual = try await room.script(of: span, in: book, as: voice.id, settings: settings)
        settings.spoken.formUnion(usual.omissions.map(\.reason))
        let script = try await room.script(of: span, in: book, as: voice.id, settings: settings)
        return try await document(pieces(of: script.utterances, enteredAt: span.lowerBound), next: nil)
    }

    /// The first is cut in two where somebody would wait for it as a whole.
    private func pieces(of utterances: [Utterance], enteredAt entry: TextOffset) async throws -> [Piece] {
        var pieces: [Piece] = utterances.map { ($0, false) }
        guard let first = utterances.first else { return pieces }
        let speaker = try await room.vorleser.speaking(as: voice.id)
        if let opening = await speaker.opening(first, max(entry, first.span.lowerBound)) {
            pieces.replaceSubrange(0..<1, with: [(opening.clause, false)] + (opening.rest.map { [($0, true)] } ?? []))
        }
        return pieces
    }

    private func document(_ pieces: [Piece], next: TextOffset?) async throws -> UtterancesDocument {
        let vorleser = await room.vorleser
        let speaker = try vorleser.studio.catalogue.speaker(voice.id)
        let addresses = pieces.map { ClipAddress(of: $0.utterance, spokenBy: speaker.engine, as: speaker.voice.id) }
        await register.add(zip(addresses, pieces).map { ($0, $1.utterance) }, spokenBy: voice.id)
        let seconds = await room.queue.run { [clips = vorleser.clips] in
            addresses.map { clips.measure(at: $0)?.seconds }
        }
        return UtterancesDocument(
            voice: voice.id.rawValue,
            utterances: pieces.indices.map { index in
                let utterance = pieces[index].utterance
                return UtteranceDocument(
                    utterance,
                    at: addresses[index],
                    seconds: seconds[index] ?? Double(utterance.spokenLength) / speaker.voice.pace,
                    isRest: pieces[index].isRest
                )
            },
            next: next?.utf16
        )
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
