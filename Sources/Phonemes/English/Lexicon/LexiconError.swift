public import Foundation
import Wording

/// Why a lexicon cannot be used.
public enum LexiconError: Error, Equatable, Sendable {
    /// There is no such file, or it may not be read.
    case unreadable(path: String)
    /// The file is no lexicon.
    case notALexicon(path: String)
    /// The file was compiled by another version of `tools/lexicon/compile.py`.
    case otherVersion(path: String, version: Int)
    /// The file's parts do not fit together: cut off, or changed.
    case damaged(path: String)
}

extension LexiconError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path): localized("The lexicon “\(path)” cannot be read.")
        case .notALexicon(let path): localized("“\(path)” is no lexicon.")
        case .otherVersion(let path, let version):
            localized(
                "The lexicon “\(path)” has version \(version); this program reads version \(LexiconLayout.version)."
            )
        case .damaged(let path): localized("The lexicon “\(path)” is damaged.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: localized("Check the path and the permissions, or run “make setup”, which compiles it.")
        case .notALexicon, .otherVersion, .damaged: localized("Run “make setup” to compile it again.")
        }
    }
}
