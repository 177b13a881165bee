/// Small capitals made of smaller letters, as the small letters that they stand for, and as large as the others.
enum SmallCapitals {
    static func replaced(
        in signs: ArraySlice<LineSign>,
        _ limits: SmallCapitalThresholds
    ) -> ArraySlice<LineSign> {
        guard let first = signs.first, signs.contains(where: { $0.size < limits.mostSize * first.size }) else {
            return signs
        }
        var signs = signs
        var start = signs.startIndex
        while start < signs.endIndex {
            let size = signs[start].size
            let end =
                signs[(start + 1)...].firstIndex { abs($0.size - size) > limits.sizeSlack * size } ?? signs.endIndex
            if start > signs.startIndex, areSmallCapitals(signs[start..<end], after: signs[start - 1], limits) {
                let size = signs[start - 1].size
                for index in start..<end {
                    signs[index].letters = PrintedLetters(signs[index].letters.text.lowercased())
                    signs[index].size = size
                    signs[index].style.insert(.smallCaps)
                }
            }
            start = end
        }
        return signs
    }

    /// Whether letters are as high as each other, as capitals are, and follow a larger capital.
    private static func areSmallCapitals(
        _ signs: ArraySlice<LineSign>,
        after before: LineSign,
        _ limits: SmallCapitalThresholds
    ) -> Bool {
        guard let first = signs.first, first.size > limits.leastSize * before.size,
            first.size < limits.mostSize * before.size,
            before.letters.first?.properties.isUppercase ?? false
        else { return false }
        let letters = signs.filter { $0.letters.first?.properties.isCased ?? false }
        let heights = letters.map(\.box.height).sorted()
        guard heights.count >= limits.fewestLetters,
            letters.allSatisfy({ $0.style.isDisjoint(with: [.raised, .lowered]) })
        else { return false }
        let usual = heights[heights.count / 2]
        // Some fonts' maps have them as small letters, which are as high as each other by chance only.
        let areMapped =
            heights.count >= limits.fewestMappedLetters
            && letters.contains { $0.letters.first.map("bdfhklpqty".unicodeScalars.contains) ?? false }
        guard first.blankBefore == .none || areMapped else { return false }
        let even = heights.count { abs($0 - usual) < limits.heightSlack * usual }
        return limits.leastEven.isReached(by: even, of: heights.count)
    }
}
