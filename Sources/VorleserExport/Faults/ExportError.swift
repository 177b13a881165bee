/// Why a book was not exported.
public enum ExportError: Error, Equatable {
    /// The choice of chapters holds no chapter.
    case nothingSelected(asked: String)
    /// There is no such chapter; `chapters` are the titles of those that there are, in order.
    case noSuchChapter(asked: String, chapters: [String])
    /// Nothing in the chapters chosen is spoken.
    case nothingToSpeak
    /// Every utterance was skipped; `reason` is why the first one was.
    case nothingSpoken(utterances: Int, reason: String)
    /// The folder to write in does not exist.
    case noSuchFolder(path: String)
    /// There is a folder where the file should be.
    case isFolder(path: String)
    /// There is a file where the folder should be.
    case isFile(path: String)
    /// The system does not let the file be written; `reason` is its own word for it.
    case notWritable(path: String, reason: String)
    /// The disk is full, or the listener's share of it.
    case noSpace(path: String)
    /// Another process is writing the same output.
    case inUse(path: String)
    /// Clips of one file differ in samples per second.
    case sampleRateChanged(path: String, from: Int, to: Int)
    /// A program that encodes is not installed.
    case programMissing(name: String)
    /// A program that measures loudness is not installed.
    case loudnessNeedsProgram(name: String)
    /// The encoder ended before its time; `reason` is its own word for it.
    case encoderFailed(path: String, reason: String)
    /// What was written is not what was to be; `difference` says where.
    case notAsPlanned(path: String, difference: String)
    /// Clips that ought to be in a store are missing: their number, and the words of the first ones.
    case notRendered(missing: Int, of: Int, store: String, first: [String])
    /// A rendered clip could not be kept in the store it was rendered for; `reason` says why.
    case notKept(store: String, reason: String)
    /// The store that clips are to be found in does not exist.
    case noSuchStore(path: String)
    /// No book can be as loud as asked for, in LUFS.
    case loudnessOutOfRange(asked: Double)
    /// The output would take the place of the book itself.
    case isSource(path: String)
    /// The book's file was changed while it was exported.
    case sourceChanged(path: String)
}
