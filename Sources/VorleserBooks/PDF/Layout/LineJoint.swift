/// What stands between two lines of one paragraph.
enum LineJoint {
    case blank
    /// Words are not parted there, or the hyphen belongs to the word.
    case nothing
    /// One word, which the line's end cuts: its hyphen goes.
    case withoutHyphen
}

extension PrintedHyphens {
    /// - Parameters:
    ///   - line: A line.
    ///   - next: The one after it in the same paragraph or cell.
    /// - Returns: How the text goes on.
    func joint(of line: PrintedLine, and next: PrintedLine) -> LineJoint {
        switch line.endsInAddress ? nil : fate(atEndOf: line.text, before: next.text) {
        case .joined: .withoutHyphen
        case .kept: .nothing
        case .hanging, nil: line.joinsWithoutBlank(next) ? .nothing : .blank
        }
    }
}

extension PrintedLine {
    /// Whether it ends in the middle of an address, at a sign that addresses are parted at.
    fileprivate var endsInAddress: Bool {
        guard let last = text.last, "/-_=&?%#~".contains(last), let word = text.split(separator: " ").last else {
            return false
        }
        return word.contains("://") || word.contains("www.")
    }

    /// Whether the next line's first word follows without a blank: after a dash, and where words are not parted at all.
    fileprivate func joinsWithoutBlank(_ next: PrintedLine) -> Bool {
        guard let last = text.unicodeScalars.last, let first = next.text.unicodeScalars.first else { return true }
        if last == "—" || last == "―" || first == "—" || first == "―" { return true }
        return last.joinsWithoutBlank && first.joinsWithoutBlank || endsInAddress
    }
}

extension [PrintedRun] {
    /// Takes the last character away, wherever it stands.
    mutating func removeLastCharacter() {
        while let last = indices.last, self[last].text.isEmpty { removeLast() }
        guard let last = indices.last else { return }
        self[last].text.unicodeScalars.removeLast()
    }
}
