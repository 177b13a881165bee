import Wording

/// Something an export could not do that is no reason to fail.
public enum ExportNote: String, Hashable, Codable, Sendable, CaseIterable {
    /// The cover is no picture that can be read.
    case coverLeftOut
}

extension ExportNote: CustomStringConvertible {
    public var description: String {
        switch self {
        case .coverLeftOut: localized("The cover is no picture that can be read; it was left out.")
        }
    }
}
