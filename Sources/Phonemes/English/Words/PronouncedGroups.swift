extension GroupReader {
    /// A group as one token; outside reference mode an unknown word is a token of its own.
    func pronouncedTokens(_ group: Range<Int>) -> [PronouncedToken] {
        if words.reference || group.allSatisfy({ pieces[$0].said != nil }) { return [pronouncedToken(group)] }
        var tokens: [PronouncedToken] = []
        var start = group.lowerBound
        for index in group where index + 1 == group.upperBound || isKnown(index) != isKnown(index + 1) {
            tokens.append(pronouncedToken(start..<index + 1))
            start = index + 1
        }
        return tokens
    }

    private func isKnown(_ index: Int) -> Bool { pieces[index].said != nil }

    /// Of several pieces the unknown ones are `❓`, as in the reference.
    private func pronouncedToken(_ group: Range<Int>) -> PronouncedToken {
        let (first, last) = (pieces[group.lowerBound], pieces[group.upperBound - 1])
        let isUnknown = group.count == 1 || !words.reference ? first.said == nil : false
        let start = first.range.lowerBound
        return PronouncedToken(
            range: start..<max(start, last.range.upperBound),
            text: group.count == 1 ? first.text : pieces[group].reduce(into: "") { $0 += $1.text },
            tag: group.count == 1 ? first.tag : tag(of: group),
            phonemes: isUnknown ? nil : sounds(group).spoken,
            whitespace: last.hasSpaceAfter && !leadsRow(group.upperBound - 1) ? " " : "",
            source: group.lazy.map { pieces[$0].source }.max() ?? .mark
        )
    }

    private func sounds(_ group: Range<Int>) -> Sounds {
        if group.count == 1 { return pieces[group.lowerBound].said ?? Sounds() }
        var sounds = Sounds()
        for index in group {
            if pieces[index].spaceBefore, let last = sounds.codes.last, last != Symbols.space {
                sounds.codes.append(Symbols.space)
            }
            sounds.codes += pieces[index].said?.codes ?? [Symbols.unknown]
        }
        return sounds
    }
}
