/// What came of reading an entry of an archive.
struct ZipContent {
    let bytes: [UInt8]
    /// Whether the data broke off or its checksum was wrong.
    let isDamaged: Bool
}

/// Why an entry of an archive gave nothing.
enum ZipEntryError: Error, Equatable {
    case missing
    case tooLarge
    case encrypted
    case unreadable
}
