extension SentenceEnd {
    /// Whether a stop ends the name of a speaker, printed in capitals with his number among kings: `KING HENRY V. Once
    /// more unto the breach`. Elsewhere a letter with a full stop shortens a name.
    func endsSpeaker(_ word: PrecedingWord, _ following: FollowingWord, _ sentenceStart: Int) -> Bool {
        guard ["I", "V", "X"].contains(word.text), (4...60).contains(word.start - sentenceStart),
            !goesOnInCapitals(following)
        else { return false }
        let names = prose.text(in: sentenceStart..<word.start).split { $0.isWhitespace }
        return !names.isEmpty
            && names.allSatisfy { $0.count > 1 && $0.unicodeScalars.allSatisfy { $0.isUpper } }
    }

    private func goesOnInCapitals(_ following: FollowingWord) -> Bool {
        guard following.initial == .upper || following.opensBracket || following.opensQuotation else { return true }
        let printed = following.printed.unicodeScalars
        return printed.count > 1 && !printed.contains { $0.isLower }
    }
}
