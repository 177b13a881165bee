import Synchronization

/// What the letters of unknown words were found to sound like: a book's names come again on every page, and a guess
/// takes as long as hundreds of look-ups.
final class GuessedWords: Sendable {
    private let guesses = Mutex<[String: Sounds]>([:])
    /// Names of several books, and all that *Ulysses* invents; some 2 MB.
    private let limit = 16_384

    /// The guess made before, else a new one.
    func sounds(of word: String, orGuess guess: () -> String?) -> Sounds? {
        if let known = guesses.withLock({ $0[word] }) { return known }
        guard let sounds = guess().map({ Sounds($0) }) else { return nil }
        guesses.withLock { guesses in
            if guesses.count >= limit { guesses.removeAll(keepingCapacity: true) }
            guesses[word] = sounds
        }
        return sounds
    }
}
