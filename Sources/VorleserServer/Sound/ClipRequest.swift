import HTTPTypes
import Hummingbird
import VorleserKit

/// `ADDRESS.m4s?at=START&voice=VOICE&pause=SECONDS&codec=aac`: which clip of a book is wanted, as what.
struct ClipRequest {
    let address: ClipAddress
    /// `nil` for the times of its words.
    let file: ClipFile?
    /// Seconds of silence after it.
    let pause: Double
    /// Where in the book its utterance is.
    let place: UtterancePlace
    /// The name of who speaks; `nil` for the book's voice.
    let voice: String?
    /// How its sound is packed, where that can be chosen.
    let codec: SegmentCodec

    /// A longer one could only come from a fault.
    static let longestPause = 60.0

    /// Far beyond any book, and far from overflow.
    private static let farthest = 1_000_000_000

    /// - Throws: `HTTPError` with 404 for what is no clip's name, 400 for what is no time or place.
    init(_ name: String, _ request: Request) throws {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let address = ClipAddress(hexadecimal: parts[0]),
            parts[1] == "json" || ClipFile(rawValue: String(parts[1])) != nil
        else { throw HTTPError(.notFound, message: "There is no such clip.") }
        self.address = address
        file = ClipFile(rawValue: String(parts[1]))
        let pause = request.value("pause").map { Double($0) ?? .nan } ?? 0
        guard (0...Self.longestPause).contains(pause) else {
            throw HTTPError(.badRequest, message: "`pause` is no time.")
        }
        self.pause = pause
        guard let start = try Self.offset("at", of: request) else {
            throw HTTPError(.badRequest, message: "`at` is needed: where the utterance starts.")
        }
        let heard = try request.heardSpan(within: Self.farthest)
        place = UtterancePlace(start: start, entry: try Self.offset("from", of: request), heard: heard)
        voice = request.value("voice")
        codec = try request.codec
    }

    private static func offset(_ name: String, of request: Request) throws -> TextOffset? {
        try request.number(name).map { number in
            guard (0...farthest).contains(number) else {
                throw HTTPError(.badRequest, message: "`\(name)` is no place in a book.")
            }
            return TextOffset(utf16: number)
        }
    }

    /// The sample rate of an initialisation segment: `init-RATE.mp4`; `nil` for other names.
    static func sampleRate(ofInitialisation name: String) -> Int? {
        guard name.hasPrefix("init-"), name.hasSuffix(".mp4"), let rate = Int(name.dropFirst(5).dropLast(4)),
            (1_000...655_350).contains(rate)
        else { return nil }
        return rate
    }
}

extension Request {
    /// `codec=aac`: how the sound of segments is packed.
    /// - Throws: `HTTPError` with 400 for what is not known.
    var codec: SegmentCodec {
        get throws {
            guard let name = value("codec") else { return .flac }
            guard let codec = SegmentCodec(rawValue: name) else {
                throw HTTPError(.badRequest, message: "`codec` is flac or aac.")
            }
            return codec
        }
    }

    /// `hear=START-END`: the span that is to be heard although it would be left out.
    /// - Parameter length: What lies beyond it means it.
    /// - Returns: The span; `nil` when none is named.
    /// - Throws: `HTTPError` with 400 for what is no span.
    func heardSpan(within length: Int) throws -> TextSpan? {
        guard let text = value("hear") else { return nil }
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard ends.count == 2, ends[0] >= 0, ends[0] <= ends[1] else {
            throw HTTPError(.badRequest, message: "`hear` is START-END, and a span ends after it starts.")
        }
        return TextSpan(utf16: min(ends[0], length)..<min(ends[1], length))
    }
}

extension UtterancePlace {
    /// The query that says to a server which remembers nothing where an utterance is, and who says it.
    /// - Parameters:
    ///   - voice: Who speaks.
    ///   - isInsisted: Whether the voice speaks the book although it is in another language.
    /// - Returns: Such as `at=120&from=130&voice=slt`.
    func query(spokenBy voice: Voice.ID, isInsisted: Bool) -> String {
        var parts = ["at=\(start.utf16)"]
        if let entry { parts.append("from=\(entry.utf16)") }
        if let heard { parts.append("hear=\(heard.lowerBound.utf16)-\(heard.upperBound.utf16)") }
        parts.append("voice=\(voice.rawValue.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")")
        if isInsisted { parts.append("anyway=true") }
        return parts.joined(separator: "&")
    }
}
