import Foundation

/// Why the system did not read or write a file, in words for people: Foundation has none for most of it.
package struct FileFault: Equatable {
    /// Which file; `nil` when the error does not say.
    package let path: String?
    /// Without a full stop.
    package let reason: String
    /// Whether there was no room.
    package let isForWantOfRoom: Bool

    /// - Parameter error: `nil` when it is about something else.
    package init?(_ error: any Error) {
        let facts = error as NSError
        guard facts.domain == NSCocoaErrorDomain || facts.domain == NSPOSIXErrorDomain else { return nil }
        path = facts.userInfo[NSFilePathErrorKey] as? String ?? (facts.userInfo[NSURLErrorKey] as? URL)?.path
        guard let code = Self.systemCode(of: facts) else { return nil }
        isForWantOfRoom = code == ENOSPC || code == EDQUOT
        reason = Self.words[code] ?? String(cString: strerror(code)).lowercasedFirst
    }

    /// `errno`; that of an input or output error when Foundation does not tell.
    private static func systemCode(of error: NSError) -> Int32? {
        if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
        if let under = error.userInfo[NSUnderlyingErrorKey] as? any Error, let code = systemCode(of: under as NSError) {
            return code
        }
        guard error.domain == NSCocoaErrorDomain else { return nil }
        return switch CocoaError.Code(rawValue: error.code) {
        case .fileWriteOutOfSpace: ENOSPC
        case .fileReadNoPermission, .fileWriteNoPermission: EACCES
        case .fileWriteVolumeReadOnly: EROFS
        case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
        case .fileWriteFileExists: EEXIST
        default: error.code < 1024 ? EIO : nil
        }
    }

    private static let words: [Int32: String] = [
        ENOSPC: "there is no room on the disk", EDQUOT: "there is no more room for you on the disk",
        EACCES: "there is no permission for it", EPERM: "there is no permission for it",
        EROFS: "the disk may not be written",
        EIO: "the disk has failed", ENOENT: "it is not there", EEXIST: "it is there already",
        EMFILE: "too many files are open", ENFILE: "too many files are open",
    ]
}

extension Error {
    /// Why it happened, without a full stop.
    package var reasonInWords: String {
        if let fault = FileFault(self) { return fault.reason }
        let words = localizedDescription
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
