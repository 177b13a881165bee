/// Says a hyphen that opens or closes what somebody says as the dash it stands for: *-Yo -dijo- no sé.*
///
/// Careless prints of the languages that mark speech with dashes have hyphens in their place; a hyphen makes no pause.
struct SpeechHyphens: SpokenForm {
    let words: ContinentalWords
    var name: String { words.name("speech-hyphen") }

    func replacements(in passage: Passage) -> [Replacement] {
        guard passage.marks.contains(0x2D) else { return [] }
        return (0..<passage.length).filter { passage[$0] == 0x2D && (isOpening($0, passage) || isClosing($0, passage)) }
            .map { Replacement($0..<$0 + 1, by: "—") }
    }

    /// Before a word, with a blank or an opening mark before it; *-5* is a number.
    private func isOpening(_ hyphen: Int, _ passage: Passage) -> Bool {
        guard hyphen == 0 || passage.isBlank(hyphen - 1) || Self.opening.contains(passage[hyphen - 1]),
            let next = passage.unit(hyphen + 1)
        else { return false }
        return next.isLetter || Self.opening.contains(next) || next == 0x2026
    }

    /// After a word or its mark, with a blank or a mark behind it; *pre- y posguerra* shares its last part.
    private func isClosing(_ hyphen: Int, _ passage: Passage) -> Bool {
        guard let before = passage.unit(hyphen - 1), let next = passage.unit(hyphen + 1),
            before.isLetter || Self.closed.contains(before)
        else { return false }
        if Self.after.contains(next) { return true }
        guard passage.isBlank(hyphen + 1) else { return false }
        guard let word = passage.word(after: hyphen + 1), word.lowerBound == passage.skippingBlanks(from: hyphen + 1)
        else { return true }
        let follower = passage.string(word).lowercased()
        return !before.isLetter || !words.joints.join(follower)
    }

    private static let opening: Set<UInt16> = [0xAB, 0xBF, 0xA1, 0x28, 0x201C, 0x22, 0x2018]
    private static let closed: Set<UInt16> = [0x2E, 0x2C, 0x3B, 0x3A, 0x21, 0x3F, 0x2026, 0xBB, 0x201D, 0x29]
    private static let after: Set<UInt16> = [0x2E, 0x2C, 0x3B, 0x3A, 0x2026, 0x21, 0x3F]
}
