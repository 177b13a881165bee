import Phonemes

/// Spells the numbers that programs write to the base of sixteen: *0xFFF0*, *0x7c00*.
struct Hexadecimals: SpokenForm {
    let name = "hexadecimal"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.printed(index) == "0", passage.isTight(index + 1), passage.isLetters(index + 1),
                passage.letters(index + 1).first == "x",
                !passage.isTight(index) || passage.word(index - 1)?.kind == .mark
            else { return nil }
            var end = index + 2
            while passage.isTight(end), passage.isLetters(end) || passage.isDigits(end) { end += 1 }
            let figures = passage.text(in: passage.range(of: index..<end)).dropFirst(2)
            guard !figures.isEmpty, figures.utf8.count <= 16, figures.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
                return nil
            }
            let said = figures.map { $0.isNumber ? NumberWords.digits(String($0)) : $0.uppercased() }
            return passage.replacement(index..<end, by: "zero x " + said.joined(separator: " "))
        }
    }
}
