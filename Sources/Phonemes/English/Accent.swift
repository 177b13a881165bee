/// Which English.
public enum Accent: String, Hashable, Codable, Sendable, CaseIterable {
    /// General American.
    case american = "us"
    /// Southern British.
    case british = "gb"
}
