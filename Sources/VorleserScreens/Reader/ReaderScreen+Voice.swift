import VorleserKit

/// What is lit of what is heard.
public enum HighlightStyle: String, Hashable, Codable, Sendable, CaseIterable {
    case both, word, sentence, none
}

extension ReaderScreen {
    /// The voice has come somewhere, or does something else.
    func heard() {
        if player.state == .playing { (hasSounded, isAtPlace) = (true, true) }
        if player.state == .finished { hasSounded = false }
        light()
        guard let sentence = player.sentence else { return }
        if sentence != lastSentence {
            lastSentence = sentence
            reveal(following.sentence(sentence, isSpoken: player.isOn, inSight))
        }
        if let word = player.word { reveal(following.word(word, inSight)) }
    }

    /// What is lit now.
    public var litSpans: LitSpans {
        let sentence = player.sentence.map(trimmed)
        return switch highlight {
        case .both: LitSpans(sentence: sentence, word: player.word)
        case .sentence: LitSpans(sentence: sentence)
        case .word: LitSpans(word: player.word)
        case .none: LitSpans()
        }
    }

    /// Lights in the pane what is heard, if that is other than what is lit there.
    func light() {
        let now = litSpans
        guard now != lit else { return }
        lit = now
        pane?.light(now)
    }

    /// A span without the white space at its ends; as it is when it has nothing else.
    private func trimmed(_ span: TextSpan) -> TextSpan {
        let units = book.units[span.utf16]
        let isBlank = { (unit: UInt16) in UnicodeScalar(unit)?.properties.isWhitespace ?? false }
        guard let first = units.firstIndex(where: { !isBlank($0) }), let last = units.lastIndex(where: { !isBlank($0) })
        else { return span }
        return TextSpan(utf16: first..<last + 1)
    }
}
