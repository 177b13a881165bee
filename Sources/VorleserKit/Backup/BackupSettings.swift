import Foundation
import VorleserLibrary
public import VorleserNarration
import VorleserSpeech

/// The settings that go into a backup: what the listener has chosen for all books. No pass-phrase, no secret of a feed.
public struct BackupSettings: Codable, Sendable {
    public var voice: String?
    public var speed: Double?
    public var narration: NarrationSettings?
    /// How the apps show what is spoken.
    public var highlight: String?
    public var opensLastBook: Bool?
    public var startsAtSentence: Bool?
    public var keepsStatistics: Bool?
    public var translation: String?

    init() {}

    /// What cannot be read is as if it were not there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? { try? container.decode(Value.self, forKey: key) }
        (voice, speed, narration, highlight) = (value(.voice), value(.speed), value(.narration), value(.highlight))
        (opensLastBook, startsAtSentence) = (value(.opensLastBook), value(.startsAtSentence))
        (keepsStatistics, translation) = (value(.keepsStatistics), value(.translation))
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case voice, speed, narration, highlight, opensLastBook, startsAtSentence, keepsStatistics, translation
    }

    /// What they are called in the library.
    static var names: [String] { CodingKeys.allCases.map(\.rawValue) }

    /// - Parameter stored: As the library keeps them: JSON by name.
    init(_ stored: [String: String]) {
        func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
            stored[key.rawValue].flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
        }
        (voice, speed, narration, highlight) = (value(.voice), value(.speed), value(.narration), value(.highlight))
        (opensLastBook, startsAtSentence) = (value(.opensLastBook), value(.startsAtSentence))
        (keepsStatistics, translation) = (value(.keepsStatistics), value(.translation))
    }

    /// Sets what is not set yet.
    /// - Returns: How many were.
    func fill(_ settings: borrowing Library.Settings) throws -> Int {
        var count = 0
        func fill<Value: Codable>(_ key: CodingKeys, _ value: Value?, _ settings: borrowing Library.Settings) throws {
            guard let value, try settings.value(key.rawValue, as: Value.self) == nil else { return }
            try settings.set(key.rawValue, to: value)
            count += 1
        }
        try fill(.voice, voice, settings)
        try fill(.speed, speed, settings)
        try fill(.narration, narration, settings)
        try fill(.highlight, highlight, settings)
        try fill(.opensLastBook, opensLastBook, settings)
        try fill(.startsAtSentence, startsAtSentence, settings)
        try fill(.keepsStatistics, keepsStatistics, settings)
        try fill(.translation, translation, settings)
        return count
    }

    /// Lets go what a listener could not have chosen.
    /// - Returns: How many were let go.
    mutating func keepSound() -> Int {
        var gone = 0
        func check<Value>(_ value: inout Value?, _ isSound: (Value) -> Bool) {
            guard let some = value, !isSound(some) else { return }
            value = nil
            gone += 1
        }
        check(&voice) { $0.isVoiceName }
        check(&speed) { ListeningSpeed.speeds.contains($0) }
        check(&narration) { Pauses.scales.contains($0.pauses.scale) && $0.language.utf8.count <= 40 }
        check(&highlight) { $0.utf8.count <= 20 && $0.utf8.allSatisfy { (97...122).contains($0) } }
        check(&translation) { Translator.isAddress($0) }
        return gone
    }
}
