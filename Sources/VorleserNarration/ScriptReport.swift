public import VorleserCore

/// A script for people to read: a line for each utterance and each omission, in reading order.
///
///            0  Loomings  (1 s)
///            9  Call me Ishmael.  (0.4 s)
///           26  ⟨note-reference⟩ 1
///           27  ⟨ff_siwis⟩ Je ne sais pas.  (0.7 s)
///           28  {→ 3. [list-number]} Some years ago  (0.7 s)
///
/// The number is the offset in the book. Lines are made one at a time. Nothing in a book can do anything to the
/// terminal: control characters, and those that change the direction of text, become U+FFFD.
public struct ScriptReport: Sequence, Sendable {
    private let script: Script
    private let book: Book
    /// How many characters of an omission are shown.
    private let excerpt: Int

    /// - Parameters:
    ///   - script: What will be said.
    ///   - book: What is printed.
    ///   - excerpt: How many characters are shown of what is left out.
    public init(of script: Script, in book: Book, excerpt: Int = 60) {
        self.script = script
        self.book = book
        self.excerpt = excerpt
    }

    public func makeIterator() -> AnyIterator<String> {
        var (utterance, omission) = (0, 0)
        return AnyIterator {
            if omission < script.omissions.count, isNext(omission, before: utterance) {
                defer { omission += 1 }
                return line(for: script.omissions[omission])
            }
            guard utterance < script.utterances.count else { return nil }
            defer { utterance += 1 }
            return line(for: script.utterances[utterance])
        }
    }

    private func isNext(_ omission: Int, before utterance: Int) -> Bool {
        guard utterance < script.utterances.count else { return true }
        return script.omissions[omission].span.lowerBound < script.utterances[utterance].span.lowerBound
    }

    private func line(for utterance: Utterance) -> String {
        let said = utterance.pieces.map(words).joined()
        let voice = utterance.voice.map { "⟨\(harmless($0.rawValue[...]))⟩ " } ?? ""
        return "\(offset(utterance.span))  \(voice)\(said)  (\(utterance.pauseAfter.secondsText) s)"
    }

    private func line(for omission: Omission) -> String {
        let end = Swift.min(omission.span.upperBound, omission.span.lowerBound.advanced(by: excerpt))
        let text = harmless(book.text(in: omission.span.lowerBound..<end))
        let rest = end < omission.span.upperBound ? "… (\(omission.span.length) characters)" : ""
        return "\(offset(omission.span))  ⟨\(omission.reason.rawValue)⟩ \(text)\(rest)"
    }

    private func words(_ piece: Piece) -> String {
        guard let rule = piece.change else { return harmless(piece.text[...]) }
        let printed = harmless(book.text(in: piece.span))
        return "{\(printed)\(printed.isEmpty ? "" : " ")→ \(harmless(piece.text[...])) [\(harmless(rule[...]))]}"
    }

    private func offset(_ span: TextSpan) -> String {
        let digits = String(span.lowerBound.utf16)
        return String(repeating: " ", count: Swift.max(0, 9 - digits.count)) + digits
    }

    private func harmless(_ text: Substring) -> String {
        var result = ""
        for scalar in text.unicodeScalars { result.unicodeScalars.append(scalar.forTerminal) }
        return result
    }
}

extension Unicode.Scalar {
    /// Itself; a blank for white space; U+FFFD for what might act on a terminal.
    fileprivate var forTerminal: Unicode.Scalar {
        switch properties.generalCategory {
        case _ where properties.isWhitespace: " "
        case .control, .surrogate: "\u{FFFD}"
        // Joiners are part of words and emoji; other format characters turn text around or hide it.
        case .format where value != 0x200C && value != 0x200D: "\u{FFFD}"
        default: self
        }
    }
}

extension Duration {
    /// Seconds, to the hundredth where needed: `0.4`, `1`, `0.25`.
    fileprivate var secondsText: String {
        let hundredths = Int((seconds * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
