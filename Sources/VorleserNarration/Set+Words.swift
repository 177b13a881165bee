extension Set<String> {
    /// The words of a text, which are parted by white space.
    init(words: String) { self.init(words.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
