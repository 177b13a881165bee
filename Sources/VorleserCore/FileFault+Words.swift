public import Foundation
import Wording

extension FileFault: LocalizedError {
    public var errorDescription: String? {
        path.map { localized("A file could not be read or written: \($0): \(reason).") }
            ?? localized("A file could not be read or written: \(reason).")
    }

    public var recoverySuggestion: String? {
        switch code {
        case ENOSPC, EDQUOT: localized("Make room on the disk, and try again.")
        case EACCES, EPERM, EROFS: localized("See to the permissions of the file and its folder.")
        case EWOULDBLOCK: localized("Try again when the other program is done.")
        default: nil
        }
    }
}

extension FileFault {
    /// Foundation has words for people for few of them. Without a full stop.
    public var reason: String {
        switch code {
        case ENOSPC: localized("there is no room on the disk")
        case EDQUOT: localized("there is no more room for you on the disk")
        case EACCES, EPERM: localized("there is no permission for it")
        case EROFS: localized("the disk may not be written")
        case EIO: localized("the disk has failed")
        case ENOENT: localized("it is not there")
        case EEXIST: localized("it is there already")
        case EMFILE, ENFILE: localized("too many files are open")
        default: String(cString: strerror(code)).lowercasedFirst
        }
    }

    /// What an error number means: in English the system's own words, which it has in no other language here.
    /// - Parameter code: The system's `errno`.
    /// - Returns: Words without a full stop.
    package static func words(for code: Int32) -> String {
        WordingLanguage.current == .english
            ? String(cString: strerror(code)) : FileFault(path: nil, code: code).reason
    }
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
