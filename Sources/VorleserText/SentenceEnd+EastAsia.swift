/// Chinese and Japanese, which need no space between sentences.
extension SentenceEnd {
    /// `《摔跤吧！爸爸》` is a title.
    func isInsideTitleMarks(_ stop: Stop) -> Bool {
        var index = stop.start - 3
        let farthest = max(prose.range.lowerBound, stop.start - Self.longestTitle)
        while index >= farthest {
            // U+300A and U+300B, the marks themselves, differ in their last byte.
            if prose.bytes[index] == 0xE3, prose.bytes[index + 1] == 0x80, prose.bytes[index + 2] & 0xFE == 0x8A {
                return prose.bytes[index + 2] == 0x8A
            }
            index -= 1
        }
        return false
    }

    /// In bytes: some forty characters.
    private static let longestTitle = 120

    /// `３．２９％`
    func isDecimalPoint(_ stop: Stop, _ following: FollowingWord) -> Bool {
        following.initial == .digit && prose.scalar(at: stop.start) == "．"
            && prose.scalar(before: stop.start)?.isDigit ?? false
    }

    /// Words that take up a quotation: 「…。」と, “……！”他说.
    func goesOn(_ following: FollowingWord) -> Bool {
        guard let first = prose.scalar(at: following.start) else { return false }
        if "とっはがをもにのでなか".unicodeScalars.contains(first) { return true }
        var index = following.start
        for _ in 0..<10 {
            guard let scalar = prose.scalar(at: index), scalar.isLetter else { return false }
            if "说說道问問喊叫答嚷骂罵".unicodeScalars.contains(scalar) { return true }
            index = prose.index(after: index)
        }
        return false
    }
}
