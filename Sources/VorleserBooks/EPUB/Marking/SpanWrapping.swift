import CLibXML2

/// Puts elements around stretches of a tree whose texts are labelled, as few for each stretch as the tree allows.
///
/// One walk from the leaves up: what belongs to one stretch as a whole is carried to its parent; an element is put around
/// neighbours of one stretch as soon as something else comes, or their parent ends. A loop, not a recursion.
struct SpanWrapping {
    /// An element that was put into the tree.
    struct Wrapper {
        let node: MarkupNode
        /// Which stretch it holds, or a part of.
        let stretch: Int
        /// Where that part is in the document's text.
        let text: Range<Int>
    }

    private let blocks: Set<UnsafeMutablePointer<xmlNode>>
    private let placements: PlacementRules
    private let labels: [TextLabels.Label]
    private let stretch: (TextLabels.Label) -> Int?
    private var levels: [Level] = []
    private var wrappers: [Wrapper] = []

    /// Neighbours that belong to one stretch.
    private struct Group {
        let stretch: Int
        let first: MarkupNode
        var last: MarkupNode
        var text: Range<Int>
    }

    /// An element that has begun and not ended.
    private struct Level {
        let node: MarkupNode
        let kind: PhrasingContent.Kind
        /// Whether it, or something around it, is only marked as a whole.
        let isWhole: Bool
        var group: Group?
        /// Whether it holds something that cannot be inside a mark, or belongs to another stretch, or to none.
        var isMixed = false
        /// Whether it holds text that was read.
        var holdsText = false
    }

    private init(
        _ document: TracedDocument,
        _ labels: TextLabels,
        _ stretch: @escaping (TextLabels.Label) -> Int?
    ) {
        blocks = document.blocks
        placements = document.placements
        self.labels = labels.labels
        self.stretch = stretch
    }

    /// - Parameters:
    ///   - top: Where to begin.
    ///   - document: What was read of the tree.
    ///   - labels: Of its texts.
    ///   - stretch: Which stretch a label belongs to; `nil` for none.
    /// - Returns: The new elements.
    static func wrap(
        in top: MarkupNode,
        of document: TracedDocument,
        _ labels: TextLabels,
        _ stretch: @escaping (TextLabels.Label) -> Int?
    ) -> [Wrapper] {
        var wrapping = SpanWrapping(document, labels, stretch)
        wrapping.walk(top)
        return wrapping.wrappers
    }

    private mutating func walk(_ top: MarkupNode) {
        var node = top
        while true {
            if node.isElement {
                begin(node)
                if let child = node.firstChild {
                    node = child
                    continue
                }
                end()
            } else if node.isText {
                visit(node)
            }
            while node == top || node.next == nil {
                guard node != top, let parent = node.parent else { return }
                node = parent
                end()
            }
            guard let next = node.next else { return }
            node = next
        }
    }

    private mutating func begin(_ node: MarkupNode) {
        let kind = kind(of: node)
        let isWhole = (kind == .whole && !node.isDrawing) || levels.last?.isWhole ?? false
        levels.append(Level(node: node, kind: kind, isWhole: isWhole))
        if node.label != nil { visit(node) }
    }

    private func kind(of node: MarkupNode) -> PhrasingContent.Kind {
        let kind = PhrasingContent.kind(of: node)
        return kind == .inline && blocks.contains(node.pointer) ? .block : kind
    }

    private mutating func visit(_ node: MarkupNode) {
        guard let index = node.label else { return }
        let label = labels[index]
        if !levels.isEmpty { levels[levels.count - 1].holdsText = true }
        if let stretch = stretch(label) {
            add(node, stretch, label.text)
        } else if !label.text.isEmpty {
            interrupt()
        }
    }

    /// Adds what belongs to one stretch to the element that is open.
    private mutating func add(_ node: MarkupNode, _ stretch: Int, _ text: Range<Int>) {
        guard var level = levels.popLast() else { return }
        if let group = level.group, group.stretch == stretch || level.isWhole {
            level.group?.last = node
            level.group?.text = group.text.lowerBound..<text.upperBound
        } else {
            if let group = level.group {
                level.isMixed = true
                wrap(group, in: level)
            }
            level.group = Group(stretch: stretch, first: node, last: node, text: text)
        }
        levels.append(level)
    }

    /// What comes cannot be in one element with what came.
    private mutating func interrupt() {
        guard var level = levels.popLast() else { return }
        level.isMixed = true
        if let group = level.group, !level.isWhole {
            wrap(group, in: level)
            level.group = nil
        }
        levels.append(level)
    }

    private mutating func end() {
        guard let level = levels.popLast() else { return }
        if level.holdsText, !levels.isEmpty { levels[levels.count - 1].holdsText = true }
        if level.isWhole || (level.kind == .inline && !level.isMixed && !isTied(level)) {
            if let group = level.group { add(level.node, group.stretch, group.text) }
            return
        }
        if let group = level.group { wrap(group, in: level) }
        if level.holdsText || !level.node.isDrawing { interrupt() }
    }

    /// Whether an element with text looks as it does because of its parent, which a mark would part it from.
    private func isTied(_ level: Level) -> Bool {
        guard level.group != nil, let parent = levels.last else { return false }
        return placements.tie(level.node, to: parent.node)
    }

    private mutating func wrap(_ group: Group, in level: Level) {
        guard level.kind != .frame, !level.isWhole else { return }
        var (first, last) = (group.first, group.last)
        // Inside an element that holds all of it, a mark takes its colours, and child selectors go on matching.
        while first == last, first.isElement, kind(of: first) == .inline, first.name != "q",
            let child = first.firstChild, let end = first.pointer.pointee.last
        {
            (first, last) = (child, MarkupNode(pointer: end))
        }
        // Where every `span` looks like something, a mark is an element that style sheets do not name.
        let name = level.node.isDrawing ? "tspan" : placements.styleSpans ? "data" : "span"
        guard let node = first.wrapped(upTo: last, in: name, namespace(in: level)) else { return }
        if name == "data" { node.setAttribute("value", "") }
        wrappers.append(Wrapper(node: node, stretch: group.stretch, text: group.text))
    }

    /// The vocabulary that a mark is of: that of what it stands in, but HTML's inside EPUB's own elements.
    private func namespace(in level: Level) -> UnsafeMutablePointer<xmlNs>? {
        guard level.node.isOf("http://www.idpf.org/2007/ops") else { return level.node.pointer.pointee.ns }
        let holder = levels.last { !$0.node.isOf("http://www.idpf.org/2007/ops") }
        return holder?.node.pointer.pointee.ns
    }
}
