public import Foundation
import VorleserKit

/// Why the server could not start.
public enum ServerError: Error, Equatable {
    /// Something else listens there, or may not.
    case unavailable(address: String, port: Int, reason: String)
    /// There is nothing of that name to listen on.
    case unknownAddress(String)
    /// The socket cannot be listened on.
    case unavailableSocket(path: String, reason: String)
    /// A socket that was handed over is of no use.
    case handedSocket(name: String, reason: String)
    /// Other machines could reach it without a pass-phrase.
    case needsPassphrase(address: String)
    /// The pass-phrase could be guessed.
    case weakPassphrase(shortest: Int)
    /// There is no such file, or it may not be read.
    case unreadablePassphrase(path: String)
}

extension ServerError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unavailable(let address, let port, let reason):
            localized("Port \(port) of \(address) cannot be used: \(reason)")
        case .unknownAddress(let address): localized("“\(address)” is no address to listen on.")
        case .unavailableSocket(let path, let reason): localized("The socket \(path) cannot be used: \(reason).")
        case .handedSocket(let name, let reason):
            localized("The socket \(name), which was handed over, cannot be used: \(reason).")
        case .needsPassphrase(let address): localized("\(address) can be reached from other machines.")
        case .unreadablePassphrase(let path): localized("The pass-phrase cannot be read from \(path).")
        case .weakPassphrase: localized("The pass-phrase is too short.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unavailable: localized("Another program may use it; give another one. `--port 0` takes any that is free.")
        case .unknownAddress: localized("Give one of this machine's, such as 127.0.0.1, or 0.0.0.0 for all of them.")
        case .unavailableSocket: localized("Name another one, in a folder that may be written in.")
        case .handedSocket: localized("In a unit of systemd, `ListenStream=` opens one that can be, with `Accept=no`.")
        case .needsPassphrase: localized("Give a pass-phrase, or listen on 127.0.0.1.")
        case .unreadablePassphrase: localized("Check the name of the file, and that it is text and may be read.")
        case .weakPassphrase(let shortest):
            localized("Give one of at least \(shortest) letters or digits; several words are best.")
        }
    }
}
