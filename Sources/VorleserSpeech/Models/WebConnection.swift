package import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// What a server says before the bytes come.
package struct WebAnswer: Hashable, Sendable, Codable {
    package let status: Int
    /// Length of what comes; `nil` when the server does not say.
    let length: Int?
    /// Which part of the file comes, as the server says it.
    let range: String?
    /// What kind of content it is, in lower case.
    package let kind: String?
    /// Where it is in the end, behind redirections.
    package let url: URL?
    /// What the server would have it be called as a file, as it says it.
    package let disposition: String?
    /// What it wants to be told with every request from now on, as it says it.
    package let cookie: String?
    /// What tells this version of the file from others.
    let tag: String?
    /// After how long to ask again.
    let wait: Duration?
}

/// A redirection to where nothing may be fetched from.
package struct UntrustedRedirection: Error {
    package let url: URL?
}

/// Fetches files over HTTP and hands on what comes as it comes. It heeds the proxies that the environment names.
package final class WebConnection: Sendable {
    /// What comes, in this order: one answer, then bytes.
    package enum Event: Sendable {
        case answer(WebAnswer)
        case bytes(Data)
    }

    package typealias Events = AsyncThrowingStream<Event, any Error>

    private let session: URLSession
    private let exchanges: Exchanges

    /// - Parameters:
    ///   - idle: Seconds without a byte until a connection is given up.
    ///   - isTrusted: Which addresses a server may lead to.
    package init(idle: Int, trusting isTrusted: @escaping @Sendable (URL) -> Bool) {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Double(max(idle, 1))
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        exchanges = Exchanges(trusting: isTrusted)
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit { session.invalidateAndCancel() }

    /// Asks for a file, or sends what the request brings. Leaving the stream early ends the transfer.
    package func get(_ request: URLRequest) -> Events { events(of: session.dataTask(with: request)) }

    /// Sends a file, a piece at a time. Leaving the stream early ends the transfer.
    /// - Parameters:
    ///   - file: All that is sent as the request's body.
    ///   - request: Without a body.
    ///   - sent: Told how many bytes of it have gone so far.
    /// - Returns: What is answered.
    package func send(
        _ file: URL,
        by request: URLRequest,
        sent: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> Events {
        #if canImport(FoundationNetworking)
            // Its upload tasks end the process when a connection is lost while the file is still being read; a stream
            // is read at once. It goes in chunks, without its length.
            var request = request
            request.httpBodyStream = InputStream(url: file)
            return events(of: session.dataTask(with: request), sent: sent)
        #else
            return events(of: session.uploadTask(with: request, fromFile: file), sent: sent)
        #endif
    }

    private func events(of task: URLSessionTask, sent: @escaping @Sendable (Int) -> Void = { _ in }) -> Events {
        let (events, continuation) = Events.makeStream()
        exchanges.begin(task, continuation, sent: sent)
        continuation.onTermination = { _ in task.cancel() }
        task.resume()
        return events
    }

    /// Whether any server has answered yet.
    var hasHeard: Bool { exchanges.hasHeard }
}

/// The transfers under way.
private final class Exchanges: NSObject, URLSessionDataDelegate, Sendable {
    private struct Exchange {
        let continuation: WebConnection.Events.Continuation
        let sent: @Sendable (Int) -> Void
        var redirections = 0
        var refusal: UntrustedRedirection?
        /// Whether the server wants to know who asks. What it says then is all that comes.
        var isUnknownThere = false
    }

    private let isTrusted: @Sendable (URL) -> Bool
    private let exchanges = Mutex<[Int: Exchange]>([:])
    private let heard = Mutex(false)

    init(trusting isTrusted: @escaping @Sendable (URL) -> Bool) { self.isTrusted = isTrusted }

    var hasHeard: Bool { heard.withLock { $0 } }

    func begin(
        _ task: URLSessionTask,
        _ continuation: WebConnection.Events.Continuation,
        sent: @escaping @Sendable (Int) -> Void
    ) {
        exchanges.withLock { $0[task.taskIdentifier] = Exchange(continuation: continuation, sent: sent) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let exchange = exchanges.withLock { $0[task.taskIdentifier] }
        exchange?.sent(Int(totalBytesSent))
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        heard.withLock { $0 = true }
        let follows = exchanges.withLock { exchanges in
            guard var exchange = exchanges[task.taskIdentifier] else { return false }
            exchange.redirections += 1
            let follows = exchange.redirections <= Self.mostRedirections && request.url.map(isTrusted) ?? false
            if !follows { exchange.refusal = UntrustedRedirection(url: request.url) }
            exchanges[task.taskIdentifier] = exchange
            return follows
        }
        completionHandler(follows ? task.following(request) : nil)
        if !follows { task.cancel() }
    }

    private static let mostRedirections = 10
    private static let asksForPassword = [
        NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
    ]

    /// Who may ask says so with the request; nobody is there to be asked for a name and a password. Without this
    /// FoundationNetworking waits for one for ever.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard Self.asksForPassword.contains(challenge.protectionSpace.authenticationMethod) else {
            return completionHandler(.performDefaultHandling, nil)
        }
        exchanges.withLock { $0[task.taskIdentifier]?.isUnknownThere = true }
        completionHandler(.rejectProtectionSpace, nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        heard.withLock { $0 = true }
        let exchange = exchanges.withLock { $0[dataTask.taskIdentifier] }
        if let response = response as? HTTPURLResponse, exchange?.refusal == nil {
            exchange?.continuation.yield(.answer(WebAnswer(response)))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let exchange = exchanges.withLock { $0[dataTask.taskIdentifier] }
        if exchange?.refusal == nil { exchange?.continuation.yield(.bytes(data)) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        let isAnswered = exchange?.isUnknownThere == true && (error as? URLError)?.code == .cancelled
        exchange?.continuation.finish(throwing: exchange?.refusal ?? (isAnswered ? nil : error))
    }
}

extension URLSessionTask {
    /// What is asked for where a redirection leads. Which part is wanted must survive it; not every implementation sees to
    /// that.
    func following(_ request: URLRequest) -> URLRequest {
        var next = request
        next.allHTTPHeaderFields = originalRequest?.allHTTPHeaderFields
        return next
    }
}

extension WebAnswer {
    init(_ response: HTTPURLResponse) {
        func field(_ name: String) -> String? { response.value(forHTTPHeaderField: name) }
        self.init(
            status: response.statusCode,
            length: field("Content-Length").flatMap { Int($0) },
            range: field("Content-Range"),
            kind: field("Content-Type")?.lowercased(),
            url: response.url,
            disposition: field("Content-Disposition"),
            cookie: field("Set-Cookie"),
            tag: field("ETag"),
            wait: field("Retry-After").flatMap { Int($0) }.map { .seconds(min(max($0, 0), 86_400)) }
        )
    }
}
