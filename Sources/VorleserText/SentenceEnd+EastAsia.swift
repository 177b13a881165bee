/// Chinese and Japanese, which need no space between sentences.
extension SentenceEnd {
    /// `《摔跤吧！爸爸》` is a title.
    func isInsideTitleMarks(_ stop: Stop) -> Bool {
        var index = stop.start
        for _ in 0..<40 {
            guard let scalar = prose.scalar(before: index), scalar != "》" else { return false }
            if scalar == "《" { return true }
            index = prose.index(before: index)
        }
        return false
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
