import Foundation
public import VorleserCore
import VorleserLibrary
public import VorleserNarration
import VorleserSpeech

extension ReadingRoom {
    /// What the listener wishes to hear.
    /// - Throws: What the library throws.
    public func narrationSettings() async throws -> NarrationSettings {
        try await library.setting("narration", as: NarrationSettings.self) ?? NarrationSettings()
    }

    /// What will be said of a span.
    ///
    /// Made stretch by stretch and kept for a while, so that the second question about one is answered at once.
    /// - Parameters:
    ///   - span: Lies in the book.
    ///   - book: The book.
    ///   - voice: Who speaks.
    ///   - settings: What the listener wishes; as the library says when `nil`.
    /// - Returns: The utterances and omissions that touch the span.
    /// - Throws: ``VorleserCore/SpeechError/unknownVoice(_:known:)``, and what the library throws.
    public func script(
        of span: TextSpan,
        in book: LoadedBook,
        as voice: Voice.ID,
        settings: NarrationSettings? = nil
    ) async throws -> Script {
        var wishes = settings
        if wishes == nil { wishes = try await narrationSettings() }
        let here = try await saidHere(in: book)
        var (utterances, omissions): ([Utterance], [Omission]) = ([], [])
        for index in book.stretchIndices(in: span) {
            let script = try await script(ofStretch: index, in: book, as: voice, wishes ?? NarrationSettings(), here)
            let stretch = book.stretches[index]
            let isWhole = span.lowerBound <= stretch.lowerBound && span.upperBound >= stretch.upperBound
            utterances += isWhole ? script.utterances : script.utterances.filter { $0.span.touches(span) }
            omissions += isWhole ? script.omissions : script.omissions.filter { $0.span.touches(span) }
        }
        return Script(utterances: utterances, omissions: omissions)
    }

    private func script(
        ofStretch index: Int,
        in book: LoadedBook,
        as voice: Voice.ID,
        _ settings: NarrationSettings,
        _ here: [SaidHere]
    ) async throws -> Script {
        let vorleser = try vorleser.speaking(as: voice)
        let span = book.stretches[index]
        let here = here.filter { $0.span.overlaps(span) }
        let key = ScriptShelf.Key(
            book: book.id,
            revision: book.revision,
            stretch: index,
            limits: vorleser.engine.limits,
            language: vorleser.voice.language,
            speakers: vorleser.otherSpeakers,
            foreign: vorleser.foreignLanguages,
            bookLanguage: book.book.metadata.language,
            settings: settings,
            stamp: vorleser.pronunciations.stamp(for: book.book),
            saidHere: here
        )
        let script = scripts.script(for: key, length: span.length) {
            Task { [queue] in
                await queue.run { vorleser.script(of: book.book, in: span, settings: settings, saidHere: here) }
            }
        }
        return await script.value
    }
}

extension TextSpan {
    /// Whether they share a character; or an empty one stands inside the other or at its start.
    fileprivate func touches(_ other: TextSpan) -> Bool {
        overlaps(other) || (isEmpty && other.contains(lowerBound)) || (other.isEmpty && contains(other.lowerBound))
    }
}

extension PronunciationStore {
    /// Changes whenever what holds in a book is changed.
    func stamp(for book: Book) -> String {
        files(for: book).map { file in
            let facts = try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
            let changed = (facts?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
            return "\(changed) \(facts?[.size] as? Int ?? 0)"
        }.joined(separator: ", ")
    }
}
