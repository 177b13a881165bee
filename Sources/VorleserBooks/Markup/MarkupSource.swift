import CLibXML2
import VorleserCore

/// The source of an XML or HTML document made safe and whole before it is parsed.
///
/// The document type declaration is taken out, so that no parser ever sees an entity declaration: entity bombs and
/// external entities have nothing to work with. Entity references are replaced here: HTML's named ones whether declared
/// or not, and the document's own if they are plain text. Bare `&` and `<`, control characters and references to
/// characters that cannot be are mended.
struct MarkupSource {
    /// The document, UTF-8.
    private(set) var utf8: [UInt8]
    /// What was repaired, as sentences; empty for a clean document.
    private(set) var repairs: [Repair] = []

    struct Repair: Hashable {
        let isEncoding: Bool
        let fault: BookWarning.Fault
    }

    /// Where the last of each kind of ``programs`` ends; what begins behind that has no end.
    private var lastEnds: [Int] = []

    /// Elements that hold text in another language, which may look like markup.
    private static let programs: [(tag: StaticString, end: StaticString)] = [
        ("<script", "</script"), ("<style", "</style"),
    ]

    /// A script or style sheet that is being copied.
    private struct Program {
        /// Where its end tag begins.
        let end: Int
        /// Whether comments, and CDATA sections, that begin from here on may end in it: one that does not is told of all.
        var endsComments = true
        var endsSections = true
    }

    /// The text that entities of the document's own may add, in bytes.
    private static let longestExpansion = 1 << 20

    init(_ bytes: [UInt8]) {
        let decoded = MarkupEncoding.decode(bytes)
        utf8 = decoded.utf8
        if let warning = decoded.warning { repairs.append(Repair(isEncoding: true, fault: warning)) }
        trimStart()
        let entities = removeDocumentType()
        let signs = signs
        lastEnds = Self.programs.map { signs.hasPrograms ? last(of: $0.end) : -1 }
        if signs.needMending || holdsReferences || signs.hasComments && hasUnsoundComment { scan(entities) }
    }

    /// Whether it holds no markup and no text at all.
    var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }

    private mutating func note(_ fault: BookWarning.Fault) {
        let repair = Repair(isEncoding: false, fault: fault)
        if !repairs.contains(repair) { repairs.append(repair) }
    }

    /// White space before the XML declaration is against the standard and common.
    private mutating func trimStart() {
        let blanks = utf8.prefix { $0 <= 0x20 }.count
        if blanks > 0 { utf8.removeFirst(blanks) }
    }

    // MARK: The document type declaration

    /// Takes the document type declaration out; its line ends stay so that lines keep their numbers.
    /// - Returns: The document's own entities.
    private mutating func removeDocumentType() -> [[UInt8]: [UInt8]] {
        guard let start = documentTypeStart() else { return [:] }
        var index = start + 9
        var quote: UInt8 = 0
        var depth = 0
        while index < utf8.count {
            let byte = utf8[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: "]") {
                depth -= 1
            } else if byte == UInt8(ascii: ">"), depth <= 0 {
                break
            }
            index += 1
        }
        // A quotation mark that never closes would swallow the document.
        let end = index < utf8.count ? index : utf8[start...].firstIndex(of: UInt8(ascii: ">")) ?? utf8.count - 1
        let entities = Self.entities(declaredIn: utf8[start...end])
        for index in start...end where utf8[index] != 0x0A { utf8[index] = 0x20 }
        return entities
    }

    private func documentTypeStart() -> Int? {
        var index = 0
        let limit = min(utf8.count, 64 << 10)
        while index < limit {
            guard utf8[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if matches("<!doctype", at: index) { return index }
            if matches("<!--", at: index) {
                index = end(of: "-->", from: index + 4)
            } else if matches("<?", at: index) {
                index = end(of: "?>", from: index + 2)
            } else {
                return nil
            }
        }
        return nil
    }

    /// Bytes; a declaration may also have a keyword and blanks before its value.
    private static let longestEntityName = 1000

    /// The plain text entities that a document type declaration declares; the first of a name counts.
    private static func entities(declaredIn declaration: ArraySlice<UInt8>) -> [[UInt8]: [UInt8]] {
        var entities: [[UInt8]: [UInt8]] = [:]
        var rest = declaration
        let keyword = Array("<!ENTITY".utf8)
        while entities.count < 2000, let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard rest[mark...].starts(with: keyword) else {
                rest = rest[(mark + 1)...]
                continue
            }
            rest = rest[(mark + keyword.count)...]
            let words = rest.prefix(longestEntityName).prefix {
                $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
            }
            let name = words.split(maxSplits: 2) { $0 <= 0x20 }
            guard let first = name.first, first.first != UInt8(ascii: "%"), words.count < longestEntityName,
                words.endIndex < rest.endIndex
            else { continue }
            let quote = rest[words.endIndex]
            // An external entity, or one without a value, stands for nothing.
            guard name.count == 1, quote != UInt8(ascii: ">") else {
                entities[Array(first)] = entities[Array(first)] ?? []
                continue
            }
            let value = rest[(words.endIndex + 1)...].prefix { $0 != quote }
            if entities[Array(first)] == nil { entities[Array(first)] = isPlain(value) ? Array(value) : [] }
        }
        return entities
    }

    /// Whether an entity's value holds neither markup nor references to other entities.
    private static func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count <= 1000, !value.contains(UInt8(ascii: "<")) else { return false }
        return value.indices.allSatisfy { index in
            value[index] != UInt8(ascii: "&")
                || (index + 1 < value.endIndex && value[index + 1] == UInt8(ascii: "#"))
        }
    }

    // MARK: References and stray signs

    /// A reference, or a control character.
    private var holdsReferences: Bool {
        utf8.contains { $0 == UInt8(ascii: "&") || ($0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09) }
    }

    /// What the signs `<` of a document begin.
    private struct Signs {
        /// A bare `<`, or a tag so long that it may have attributes without end.
        var needMending = false
        var hasComments = false
        var hasPrograms = false
    }

    private var signs: Signs {
        utf8.withUnsafeBufferPointer { bytes in
            var (signs, last) = (Signs(), 0)
            for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
                if index - last > Self.longTag { signs.needMending = true }
                last = index
                guard index + 1 < bytes.count, Self.mayBeginTag(bytes[index + 1]) else {
                    signs.needMending = true
                    continue
                }
                switch bytes[index + 1] {
                case UInt8(ascii: "!"): signs.hasComments = true
                case UInt8(ascii: "s"), UInt8(ascii: "S"):
                    signs.hasPrograms = signs.hasPrograms || Self.programs.contains { matches($0.tag, at: index) }
                default: break
                }
            }
            if bytes.count - last > Self.longTag { signs.needMending = true }
            return signs
        }
    }

    /// Bytes; a shorter tag is not looked at.
    private static let longTag = 16 << 10
    private static let mostAttributes = 500

    private static func mayBeginTag(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "/"),
            UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func scan(_ entities: [[UInt8]: [UInt8]]) {
        var result: [UInt8] = []
        result.reserveCapacity(utf8.count + utf8.count / 16)
        var expanded = 0
        var index = 0
        // What looks like a tag or a comment in a script or style sheet is none.
        var program = Program(end: 0)
        while index < utf8.count {
            let byte = utf8[index]
            if byte == UInt8(ascii: "<"), index < program.end {
                index = copySign(at: index, in: &program, to: &result)
            } else if byte == UInt8(ascii: "<") {
                if let end = programEnd(at: index) { program = Program(end: end) }
                index = copyMarkup(at: index, to: &result)
            } else if byte == UInt8(ascii: "&") {
                index = copyReference(at: index, to: &result, entities, &expanded)
            } else if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
                note(.controlCharacters)
                index += 1
            } else {
                let start = index
                repeat {
                    index += 1
                } while index < utf8.count && utf8[index] >= 0x20 && utf8[index] != 0x26
                    && utf8[index] != 0x3C
                result.append(contentsOf: utf8[start..<index])
            }
        }
        utf8 = result
    }

    /// Copies a comment or CDATA section whole, the sign alone otherwise.
    private mutating func copyMarkup(at start: Int, to result: inout [UInt8]) -> Int {
        guard start + 1 < utf8.count, Self.mayBeginTag(utf8[start + 1]) else {
            note(.bareBracket)
            result.append(contentsOf: "&lt;".utf8)
            return start + 1
        }
        if matches("<!--", at: start) { return copyComment(at: start, to: &result) }
        if matches("<![cdata[", at: start) {
            let end = end(of: "]]>", from: start + 9)
            result.append(contentsOf: utf8[start..<end].filter { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 })
            return end
        }
        if let cut = lastAttribute(ofTagAt: start) {
            note(.tooManyAttributes)
            result.append(contentsOf: utf8[start..<cut.from])
            return cut.end
        }
        result.append(utf8[start])
        return start + 1
    }

    /// Copies what begins with `<` in a script or style sheet: a CDATA section or comment whole, where it ends there; the
    /// sign alone otherwise.
    private mutating func copySign(at start: Int, in program: inout Program, to result: inout [UInt8]) -> Int {
        if program.endsSections, matches("<![cdata[", at: start) {
            program.endsSections = end(of: "]]>", from: start + 9, before: program.end) != nil
            if program.endsSections { return copyMarkup(at: start, to: &result) }
        }
        if matches("<!--", at: start) {
            if program.endsComments {
                program.endsComments = end(of: "-->", from: start + 4, before: program.end) != nil
            }
            if program.endsComments { return copyComment(at: start, to: &result) }
        } else if start + 1 < utf8.count, Self.mayBeginTag(utf8[start + 1]) {
            result.append(utf8[start])
            return start + 1
        }
        result.append(contentsOf: "&lt;".utf8)
        return start + 1
    }

    /// Where the script or style sheet that begins with a tag ends; `nil` for other tags and for one without an end.
    private func programEnd(at start: Int) -> Int? {
        for ((tag, close), last) in zip(Self.programs, lastEnds) where start < last && matches(tag, at: start) {
            let next = start + tag.utf8CodeUnitCount
            guard utf8[next] <= 0x20 || utf8[next] == UInt8(ascii: ">"),
                // A sign of another tag comes first where the tag has no end; it is not looked for through all the rest.
                let tagEnd = utf8[next...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
                utf8[tagEnd] == UInt8(ascii: ">"), utf8[tagEnd - 1] != UInt8(ascii: "/")
            else { return nil }
            return tagEnd < last ? end(of: close, from: tagEnd) - close.utf8CodeUnitCount : nil
        }
        return nil
    }

    /// Copies a comment, unless an XML parser would stumble over it.
    private mutating func copyComment(at start: Int, to result: inout [UInt8]) -> Int {
        let comment = comment(at: start)
        if comment.isSound { result.append(contentsOf: utf8[start..<comment.end]) }
        if !comment.isEnded { note(.endlessComment) }
        return comment.end
    }

    /// A comment that an XML parser would stumble over; at each hyphen too many, over all that it holds so far.
    private var hasUnsoundComment: Bool {
        var (index, program) = (0, 0)
        while let start = utf8[index...].firstIndex(of: UInt8(ascii: "<")) {
            guard matches("<!--", at: start) else {
                if start >= program, let end = programEnd(at: start) { program = end }
                index = start + 1
                continue
            }
            // One in a script that ends behind it would be none for a browser, but is for an XML parser.
            if start < program, end(of: "-->", from: start + 4, before: program) == nil { return true }
            let comment = comment(at: start)
            if !comment.isSound { return true }
            index = comment.end
        }
        return false
    }

    private func comment(at start: Int) -> (end: Int, isEnded: Bool, isSound: Bool) {
        let end = end(of: "-->", from: start + 4)
        let inside = utf8[min(start + 4, end)..<max(min(start + 4, end), end - 3)]
        let isEnded = end - start >= 7 && matches("-->", at: end - 3)
        let hasHyphens = zip(inside, inside.dropFirst()).contains { $0 == 0x2D && $1 == 0x2D }
        let isClean = inside.last != 0x2D && inside.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
        return (end, isEnded, isEnded && !hasHyphens && isClean)
    }

    /// Where to cut a tag with more attributes than any document needs: parsers compare each with all others.
    /// - Returns: Where the cut begins, and where the tag's end stands; `nil` for other tags.
    private func lastAttribute(ofTagAt start: Int) -> (from: Int, end: Int)? {
        var index = start + 1
        var quote: UInt8 = 0
        var count = 0
        var cut: Int?
        while index < utf8.count {
            let byte = utf8[index]
            if quote != 0 {
                if byte == quote {
                    quote = 0
                    count += 1
                    if count == Self.mostAttributes { cut = index + 1 }
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                let isEmptyTag = index > start && utf8[index - 1] == UInt8(ascii: "/")
                return cut.map { ($0, isEmptyTag ? index - 1 : index) }
            } else if byte == UInt8(ascii: "<") || (cut == nil && index - start > 4 * Self.longTag) {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// Copies what a reference stands for; returns the index after it.
    private mutating func copyReference(
        at start: Int,
        to result: inout [UInt8],
        _ entities: [[UInt8]: [UInt8]],
        _ expanded: inout Int
    ) -> Int {
        let name = utf8[(start + 1)...].prefix(40).prefix { Self.isNameByte($0) }
        let end = name.endIndex
        guard !name.isEmpty, end < utf8.count, utf8[end] == UInt8(ascii: ";") else {
            note(.bareAmpersand)
            result.append(contentsOf: "&amp;".utf8)
            return start + 1
        }
        if name.first == UInt8(ascii: "#") {
            copyCharacter(String(decoding: name.dropFirst(), as: UTF8.self), to: &result)
        } else if let value = entities[Array(name)] {
            expanded += value.count
            if expanded <= Self.longestExpansion { result.append(contentsOf: value) }
        } else {
            copyNamed(String(decoding: name, as: UTF8.self), to: &result)
        }
        return end + 1
    }

    private mutating func copyCharacter(_ number: String, to result: inout [UInt8]) {
        let isHex = number.hasPrefix("x") || number.hasPrefix("X")
        let value = isHex ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        guard let value, let scalar = Unicode.Scalar(value), Self.isXMLCharacter(value) else {
            note(.impossibleCharacters)
            result.append(contentsOf: [0xEF, 0xBF, 0xBD])
            return
        }
        switch scalar {
        case "&": result.append(contentsOf: "&amp;".utf8)
        case "<": result.append(contentsOf: "&lt;".utf8)
        case "\"": result.append(contentsOf: "&quot;".utf8)
        case "'": result.append(contentsOf: "&apos;".utf8)
        case "\r", "\n", "\t": result.append(contentsOf: "&#\(value);".utf8)
        default: result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    private mutating func copyNamed(_ name: String, to result: inout [UInt8]) {
        if ["amp", "lt", "gt", "quot", "apos"].contains(name) {
            result.append(contentsOf: "&\(name);".utf8)
        } else if let entity = htmlEntityLookup(name), let scalar = Unicode.Scalar(UInt32(entity.pointee.value)) {
            result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        } else {
            note(.unknownEntity(name))
            result.append(contentsOf: "&amp;\(name);".utf8)
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// Source: XML 1.0 §2.2, production 2.
    private static func isXMLCharacter(_ value: UInt32) -> Bool {
        value == 0x9 || value == 0xA || value == 0xD || (value >= 0x20 && value != 0xFFFE && value != 0xFFFF)
    }

    // MARK: Searching

    /// Whether ASCII text stands at an index, in either case; `text` is lower-case.
    private func matches(_ text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= utf8.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount {
            let byte = utf8[index + offset]
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            if lower != text.utf8Start[offset] { return false }
        }
        return true
    }

    /// The index of the last occurrence of a text; -1 if there is none.
    private func last(of text: StaticString) -> Int {
        var index = utf8.count - text.utf8CodeUnitCount
        while index >= 0, utf8[index] != text.utf8Start[0] || !matches(text, at: index) { index -= 1 }
        return max(index, -1)
    }

    /// The index after the next occurrence of a text; the document's end if there is none.
    private func end(of text: StaticString, from start: Int) -> Int {
        end(of: text, from: start, before: utf8.count) ?? utf8.count
    }

    /// The index after the next occurrence of a text that ends before a place; `nil` if there is none.
    private func end(of text: StaticString, from start: Int, before limit: Int) -> Int? {
        let first = text.utf8Start[0]
        var index = start
        while index + text.utf8CodeUnitCount <= limit {
            if utf8[index] == first, matches(text, at: index) { return index + text.utf8CodeUnitCount }
            index += 1
        }
        return nil
    }
}
