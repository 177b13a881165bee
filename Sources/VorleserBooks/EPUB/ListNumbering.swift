/// The numbers of an ordered list, or the bullets of another. Source: HTML Living Standard §4.4.5, “The ol element”.
struct ListNumbering {
    var marker: Style.ListMarker
    private var next: Int
    private let step: Int

    init(of list: MarkupNode, isOrdered: Bool) {
        let items = list.childElements.count { $0.name == "li" }
        let isReversed = isOrdered && list.attribute("reversed") != nil
        marker = isOrdered ? Self.marker(type: list.attribute("type")) ?? .decimal : .bullet
        next = Self.number(list.attribute("start")) ?? (isReversed ? items : 1)
        step = isReversed ? -1 : 1
    }

    /// What is printed before an item.
    mutating func nextMarker(for item: MarkupNode, _ style: Style) -> String {
        let number = Self.number(item.attribute("value")) ?? next
        next = number + step
        let marker = style.listMarker ?? Self.marker(type: item.attribute("type")) ?? self.marker
        switch marker {
        case .none: return ""
        case .bullet: return "•"
        case .decimal, .other: return "\(number)."
        case .lowerAlpha: return Self.letters(number) + "."
        case .upperAlpha: return Self.letters(number).uppercased() + "."
        case .lowerRoman: return Self.roman(number) + "."
        case .upperRoman: return Self.roman(number).uppercased() + "."
        }
    }

    private static func number(_ text: String?) -> Int? {
        text.flatMap { Int($0.collapsed) }.flatMap { (-999_999_999...999_999_999).contains($0) ? $0 : nil }
    }

    private static func marker(type: String?) -> Style.ListMarker? {
        switch type {
        case "1": .decimal
        case "a": .lowerAlpha
        case "A": .upperAlpha
        case "i": .lowerRoman
        case "I": .upperRoman
        case "disc", "circle", "square": .bullet
        default: nil
        }
    }

    /// a, b … z, aa, ab …
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var letters = ""
        while rest > 0 {
            rest -= 1
            letters = String(UnicodeScalar(UInt8(97 + rest % 26))) + letters
            rest /= 26
        }
        return letters
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let digits: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        var result = ""
        for (value, letter) in digits {
            while rest >= value {
                result += letter
                rest -= value
            }
        }
        return result
    }
}
