import CLibXML2

/// The attributes of an element that matter for reading, as pointers into its tree.
struct ElementAttributes {
    typealias Value = UnsafeMutablePointer<UInt8>

    private(set) var id: Value?
    /// `name` on `<a>`, an anchor of old.
    private(set) var anchorName: Value?
    private(set) var className: Value?
    private(set) var style: Value?
    private(set) var epubType: Value?
    private(set) var role: Value?
    private(set) var language: Value?
    /// What the other of `lang` and `xml:lang` says.
    private(set) var otherLanguage: Value?
    private(set) var href: Value?
    private(set) var source: Value?
    private(set) var isHidden = false
    private(set) var isHiddenFromSpeech = false

    init(of node: MarkupNode) {
        var attribute = node.pointer.pointee.properties
        while let current = attribute {
            attribute = current.pointee.next
            if let name = current.pointee.name { read(name, of: current) }
        }
    }

    private mutating func read(_ name: UnsafePointer<UInt8>, of attribute: UnsafeMutablePointer<xmlAttr>) {
        let value = attribute.pointee.children?.pointee.content
        switch Self.packed(name) {
        case Name.id: id = value ?? id
        case Name.name: anchorName = value
        case Name.class: className = value
        case Name.style: style = value
        case Name.role: role = value
        case Name.lang, Name.xmlLang:
            if language == nil { language = value } else { otherLanguage = value }
        case Name.href, Name.xlinkHref: href = href ?? value
        case Name.src: source = value
        case Name.hidden: isHidden = true
        case Name.type where attribute.pointee.ns != nil, Name.epubType: epubType = value
        case Name.ariaHidden: isHiddenFromSpeech = value.map { String(cString: $0) == "true" } ?? false
        default: break
        }
    }

    /// The words of the `class` attribute.
    var classNames: [Substring] { Self.words(className) }

    /// The words of `epub:type` and `role`, lower-case; for most elements none.
    var types: [String] {
        guard epubType != nil || role != nil else { return [] }
        return (Self.words(epubType) + Self.words(role)).map { $0.lowercased() }
    }

    private static func words(_ value: Value?) -> [Substring] {
        guard let value else { return [] }
        return String(cString: value).prefix(4000).split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" }
    }

    /// Up to eight bytes of a name as a number, so that names can be told apart without making strings; longer names
    /// are folded.
    private static func packed(_ name: UnsafePointer<UInt8>) -> UInt64 {
        var hash: UInt64 = 0
        var index = 0
        while name[index] != 0, index < 64 {
            let byte = name[index]
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            hash = (hash &* 1_099_511_628_211) ^ UInt64(lower)
            index += 1
        }
        return hash
    }

    private enum Name {
        static let id = hash("id"), name = hash("name"), `class` = hash("class"), style = hash("style")
        static let role = hash("role"), lang = hash("lang"), xmlLang = hash("xml:lang"), href = hash("href")
        static let xlinkHref = hash("xlink:href"), src = hash("src"), hidden = hash("hidden"), type = hash("type")
        static let epubType = hash("epub:type"), ariaHidden = hash("aria-hidden")

        private static func hash(_ name: StaticString) -> UInt64 {
            var hash: UInt64 = 0
            for index in 0..<name.utf8CodeUnitCount {
                hash = (hash &* 1_099_511_628_211) ^ UInt64(name.utf8Start[index])
            }
            return hash
        }
    }
}
