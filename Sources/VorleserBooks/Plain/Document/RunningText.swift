/// The lines of a block, joined as their author would have written them on an endless line.
struct RunningText: Sendable {
    let text: TextLines
    let hyphens: LineEndHyphens
    /// Lines that are nothing but the number of a printed page.
    var pageNumbers: [Int: String] = [:]
    /// The heads and feet that stood before lines.
    var pageEdges: [Int: PageHeads.Edge] = [:]

    /// The characters of lines as UTF-8; with `keepsLines` their ends stay, as U+000A.
    func joined(_ lines: Range<Int>, keepsLines: Bool = false) -> [UInt8] {
        var result: [UInt8] = []
        var last: Int?
        for index in lines {
            if let label = pageNumbers[index] {
                result.append(contentsOf: Array(" [Pg \(label)]".utf8))
                continue
            }
            if last != nil, let label = pageEdges[index]?.label {
                result.append(contentsOf: Array(" [Pg \(label)]".utf8))
            }
            if let last { appendJoint(last, index, keepsLines: keepsLines, to: &result) }
            result.append(contentsOf: text.utf8[text.lines[index].bytes])
            last = index
        }
        return result
    }

    /// What stands between two lines.
    private func appendJoint(_ last: Int, _ next: Int, keepsLines: Bool, to result: inout [UInt8]) {
        if keepsLines {
            result.append(0x0A)
            return
        }
        switch hyphens.fate(ofLine: last) {
        case .joined: result.removeLast(UTF8.width(text.lastScalar(text.lines[last])))
        case .kept: break
        case nil: if needsBlank(text.lines[last], text.lines[next]) { result.append(0x20) }
        }
    }

    /// Chinese and Japanese have no blanks, and none stands after a dash that has none before it.
    private func needsBlank(_ last: TextLine, _ next: TextLine) -> Bool {
        let end = text.lastScalar(last)
        if end.joinsWithoutBlank, text.firstScalar(next).joinsWithoutBlank { return false }
        let isDash = end == "—" || end == "―" || end == "-" && text.utf8[max(last.end - 2, last.start)] == 0x2D
        guard isDash, last.end - last.start > 3 else { return true }
        let width = end == "-" ? 2 : UTF8.width(end)
        return text.utf8[last.end - width - 1] == 0x20
    }
}
