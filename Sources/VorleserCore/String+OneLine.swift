extension Unicode.Scalar.Properties {
    /// Whether it steers what shows a text instead of being shown: terminals, lines, the direction of writing, with which `fdp.exe`
    /// can look like `exe.pdf`. Joiners do not: words of Persian and of India's languages are spelled with them.
    package var isControlOrSteering: Bool {
        switch generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .format: !isJoinControl
        default: false
        }
    }
}

extension StringProtocol {
    /// A name as it is kept: on one line, without what steers terminals and the direction of writing, and without blanks around it.
    package var onOneLine: String {
        // A break between two words parts them; other controls are nothing.
        let lines = unicodeScalars.split { $0.properties.isControlOrSteering && $0.properties.isWhitespace }.map {
            line in
            String(String.UnicodeScalarView(line.filter { !$0.properties.isControlOrSteering }))
        }
        return String(lines.filter { !$0.isEmpty }.joined(separator: " ").trimmingBlanks)
    }
}

extension String {
    fileprivate var trimmingBlanks: Substring {
        var rest = self[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest.drop { $0.isWhitespace }
    }
}

extension StringProtocol {
    /// Its beginning: as many whole characters as have room in so many bytes of UTF-8. Of a character that is larger by itself,
    /// which no language has, as many of its signs.
    package func prefix(bytes limit: Int) -> String {
        var (kept, bytes) = (String.UnicodeScalarView(), 0)
        for character in self {
            guard bytes + character.utf8.count <= limit else {
                guard kept.isEmpty else { break }
                for scalar in character.unicodeScalars {
                    bytes += UTF8.width(scalar)
                    guard bytes <= limit else { break }
                    kept.append(scalar)
                }
                break
            }
            bytes += character.utf8.count
            kept.append(contentsOf: character.unicodeScalars)
        }
        return String(kept)
    }
}
