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
    /// The file would pass what a WAV file can hold, 4 GB; `seconds` of sound are in it.
    case tooLong(path: String, seconds: Double)
    /// Clips of one file differ in samples per second.
    case sampleRateChanged(path: String, from: Int, to: Int)
    /// A program that encodes is not installed.
    case programMissing(name: String)
    /// The encoder ended before its time; `reason` is its own word for it.
    case encoderFailed(path: String, reason: String)
    /// What was written is not what was to be; `difference` says where.
    case notAsPlanned(path: String, difference: String)
}
