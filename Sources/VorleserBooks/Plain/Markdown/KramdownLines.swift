/// Lines that only kramdown and what IETF's authors make of it have, in GitHub's dialect.
///
/// Sources: kramdown, “Syntax”, Tables; kramdown-rfc, its README.
enum KramdownLines {
    /// - Parameters:
    ///   - index: Of a line.
    ///   - lines: All of them.
    /// - Returns: What stands for it; `nil` when it is no such line.
    static func plain(_ index: Int, of lines: [ArraySlice<UInt8>]) -> [UInt8]? {
        division(lines[index]) ?? rule(index, lines)
    }

    /// Whether a line parts the divisions of a draft: `--- abstract`, `--- middle`.
    static func isDivision(_ line: ArraySlice<UInt8>) -> Bool { division(line) != nil }

    private static func division(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        guard line.starts(with: "--- ".utf8) else { return nil }
        switch String(decoding: line.dropFirst(4).prefix { $0 > 0x20 }, as: UTF8.self) {
        case "abstract": return Array("# Abstract".utf8)
        case "middle", "back": return []
        default: return nil
        }
    }

    /// `|-------`, which parts the head from the rows whatever cells they have.
    private static func rule(_ index: Int, _ lines: [ArraySlice<UInt8>]) -> [UInt8]? {
        guard isRule(lines[index]) else { return nil }
        let head = index > 0 ? lines[index - 1] : []
        guard isRow(head), !isRule(head) else { return [] }
        guard index < 2 || !isRow(lines[index - 2]) || isRule(lines[index - 2]) else { return nil }
        let cells = head.reversed().drop { $0 <= 0x20 || $0 == bar }.reversed().dropFirst().count { $0 == bar } + 1
        return Array("|".utf8) + Array(String(repeating: "---|", count: cells).utf8)
    }

    private static let bar = UInt8(ascii: "|")

    private static func isRow(_ line: ArraySlice<UInt8>) -> Bool { line.first == bar }

    private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
        let rest = line.dropFirst()
        return line.first == bar && rest.count { $0 == UInt8(ascii: "-") } >= 3
            && rest.allSatisfy { $0 == UInt8(ascii: "-") || $0 == 0x0D || $0 == 0x20 }
    }
}
