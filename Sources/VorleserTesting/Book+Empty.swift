public import VorleserCore

extension Book {
    /// A book without a single character.
    public static var empty: Book {
        Book(
            format: .text,
            metadata: BookMetadata(title: "Empty"),
            text: "",
            spine: [],
            chapters: [],
            contents: [],
            marks: [],
            sentences: []
        )
    }
}
