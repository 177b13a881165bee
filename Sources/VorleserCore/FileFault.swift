import Foundation

/// Why the system did not read, write or lock a file.
public struct FileFault: Error, Hashable, Sendable {
    /// Which file; `nil` when the error does not say.
    public let path: String?

    /// The system's `errno`.
    public let code: Int32

    /// - Parameters:
    ///   - path: Which file.
    ///   - code: The system's `errno`.
    public init(path: String?, code: Int32) {
        self.path = path
        self.code = code
    }

    /// - Parameter error: `nil` when it is about something else.
    package init?(_ error: any Error) {
        if let fault = error as? FileFault {
            self = fault
            return
        }
        let facts = error as NSError
        guard facts.domain == NSCocoaErrorDomain || facts.domain == NSPOSIXErrorDomain else { return nil }
        guard let code = Self.systemCode(of: facts) else { return nil }
        let path = facts.userInfo[NSFilePathErrorKey] as? String ?? (facts.userInfo[NSURLErrorKey] as? URL)?.path
        self.init(path: path, code: code)
    }

    /// What the system said last, about a file.
    package static func last(at path: String) -> FileFault { FileFault(path: path, code: errno) }

    /// Whether there was no room.
    public var isForWantOfRoom: Bool { code == ENOSPC || code == EDQUOT }

    /// Whether another holds the lock that was asked for.
    public var isHeldElsewhere: Bool { code == EWOULDBLOCK }

    /// `errno`; that of an input or output error when Foundation does not tell.
    private static func systemCode(of error: NSError) -> Int32? {
        if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
        if let under = error.userInfo[NSUnderlyingErrorKey] as? any Error {
            if let fault = under as? FileFault { return fault.code }
            if let code = systemCode(of: under as NSError) { return code }
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
}
