public import VorleserCore

/// What holds for the script of every book.
public enum ScriptLaws {
    /// Where a script breaks a law.
    ///
    /// The laws: utterances and omissions are in order and do not overlap; a piece spoken as printed has the book's
    /// text, white space evened; every character of the book that is not white space nor a word joiner is either in one piece or in one
    /// omission; every utterance has something to say.
    /// - Parameters:
    ///   - script: What will be said.
    ///   - book: What is printed.
    ///   - span: The part of the book that the script is of; all of it when `nil`.
    /// - Returns: A sentence for each breach; empty when all laws hold.
    public static func violations(of script: Script, in book: Book, span: TextSpan? = nil) -> [String] {
        let units = Array(book.text.utf16)
        return order(of: script, in: book) + wording(of: script, units)
            + coverage(of: script, units, (span ?? book.span).utf16)
    }

    private static func order(of script: Script, in book: Book) -> [String] {
        var found: [String] = []
        for (one, next) in zip(script.utterances, script.utterances.dropFirst())
        where one.span.upperBound > next.span.lowerBound {
            found.append("utterances \(one.span.utf16) and \(next.span.utf16) overlap")
        }
        for (one, next) in zip(script.omissions, script.omissions.dropFirst())
        where one.span.upperBound > next.span.lowerBound {
            found.append("omissions \(one.span.utf16) and \(next.span.utf16) overlap")
        }
        for utterance in script.utterances {
            found += order(of: utterance)
            if utterance.span.upperBound > book.span.upperBound { found.append("\(utterance.span.utf16) is outside") }
        }
        return found
    }

    private static func order(of utterance: Utterance) -> [String] {
        let pieces = utterance.pieces
        guard let first = pieces.first, let last = pieces.last else { return ["an utterance without pieces"] }
        var found: [String] = []
        if first.span.lowerBound != utterance.span.lowerBound || last.span.upperBound != utterance.span.upperBound {
            found.append("\(utterance.span.utf16) is not what its pieces cover")
        }
        for (one, next) in zip(pieces, pieces.dropFirst()) where one.span.upperBound > next.span.lowerBound {
            found.append("pieces \(one.span.utf16) and \(next.span.utf16) overlap")
        }
        if utterance.pauseAfter < .zero { found.append("a pause below zero after \(utterance.span.utf16)") }
        return found
    }

    private static func wording(of script: Script, _ units: [UInt16]) -> [String] {
        script.utterances.flatMap { utterance -> [String] in
            let text = utterance.spokenText
            var found = utterance.pieces.filter { !isAsPrinted($0, units) }.map { "“\($0.text)” is not as printed" }
            if !text.unicodeScalars.contains(where: hasSound) { found.append("nothing to say in “\(text)”") }
            if text.utf16.first.map(isWhiteSpace) ?? false || text.utf16.last.map(isWhiteSpace) ?? false {
                found.append("white space around “\(text)”")
            }
            return found
        }
    }

    private static func isAsPrinted(_ piece: Piece, _ units: [UInt16]) -> Bool {
        guard piece.change == nil else { return true }
        let printed = units[piece.span.utf16]
        let spoken = Array(piece.text.utf16)
        return spoken.count == printed.count
            && zip(spoken, printed).allSatisfy { $0 == $1 || ($0 == 0x20 && isWhiteSpace($1)) || isHalf($1) }
    }

    private static func coverage(of script: Script, _ units: [UInt16], _ span: Range<Int>) -> [String] {
        var times = [UInt8](repeating: 0, count: units.count)
        for offset in script.utterances.flatMap(\.pieces).flatMap(\.span.utf16) { times[offset] += 1 }
        for offset in script.omissions.flatMap(\.span.utf16) { times[offset] += 1 }
        return span.compactMap { offset in
            switch times[offset] {
            case 0 where !isWhiteSpace(units[offset]) && units[offset] != WordJoiners.unit:
                "the character at \(offset) is neither spoken nor left out"
            case 2...: "the character at \(offset) is spoken or left out more than once"
            default: nil
            }
        }
    }

    private static func isWhiteSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }

    /// Half of a surrogate pair, which a broken book may part; alone it is written as U+FFFD.
    private static func isHalf(_ unit: UInt16) -> Bool { UTF16.isSurrogate(unit) }

    private static func hasSound(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
