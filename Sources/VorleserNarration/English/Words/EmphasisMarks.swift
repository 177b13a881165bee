/// Leaves out the marks of emphasis in plain text, and asterisks for notes: *_emphasis_ added*, *\*\*bold\*\**.
public struct EmphasisMarks: SpokenForm {
    public let name = "emphasis-mark"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            let unit = passage[index]
            guard unit.isEmphasisMark || unit == 0x60 else {
                index += 1
                continue
            }
            let start = index
            while passage.unit(index) == unit { index += 1 }
            let (before, after) = (passage.unit(start - 1), passage.unit(index))
            if before?.isLetterOrDigit == true, after?.isLetterOrDigit == true {
                // “snake_case” is two words; “2*3” and “f*ck” are none of this rule’s.
                if unit == 0x5F { result.append(Replacement(start..<index, by: " ")) }
                continue
            }
            if unit == 0x2A, index - start == 1, passage.startsSentence(start), passage.isBlank(index) {
                result.append(Replacement(start..<index + 1, by: ""))
                continue
            }
            guard before.map({ !$0.isWhiteSpace }) ?? false || after.map({ !$0.isWhiteSpace }) ?? false else {
                continue
            }
            result.append(Replacement(start..<index, by: ""))
        }
        return result.isEmpty || passage.isSpeakable ? result : []
    }
}
