/// Why an Audiobookshelf server could not be given a book or a place.
public enum AudiobookshelfError: Error, Equatable, Sendable {
    /// What was given is no address of a server.
    case badAddress(String)
    /// The token would travel in the clear to a host that is not at home.
    case plainAddress(String)
    /// What was given can be no token.
    case badToken
    /// No server was named yet, by this person.
    case noAccount
    /// The server does not know the token.
    case unknownToken(AudiobookshelfAddress)
    /// The token's user may not do what was asked for.
    case forbidden(AudiobookshelfAddress, doing: String)
    /// The server leads elsewhere; the token goes nowhere but to it.
    case redirected(AudiobookshelfAddress, to: String)
    /// There is no answer, or the connection broke off.
    case unreachable(AudiobookshelfAddress, reason: String)
    /// What answers speaks another language.
    case strangeAnswer(AudiobookshelfAddress, doing: String)
    /// The server takes no file as large, or what is in front of it.
    case tooLarge(AudiobookshelfAddress, bytes: Int)
    /// The server's disk is full.
    case noRoom(AudiobookshelfAddress)
    /// Another refusal.
    case refused(AudiobookshelfAddress, doing: String, status: Int)
    /// The server has no library for books of that name.
    case noLibrary(String?, known: [String])
    /// The server has several libraries for books.
    case severalLibraries([String])
    /// The file is there, but the server has not made a book of it yet.
    case notShelved(title: String)
    /// The file is no sound that the server plays.
    case notSound(path: String)
    /// The map beside the file is of another text.
    case otherBook(path: String, title: String)
    /// The book was not published there.
    case notPublished(title: String)
    /// What the server has of the book sounds otherwise than what was published.
    case otherRecording(title: String, published: Double, there: Double)
}
