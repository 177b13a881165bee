extension WordWriting {
    /// Inlines in each other; deeper ones are left out.
    private static let deepestInline = 60

    /// Writes what stands in a paragraph.
    mutating func writeInlines(in paragraph: MarkupNode, base: WordType, isHeading: Bool) {
        if let label = pendingLabel {
            writer.markup(PageWriter.escaped(label) + " ")
            pendingLabel = nil
        }
        writeInlines(in: paragraph, base, isHeading, depth: 0)
    }

    private mutating func writeInlines(in parent: MarkupNode, _ base: WordType, _ isHeading: Bool, depth: Int) {
        guard depth < Self.deepestInline else { return }
        var child = parent.firstChild
        while let node = child {
            child = node.next
            guard node.isElement else { continue }
            switch node.name {
            case "r": writeRun(node, base, isHeading)
            case "hyperlink": writeLink(node, base, isHeading, depth)
            case "bookmarkstart":
                if let name = node.attribute("name"), name != "_GoBack" {
                    writer.markup("<a\(PageWriter.attribute("id", name))></a>")
                }
            case "fldsimple":
                if !WordFields.isSkipped(node.attribute("instr") ?? "") {
                    writeInlines(in: node, base, isHeading, depth: depth + 1)
                }
            case "sdt":
                node.child("sdtcontent").map { writeInlines(in: $0, base, isHeading, depth: depth + 1) }
            case "alternatecontent":
                node.chosen.map { writeInlines(in: $0, base, isHeading, depth: depth + 1) }
            case "ppr", "del", "movefrom", "sdtpr", "rpr", "commentrangestart", "commentrangeend": break
            default: writeInlines(in: node, base, isHeading, depth: depth + 1)
            }
        }
    }

    private mutating func writeLink(_ node: MarkupNode, _ base: WordType, _ isHeading: Bool, _ depth: Int) {
        var address: String?
        if let relation = node.attribute("id").flatMap({ current.all[$0] }), relation.isOutside {
            address = relation.path
        } else if let anchor = node.attribute("anchor")?.nonEmpty {
            address = PageWriter.address(Self.page, fragment: anchor)
        }
        if let address { writer.markup("<a\(PageWriter.attribute("href", address))>") }
        writeInlines(in: node, base, isHeading, depth: depth + 1)
        if address != nil { writer.markup("</a>") }
    }

    // MARK: Runs

    private mutating func writeRun(_ run: MarkupNode, _ base: WordType, _ isHeading: Bool) {
        let properties = run.child("rpr")
        var type = WordType(properties).over(styles.type(properties?.child("rstyle")?.attribute("val"))).over(base)
        if isHeading { type.isBold = nil }
        guard type.isHidden != true else { return fields.pass(run) }
        let (start, end) = Self.tags(type, hasSign: run.holdsNoteSign)
        var isOpen = false
        var child = run.firstChild
        while let node = child {
            child = node.next
            guard node.isElement else { continue }
            fields.take(node)
            guard !fields.isHidingText else { continue }
            let text = Self.text(of: node)
            if text != nil || Self.shown.contains(node.name), !isOpen {
                writer.markup(start)
                isOpen = true
            }
            if let text { writer.text(text.utf8) } else { writePiece(node, depth: 0) }
        }
        if isOpen { writer.markup(end) }
    }

    private static let shown: Set = ["t", "drawing", "pict", "object", "ruby", "alternatecontent"]

    private static func tags(_ type: WordType, hasSign: Bool) -> (start: String, end: String) {
        var names: [(String, String)] = []
        if type.isBold == true { names.append(("strong", "")) }
        if type.isItalic == true { names.append(("em", "")) }
        if type.isStruck == true { names.append(("s", "")) }
        if type.isSmallCaps == true { names.append(("span", " style=\"font-variant:small-caps\"")) }
        if !hasSign, type.position == "superscript" { names.append(("sup", "")) }
        if !hasSign, type.position == "subscript" { names.append(("sub", "")) }
        let end = names.reversed().map { "</\($0.0)>" }.joined()
        return (names.map { "<\($0.0)\($0.1)>" }.joined(), end)
    }

    /// What an element of a run stands for in the text.
    private static func text(of node: MarkupNode) -> String? {
        switch node.name {
        case "tab", "ptab": " "
        case "nobreakhyphen": "\u{2011}"
        case "softhyphen": "\u{AD}"
        case "sym": symbol(node)
        default: nil
        }
    }

    /// A sign by its number; those that only a font of signs knows are left out.
    private static func symbol(_ node: MarkupNode) -> String? {
        guard let value = node.attribute("char").flatMap({ UInt32($0, radix: 16) }), !(0xE000...0xF8FF).contains(value),
            value >= 0x20, let scalar = Unicode.Scalar(value)
        else { return nil }
        return String(Character(scalar))
    }

    private mutating func writePiece(_ node: MarkupNode, depth: Int) {
        switch node.name {
        case "t":
            var child = node.firstChild
            while let text = child {
                writer.text(text.characters)
                child = text.next
            }
        case "br", "cr":
            if !["page", "column"].contains(node.attribute("type")) { writer.markup("<br/>") }
        case "footnotereference": writeSign(.footnote, node)
        case "endnotereference": writeSign(.endnote, node)
        case "drawing", "pict", "object": writePictures(in: node)
        case "ruby":
            node.child("rubybase")?.childElements.filter { $0.name == "r" }.prefix(100).forEach {
                writer.markup(PageWriter.escaped($0.text()))
            }
        case "alternatecontent" where depth < 8:
            for inner in node.chosen?.childElements ?? [] { writePiece(inner, depth: depth + 1) }
        default: break
        }
    }

    // MARK: Pictures

    /// Pictures of one drawing; more are left out.
    private static let mostPictures = 100

    private mutating func writePictures(in node: MarkupNode) {
        let named = node.descendants.first { ["docpr", "shape"].contains($0.name) }
        let words = named.flatMap { $0.attribute("descr") ?? $0.attribute("alt") }
        var count = 0
        var next = node.following(in: node)
        while let current = next, count < Self.mostPictures {
            let name = current.isElement ? current.name : ""
            if name == "txbxcontent" {
                boxes.append(current)
            } else if name == "blip" || name == "imagedata" {
                writePicture(current, words ?? "")
                count += 1
            }
            next = current.following(in: node, skippingChildren: name == "txbxcontent" || name == "fallback")
        }
    }

    private mutating func writePicture(_ node: MarkupNode, _ words: String) {
        guard let id = node.attribute("embed") ?? node.attribute("id"), let relation = current.all[id],
            !relation.isOutside
        else { return }
        let source = PageWriter.attribute("src", PageWriter.address(relation.path))
        writer.markup("<img\(source)\(PageWriter.attribute("alt", words))/>")
    }
}

extension MarkupNode {
    fileprivate var holdsNoteSign: Bool {
        childElements.contains { ["footnotereference", "endnotereference"].contains($0.name) }
    }
}
