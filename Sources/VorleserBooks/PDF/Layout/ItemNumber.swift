/// The number of an item in a list, as it stands before it: `3.`, `(b)`, `12)`.
struct ItemNumber {
    private enum Kind { case figure, letter }

    private let kind: Kind
    private let value: Int
    private let brackets: String

    /// Reads what a line begins with; `nil` if that is no number, or nothing follows it.
    init?(_ line: String) {
        var rest = line[...]
        let opening = rest.hasPrefix("(") ? "(" : ""
        rest = rest.dropFirst(opening.count)
        let figures = rest.prefix { $0.isASCII && $0.isNumber }
        if (1...3).contains(figures.count), let number = Int(figures) {
            (kind, value) = (.figure, number)
            rest = rest.dropFirst(figures.count)
        } else if let letter = rest.first?.asciiValue, (0x61...0x7A).contains(letter) {
            (kind, value) = (.letter, Int(letter) - 0x60)
            rest = rest.dropFirst()
        } else {
            return nil
        }
        let closing = rest.prefix { $0 == "." || $0 == ")" }
        rest = rest.dropFirst(closing.count)
        guard (1...2).contains(closing.count), rest.first == " " || rest.first == "\t", rest.count > 1 else {
            return nil
        }
        brackets = opening + closing
    }

    var isFirst: Bool { value == 1 }

    func follows(_ other: ItemNumber) -> Bool { isCounted(as: other) && value == other.value + 1 }

    /// Whether both are of one list, by their signs: “a.” is not counted as “2.” is.
    func isCounted(as other: ItemNumber) -> Bool { kind == other.kind && brackets == other.brackets }
}
