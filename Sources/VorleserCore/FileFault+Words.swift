public import Foundation
import Wording

extension FileFault: LocalizedError {
    public var errorDescription: String? {
        localized("A file could not be read or written: \(path.map { "\($0): " } ?? "")\(reason).")
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
    public var reason: String { Self.words[code] ?? String(cString: strerror(code)).lowercasedFirst }

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
