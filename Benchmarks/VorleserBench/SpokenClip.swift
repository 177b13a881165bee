import VorleserCore

/// A clip of a book: what it says and when, as it is written to JSON.
struct SpokenClip: Encodable {
    let text: String
    let seconds: Double
    let words: [SpokenLine.Word]
    /// Of the whole, as the voice gets them.
    let phonemes: String
    /// The silence that follows it in a book, in seconds.
    let pause: Double

    /// - Parameters:
    ///   - text: What is printed.
    ///   - clip: Its sound.
    ///   - phonemes: As the voice gets them.
    ///   - pause: Seconds of silence after it.
    init(text: String, clip: Clip, phonemes: String, pause: Double) {
        (self.text, self.phonemes, self.pause) = (text, phonemes, pause)
        seconds = clip.seconds
        words = SpokenLine.Word.all(of: clip, in: text)
    }
}
