/// Documents that get other names, and the links to them.
///
/// EPUB 2 let XHTML documents be called as they liked; EPUB 3 wants their names to end in `.xhtml`.
/// Source: EPUB 3.3 §6.1.2, “XHTML requirements”.
struct RenamedDocuments: Sendable {
    /// New names by the old ones.
    private let names: [ContainerPath: ContainerPath]

    /// - Parameters:
    ///   - documents: XHTML documents of the package.
    ///   - taken: All files of the container.
    init(_ documents: some Sequence<ContainerPath>, taken: [String]) {
        var taken = Set(taken.map { $0.lowercased() })
        var names: [ContainerPath: ContainerPath] = [:]
        for path in documents.sorted() where !path.text.hasSuffix(".xhtml") {
            let stem = path.withoutEnding
            var name = stem + ".xhtml"
            var number = 1
            while !taken.insert(name.lowercased()).inserted {
                number += 1
                name = "\(stem)-\(number).xhtml"
            }
            names[path] = ContainerPath(name)
        }
        self.names = names
    }

    var isEmpty: Bool { names.isEmpty }

    func name(of path: ContainerPath) -> ContainerPath { names[path] ?? path }

    /// An address in a document as it is after the change.
    func address(_ address: String, in base: ContainerPath) -> String {
        guard !address.isEmpty, !address.hasPrefix("#"), let place = ContainerPath.resolve(address, in: base),
            let new = names[place.path]
        else { return address }
        return new.address(from: name(of: base), fragment: place.fragment)
    }

    /// A document of XML with links to the new names. Nothing else in it changes.
    func relinked(_ document: [UInt8], at base: ContainerPath) -> [UInt8] {
        guard !isEmpty else { return document }
        var result: [UInt8] = []
        result.reserveCapacity(document.count)
        var copied = 0
        for range in LinkValues(document) {
            let written = String(decoding: document[range], as: UTF8.self)
            let old = written.replacing("&amp;", with: "&")
            let new = address(old, in: base)
            guard new != old else { continue }
            result += document[copied..<range.lowerBound]
            result += Array(new.escapedForXML.utf8)
            copied = range.upperBound
        }
        return result + document[copied...]
    }
}

/// The values of attributes that are addresses, in a document of XML: where they are in its bytes.
private struct LinkValues: Sequence, IteratorProtocol {
    private static let names = Set(["href", "xlink:href", "src", "data", "cite"].map { Array($0.utf8) })

    private let document: [UInt8]
    private var index = 0
    private var isInTag = false

    init(_ document: [UInt8]) { self.document = document }

    mutating func next() -> Range<Int>? {
        while index < document.count {
            if isInTag {
                if let value = nextValue() { return value }
            } else {
                enterTag()
            }
        }
        return nil
    }

    /// Goes to the inside of the next tag; what is in comments and the like is passed over.
    private mutating func enterTag() {
        guard let start = document[index...].firstIndex(of: UInt8(ascii: "<")) else { return index = document.count }
        let rest = document[start...]
        for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
        where rest.starts(with: opening.utf8) {
            index = rest.dropFirst(opening.utf8.count).firstRange(of: Array(closing.utf8))?.upperBound ?? document.count
            return
        }
        index = start + 1
        isInTag = true
    }

    /// Goes on to the next attribute's value, or to the tag's end.
    private mutating func nextValue() -> Range<Int>? {
        let start = index
        while index < document.count {
            let byte = document[index]
            index += 1
            if byte == UInt8(ascii: ">") {
                isInTag = false
                return nil
            }
            guard byte == 0x22 || byte == 0x27 else { continue }
            let end = document[index...].firstIndex(of: byte) ?? document.count
            let value = index..<end
            let name = document[start..<index - 1].reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
                .prefix { $0 > 0x20 }
            index = Swift.min(end + 1, document.count)
            return Self.names.contains(Array(name.reversed())) ? value : nil
        }
        return nil
    }
}
