public import Foundation
import Wording

/// Why a page of the web could not be fetched.
public enum PageVisitError: Error, Hashable, Sendable {
    case unreachable(host: String)
    /// The host answers with a status that is no page.
    case refused(host: String, status: Int)
    /// It has more than ``PageVisit/mostBytes``.
    case tooLarge
    /// What is there is nothing that can be read.
    case wrongKind(String)
}

extension PageVisitError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreachable(let host): localized("\(host) does not answer.")
        case .refused(let host, let status): localized("\(host) does not give the page: it answers with \(status).")
        case .tooLarge:
            localized("What is there is too large: at most \(PageVisit.mostBytes / 1_000_000) MB are fetched.")
        case .wrongKind(let type): localized("What is there cannot be read: it is “\(type)”.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreachable: localized("Check the address and this device's connection, and try again.")
        case .refused: localized("If you can see it in a browser, share it from there.")
        case .tooLarge: localized("Download it in the browser, and open the file with Vorleser.")
        case .wrongKind: localized("Pages, texts, EPUBs and PDFs can be read.")
        }
    }
}
