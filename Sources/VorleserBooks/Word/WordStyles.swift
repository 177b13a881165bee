/// The styles of a document of Word, each with what it has from those it is based on.
/// Source: ECMA-376, part 1, section 17.7.
struct WordStyles {
    struct Style {
        var name = ""
        var basedOn: String?
        /// 1 … 9 for a heading, 0 for text that is said to be none.
        var level: Int?
        var numberID: String?
        var listLevel: Int?
        var type = WordType()
        var isDefault = false
    }

    private var styles: [String: Style] = [:]
    private var defaultParagraph: String?
    /// The language that the document is written in unless it says otherwise.
    private(set) var language: String?
    /// The size of letters that nothing else says, in half points.
    private(set) var size = 20

    private static let most = 10_000
    /// Styles based on each other; a longer chain is a circle.
    private static let longestChain = 20

    init(_ root: MarkupNode?) {
        language = root?.child("docdefaults")?.descendant("lang")?.attribute("val")?.collapsed.nonEmpty
        size = root?.child("docdefaults").flatMap { WordType($0.descendant("rpr")).size } ?? size
        for node in root?.childElements.prefix(Self.most) ?? [] where node.name == "style" {
            guard let id = node.attribute("styleid") else { continue }
            let properties = node.child("ppr")
            let numbers = properties?.child("numpr")
            let name = (node.child("name")?.attribute("val") ?? "").lowercased()
            styles[id] = Style(
                name: name,
                basedOn: node.child("basedon")?.attribute("val"),
                level: Self.level(properties?.child("outlinelvl")) ?? Self.level(named: name),
                numberID: numbers?.child("numid")?.attribute("val"),
                listLevel: numbers?.child("ilvl")?.attribute("val").flatMap { Int($0) },
                type: WordType(node.child("rpr"))
            )
            let isDefault = ["1", "true", "on"].contains(node.attribute("default"))
            if isDefault, node.attribute("type") == "paragraph" { defaultParagraph = id }
        }
    }

    /// Heading level by `outlineLvl`, of which 9 is text.
    static func level(_ node: MarkupNode?) -> Int? {
        node?.attribute("val").flatMap { Int($0) }.map { (0...8).contains($0) ? $0 + 1 : 0 }
    }

    private static func level(named name: String) -> Int? {
        if name == "title" { return 1 }
        guard name.hasPrefix("heading ") else { return nil }
        return Int(name.dropFirst(8)).flatMap { (1...9).contains($0) ? $0 : nil }
    }

    /// The style with an ID, or paragraphs' own, with everything it has from others.
    func style(_ id: String?) -> Style {
        var result = Style()
        var next = id.flatMap { styles[$0] == nil ? nil : $0 } ?? defaultParagraph
        for step in 0..<Self.longestChain {
            guard let id = next, let style = styles[id] else { break }
            if step == 0 { result.name = style.name }
            result.level = result.level ?? style.level
            result.numberID = result.numberID ?? style.numberID
            result.listLevel = result.listLevel ?? style.listLevel
            result.type = result.type.over(style.type)
            next = style.basedOn
        }
        return result
    }

    /// How a style for characters sets them.
    func type(_ id: String?) -> WordType { id.flatMap { styles[$0] } == nil ? WordType() : style(id).type }
}

/// How letters are set; `nil` for what is left to others.
struct WordType: Equatable {
    var isBold: Bool?
    var isItalic: Bool?
    var isStruck: Bool?
    var isSmallCaps: Bool?
    var isHidden: Bool?
    /// `superscript`, `subscript`, or neither.
    var position: String?
    /// In half points.
    var size: Int?

    init(_ properties: MarkupNode? = nil) {
        guard let properties else { return }
        isBold = Self.toggle(properties.child("b"))
        isItalic = Self.toggle(properties.child("i"))
        isStruck = Self.toggle(properties.child("strike")) ?? Self.toggle(properties.child("dstrike"))
        isSmallCaps = Self.toggle(properties.child("smallcaps"))
        isHidden = Self.toggle(properties.child("vanish"))
        position = properties.child("vertalign")?.attribute("val")
        size = properties.child("sz")?.attribute("val").flatMap { Int($0) }
    }

    /// Whether a property is on. Source: ECMA-376, part 1, section 17.17.4, `ST_OnOff`.
    static func toggle(_ node: MarkupNode?) -> Bool? {
        node.map { !["0", "false", "off", "none"].contains($0.attribute("val")?.lowercased() ?? "") }
    }

    /// This, and where it says nothing the other.
    func over(_ other: WordType) -> WordType {
        var result = self
        result.isBold = isBold ?? other.isBold
        result.isItalic = isItalic ?? other.isItalic
        result.isStruck = isStruck ?? other.isStruck
        result.isSmallCaps = isSmallCaps ?? other.isSmallCaps
        result.isHidden = isHidden ?? other.isHidden
        result.position = position ?? other.position
        result.size = size ?? other.size
        return result
    }
}
