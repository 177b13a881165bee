import Foundation
import Wording

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A failure that may pass.
struct Setback: Error {
    let fault: ModelError
    /// How long the server asks to wait.
    var wait: Duration?
}

extension WebAnswer {
    /// What a refusal means for what was asked for.
    /// - Returns: A ``ModelError``, or a ``Setback`` where the same request may be answered later.
    func refusal(at url: URL) -> any Error {
        let fault = ModelError.refused(url: url.absoluteString, status: status)
        let mayPass = [408, 425, 429].contains(status) || (500..<600).contains(status)
        return mayPass ? Setback(fault: fault, wait: wait) : fault
    }

    /// Whether a web page comes, as from a network that wants its visitors to log in.
    var isWebPage: Bool { kind?.hasPrefix("text/html") ?? false }
}

extension WebConnection {
    /// Throws what the end of a transfer means for what was asked for.
    /// - Throws: ``ModelError``, or a ``Setback`` where the same request may be answered later; `CancellationError` when the
    ///   task is cancelled; an error of another kind as it is.
    static func end(_ url: URL, with error: any Error) throws -> Never {
        switch error {
        case let refusal as UntrustedRedirection:
            throw ModelError.redirected(
                from: url.absoluteString,
                to: refusal.url?.absoluteString ?? localized("nowhere")
            )
        case let error as URLError:
            try Task.checkCancellation()
            let reason = error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". \n"))
            let fault = ModelError.unreachable(url: url.absoluteString, reason: reason)
            if error.isLasting { throw fault }
            throw Setback(fault: fault)
        default: throw error
        }
    }
}

extension URLError {
    /// Whether trying again is no use.
    fileprivate var isLasting: Bool {
        let lasting: [Code] = [
            .badURL, .unsupportedURL, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .secureConnectionFailed,
        ]
        return lasting.contains(code)
    }
}
