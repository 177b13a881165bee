/// A name for a file without ending: a title as far as file systems take it.
///
/// Beyond what Linux and macOS forbid, the signs that Windows and FAT forbid are left out too: audiobooks travel.
public struct FileName: Hashable, Sendable {
    public let text: String

    /// The most bytes a name may have in UTF-8; file systems take 255, and temporary names are longer.
    static let limit = 115

    /// - Parameters:
    ///   - title: Anything.
    ///   - other: Stands for a title of which nothing is left.
    public init(_ title: String, or other: String) {
        let words = Self.safe(title, room: Self.limit)
        text = words.isEmpty ? other : words
    }

    /// A title as file systems take it, in at most so many bytes of UTF-8; may be empty.
    static func safe(_ title: String, room: Int) -> String {
        var result = ""
        for word in written(title).split(whereSeparator: \.isWhitespace) {
            for character in result.isEmpty ? word : " " + word {
                guard result.utf8.count + character.utf8.count <= room else { return result.withoutOuterDots }
                result.append(character)
            }
        }
        return result.withoutOuterDots
    }

    /// What a file system takes of a title. Signs that only direct or join letters are left out.
    private static func written(_ title: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in title.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .format: continue
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: result.append(" ")
            default: result.append("/\\:*?\"<>|".unicodeScalars.contains(scalar) ? " " : scalar)
            }
        }
        return String(result)
    }
}

extension String {
    /// Hidden files begin with a dot; Windows takes none at the end.
    fileprivate var withoutOuterDots: String {
        let isOuter = { (character: Character) in character == "." || character.isWhitespace }
        guard let last = lastIndex(where: { !isOuter($0) }) else { return "" }
        return String(self[...last].drop(while: isOuter))
    }
}
