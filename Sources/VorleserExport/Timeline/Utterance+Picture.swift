package import VorleserCore

extension Utterance {
    /// The words for a picture, if it is they alone: they stand nowhere in the text.
    package var pictureWords: String? {
        let isPicture = !pieces.isEmpty && pieces.allSatisfy { $0.span.isEmpty && $0.change == "image" }
        return isPicture ? spokenText : nil
    }
}
