/// Reads SSML as clients write it: what is not well-formed is text, what is not known is passed over, and nothing is fetched,
/// defined or expanded.
///
/// Source: “Speech Synthesis Markup Language (SSML) Version 1.1”, W3C, 2010.
struct SpeechMarkup: Sequence, IteratorProtocol {
    /// What comes next.
    enum Token: Equatable {
        /// With references resolved.
        case text(String)
        case start(name: String, attributes: [String: String], isEmpty: Bool)
        case end(name: String)
    }

    private let bytes: [UInt8]
    private var place = 0
    /// From where on an ending was sought in vain, so that it is not sought once for each beginning.
    private var missing: [String: Int] = [:]

    /// Attributes of an element that are looked at.
    private static let mostAttributes = 16

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> Token? {
        while place < bytes.count {
            if bytes[place] != UInt8(ascii: "<") { return text() }
            if skip("<!--", to: "-->") || skip("<?", to: "?>") { continue }
            if starts("<![CDATA["), let end = find("]]>", from: place + 9) {
                defer { place = end + 3 }
                return .text(String(decoding: bytes[place + 9..<end], as: UTF8.self))
            }
            if starts("<!DOCTYPE") {
                skipDefinitions()
                continue
            }
            return tag() ?? text()
        }
        return nil
    }

    private func starts(_ words: String) -> Bool { bytes[place...].starts(with: words.utf8) }

    private mutating func find(_ words: String, from start: Int) -> Int? {
        guard start <= bytes.count, missing[words].map({ start < $0 }) ?? true else { return nil }
        let sought = Array(words.utf8)
        var index = start
        while index + sought.count <= bytes.count {
            if bytes[index] == sought[0], bytes[index...].starts(with: sought) { return index }
            index += 1
        }
        missing[words] = Swift.min(missing[words] ?? start, start)
        return nil
    }

    private mutating func skip(_ beginning: String, to ending: String) -> Bool {
        guard starts(beginning), let end = find(ending, from: place + beginning.utf8.count) else { return false }
        place = end + ending.utf8.count
        return true
    }

    /// Passes over a document type with all that it defines; one that does not end is passed over to the end.
    private mutating func skipDefinitions() {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                place += 1
                return
            default: break
            }
            place += 1
        }
    }

    /// Text up to the next sign that may begin something else; that sign too when it begins nothing.
    private mutating func text() -> Token {
        let start = place
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
        return .text(Self.resolved(bytes[start..<place]))
    }

    /// `nil` when there is none.
    private mutating func tag() -> Token? {
        var end = place + 1
        let isEnd = end < bytes.count && bytes[end] == UInt8(ascii: "/")
        if isEnd { end += 1 }
        let start = end
        guard start < bytes.count, Self.isNameStart(bytes[start]) else { return nil }
        // In a value there is no `<` either.
        var quote: UInt8?
        while end < bytes.count, bytes[end] != UInt8(ascii: "<"), quote != nil || bytes[end] != UInt8(ascii: ">") {
            if bytes[end] == quote {
                quote = nil
            } else if quote == nil, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
                quote = bytes[end]
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return nil }
        let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
        var content = bytes[start..<(isEmpty && !isEnd ? end - 1 : end)]
        let name = Self.takeName(&content)
        place = end + 1
        return isEnd ? .end(name: name) : .start(name: name, attributes: Self.attributes(content), isEmpty: isEmpty)
    }

    private static func attributes(_ bytes: ArraySlice<UInt8>) -> [String: String] {
        var rest = bytes
        var result: [String: String] = [:]
        while result.count < mostAttributes {
            rest = rest.drop { !isNameStart($0) }
            if rest.isEmpty { break }
            let name = takeName(&rest)
            rest = rest.drop(while: isSpace)
            guard rest.first == UInt8(ascii: "=") else { continue }
            rest = rest.dropFirst().drop(while: isSpace)
            guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let end = rest.dropFirst().firstIndex(of: quote)
            else { continue }
            if result[name] == nil { result[name] = resolved(rest[rest.startIndex + 1..<end]) }
            rest = rest[(end + 1)...]
        }
        return result
    }

    private static func takeName(_ bytes: inout ArraySlice<UInt8>) -> String {
        let end =
            bytes.firstIndex { isSpace($0) || [UInt8(ascii: "="), UInt8(ascii: "/")].contains($0) } ?? bytes.endIndex
        defer { bytes = bytes[end...] }
        return String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// With references to characters resolved; others stand for themselves.
    private static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            // As long as `&#x10FFFF;`.
            let near = bytes[index..<Swift.min(index + 10, bytes.endIndex)]
            if bytes[index] == UInt8(ascii: "&"), let end = near.firstIndex(of: UInt8(ascii: ";")),
                let sign = character(String(decoding: bytes[index + 1..<end], as: UTF8.self))
            {
                result += sign.utf8
                index = end + 1
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func character(_ reference: String) -> String? {
        if let sign = named[reference] { return sign }
        guard reference.hasPrefix("#") else { return nil }
        let digits = reference.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
