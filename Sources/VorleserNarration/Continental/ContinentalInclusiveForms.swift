/// Says words that are printed for women and men at once: *étudiant·e·s*, *niños/as*, *tod@s*, *tuttə*.
struct ContinentalInclusiveForms: SpokenForm {
    let words: ContinentalWords
    /// The ways in which the language prints them; an earlier one goes first.
    let prints: [any InclusivePrint]
    var name: String { words.name("inclusive") }

    func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.words.count {
            guard let (pair, end) = pair(at: index, passage), passage.isFree(end) else {
                index += 1
                continue
            }
            let text = pair.first + " " + (pair.isMany ? words.joints.and : words.joints.or) + " " + pair.second
            result.append(Replacement(passage.range(of: index..<end), by: text))
            index = end
        }
        return result
    }

    private func pair(at index: Int, _ passage: Passage) -> (InclusivePair, end: Int)? {
        for way in prints {
            if let found = way.pair(at: index, in: passage) { return found }
        }
        return nil
    }
}
