public import Foundation

/// What was said of the better voice, and what came of it: it is offered once, and not again after a refusal.
///
/// A file in the user's state folder; without it, everything is said anew.
public struct VoiceOffer: Sendable {
    private let file: JSONFile
    private let isSilent: Bool

    /// - Parameters:
    ///   - folders: The user's.
    ///   - environment: `VOICE=builtin` keeps the built-in voice, as it does for `make`.
    public init(in folders: Folders, environment: [String: String] = ProcessInfo.processInfo.environment) {
        file = JSONFile(folders.state.appending(path: "better-voice.json"))
        isSilent = environment["VOICE"] == "builtin"
    }

    /// Whether the listener keeps the built-in voice.
    public var isDeclined: Bool { isSilent || record.isDeclined }

    /// Notes that the listener keeps the built-in voice.
    /// - Throws: What the file system says.
    public func decline() throws {
        var record = record
        record.isDeclined = true
        try file.keep(record)
    }

    /// Looks whether it was said somewhere.
    /// - Parameter place: Such as `read`.
    /// - Returns: Whether it was.
    public func wasSaid(in place: String) -> Bool { record.said.contains(place) }

    /// Notes that it is said somewhere.
    /// - Parameter place: Such as `read`.
    /// - Returns: Whether it was not said there before. What cannot be noted is said again.
    public func isFirst(in place: String) -> Bool {
        var record = record
        guard record.said.insert(place).inserted else { return false }
        try? file.keep(record)
        return true
    }

    private struct Record: Codable {
        var isDeclined = false
        var said: Set<String> = []
    }

    private var record: Record { file.value() ?? Record() }
}
