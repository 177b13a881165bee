import HTTPTypes
import Hummingbird
import VorleserKit

/// `ADDRESS.m4s?pause=SECONDS`: which clip is wanted, as what.
struct ClipRequest {
    let address: ClipAddress
    /// `nil` for the times of its words.
    let file: ClipFile?
    /// Seconds of silence after it.
    let pause: Double
    /// Where in the book its utterance starts; `nil` for where it was listed last.
    let origin: TextOffset?

    /// A longer one could only come from a fault.
    static let longestPause = 60.0

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
        origin = try request.number("at").map { number in
            // Far beyond any book, and far from overflow.
            guard (0...1_000_000_000).contains(number) else {
                throw HTTPError(.badRequest, message: "`at` is no place in a book.")
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
