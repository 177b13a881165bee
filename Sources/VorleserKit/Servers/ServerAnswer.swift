import Foundation
import VorleserSpeech

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a server says to a request.
struct ServerAnswer {
    /// Why there is none.
    enum Fault: Error {
        /// It says more than it may.
        case tooLong
        /// It leads elsewhere, and is not followed: a secret goes nowhere but to the server.
        case redirected(to: String)
        /// There is no answer, or the connection broke off.
        case unreachable(reason: String)
    }

    let status: Int
    /// What it wants to be told with every request from now on, as it says it.
    let cookie: String?
    let body: Data

    /// Waits for all of it.
    /// - Parameters:
    ///   - events: What comes.
    ///   - most: Bytes that the body may have.
    /// - Throws: ``Fault``, `CancellationError`
    init(_ events: WebConnection.Events, upTo most: Int) async throws {
        var (status, cookie, body) = (0, String?.none, Data())
        try await Self.follow(events) { event in
            switch event {
            case .answer(let answer): (status, cookie) = (answer.status, answer.cookie)
            case .bytes(let bytes):
                guard body.count + bytes.count <= most else { throw Fault.tooLong }
                body += bytes
            }
        }
        (self.status, self.cookie, self.body) = (status, cookie, body)
    }

    /// Hands on what comes; what goes wrong with the connection is a ``Fault``.
    static func follow(_ events: WebConnection.Events, _ take: (WebConnection.Event) throws -> Void) async throws {
        do {
            for try await event in events { try take(event) }
        } catch let redirection as UntrustedRedirection {
            throw Fault.redirected(to: redirection.url?.absoluteString ?? "nowhere")
        } catch let error as URLError {
            try Task.checkCancellation()
            let reason = error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
            throw Fault.unreachable(reason: reason)
        }
        try Task.checkCancellation()
    }
}
