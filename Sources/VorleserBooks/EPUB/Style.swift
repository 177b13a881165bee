/// What a style sheet says about one element, as far as it changes what is read or marked; `nil` where it says nothing.
struct Style: Hashable, Sendable {
    enum Display: Hashable, Sendable { case none, block, inline, other }
    enum Position: Hashable, Sendable { case superscript, `subscript`, baseline }
    enum ListMarker: Hashable, Sendable {
        case none, bullet, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman, other
    }

    var display: Display?
    var isInvisible: Bool?
    var isItalic: Bool?
    var isBold: Bool?
    var isSmallCaps: Bool?
    var isStruckOut: Bool?
    var position: Position?
    var keepsWhiteSpace: Bool?
    var listMarker: ListMarker?
    var isFloating: Bool?
    /// Whether the letters are all as wide, as programs are set.
    var hasTypedFace: Bool?
    /// Whether a quotation (`q`) gets marks before and after it.
    var opensQuotation: Bool?
    var closesQuotation: Bool?
    /// What is printed after the element's contents, without being part of the text; empty for nothing.
    var printedAfter: String?
    /// The same before them.
    var printedBefore: String?
    /// How a block is set, which changes nothing of what is read.
    var layout = StyledLayout()

    static let unset = Style()

    /// Whether an element is not to be seen.
    var isHiding: Bool { display == Display.none || isInvisible == true }

    /// Takes over whatever the other style says.
    mutating func apply(_ other: Style) {
        display = other.display ?? display
        isInvisible = other.isInvisible ?? isInvisible
        isItalic = other.isItalic ?? isItalic
        isBold = other.isBold ?? isBold
        isSmallCaps = other.isSmallCaps ?? isSmallCaps
        isStruckOut = other.isStruckOut ?? isStruckOut
        position = other.position ?? position
        keepsWhiteSpace = other.keepsWhiteSpace ?? keepsWhiteSpace
        listMarker = other.listMarker ?? listMarker
        isFloating = other.isFloating ?? isFloating
        hasTypedFace = other.hasTypedFace ?? hasTypedFace
        opensQuotation = other.opensQuotation ?? opensQuotation
        closesQuotation = other.closesQuotation ?? closesQuotation
        printedAfter = other.printedAfter ?? printedAfter
        printedBefore = other.printedBefore ?? printedBefore
        layout.apply(other.layout)
    }

    /// Reads a `style` attribute or the inside of a rule.
    init(declarations: some StringProtocol) {
        for declaration in declarations.split(separator: ";").prefix(200) {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let property = declaration[..<colon].collapsed.lowercased()
            var value = declaration[declaration.index(after: colon)...].collapsed.lowercased()
            if let important = value.firstIndex(of: "!") { value = value[..<important].collapsed }
            set(property, to: value)
            layout.set(property, to: value)
        }
    }

    init() {}

    /// Reads the inside of a rule for what comes before or after an element: whether there is anything, and which signs.
    init(_ side: GeneratedSide, declarations: String) {
        if side == .firstLetter {
            layout.hasDropCap = Self.isDropCap(declarations)
            return
        }
        for declaration in declarations.split(separator: ";").prefix(200) {
            guard let colon = declaration.firstIndex(of: ":"),
                declaration[..<colon].collapsed.lowercased() == "content"
            else { continue }
            let written = declaration[declaration.index(after: colon)...].prefix { $0 != "!" }
            let value = written.collapsed.lowercased()
            let signs = GeneratedText(written)?.text ?? ""
            let isShown = !["\"\"", "''", "none", "normal", "no-open-quote", "no-close-quote"].contains(value)
            switch side {
            case .before: (opensQuotation, printedBefore) = (isShown, signs)
            case .after: (closesQuotation, printedAfter) = (isShown, signs)
            case .firstLetter: break
            }
        }
    }

    /// Whether what is said of a first letter makes it as high as several lines.
    private static func isDropCap(_ declarations: String) -> Bool {
        let style = Self(declarations: declarations)
        return style.isFloating == true || (style.layout.size ?? 1) >= 2 || declarations.contains("initial-letter")
    }

    /// What style sheets put beside an element's contents, or set otherwise. Source: CSS Pseudo-Elements 4 §4.1, §2.2.
    enum GeneratedSide: Sendable {
        case before, after, firstLetter

        /// Takes the side off the end of a selector.
        static func split(_ selector: Substring) -> (rest: Substring, side: GeneratedSide?) {
            let text = String(selector).trimmingASCIIWhitespace
            guard let name = text.split(separator: ":").last?.lowercased(), text.hasSuffix(":" + name) else {
                return (text, nil)
            }
            let sides: [String: GeneratedSide] = ["before": .before, "after": .after, "first-letter": .firstLetter]
            guard let side = sides[name] else { return (text, nil) }
            let rest = text.dropLast(name.utf8.count + 1)
            return (rest.hasSuffix(":") ? rest.dropLast() : rest, side)
        }
    }

    private mutating func set(_ property: String, to value: String) {
        switch property {
        case "display": display = Self.display(value)
        case "visibility": isInvisible = value == "hidden" || value == "collapse"
        case "font-style": isItalic = value == "italic" || value.hasPrefix("oblique")
        case "font-weight": isBold = value == "bold" || value == "bolder" || (Int(value) ?? 0) >= 600
        case "font-variant", "font-variant-caps": isSmallCaps = value.contains("small-caps")
        case "font": setFont(value)
        case "font-family": hasTypedFace = Self.isTyped(value)
        case "text-decoration", "text-decoration-line": isStruckOut = value.contains("line-through")
        case "vertical-align": position = Self.position(value)
        case "white-space": keepsWhiteSpace = value.hasPrefix("pre")
        case "list-style", "list-style-type": listMarker = Self.listMarker(value)
        case "float": isFloating = value != "none"
        case "quotes":
            opensQuotation = value != "none"
            closesQuotation = value != "none"
        default: break
        }
    }

    private mutating func setFont(_ value: String) {
        let words = value.split(separator: " ")
        isItalic = words.contains { $0 == "italic" || $0 == "oblique" }
        isBold = words.contains { $0 == "bold" || $0 == "bolder" || ["600", "700", "800", "900"].contains($0) }
        isSmallCaps = words.contains("small-caps")
        hasTypedFace = Self.isTyped(value)
    }

    /// Whether the first face asked for, or the last resort, is one of typewriters'.
    private static func isTyped(_ families: String) -> Bool {
        let faces = families.split(separator: ",")
        guard let first = faces.first, let last = faces.last else { return false }
        return last.hasSuffix("monospace") || !first.contains("monotype") && typedFaces.contains(where: first.contains)
    }

    private static let typedFaces = ["mono", "courier", "consol", "menlo", "typewriter", "source code", "fira code"]

    private static func display(_ value: String) -> Display {
        switch value {
        case "none": .none
        case "block", "list-item", "flex", "grid", "table", "table-row", "flow-root": .block
        case "inline", "run-in", "contents": .inline
        default: .other
        }
    }

    private static func position(_ value: String) -> Position? {
        switch value {
        case "super", "text-top": .superscript
        case "sub", "text-bottom": .`subscript`
        case "baseline", "0", "middle", "top", "bottom": .baseline
        default: nil
        }
    }

    private static func listMarker(_ value: String) -> ListMarker? {
        for word in value.split(separator: " ") {
            switch word {
            case "none": return ListMarker.none
            case "disc", "circle", "square": return .bullet
            case "decimal", "decimal-leading-zero": return .decimal
            case "lower-alpha", "lower-latin": return .lowerAlpha
            case "upper-alpha", "upper-latin": return .upperAlpha
            case "lower-roman": return .lowerRoman
            case "upper-roman": return .upperRoman
            case "inside", "outside": continue
            default: continue
            }
        }
        return nil
    }
}
