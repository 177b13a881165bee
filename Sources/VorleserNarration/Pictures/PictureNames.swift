import VorleserCore

/// What stands in the place of words for a picture and says nothing of it: “Image”, “[Abbildung]”.
enum PictureNames {
    /// Whether words, in small letters, only say that there is a picture.
    /// - Parameters:
    ///   - words: What the book has in the picture's place.
    ///   - language: The book's, as a BCP 47 tag.
    /// - Returns: Whether nobody needs to hear them.
    static func sayNothing(_ words: String, in language: String) -> Bool {
        let bare = words.filter { $0 != "[" && $0 != "]" }
        return english.contains(bare) || byLanguage[language].contains(bare)
    }

    /// Programs write them whatever a book is in.
    private static let english: Set<String> = ["image", "picture", "illustration", "cover", "img"]

    private static let byLanguage = LanguageTable<Set<String>>(
        [
            "de": ["bild", "abbildung", "umschlag", "titelbild", "grafik", "foto"],
            "es": ["imagen", "ilustración", "cubierta", "portada", "foto"],
            "fr": ["image", "illustration", "couverture", "gravure", "photo"],
            "it": ["immagine", "illustrazione", "copertina", "foto"],
            "pt": ["imagem", "ilustração", "capa", "gravura", "foto"],
        ],
        other: []
    )
}
