public import Foundation
public import VorleserCore

/// What tells a note from others in any library: where it stands, and when it was made. Numbers differ.
public struct NoteKey: Codable, Hashable, Sendable {
    public let kind: NoteKind
    public let place: Place
    /// Where a highlight ends; `nil` for all else.
    public let end: Place?
    public let createdAt: Date

    public init(_ kind: NoteKind, at place: Place, to end: Place? = nil, createdAt: Date) {
        (self.kind, self.place, self.end, self.createdAt) = (kind, place, end, createdAt)
    }
}

/// What a listener notes at a place of a book; its name is its table's.
public enum NoteKind: String, Codable, Hashable, Sendable {
    case bookmark, highlight, pronunciation
}

extension Date {
    /// Whether both are one moment, but for the fractions that a file does not keep.
    public func isOne(with other: Date) -> Bool { abs(timeIntervalSince(other)) < 1.001 }
}
