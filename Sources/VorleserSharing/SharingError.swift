/// Why something could not be handed over.
public enum SharingError: Error, Hashable, Sendable {
    /// Too much waits already.
    case full
    /// Another program puts something there, and does not come to an end.
    case busy
    /// A text or a page has more than ``Inbox/mostTextBytes``.
    case tooLong
    /// There is no word in it.
    case nothingToRead
    /// It is no address of a page.
    case noAddress
    /// Nothing that was offered is of a kind that can be read.
    case noKnownKind
    /// There is nowhere to put it: the app and its extension have no folder in common.
    case noFolder
    /// The other program has not given what it had offered.
    case notGiven
}
