/// A stretch of text and the bytes that it came from, to be brought into normalisation form C.
struct ComposedPart {
    let text: String
    /// By the number of a ``SourceTrace``; `nil` for text that no source has.
    let source: Int?
    let bytes: Range<Int>

    /// The characters of UTF-8, each a part.
    /// - Parameters:
    ///   - utf8: The text.
    ///   - start: What its first byte is called.
    ///   - source: Where it is from.
    /// - Returns: As many parts as there are characters.
    static func characters(of utf8: UnsafeBufferPointer<UInt8>, from start: Int, in source: Int?) -> [ComposedPart] {
        var parts: [ComposedPart] = []
        var index = 0
        while index < utf8.count {
            let (scalar, length) = UTF8Scalar.decode(utf8, at: index)
            let bytes = start + index..<start + index + length
            parts.append(ComposedPart(text: String(Character(scalar)), source: source, bytes: bytes))
            index += length
        }
        return parts
    }

    /// Characters composed as far as they belong together.
    /// - Returns: Parts that are together what the whole text is composed; one if it cannot be parted.
    static func composed(_ characters: [ComposedPart]) -> [ComposedPart] {
        var parts: [ComposedPart] = []
        var start = 0
        for index in characters.indices.dropFirst() where !characters[index].mayJoinBefore {
            parts += composed(cluster: characters[start..<index])
            start = index
        }
        parts += composed(cluster: characters[start...])
        let whole = TextCleaning.composed(characters.map(\.text).joined())
        if parts.lazy.map(\.text).joined().utf8.elementsEqual(whole.utf8) { return parts }
        return joined(characters[...], as: whole)
    }

    private static func composed(cluster: ArraySlice<ComposedPart>) -> [ComposedPart] {
        let text = cluster.map(\.text).joined()
        let composed = TextCleaning.composed(text)
        return composed.utf8.elementsEqual(text.utf8) ? Array(cluster) : joined(cluster, as: composed)
    }

    private static func joined(_ cluster: ArraySlice<ComposedPart>, as text: String) -> [ComposedPart] {
        guard let first = cluster.first else { return [] }
        let end = cluster.last { $0.source == first.source }?.bytes.upperBound ?? first.bytes.upperBound
        let bytes = first.bytes.lowerBound..<max(end, first.bytes.upperBound)
        return [ComposedPart(text: text, source: first.source, bytes: bytes)]
    }

    /// Whether it is a character that may be composed with those before it.
    private var mayJoinBefore: Bool {
        guard let scalar = text.unicodeScalars.first, TextCleaning.mayNeedComposing(scalar) else { return false }
        if scalar.properties.canonicalCombiningClass != .notReordered { return true }
        // Vowels and final consonants of Hangul.
        if (0x1160...0x11FF).contains(scalar.value) { return true }
        let category = scalar.properties.generalCategory
        return category == .nonspacingMark || category == .spacingMark
    }
}
