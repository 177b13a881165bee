import CLibXML2

/// A document's tree as KOReader's engine has it: which texts there are in an element, and how long they are.
///
/// Source: crengine, `lvxml.cpp` (`LVXMLParser`, which parts and collapses text) and `lvtinydom.cpp`
/// (`ldomElementWriter::onText`, `ldomNode::autoboxChildren`, which leave blank text out). The elements that the engine
/// puts in are in none of its paths. `docs/koreader.md` has the rules in words.
struct CREngineTree {
    /// What the engine has as one text: a text of ours, or a piece of a very long one.
    struct Text {
        let node: MarkupNode
        /// In the node's characters.
        let bytes: Range<Int>
    }

    /// What can be in an element.
    enum Child {
        case element(MarkupNode)
        case text(Text)
    }

    /// Elements that a style sheet makes blocks.
    let blocks: Set<UnsafeMutablePointer<xmlNode>>

    /// The engine gives a text on when it has so many characters.
    private static let longestText = 8192

    // MARK: Elements

    /// An element's number among its parent's of the same name, from 1.
    func number(of element: MarkupNode) -> Int {
        let name = element.nameKey
        var count = 1
        var node = element.pointer.pointee.prev
        while let current = node {
            let sibling = MarkupNode(pointer: current)
            if sibling.isElement, sibling.nameKey == name { count += 1 }
            node = current.pointee.prev
        }
        return count
    }

    /// The element of a name in another one; the first without a number.
    func element(_ name: String, _ number: Int?, in parent: MarkupNode) -> MarkupNode? {
        let key = MarkupNode.nameKey(of: name)
        var left = number ?? 1
        var child = parent.firstChild
        while let current = child {
            if current.isElement, current.nameKey == key {
                left -= 1
                if left == 0 { return current }
            }
            child = current.next
        }
        return nil
    }

    // MARK: Texts

    /// What is in an element, in order.
    func children(of parent: MarkupNode) -> [Child] {
        let keeps = keepsWhiteSpace(parent)
        let all = rawChildren(of: parent, keepsWhiteSpace: keeps)
        guard !keeps else { return all.map(\.child) }
        let isMixed = all.contains(where: \.isBlock)
        let isBlock = self.isBlock(parent)
        var kept: [Child] = []
        for (index, child) in all.enumerated() {
            if child.isBlank {
                // White space before anything else in a block, and around the blocks between inline siblings.
                if isBlock, kept.isEmpty { continue }
                if isMixed, !isInline(all[..<index].last { !$0.isBlank }) { continue }
                if isMixed, !isInline(all[(index + 1)...].first { !$0.isBlank }) { continue }
            }
            kept.append(child.child)
        }
        return kept
    }

    /// The texts of an element, in order.
    func texts(of parent: MarkupNode) -> [Text] {
        children(of: parent).compactMap { child in
            if case .text(let text) = child { text } else { nil }
        }
    }

    private struct RawChild {
        let child: Child
        var isBlock = false
        var isBlank = false
    }

    private func isInline(_ child: RawChild?) -> Bool { child.map { !$0.isBlock } ?? false }

    private func rawChildren(of parent: MarkupNode, keepsWhiteSpace: Bool) -> [RawChild] {
        let takesText = !Self.textless.contains(parent.nameKey)
        var children: [RawChild] = []
        var node = parent.firstChild
        while let current = node {
            if current.isElement {
                children.append(RawChild(child: .element(current), isBlock: isBlock(current)))
            } else if current.isText, takesText {
                for piece in Self.pieces(of: current) {
                    let isBlank = !keepsWhiteSpace && current.characters[piece].allSatisfy(Self.isBlank)
                    children.append(RawChild(child: .text(Text(node: current, bytes: piece)), isBlank: isBlank))
                }
            }
            node = current.next
        }
        return children
    }

    /// Long text in pieces, each but the last parted behind a blank if it has one.
    private static func pieces(of node: MarkupNode) -> [Range<Int>] {
        let characters = node.characters
        guard characters.count >= longestText else { return [0..<characters.count] }
        var pieces: [Range<Int>] = []
        var start = 0
        var count = 0
        var afterBlank: (index: Int, count: Int)?
        var index = 0
        while index < characters.count {
            let (_, length) = UTF8Scalar.decode(characters, at: index)
            let isBlank = characters[index] == 0x20 || characters[index] == 0x0A
            index += length
            count += 1
            if isBlank { afterBlank = (index, count) }
            guard count == longestText else { continue }
            let cut = afterBlank ?? (index, count)
            pieces.append(start..<cut.index)
            (start, count, afterBlank) = (cut.index, count - cut.count, nil)
        }
        if start < characters.count { pieces.append(start..<characters.count) }
        return pieces
    }

    // MARK: Characters

    /// How many characters the engine has of a text before a byte of ours.
    func characters(before byte: Int, in text: Text) -> Int {
        var found: Int?
        let all = walk(text) { index, number in
            if index >= byte { found = number }
            return found == nil
        }
        return found ?? all
    }

    /// The byte of ours at which a character of the engine's begins; the end of the text for one beyond it.
    func byte(of character: Int, in text: Text) -> Int {
        var found = text.bytes.upperBound
        walk(text) { index, number in
            guard number >= character else { return true }
            found = index
            return false
        }
        return found
    }

    /// Goes through the characters that the engine has: white space in a row is one, unless the element keeps it.
    /// - Parameters:
    ///   - text: Whose.
    ///   - visit: Told where each is and its number; `false` to stop.
    /// - Returns: How many there were.
    @discardableResult
    private func walk(_ text: Text, _ visit: (_ byte: Int, _ number: Int) -> Bool) -> Int {
        let characters = text.node.characters
        let keeps = text.node.parent.map(keepsWhiteSpace) ?? false
        var index = text.bytes.lowerBound
        // The line end with which preformatted text begins is none of it.
        if keeps, index == 0, text.node.pointer.pointee.prev == nil, characters[0] == 0x0A { index = 1 }
        var number = 0
        var column = 0
        var isAfterBlank = false
        while index < text.bytes.upperBound {
            let byte = characters[index]
            let (_, length) = UTF8Scalar.decode(characters, at: index)
            let isBlank = Self.isBlank(byte)
            if keeps || !isBlank || !isAfterBlank {
                guard visit(index, number) else { return number }
                // A tab goes on to the next eighth column.
                let width = keeps && byte == 0x09 ? 8 - column % 8 : 1
                number += width
                column = byte == 0x0A ? 0 : column + width
            }
            isAfterBlank = isBlank
            index += length
        }
        return number
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    // MARK: What elements are

    private func isBlock(_ node: MarkupNode) -> Bool {
        Self.blockNames.contains(node.nameKey) || blocks.contains(node.pointer)
    }

    private func keepsWhiteSpace(_ node: MarkupNode) -> Bool {
        var node: MarkupNode? = node
        while let current = node {
            if Self.preformatted.contains(current.nameKey) { return true }
            node = current.parent
        }
        return false
    }

    /// Source: crengine, `fb2def.h`.
    private static let blockNames = keys(
        """
        body hr form pre blockquote div h1 h2 h3 h4 h5 h6 p output section ol ul li dl dt dd table caption colgroup col \
        thead tbody tfoot tr th td address article aside canvas fieldset figcaption figure footer header hgroup legend \
        main nav noscript video center dir menu multicol noframes search listing textarea plaintext xmp details dialog \
        summary frame frameset iframe noembed template select button marquee optgroup datalist map subtitle
        """
    )
    private static let preformatted = keys("pre listing textarea plaintext xmp")
    private static let textless = keys("table colgroup col thead tbody tfoot tr")

    private static func keys(_ names: String) -> Set<UInt64> {
        Set(names.split(separator: " ").map { MarkupNode.nameKey(of: $0) })
    }
}
