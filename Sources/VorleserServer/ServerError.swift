public import Foundation

/// Why the server could not start.
public enum ServerError: Error, Equatable {
    /// Something else listens there, or may not.
    case unavailable(address: String, port: Int, reason: String)
    /// Other machines could reach it without a pass-phrase.
    case needsPassphrase(address: String)
}

extension ServerError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unavailable(let address, let port, let reason): "Port \(port) of \(address) cannot be used: \(reason)"
        case .needsPassphrase(let address): "\(address) can be reached from other machines."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unavailable: "Another program may use it; give another with --port, or --port 0 for any that is free."
        case .needsPassphrase: "Give a pass-phrase, or listen on 127.0.0.1."
        }
    }
}
