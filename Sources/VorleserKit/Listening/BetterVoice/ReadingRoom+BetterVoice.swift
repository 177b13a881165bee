public import VorleserCore
public import VorleserLibrary
public import VorleserSpeech

extension ReadingRoom {
    /// Who would read a book if a model were installed.
    /// - Parameters:
    ///   - record: The book.
    ///   - usual: The voice for all books, as it was chosen; `nil` for none.
    ///   - manifest: The model.
    /// - Returns: `nil` when one of its voices reads the book already, when the listener has chosen another one, or when none
    ///   of them speaks what the book is in.
    public func betterVoice(for record: LibraryBook, usualVoice usual: String?, in manifest: ModelManifest) -> Voice? {
        let fit = fit(of: record, usualVoice: usual)
        guard record.preferences.voice ?? usual == nil, fit.voice.engine != manifest.name else { return nil }
        guard let language = fit.language ?? Language(fit.voice.language) else { return nil }
        return manifest.asVoices.first { $0.speaks(language) }
    }

    /// Looks whether another program has installed, changed or removed a model.
    ///
    /// Levels are measured one after another: a model counts when all are known, or when nothing has changed for a while.
    /// - Returns: Whether there are other voices now.
    /// - Throws: `SpeechError` when there is no voice.
    public func noticeVoices() throws -> Bool {
        let found = ModelFamily(in: folders).installed
        guard found != spoken else {
            sighting = nil
            return false
        }
        let looks = sighting?.models == found ? (sighting?.looks ?? 0) + 1 : 0
        sighting = (found, looks)
        let isWhole = found.allSatisfy { $0.gains.count >= $0.voices.count }
        guard looks >= (isWhole ? 1 : 15) else { return false }
        try reloadVoices()
        return true
    }
}
