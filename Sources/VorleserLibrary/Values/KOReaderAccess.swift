public import Foundation

/// That KOReader may exchange places with the library, and what it says to be let in.
public struct KOReaderAccess: Codable, Hashable, Sendable {
    /// Typed into KOReader as the password: 80 random bits, as 16 letters and digits that cannot be mistaken for each
    /// other, in groups of four. Kept as it is: the listener types it on the next device, too.
    public let key: String
    public let createdAt: Date

    init(createdAt: Date) {
        var source = SystemRandomNumberGenerator()
        let groups = (0..<4).map { _ in
            String((0..<4).map { _ in Self.alphabet[Int.random(in: Self.alphabet.indices, using: &source)] })
        }
        (key, self.createdAt) = (groups.joined(separator: "-"), createdAt)
    }

    /// Five bits each.
    private static let alphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")
}

/// Where KOReader was in a document when it said so last, in its own words.
public struct KOReaderProgress: Codable, Hashable, Sendable {
    /// What KOReader calls the document: a digest of its file or of its name.
    public let document: String
    /// A path through the document, or the number of a page.
    public let progress: String
    /// 0 … 1.
    public let percentage: Double
    /// What the device is called, for people.
    public let device: String
    public let deviceID: String?
    /// Seconds since 1970.
    public let timestamp: Int

    public init(
        document: String,
        progress: String,
        percentage: Double,
        device: String,
        deviceID: String?,
        timestamp: Int
    ) {
        (self.document, self.progress, self.percentage) = (document, progress, percentage)
        (self.device, self.deviceID, self.timestamp) = (device, deviceID, timestamp)
    }
}
