extension Utterance {
    /// Both parts of an utterance that is cut in two.
    /// - Parameters:
    ///   - place: UTF-16 code units of ``spokenText``; between two pieces, or inside one spoken as printed.
    ///   - pause: The silence after the first part; after the second it is that of the whole.
    /// - Returns: `nil` when a replaced piece would be cut, or a part would be empty.
    public func cut(atSpoken place: Int, pause: Duration) -> (first: Utterance, second: Utterance)? {
        var (first, second): ([Piece], [Piece]) = ([], [])
        var start = 0
        for piece in pieces {
            let end = start + piece.text.utf16.count
            defer { start = end }
            if end <= place {
                first.append(piece)
            } else if start >= place {
                second.append(piece)
            } else {
                guard let (head, tail) = piece.cut(after: place - start) else { return nil }
                first.append(head)
                second.append(tail)
            }
        }
        guard let one = Utterance(first, pauseAfter: pause, like: self),
            let other = Utterance(second, pauseAfter: pauseAfter, like: self)
        else { return nil }
        return (one, other)
    }

    private init?(_ pieces: [Piece], pauseAfter: Duration, like whole: Utterance) {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        self.init(
            span: first.span.lowerBound..<last.span.upperBound,
            pieces: pieces,
            pauseAfter: pauseAfter,
            language: whole.language,
            voice: whole.voice
        )
    }
}

extension Piece {
    /// Both parts of a piece spoken as printed; `nil` for one that is not, or between two halves of a character.
    fileprivate func cut(after length: Int) -> (head: Piece, tail: Piece)? {
        let units = Array(text.utf16)
        guard change == nil, (1..<units.count).contains(length), !UTF16.isTrailSurrogate(units[length]) else {
            return nil
        }
        let middle = span.lowerBound.advanced(by: length)
        return (
            part(units[..<length], span.lowerBound..<middle),
            part(units[length...], middle..<span.upperBound)
        )
    }

    private func part(_ units: ArraySlice<UInt16>, _ span: TextSpan) -> Piece {
        Piece(printed: String(decoding: units, as: UTF16.self), span, language: language)
    }
}
