public import VorleserCore

/// Why a dictionary cannot be used.
public enum WordBookError: Error, Hashable, Sendable {
    /// The system did not read a file.
    case unreadable(FileFault)
    /// What belongs to it is not there.
    case missingPart(file: String)
    /// A file is no dictionary, or none of its kind.
    case notADictionary(file: String)
    /// It is packed in a way that lets no part of it be read alone.
    case notPackedInParts(file: String)
    /// A file is cut off or damaged.
    case damaged(file: String)
    /// A file is larger than any dictionary we know.
    case tooLarge(file: String)
}
