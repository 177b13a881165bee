public import VorleserCore

/// Which place of a book's text sounds when in the files of an export, and back: the map that lies beside them.
///
///     let map = try PlaceMap(contentsOf: url)
///     let here = try map.place(at: 3723)          // heard up to 1:02:03 → the sentence and word in the text
///     let there = try map.place(of: here.offset)  // … and back
///
/// The format is told in `docs/export-map.md`.
public struct PlaceMap: Hashable, Sendable {
    /// A sound file.
    public struct File: Hashable, Sendable {
        /// Its name, as it is found from the map.
        public internal(set) var name: String
        /// How long it sounds, in seconds.
        public internal(set) var seconds: Double
        /// In order.
        public internal(set) var chapters: [Chapter]
    }

    /// Where a chapter, or what is left of it, begins in a file.
    public struct Chapter: Hashable, Sendable {
        /// Its number among the book's chapters, from 1.
        public internal(set) var number: Int
        public internal(set) var title: String
        /// Seconds from the start of the file.
        public internal(set) var start: Double
        public internal(set) var offset: TextOffset
    }

    /// A sentence, or what is spoken of it in one file.
    public struct Sentence: Hashable, Sendable {
        /// What it covers of the text.
        public internal(set) var span: TextSpan
        /// As printed.
        public internal(set) var text: String
        /// Its file's index in ``PlaceMap/files``.
        public internal(set) var file: Int
        /// Seconds from the start of the file.
        public internal(set) var start: Double
        /// Seconds from the start of the file; not before ``start``.
        public internal(set) var end: Double
        /// In order, without overlap; seconds from the start of the file.
        public internal(set) var words: [WordTime]
    }

    /// The book's.
    public internal(set) var title: String
    /// The book's unique identifier, as given.
    public internal(set) var identifier: String?
    /// BCP 47 tag.
    public internal(set) var language: String?
    /// The text's length in UTF-16 code units.
    public internal(set) var length: Int
    /// The SHA-256 of the text in UTF-8, in hexadecimal digits: where it is another, offsets may have moved.
    public internal(set) var digest: String
    /// Who speaks.
    public internal(set) var voice: String?
    /// How many times as fast as spoken.
    public internal(set) var speed: Double
    /// In the order of the book. Never empty.
    public internal(set) var files: [File]
    /// In the order of the book, without overlap. Never empty.
    public internal(set) var sentences: [Sentence]

    /// How long all files sound, in seconds.
    public var seconds: Double { files.reduce(0) { $0 + $1.seconds } }
}
