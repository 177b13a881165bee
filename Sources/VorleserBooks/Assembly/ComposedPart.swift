/// A stretch of text in normalisation form C, and the bytes that it came from.
struct ComposedPart {
    let text: String
    let bytes: Range<Int>

    /// The same text in parts that can be traced each for itself.
    /// - Parameters:
    ///   - source: The text before it was composed, but for its base.
    ///   - start: What the source's first byte is called.
    ///   - base: A character that came before.
    /// - Returns: This part alone if it cannot be parted.
    func parts(of source: UnsafeBufferPointer<UInt8>, at start: Int, after base: String) -> [ComposedPart] {
        var parts: [ComposedPart] = []
        var partStart = 0
        var index = 0
        func close() {
            let part = String(decoding: source[partStart..<index], as: UTF8.self)
            let isFirst = partStart == 0
            let text = TextCleaning.composed(isFirst ? base + part : part)
            parts.append(
                ComposedPart(text: text, bytes: (isFirst ? bytes.lowerBound : start + partStart)..<start + index)
            )
            partStart = index
        }
        while index < source.count {
            let (scalar, length) = UTF8Scalar.decode(source, at: index)
            if index > partStart, !TextCleaning.mayNeedComposing(scalar) { close() }
            index += length
        }
        close()
        let joined = parts.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1.text.unicodeScalars) }
        return joined.utf8.elementsEqual(text.utf8) ? parts : [self]
    }
}
