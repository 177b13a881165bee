import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// “Fix what you hear”: how a word is said, how else it could be, and what the listener has decided.
struct PronunciationController: Sendable {
    private let room: ReadingRoom
    private let events: EventHub
    private let phonemizers: Phonemizers

    init(room: ReadingRoom, events: EventHub) {
        (self.room, self.events) = (room, events)
        phonemizers = Phonemizers(PhonemeData().lexicon, others: PhonemizerSource.standard)
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/books/{book}")
            .get("pronunciation", use: word)
            .get("report", use: report)
            .get("pronunciations", use: list)
            .post("pronunciations", use: add)
            .delete("pronunciations/{rule}", use: remove)
        router.get("/api/preview", use: preview)
    }

    // MARK: A word

    @Sendable private func word(_ request: Request, _ context: ServerContext) async throws -> SpokenWordDocument {
        let open = try await room.book(context.bookID)
        guard let number = request.query("offset").flatMap(Int.init), number >= 0 else {
            throw Refusal.badValue("offset", wanted: ["0 … \(open.book.length)"])
        }
        let offset = TextOffset(utf16: min(number, open.book.length))
        let voice = try await voice(request.query("voice"), reading: open.id)
        // The word may come some way behind.
        let end = TextOffset(utf16: min(offset.utf16 + 1000, open.book.length))
        let script = try await room.script(of: offset..<end, in: open, as: voice.id)
        // The first look loads what guesses words from their letters.
        let word = await blocking { SpokenWord(at: offset, in: open.book, script, by: voice.language, phonemizers) }
        guard let word else { throw PronunciationError.nothingToFind }
        let rules = try await room.pronunciationRules(in: open).filter { $0.concerns(word) }
        return SpokenWordDocument(word, rules)
    }

    /// The voice that is asked for, or the one that reads the book.
    private func voice(_ name: String?, reading book: BookID) async throws -> Voice {
        guard let name, !name.isEmpty else { return try await room.voice(for: book) }
        return try await room.voice(named: name)
    }

    // MARK: A stretch

    @Sendable private func report(_ request: Request, _ context: ServerContext) async throws -> ReportDocument {
        let open = try await room.book(context.bookID)
        let span = try request.span(in: open.book)
        let voice = try await voice(request.query("voice"), reading: open.id)
        let phonemizer = phonemizers[Accent(speaking: voice.language)]
        return ReportDocument(try await room.readingReport(of: span, in: open, as: voice, said: phonemizer))
    }

    // MARK: Rules

    @Sendable private func list(_ request: Request, _ context: ServerContext) async throws -> PronunciationRulesDocument
    {
        let rules = try await room.pronunciationRules(in: try await room.book(context.bookID))
        return PronunciationRulesDocument(rules: rules.map(PronunciationRuleDocument.init))
    }

    /// What a client wants said otherwise.
    struct Body: Decodable {
        let word: String?
        let start: Int?
        let end: Int?
        let way: String
        let said: String?
        let scope: PronunciationRule.Scope
        let matchCase: Bool?
    }

    @Sendable private func add(_ request: Request, _ context: ServerContext) async throws -> Response {
        let open = try await room.book(context.bookID)
        let wish = try await request.decode(as: Body.self, upTo: 100_000, context: context)
        let span = try wish.span(in: open.book)
        let word = wish.word ?? span.map { String(open.book.text(in: $0)) } ?? ""
        let saying = try UserPronunciation.Saying(asked: wish.way, wish.said)
        let rule = try UserPronunciation(of: word, saying, matchesCase: wish.matchCase ?? false)
        let kept = try await room.keep(rule, wish.scope, at: span, in: open)
        await tell(wish.scope, open.id)
        var response = try PronunciationRuleDocument(kept).response(from: request, context: context)
        response.status = .created
        return response
    }

    @Sendable private func remove(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        let open = try await room.book(context.bookID)
        let id = context.parameters.get("rule") ?? ""
        await tell(try await room.removePronunciation(id, in: open), open.id)
        return .noContent
    }

    private func tell(_ scope: PronunciationRule.Scope, _ book: BookID) async {
        await events.publish(ServerEvent("pronunciations", PronunciationsEvent(book: scope == .always ? nil : book)))
    }

    // MARK: Trying

    @Sendable private func preview(_ request: Request, _ context: ServerContext) async throws -> Response {
        let name = request.query("voice").flatMap { $0.isEmpty ? nil : $0 }
        let speaker = try await room.vorleser(speakingAs: name)
        let preview = try Preview(
            text: request.query("text"),
            way: request.query("way"),
            said: request.query("said"),
            by: speaker
        )
        return Response(
            status: .ok,
            headers: [.contentType: "audio/flac", .cacheControl: "no-store"],
            body: .init(byteBuffer: .init(bytes: try await preview.sound()))
        )
    }
}

extension PronunciationController.Body {
    /// - Throws: ``Refusal/badValue(_:wanted:)`` for a span that is not in the book, or is longer than words are.
    fileprivate func span(in book: Book) throws -> TextSpan? {
        guard let start, let end else { return nil }
        guard start >= 0, end > start, end <= book.length, end - start <= 200 else {
            throw Refusal.badValue("start, end", wanted: ["a span of the book, of at most 200 code units"])
        }
        return TextSpan(utf16: start..<end)
    }
}

extension UserPronunciation.Saying {
    /// - Throws: ``Refusal/badValue(_:wanted:)`` for a way that there is not.
    init(asked way: String, _ said: String?) throws {
        do {
            try self.init(way: way, said: said ?? "")
        } catch {
            throw Refusal.badValue("way", wanted: ["say", "ipa", "phonemes", "skip"])
        }
    }
}

extension PronunciationRule {
    /// Whether it is about a word.
    fileprivate func concerns(_ other: SpokenWord) -> Bool {
        if let start { return other.span.contains(start) || start == other.span.lowerBound }
        let range = Passage(other.text, language: "en")
        return !Pronunciations([kept].compactMap(\.self)).replacements(in: range).isEmpty
    }
}

extension SpokenWordDocument {
    fileprivate init(_ word: SpokenWord, _ rules: [PronunciationRule]) {
        self.word = word.text
        (start, end) = (word.span.lowerBound.utf16, word.span.upperBound.utf16)
        said = Said(
            words: word.said.words,
            phonemes: word.said.phonemes,
            respelling: word.said.phonemes.map { Respelling($0).description },
            rule: word.said.rule,
            why: word.said.why
        )
        alternatives = word.alternatives.map { Alternative(way: $0.way, said: $0.said, label: $0.label) }
        self.rules = rules.map(PronunciationRuleDocument.init)
    }
}

extension SpokenWord.Said {
    /// Why it is said so, for people.
    fileprivate var why: String {
        switch PronunciationSource(rawValue: rule) {
        case .lexicon, .supplement, .mark: return "as dictionaries have it"
        case .homograph: return "chosen by the words around it"
        case .derived: return "made of words that dictionaries have"
        case .letters: return "guessed from its letters"
        case .unknown: return "nobody knows how"
        case nil: break
        }
        if rule == "pronunciation" { return "as you have said" }
        if words.isEmpty { return "left out" }
        return "spelled out: \(rule.replacing("-", with: " "))"
    }
}
