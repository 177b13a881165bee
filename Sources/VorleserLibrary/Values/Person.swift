public import Foundation

/// What names a person of a household; never given to another.
public struct PersonID: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// Who is there before anybody is named, and owns what was there before a library knew persons.
    public static let first = PersonID(rawValue: 1)
    /// Nobody: what is done for the whole house, such as telling pages what has changed. Sees every book, and has no things
    /// of its own.
    public static let house = PersonID(rawValue: 0)

    public var description: String { String(rawValue) }

    // As a plain number in JSON.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// A listener of a household: with places, bookmarks, notes, settings and statistics of their own, and books that others see,
/// too, or not.
public struct Person: Hashable, Sendable, Identifiable {
    public let id: PersonID
    /// Empty for the first person, as long as nobody has named them.
    public var name: String
    public var colour: Colour
    public var role: Role
    /// The collections whose books they see; all books when `nil`.
    public var shelf: [String]?
    /// Whether a PIN must be said to become this person.
    public let hasPIN: Bool
    /// `nil` for a first person whom nobody has named.
    public let createdAt: Date?

    /// The colour by which a person is told from others at a glance.
    public enum Colour: String, Hashable, Codable, Sendable, CaseIterable {
        case rust, ochre, moss, teal, blue, violet, rose, slate
    }

    /// What they may do besides reading, listening and keeping notes.
    public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
        /// Everything; the first person always.
        case owner
        /// Bring in, change and remove books, and make audiobooks.
        case member
        /// Nothing else.
        case guest
        /// Nothing else; meant for one who sees some collections alone.
        case child

        public func may(_ right: Right) -> Bool {
            switch (self, right) {
            case (.owner, _), (.member, .shelf), (.member, .export): true
            default: false
            }
        }
    }

    /// What not everybody may do.
    public enum Right: Hashable, Sendable, CaseIterable {
        /// Bring books in, change what is said of them, remove them.
        case shelf
        /// Make audiobooks and podcast feeds.
        case export
        /// Decide who is of the household, which devices are let in, which voices there are.
        case house
    }
}

/// What a person is to be, or to become.
public struct PersonDraft: Hashable, Sendable {
    public var name: String
    /// For a new person one that nobody has when `nil`.
    public var colour: Person.Colour?
    public var role: Person.Role
    /// The collections whose books they see; all books when `nil`.
    public var shelf: [String]?

    public init(
        name: String,
        colour: Person.Colour? = nil,
        role: Person.Role = .member,
        shelf: [String]? = nil
    ) {
        self.name = name
        self.colour = colour
        self.role = role
        self.shelf = shelf
    }
}

extension Person {
    /// Whether that is their name, capitals aside; a first person whom nobody has named goes by none.
    public func goes(by name: String) -> Bool {
        !self.name.isEmpty && self.name.compare(name, options: .caseInsensitive) == .orderedSame
    }

    /// Letters of the longest name.
    public static let longestName = 60
    /// More than any household.
    public static let most = 50
    /// Digits of a PIN. It keeps people of one household apart; what is on the disk is not encrypted by it.
    public static let pinDigits = 4...12
}

/// On whose behalf a task works.
///
/// A library's calls are for this person: what is read is theirs, and what is written becomes theirs. A face binds it once
/// for each request or command, and everything below hears of it; a task that goes on for somebody later binds it again.
public enum Listener {
    @TaskLocal public static var current: PersonID = .first
}
