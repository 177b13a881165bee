public import Foundation
import Wording

/// Why nothing could be exchanged with the server at home.
public enum HomeError: Error, Equatable, Sendable {
    /// What was given is no address of a server.
    case badAddress(String)
    /// The pass-phrase would travel in the clear to a host that is not at home.
    case plainAddress(String)
    /// What was given can be no pass-phrase, name or PIN.
    case badPhrase
    /// No server was named yet.
    case noAccount
    /// The server has another pass-phrase.
    case wrongPhrase(String)
    /// The server does not know this device any more.
    case notKnown(String)
    /// Too many wrong ones were tried.
    case rateLimited(String)
    /// Several persons listen there, and none was named.
    case whoIsIt(known: [String])
    /// Nobody there has that name.
    case unknownPerson(String, known: [String])
    /// The person has another PIN.
    case wrongPIN(String)
    /// The person may not do that there.
    case notAllowed(String, doing: String)
    /// The server leads elsewhere; the pass-phrase goes nowhere but to it.
    case redirected(String, to: String)
    /// There is no answer, or the connection broke off.
    case unreachable(String, reason: String)
    /// What answers is no Vorleser, or an older one.
    case strangeAnswer(String)
    /// It is at work on another exchange.
    case busy(String)
    /// The server's disk is full, or this device's.
    case noRoom(String)
    /// The book is not there any more.
    case gone(title: String)
    /// Another refusal, in the server's words.
    case refused(String, reason: String)
}

extension HomeError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .badAddress(let text): localized("“\(text)” is no address of a server.")
        case .plainAddress(let host):
            localized("Over http the pass-phrase would travel to \(host) for all on the way to read.")
        case .badPhrase: localized("That can be no pass-phrase, name or PIN.")
        case .noAccount: localized("No server at home is known.")
        case .wrongPhrase(let server): localized("\(server) wants its pass-phrase; what was given is another, or none.")
        case .notKnown(let server): localized("\(server) does not know this device any more.")
        case .rateLimited(let server): localized("\(server) has heard too many wrong pass-phrases or PINs.")
        case .whoIsIt(let known):
            localized("Several persons listen there: \(known.prefix(20).joined(separator: ", ")).")
        case .unknownPerson(let name, let known):
            known.isEmpty
                ? localized("Nobody there is called “\(name)”: the library is one person's.")
                : localized(
                    "Nobody there is called “\(name)”. There are: \(known.prefix(20).joined(separator: ", "))."
                )
        case .wrongPIN(let name): localized("That is not the PIN of \(name).")
        case .notAllowed(let server, let doing): localized("At \(server) you may not \(doing).")
        case .redirected(let server, let to): localized("\(server) leads to \(to).")
        case .unreachable(let server, let reason): localized("\(server) could not be reached: \(reason).")
        case .strangeAnswer(let server): localized("\(server) does not answer as Vorleser does.")
        case .busy(let server): localized("\(server) is busy.")
        case .noRoom(let server): localized("\(server) has no room left.")
        case .gone(let title): localized("“\(title)” is not there any more.")
        case .refused(let server, let reason): localized("\(server) refuses: \(reason)")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .badAddress: localized("Give it as in a browser, such as https://books.home or http://192.168.1.5:4242.")
        case .plainAddress: localized("Give an address of https.")
        case .badPhrase, .wrongPhrase:
            localized("The server says its pass-phrase when it starts.")
        case .notKnown: localized("Name the server once more, with its pass-phrase.")
        case .noAccount: localized("Name one: vorleser sync --with https://books.home --phrase-file FILE")
        case .rateLimited: localized("Wait a minute, and check the pass-phrase.")
        case .unknownPerson(_, known: []): localized("Leave out the name.")
        case .whoIsIt, .unknownPerson: localized("Say which of them listens here.")
        case .wrongPIN: localized("Give the one that they enter on the server's pages.")
        case .notAllowed: localized("An owner of the household can allow it.")
        case .redirected: localized("If that is the server, give its address.")
        case .unreachable: localized("Check the address, and that the server runs and is in the same network.")
        case .strangeAnswer: localized("Check the address, and that the server is of the same version.")
        case .busy: localized("Try again in a moment.")
        case .noRoom: localized("Make room on its disk.")
        case .gone: nil
        case .refused: localized("The server's log may say more.")
        }
    }
}
