public import Foundation
import Wording

extension AudiobookshelfError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .badAddress(let text): localized("“\(text)” is no address of a server.")
        case .plainAddress(let host):
            localized("Over http the token would travel to \(host) for all on the way to read.")
        case .badToken: localized("That is no token: one is a row of letters, digits and signs.")
        case .noAccount: localized("No Audiobookshelf server is known.")
        case .unknownToken(let server): localized("\(server) does not know the token.")
        case .forbidden(let server, let doing): localized("The token's user at \(server) may not \(doing).")
        case .redirected(let server, let to): localized("\(server) leads to \(to).")
        case .unreachable(let server, let reason): localized("\(server) could not be reached: \(reason).")
        case .strangeAnswer(let server, let doing):
            localized("\(server) does not answer as Audiobookshelf does: \(doing).")
        case .tooLarge(let server, let bytes):
            localized("\(server), or a proxy before it, takes no file of \((bytes + 999_999) / 1_000_000) MB.")
        case .noRoom(let server): localized("\(server) has no room left for the book.")
        case .refused(let server, let doing, let status): localized("\(server) answers with \(status): \(doing).")
        case .noLibrary(let name?, let known):
            known.isEmpty
                ? localized("The server has no library “\(name)” for books. It has none at all.")
                : localized("The server has no library “\(name)” for books. There are: \(Self.list(known)).")
        case .noLibrary(nil, _): localized("The server has no library for books.")
        case .severalLibraries(let known):
            localized("The server has several libraries for books. There are: \(Self.list(known)).")
        case .notShelved(let title):
            localized("“\(title)” is sent, but the server has not taken it into its library yet.")
        case .notSound(let path): localized("\(path) is no file that Audiobookshelf plays.")
        case .otherBook(let path, let title): localized("The map beside \(path) is not of the text of “\(title)”.")
        case .notPublished(let title): localized("“\(title)” was not published there.")
        case .otherRecording(let title, let published, let there):
            localized(
                "“\(title)” sounds for \(Int(there)) s on the server, not for \(Int(published)) s as it was published."
            )
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .badAddress: localized("Give it as in a browser, such as https://abs.home or http://192.168.1.5:13378.")
        case .plainAddress:
            localized("Give an address of https; or --plain, where the way there is safe, as through a VPN.")
        case .badToken, .unknownToken:
            localized(
                "Make an API key in Audiobookshelf's settings, put it into a file, and give that with --token-file."
            )
        case .noAccount: localized("Name one: vorleser publish --to https://abs.home --token-file FILE")
        case .forbidden:
            localized("Let an administrator of the server allow it to the user, or take another one's token.")
        case .redirected: localized("If that is the server, give its address with --to.")
        case .unreachable: localized("Check the address and that the server runs; then give the same command again.")
        case .strangeAnswer:
            localized("Check the address: it is that of Audiobookshelf's own page, without /library or /api.")
        case .tooLarge:
            localized(
                "Raise the limit of the proxy (nginx: client_max_body_size), or send a smaller file: --bitrate 32k."
            )
        case .noRoom: localized("Make room on the server's disk; then give the same command again.")
        case .refused: localized("The server's log says why. Then give the same command again.")
        case .noLibrary(.some, _): localized("Give one of these with --library.")
        case .noLibrary(nil, _): localized("Make one in Audiobookshelf's settings, or ask for access to one.")
        case .severalLibraries: localized("Say which with --library NAME.")
        case .notShelved: localized("Give the same command again in a while. The file is not sent twice.")
        case .notSound: localized("Give an M4B, MP3, Opus, FLAC or WAV file.")
        case .otherBook: localized("Give the export of this very book, or leave out --file to have it made.")
        case .notPublished: localized("Publish it first: vorleser publish BOOK")
        case .otherRecording: localized("Publish it again with --again; until then no places are exchanged.")
        }
    }

    private static func list(_ names: [String]) -> String { names.prefix(20).joined(separator: ", ") }
}
