import Foundation
import HTTPTypes

/// Why a page of the web could not be fetched.
enum WebFault: Error, Equatable {
    /// It is no address of a page.
    case noAddress(String)
    /// It names a port at which no pages are.
    case otherPort(Int)
    /// The server fetches nothing.
    case notWished
    /// The host is in a network that strangers cannot see, or there is none of the name.
    case notPublic(host: String)
    case unreachable(host: String)
    /// The host answers with a status that is no page.
    case refused(host: String, status: Int)
    case tooLarge(limit: Int)
    /// What is there is nothing that can be read.
    case wrongKind(String)
    case tooSlow
}

extension WebFault: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .noAddress(let text): "“\(text.prefix(200))” is no address of a page."
        case .otherPort(let port): "Pages are fetched from the usual ports of the web, not from \(port)."
        case .notWished: "This server does not fetch pages."
        case .notPublic(let host): "There is no page at \(host) that everybody can see."
        case .unreachable(let host): "\(host) does not answer."
        case .refused(let host, let status): "\(host) does not give the page: it answers with \(status)."
        case .tooLarge(let limit): "What is there is too large: at most \(limit / 1_000_000) MB are fetched."
        case .wrongKind(let type): "What is there cannot be read: it is “\(type.prefix(100))”."
        case .tooSlow: "The page did not come in time."
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .noAddress: "Give one as it stands in the browser, such as https://example.org/article."
        case .otherPort: "Save the page in the browser and add the file, or paste its text."
        case .notWished: "Start it with `vorleser serve --fetch-pages`, or paste the text."
        case .notPublic: "Save the page in the browser and add the file, or paste its text."
        case .unreachable, .tooSlow: "Check the address and this computer's connection, and try again."
        case .refused: "If you can see it, save the page in the browser and add the file, or paste its text."
        case .tooLarge: "Download it in the browser, and add the file."
        case .wrongKind: "Pages, texts, EPUBs and PDFs can be read."
        }
    }
}

extension WebFault: AnsweredError {
    var status: (HTTPResponse.Status, code: String) {
        switch self {
        case .noAddress: (.badRequest, "no-address")
        case .otherPort: (.badRequest, "other-port")
        case .notWished: (.forbidden, "not-wished")
        case .notPublic: (.unprocessableContent, "not-public")
        case .unreachable: (.badGateway, "page-unreachable")
        case .refused: (.unprocessableContent, "page-refused")
        case .tooLarge: (.contentTooLarge, "too-large")
        case .wrongKind: (.unprocessableContent, "wrong-kind")
        case .tooSlow: (.gatewayTimeout, "page-too-slow")
        }
    }
}
