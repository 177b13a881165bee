import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ModelError {
    /// What the connection to a server says.
    init(_ error: URLError, at url: URL) {
        let reason = error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
        self = .unreachable(url: url.absoluteString, reason: reason)
    }
}
