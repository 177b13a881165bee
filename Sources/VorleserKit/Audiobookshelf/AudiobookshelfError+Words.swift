public import Foundation

extension AudiobookshelfError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .badAddress(let text): "“\(text)” is no address of a server."
        case .plainAddress(let host): "Over http the token would travel to \(host) for all on the way to read."
        case .badToken: "That is no token: one is a row of letters, digits and signs."
        case .noAccount: "No Audiobookshelf server is known."
        case .unknownToken(let server): "\(server) does not know the token."
        case .forbidden(let server, let doing): "The token's user at \(server) may not \(doing)."
        case .redirected(let server, let to): "\(server) leads to \(to)."
        case .unreachable(let server, let reason): "\(server) could not be reached: \(reason)."
        case .strangeAnswer(let server, let doing): "\(server) does not answer as Audiobookshelf does: \(doing)."
        case .tooLarge(let server, let bytes):
            "\(server), or a proxy before it, takes no file of \((bytes + 999_999) / 1_000_000) MB."
        case .noRoom(let server): "\(server) has no room left for the book."
        case .refused(let server, let doing, let status): "\(server) answers with \(status): \(doing)."
        case .noLibrary(let name?, let known):
            "The server has no library “\(name)” for books. " + Self.list(known)
        case .noLibrary(nil, _): "The server has no library for books."
        case .severalLibraries(let known): "The server has several libraries for books. " + Self.list(known)
        case .notShelved(let title): "“\(title)” is sent, but the server has not taken it into its library yet."
        case .notSound(let path): "\(path) is no file that Audiobookshelf plays."
        case .otherBook(let path, let title): "The map beside \(path) is not of the text of “\(title)”."
        case .notPublished(let title): "“\(title)” was not published there."
        case .otherRecording(let title, let published, let there):
            "“\(title)” sounds for \(Int(there)) s on the server, not for \(Int(published)) s as it was published."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .badAddress: "Give it as in a browser, such as https://abs.home or http://192.168.1.5:13378."
        case .plainAddress: "Give an address of https; or --plain, where the way there is safe, as through a VPN."
        case .badToken, .unknownToken:
            "Make an API key in Audiobookshelf's settings, put it into a file, and give that with --token-file."
        case .noAccount: "Name one: vorleser publish --to https://abs.home --token-file FILE"
        case .forbidden: "Let an administrator of the server allow it to the user, or take another one's token."
        case .redirected: "If that is the server, give its address with --to."
        case .unreachable: "Check the address and that the server runs; then give the same command again."
        case .strangeAnswer: "Check the address: it is that of Audiobookshelf's own page, without /library or /api."
        case .tooLarge:
            "Raise the limit of the proxy (nginx: client_max_body_size), or send a smaller file: --bitrate 32k."
        case .noRoom: "Make room on the server's disk; then give the same command again."
        case .refused: "The server's log says why. Then give the same command again."
        case .noLibrary(.some, _): "Give one of these with --library."
        case .noLibrary(nil, _): "Make one in Audiobookshelf's settings, or ask for access to one."
        case .severalLibraries: "Say which with --library NAME."
        case .notShelved: "Give the same command again in a while. The file is not sent twice."
        case .notSound: "Give an M4B, MP3, Opus, FLAC or WAV file."
        case .otherBook: "Give the export of this very book, or leave out --file to have it made."
        case .notPublished: "Publish it first: vorleser publish BOOK"
        case .otherRecording: "Publish it again with --again; until then no places are exchanged."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "It has none at all." : "There are: \(names.prefix(20).joined(separator: ", "))."
    }
}
