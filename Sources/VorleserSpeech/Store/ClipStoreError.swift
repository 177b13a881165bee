#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import VorleserCore
import Wording

/// Why a clip could not be kept, or the store not be looked into. Speech goes on without.
public enum ClipStoreError: Error, Hashable {
    /// A file could not be read; `code` is the system's `errno`.
    case unreadable(path: String, code: Int32)
    /// A file or folder could not be made or written, e.g. because the disk is full; `code` is the system's `errno`.
    case unwritable(path: String, code: Int32)
    /// Another process has held the folder for long.
    case busy(path: String)
    /// The clip has no samples, or a sample rate that FLAC does not know.
    case unpackable(sampleRate: Int)
}

extension ClipStoreError {
    /// A fault of what changes the store's files.
    init(_ fault: FileFault) {
        let path = fault.path ?? ""
        self = fault.isHeldElsewhere ? .busy(path: path) : .unwritable(path: path, code: fault.code)
    }
}

extension ClipStoreError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path, let code):
            localized("The clip store cannot read \(path): \(FileFault.words(for: code)).")
        case .unwritable(let path, let code):
            localized("The clip store cannot write \(path): \(FileFault.words(for: code)).")
        case .busy(let path): localized("Another program keeps the clip store's folder \(path) busy.")
        case .unpackable(let rate): localized("A clip with \(rate) samples a second cannot be kept.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable, .unwritable:
            localized(
                "Make room on the disk and see that the folder may be written; until then nothing spoken is kept."
            )
        case .busy: localized("Speech goes on; what could not be kept is spoken anew next time.")
        case .unpackable: localized("Speech goes on without keeping it.")
        }
    }
}
