public import VorleserCore

extension PlaceMap {
    /// A place in the text, and when it sounds.
    public struct Place: Hashable, Sendable {
        /// The file's index in ``PlaceMap/files``.
        public let file: Int
        /// Seconds from the start of the file.
        public let seconds: Double
        /// Where it is in the text.
        public let offset: TextOffset
        /// The sentence's index in ``PlaceMap/sentences``.
        public let sentence: Int
        /// The word's index in the sentence; `nil` for a sentence without words.
        public let word: Int?
    }

    /// What is heard at a time.
    ///
    /// In a silence it is the sentence that is nearer: whoever stops the player between two of them, or keeps whole
    /// seconds, means one of the two.
    /// - Parameters:
    ///   - seconds: From the start of the file, or of the first one when none is given.
    ///   - file: An index in ``files``; all files end to end when `nil`.
    /// - Returns: The place; its ``Place/seconds`` are those asked for, in its file.
    /// - Throws: ``PlaceMapError/beyondEnd(asked:seconds:file:)``, ``PlaceMapError/nothingSounds(file:)``
    /// - Complexity: O(log n)
    public func place(at seconds: Double, inFile file: Int? = nil) throws(PlaceMapError) -> Place {
        let (file, seconds) = try located(seconds, file)
        let first = sentences.partitioningIndex { $0.file >= file }
        let end = sentences.partitioningIndex { $0.file > file }
        guard first < end else { throw .nothingSounds(file: files[file].name) }
        var index = max(sentences[first..<end].partitioningIndex { $0.start > seconds } - 1, first)
        if index + 1 < end, sentences[index + 1].start - seconds < seconds - sentences[index].end { index += 1 }
        let sentence = sentences[index]
        guard !sentence.words.isEmpty else { return place(at: seconds, sentence: index, word: nil) }
        return place(at: seconds, sentence: index, word: sentence.wordIndex(at: seconds))
    }

    /// When a place of the text is heard.
    ///
    /// For what is not spoken it is the next that is; after the last, the last.
    /// - Returns: The place of the word there; its ``Place/offset`` is the one asked for, unless nothing is heard of it.
    /// - Throws: ``PlaceMapError/beyondText(offset:length:)``
    /// - Complexity: O(log n)
    public func place(of offset: TextOffset) throws(PlaceMapError) -> Place {
        guard offset.utf16 <= length else { throw .beyondText(offset: offset.utf16, length: length) }
        let index = min(sentences.partitioningIndex { $0.span.upperBound > offset }, sentences.count - 1)
        let sentence = sentences[index]
        guard let word = sentence.wordIndex(of: offset) else {
            return place(at: sentence.start, sentence: index, word: nil)
        }
        let found = place(at: sentence.words[word].start, sentence: index, word: word)
        guard sentence.span.contains(offset) else { return found }
        return Place(file: found.file, seconds: found.seconds, offset: offset, sentence: index, word: word)
    }

    /// When a place of the text is heard, in seconds from the start of its file; see ``place(of:)``.
    /// - Throws: ``PlaceMapError/beyondText(offset:length:)``
    public func time(of offset: TextOffset) throws(PlaceMapError) -> (file: Int, seconds: Double) {
        let place = try place(of: offset)
        return (place.file, place.seconds)
    }

    /// The chapter that is heard at a place; `nil` in a file without chapters.
    public func chapter(at place: Place) -> Chapter? {
        let chapters = files[place.file].chapters
        guard !chapters.isEmpty else { return nil }
        return chapters[max(chapters.partitioningIndex { $0.start > place.seconds } - 1, 0)]
    }

    /// How many seconds sound in the files before one.
    public func seconds(beforeFile file: Int) -> Double { files[..<file].reduce(0) { $0 + $1.seconds } }

    private func place(at seconds: Double, sentence: Int, word: Int?) -> Place {
        let of = sentences[sentence]
        let offset = word.map { of.words[$0].span.lowerBound } ?? of.span.lowerBound
        return Place(file: of.file, seconds: seconds, offset: offset, sentence: sentence, word: word)
    }

    private func located(_ seconds: Double, _ file: Int?) throws(PlaceMapError) -> (Int, Double) {
        if let file {
            guard files.indices.contains(file) else {
                throw .noSuchFile(asked: "\(file + 1)", files: files.map(\.name))
            }
            try check(seconds, upTo: files[file].seconds, files[file].name)
            return (file, seconds)
        }
        try check(seconds, upTo: self.seconds, nil)
        var rest = seconds
        for index in files.indices.dropLast() {
            if rest < files[index].seconds { return (index, rest) }
            rest -= files[index].seconds
        }
        return (files.count - 1, rest)
    }

    private func check(_ seconds: Double, upTo end: Double, _ file: String?) throws(PlaceMapError) {
        // Players round up, and count what an encoder adds.
        guard seconds >= 0, seconds <= end + 1 else { throw .beyondEnd(asked: seconds, seconds: end, file: file) }
    }
}

extension PlaceMap.Sentence {
    /// The word that sounds at a time: in a silence the one before, before all words the first.
    fileprivate func wordIndex(at seconds: Double) -> Int {
        max(words.partitioningIndex { $0.start > seconds } - 1, 0)
    }

    /// The word at an offset: between two the one before, before all words the first; `nil` without words.
    fileprivate func wordIndex(of offset: TextOffset) -> Int? {
        words.isEmpty ? nil : max(words.partitioningIndex { $0.span.lowerBound > offset } - 1, 0)
    }
}
