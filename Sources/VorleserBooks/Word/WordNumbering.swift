/// How a document of Word numbers its lists and headings, and how far it has come.
/// Source: ECMA-376, part 1, section 17.9.
struct WordNumbering {
    struct Level {
        /// `decimal`, `bullet`, `lowerRoman` …
        var format = "bullet"
        /// What is written, with `%1` for the number of the first level.
        var text = ""
        var start = 1
    }

    private var levels: [String: [Int: Level]] = [:]
    private var listOfNumber: [String: String] = [:]
    private var counts: [String: [Int: Int]] = [:]

    private static let most = 20_000
    static let deepest = 8

    init(_ root: MarkupNode?) {
        for node in root?.childElements.prefix(Self.most) ?? [] {
            switch node.name {
            case "abstractnum":
                guard let id = node.attribute("abstractnumid") else { continue }
                for level in node.childElements.prefix(20) where level.name == "lvl" {
                    guard let place = level.attribute("ilvl").flatMap({ Int($0) }) else { continue }
                    levels[id, default: [:]][place] = Level(
                        format: level.child("numfmt")?.attribute("val") ?? "decimal",
                        text: String((level.child("lvltext")?.attribute("val") ?? "").prefix(100)),
                        start: level.child("start")?.attribute("val").flatMap { Int($0) } ?? 1
                    )
                }
            case "num":
                guard let id = node.attribute("numid") else { continue }
                listOfNumber[id] = node.child("abstractnumid")?.attribute("val")
            default: break
            }
        }
    }

    /// The next number of a list.
    /// - Returns: `nil` for a list that the document does not have.
    mutating func next(_ numberID: String, level: Int) -> (level: Level, number: Int, label: String)? {
        guard numberID != "0", let list = listOfNumber[numberID], let known = levels[list]?[level] else { return nil }
        let number = (counts[list]?[level] ?? known.start &- 1) &+ 1
        counts[list, default: [:]][level] = number
        for deeper in (level + 1)..<(Self.deepest + 2) { counts[list]?[deeper] = nil }
        var label = known.text
        for place in 0...Self.deepest where label.contains("%\(place + 1)") {
            let count = counts[list]?[place] ?? levels[list]?[place]?.start ?? 1
            let format = levels[list]?[place]?.format ?? "decimal"
            label = label.replacing("%\(place + 1)", with: Self.written(count, format))
        }
        return (known, number, known.format == "bullet" || known.format == "none" ? "" : label.collapsed)
    }

    private static func written(_ number: Int, _ format: String) -> String {
        switch format {
        case "lowerRoman": roman(number).lowercased()
        case "upperRoman": roman(number)
        case "lowerLetter": letter(number).lowercased()
        case "upperLetter": letter(number)
        default: String(number)
        }
    }

    private static func letter(_ number: Int) -> String {
        guard (1...780).contains(number), let scalar = Unicode.Scalar(65 + (number - 1) % 26) else {
            return String(number)
        }
        return String(repeating: Character(scalar), count: (number - 1) / 26 + 1)
    }

    /// Also how Word numbers endnotes.
    static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        return signs.reduce(into: "") { result, sign in
            while rest >= sign.0 {
                result += sign.1
                rest -= sign.0
            }
        }
    }
}
