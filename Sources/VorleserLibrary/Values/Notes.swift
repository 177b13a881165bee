public import Foundation
public import VorleserCore

/// Where a device was in a book.
public struct DevicePlace: Hashable, Codable, Sendable {
    /// What names the device: chosen by it, at most 64 characters.
    public let device: String
    /// For people, e.g. “Phone”.
    public let deviceName: String
    public let place: Place
    public let at: Date

    public init(device: String, deviceName: String, place: Place, at: Date) {
        self.device = device
        self.deviceName = deviceName
        self.place = place
        self.at = at
    }
}

/// A place that a listener wants to find again.
public struct Bookmark: Hashable, Codable, Sendable, Identifiable {
    public let id: Int64
    public var label: String
    public let place: Place
    public let createdAt: Date
}

/// A passage that a listener has marked, perhaps with a note.
public struct Highlight: Hashable, Codable, Sendable, Identifiable {
    public let id: Int64
    /// Where it begins.
    public let start: Place
    /// Where it ends.
    public let end: Place
    /// The marked text as it was, at most 2,000 characters.
    public let text: String
    public var colour: Colour
    public var note: String
    public let createdAt: Date

    /// In which colour a passage is marked; what it looks like is the page's.
    public enum Colour: String, Hashable, Codable, Sendable, CaseIterable {
        case yellow, green, blue, pink
    }
}

/// Another way to say one occurrence of a word.
public struct PlacedPronunciation: Hashable, Codable, Sendable, Identifiable {
    public let id: Int64
    /// Where the word begins.
    public let place: Place
    /// UTF-16 code units of the word.
    public let length: Int
    /// `say`, `ipa`, `phonemes` or `skip`, as in a pronunciation document.
    public let way: String
    /// What is said; empty for `skip`.
    public let said: String
    public let createdAt: Date
}
