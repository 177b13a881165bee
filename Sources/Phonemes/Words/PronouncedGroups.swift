extension GroupReader {
    /// A group as one token. Of several pieces those that nobody knows are `❓`, as in the reference.
    func pronouncedToken(_ group: Range<Int>) -> PronouncedToken {
        let (first, last) = (pieces[group.lowerBound], pieces[group.upperBound - 1])
        var sounds: Sounds? = Sounds()
        if group.count == 1 {
            sounds = first.said
        } else {
            for index in group {
                let said = pieces[index].said
                if pieces[index].spaceBefore, sounds?.codes.last.map({ $0 != Symbols.space }) ?? false {
                    sounds?.codes.append(Symbols.space)
                }
                sounds?.codes += said?.codes ?? [Symbols.unknown]
            }
        }
        return PronouncedToken(
            range: first.range.lowerBound..<last.range.upperBound,
            text: group.count == 1 ? first.text : group.reduce(into: "") { $0 += pieces[$1].text },
            tag: tag(of: group),
            phonemes: sounds?.spoken,
            whitespace: last.hasSpaceAfter ? " " : "",
            source: group.lazy.map { pieces[$0].source }.max() ?? .mark
        )
    }
}
