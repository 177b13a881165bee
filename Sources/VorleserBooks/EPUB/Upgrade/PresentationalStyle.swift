import CLibXML2

/// What an element's attributes say of how it looks, as declarations of style.
///
/// The attributes are still there; those that HTML does not know are taken away later.
/// Source: HTML Living Standard §15, “Rendering”, the presentational hints.
struct PresentationalStyle {
    private(set) var declarations: [String] = []
    private let element: MarkupNode
    private let name: String

    init(of element: MarkupNode) {
        self.element = element
        name = element.name
        guard element.pointer.pointee.properties != nil else { return }
        addColours()
        addAlignment()
        addSize()
        switch name {
        case "img", "object", "iframe", "applet", "embed": addSurroundings()
        case "hr": addRule()
        case "br": addClear()
        case "font", "basefont": addFont()
        case "ul", "ol", "li", "dir", "menu": addListStyle()
        case "table": addTable()
        case "td", "th": if element.ownAttribute("nowrap") != nil { add(["white-space: nowrap"]) }
        default: break
        }
    }

    mutating func add(_ declarations: [String]) { self.declarations += declarations }

    private func value(_ attribute: String) -> String? {
        element.ownAttribute(attribute).map { String($0.trimmingASCIIWhitespace) }.flatMap(\.nonEmpty)
    }

    private func word(_ attribute: String) -> String? { value(attribute)?.lowercased() }

    /// A length in pixels, or a share.
    private func length(_ attribute: String) -> String? { value(attribute).flatMap(Self.length) }

    static func length(_ value: String) -> String? {
        let number = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard !number.isEmpty, number.utf8.count < 10, number.first != ".", !number.hasSuffix(".") else { return nil }
        let unit = value.dropFirst(number.count)
        if unit.hasPrefix("%") { return "\(number)%" }
        return ["", "px", "pt", "em"].contains(unit) ? "\(number)\(unit.isEmpty ? "px" : unit)" : nil
    }

    // MARK: Any element

    private mutating func addColours() {
        if let colour = value("bgcolor").flatMap(Self.colour) { add(["background-color: \(colour)"]) }
        let foreground = name == "body" ? "text" : "color"
        if ["body", "font", "basefont", "hr"].contains(name), let colour = value(foreground).flatMap(Self.colour) {
            add(name == "hr" ? ["color: \(colour)", "background-color: \(colour)"] : ["color: \(colour)"])
        }
        if name == "body", let picture = value("background"), !picture.contains(where: { "\"'()\\;\n".contains($0) }) {
            add(["background-image: url('\(picture)')"])
        }
    }

    /// A colour by name or number.
    private static func colour(_ value: String) -> String? {
        let digits = value.hasPrefix("#") ? value.dropFirst() : value[...]
        if digits.allSatisfy(\.isHexDigit), [3, 6].contains(digits.count) { return "#\(digits)" }
        let isName = !value.isEmpty && value.utf8.count < 30 && value.allSatisfy { $0.isASCII && $0.isLetter }
        return isName ? value : nil
    }

    private mutating func addAlignment() {
        if let align = word("align") {
            switch (name, align) {
            case ("img", _), ("object", _), ("iframe", _), ("applet", _), ("embed", _), ("hr", _): break
            case ("table", "left"), ("table", "right"): add(["float: \(align)"])
            case ("table", "center"): add(["margin-left: auto", "margin-right: auto"])
            case ("caption", "bottom"), ("caption", "top"): add(["caption-side: \(align)"])
            case (_, "left"), (_, "right"), (_, "center"), (_, "justify"): add(["text-align: \(align)"])
            case (_, "middle"): add(["text-align: center"])
            default: break
            }
        }
        if let align = word("valign"), ["top", "middle", "bottom", "baseline"].contains(align) {
            add(["vertical-align: \(align)"])
        }
    }

    private mutating func addSize() {
        switch name {
        case "table", "td", "th", "col", "colgroup", "tr", "hr":
            if let width = length("width") { add(["width: \(width)"]) }
            if let height = length("height") { add(["height: \(height)"]) }
        case "img", "object", "iframe", "embed", "video", "canvas":
            for side in ["width", "height"] { addShare(side) }
        default: break
        }
    }

    /// A picture's size is a whole number of pixels, or else a matter of style.
    private mutating func addShare(_ side: String) {
        guard let value = value(side), !value.allSatisfy({ $0.isASCII && $0.isNumber }) else { return }
        if let length = Self.length(value) { add(["\(side): \(length)"]) }
        element.removeAttribute(side)
    }

    // MARK: Single elements

    private mutating func addSurroundings() {
        switch word("align") {
        case "left"?, "right"?: add(["float: \(word("align") ?? "")"])
        case "top"?, "middle"?, "bottom"?: add(["vertical-align: \(word("align") ?? "")"])
        case "texttop"?: add(["vertical-align: text-top"])
        case "absmiddle"?, "center"?: add(["vertical-align: middle"])
        default: break
        }
        if let space = length("hspace") { add(["margin-left: \(space)", "margin-right: \(space)"]) }
        if let space = length("vspace") { add(["margin-top: \(space)", "margin-bottom: \(space)"]) }
        if let border = length("border") { add(["border: \(border) solid"]) }
        if value("frameborder") == "0" { add(["border: 0"]) }
    }

    private mutating func addRule() {
        switch word("align") {
        case "left"?: add(["margin-left: 0", "margin-right: auto"])
        case "right"?: add(["margin-left: auto", "margin-right: 0"])
        case "center"?: add(["margin-left: auto", "margin-right: auto"])
        default: break
        }
        if element.ownAttribute("noshade") != nil { add(["border-style: solid"]) }
        if let size = length("size") { add(["height: \(size)"]) }
    }

    private mutating func addClear() {
        switch word("clear") {
        case "left"?, "right"?: add(["clear: \(word("clear") ?? "")"])
        case "all"?, "both"?: add(["clear: both"])
        default: break
        }
    }

    private mutating func addFont() {
        if let face = value("face"), !face.contains(where: { ";:{}<>\"\\".contains($0) }) {
            add(["font-family: \(face)"])
        }
        guard let size = value("size"), let number = Int(size.drop { $0 == "+" }) else { return }
        let isRelative = size.hasPrefix("+") || size.hasPrefix("-")
        let (sum, isOver) = number.addingReportingOverflow(isRelative ? 3 : 0)
        let sizes = ["x-small", "small", "medium", "large", "x-large", "xx-large", "300%"]
        add(["font-size: \(sizes[isOver ? 2 : min(max(sum, 1), 7) - 1])"])
    }

    private mutating func addListStyle() {
        let types = ["1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
        guard let type = value("type") else { return }
        if let style = types[type] {
            if name != "ol" { add(["list-style-type: \(style)"]) }
        } else {
            if ["disc", "circle", "square", "none"].contains(type.lowercased()) {
                add(["list-style-type: \(type.lowercased())"])
            }
            element.removeAttribute("type")
        }
    }

    private mutating func addTable() {
        if let space = length("cellspacing") { add(["border-spacing: \(space)"]) }
        let border = element.ownAttribute("border")
        switch word("frame") {
        case "box"?, "border"?: if border == nil { add(["border: 1px solid"]) }
        case "hsides"?: add(["border-style: solid none", "border-width: 1px"])
        case "vsides"?: add(["border-style: none solid", "border-width: 1px"])
        case "above"?: add(["border-top: 1px solid"])
        case "below"?: add(["border-bottom: 1px solid"])
        case "lhs"?: add(["border-left: 1px solid"])
        case "rhs"?: add(["border-right: 1px solid"])
        default: break
        }
        guard let border else { return }
        let width = Int(border.prefix { $0.isASCII && $0.isNumber }) ?? 1
        if width == 0 {
            element.removeAttribute("border")
        } else {
            element.setAttribute("border", "1")
            if width > 1, width < 1000 { add(["border-width: \(width)px"]) }
        }
    }
}
