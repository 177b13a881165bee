import Foundation
import VorleserKit

/// A sentence that says what kind of word each of its tokens is.
///
/// Either `The/DT cat/NN sat/VBD`, or a JSON array of `[token, tag, 1 if a space follows]`, or a JSON object with such an
/// array as `tokens`, and perhaps the sentence as `text`, from which the spaces are told if the tokens lack them.
struct TaggedLine {
    let tokens: [TaggedToken]
    let text: String

    /// - Throws: ``TaggedLineError``
    init(_ line: String) throws {
        let rows: [Row]
        switch line.first(where: { !$0.isWhitespace }) {
        case "{":
            let object = try Self.object(line)
            guard let tokens = object["tokens"] as? [Any] else { throw TaggedLineError.notTagged(line) }
            rows = try Self.rows(tokens, text: object["text"] as? String, line)
        case "[" where line.hasSuffix("]"):
            guard let tokens = try Self.json(line) as? [Any] else { throw TaggedLineError.notTagged(line) }
            rows = try Self.rows(tokens, text: nil, line)
        default: rows = try Self.rows(slashed: line)
        }
        var start = 0
        tokens = rows.map { row in
            let end = start + row.text.utf16.count
            defer { start = end + (row.hasSpaceAfter ? 1 : 0) }
            return TaggedToken(Token(row.text, at: start..<end, hasSpaceAfter: row.hasSpaceAfter), row.tag)
        }
        text = rows.map { $0.text + ($0.hasSpaceAfter ? " " : "") }.joined()
    }

    private struct Row {
        let text: String
        let tag: PennTag
        var hasSpaceAfter: Bool
    }

    // MARK: JSON

    private static func json(_ line: String) throws -> Any {
        do {
            return try JSONSerialization.jsonObject(with: Data(line.utf8))
        } catch {
            throw TaggedLineError.notTagged(line)
        }
    }

    private static func object(_ line: String) throws -> [String: Any] {
        guard let object = try json(line) as? [String: Any] else { throw TaggedLineError.notTagged(line) }
        return object
    }

    private static func rows(_ tokens: [Any], text: String?, _ line: String) throws -> [Row] {
        var rest = (text ?? "")[...]
        return try tokens.map { token in
            guard let columns = token as? [Any], columns.count >= 2, let word = columns[0] as? String,
                let name = columns[1] as? String
            else { throw TaggedLineError.notTagged(line) }
            var space = columns.count > 2 ? (columns[2] as? NSNumber)?.boolValue : nil
            if space == nil, let place = rest.range(of: word) {
                rest = rest[place.upperBound...]
                space = rest.first == " "
            }
            return Row(text: word, tag: try tag(name), hasSpaceAfter: space ?? false)
        }
    }

    private static func tag(_ name: String) throws -> PennTag {
        guard let tag = PennTag(rawValue: name) else { throw TaggedLineError.unknownTag(name) }
        return tag
    }

    // MARK: Words with slashes

    private static func rows(slashed line: String) throws -> [Row] {
        var rows: [Row] = []
        for word in line.split(whereSeparator: \.isWhitespace) {
            guard let slash = word.lastIndex(of: "/"), slash > word.startIndex else {
                throw TaggedLineError.notTagged(String(word))
            }
            let row = Row(
                text: String(word[..<slash]),
                tag: try tag(String(word[word.index(after: slash)...])),
                hasSpaceAfter: true
            )
            if clings(row), !rows.isEmpty { rows[rows.count - 1].hasSpaceAfter = false }
            rows.append(row)
            if opens(row) { rows[rows.count - 1].hasSpaceAfter = false }
        }
        if !rows.isEmpty { rows[rows.count - 1].hasSpaceAfter = false }
        return rows
    }

    /// Whether print puts no space before it.
    private static func clings(_ row: Row) -> Bool {
        let closing: Set<PennTag> = [.comma, .stop, .colon, .closeQuote, .closeBracket, .hyph, .pos]
        return closing.contains(row.tag) || ["n't", "n’t"].contains(row.text) || row.text.first == "'"
            || (row.text.first == "’" && row.text.count > 1)
    }

    /// Whether print puts no space after it.
    private static func opens(_ row: Row) -> Bool {
        let opening: Set<PennTag> = [.openQuote, .openBracket, .currency, .hyph, .number]
        return opening.contains(row.tag)
    }
}

/// Why a line does not say what kind of word each token is.
enum TaggedLineError: Error, Equatable {
    case notTagged(String)
    case unknownTag(String)
}

extension TaggedLineError: ErrorWithExitCode {
    var exitCode: Int32 { EX_DATAERR }

    var errorDescription: String? {
        switch self {
        case .notTagged(let text): localized("There are no tags in “\(text.prefix(60))”.")
        case .unknownTag(let tag): localized("There is no tag “\(tag.prefix(20))”.")
        }
    }

    var recoverySuggestion: String? {
        switch self {
        case .notTagged: localized("Write The/DT cat/NN, or a JSON array of [token, tag, 1 if a space follows].")
        case .unknownTag: localized("The tags are those of the Penn Treebank, as OntoNotes has them: NN, VBD, -LRB-…")
        }
    }
}
