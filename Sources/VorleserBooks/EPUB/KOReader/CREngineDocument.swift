import CLibXML2
import VorleserCore

/// Places of one document as KOReader's engine names them.
struct CREngineDocument {
    private let traced: TracedDocument
    private let tree: CREngineTree
    private var runs: [SourceTrace.Run] { traced.trace.runs }

    init(_ traced: TracedDocument) {
        self.traced = traced
        tree = CREngineTree(blocks: traced.blocks)
    }

    // MARK: Ours → KOReader's

    /// The way to a place.
    /// - Parameters:
    ///   - offset: In the document's text.
    ///   - start: The way to the document.
    /// - Returns: To a text and a character of it, or, where the engine has no such text, to the element around.
    func pointer(at offset: Int, in start: [CREnginePointer.Step]) -> CREnginePointer {
        let body = start + [.element("body", 1)]
        let next = runs.partitioningIndex { $0.text.upperBound > offset }
        guard let run = next < runs.count ? runs[next] : runs.last else { return CREnginePointer(body, point: 0) }
        return withExtendedLifetime(traced) {
            let node = traced.sources[run.source]
            let path = Path(to: node)
            let below = path.elements.map { CREnginePointer.Step.element($0.name, tree.number(of: $0)) }
            let byte = Self.byte(at: offset, in: run)
            if node.isText, path.isWhole, let parent = node.parent,
                case let texts = tree.texts(of: parent),
                let index = texts.firstIndex(where: { $0.node == node && ($0.bytes.upperBound > byte) })
            {
                let count = tree.characters(before: byte, in: texts[index])
                return CREnginePointer(body + below + [.text(index + 1)], point: count)
            }
            return CREnginePointer(body + below, point: 0)
        }
    }

    /// The elements between the body and a node, the outermost first.
    private struct Path {
        var elements: [MarkupNode] = []
        /// Whether they lead to the node itself; a drawing or formula is one thing.
        var isWhole = true

        init(to node: MarkupNode) {
            var node = node.isElement ? node : node.parent
            while let current = node, current.name != "body", current.name != "html" {
                if ["svg", "math"].contains(current.name) {
                    elements = []
                    isWhole = false
                }
                elements.insert(current, at: 0)
                node = current.parent
            }
        }
    }

    private static func byte(at offset: Int, in run: SourceTrace.Run) -> Int {
        let distance = min(max(offset - run.text.lowerBound, 0), run.text.count)
        return min(run.bytes.lowerBound + distance * run.bytesPerUnit, run.bytes.upperBound)
    }

    // MARK: KOReader's → ours

    /// Where a way leads.
    /// - Parameter pointer: From the document on: its body, and what is in it. One that leads nowhere is followed as far
    ///   as it leads.
    /// - Returns: In the document's text.
    func offset(of pointer: CREnginePointer) -> Int {
        guard let root = traced.root else { return 0 }
        return withExtendedLifetime(traced) {
            var node = root
            if case .element("body", _)? = pointer.steps.first { node = root.child("body") ?? root }
            var steps = pointer.steps.dropFirst()
            while let step = steps.popFirst() {
                switch step {
                case .element(let name, let number):
                    guard let child = tree.element(name, number, in: node) else { return offset(from: node) }
                    node = child
                case .text(let number):
                    let texts = tree.texts(of: node)
                    guard let text = texts.prefix(number ?? 1).last else { return offset(from: node) }
                    return offset(of: tree.byte(of: pointer.point ?? 0, in: text), in: text.node)
                case .node(let number):
                    switch tree.children(of: node).prefix(number).last {
                    case .element(let child): node = child
                    case .text(let text):
                        return offset(of: tree.byte(of: pointer.point ?? 0, in: text), in: text.node)
                    case nil: return offset(from: node)
                    }
                }
            }
            switch tree.children(of: node).dropFirst(pointer.point ?? 0).first {
            case .element(let child): return offset(from: (pointer.point ?? 0) == 0 ? node : child)
            case .text(let text): return offset(of: text.bytes.lowerBound, in: text.node)
            case nil: return offset(from: node)
            }
        }
    }

    /// Where the text begins that comes from a node, what is in it, or what follows.
    private func offset(from node: MarkupNode) -> Int {
        var sources: [UnsafeMutablePointer<xmlNode>: Int] = [:]
        for run in runs where sources[traced.sources[run.source].pointer] == nil {
            sources[traced.sources[run.source].pointer] = run.text.lowerBound
        }
        var current: MarkupNode? = node
        while let node = current {
            if let offset = sources[node.pointer] { return offset }
            current = traced.root.flatMap { node.following(in: $0) }
        }
        return lastOffset
    }

    private func offset(of byte: Int, in node: MarkupNode) -> Int {
        let own = runs.filter { traced.sources[$0.source] == node }
        guard let last = own.last else { return offset(from: node) }
        guard let run = own.first(where: { $0.bytes.upperBound > byte }) else { return end(of: last) }
        guard byte > run.bytes.lowerBound, run.bytesPerUnit > 0 else { return run.text.lowerBound }
        return run.text.lowerBound + (byte - run.bytes.lowerBound) / run.bytesPerUnit
    }

    private var lastOffset: Int { runs.last.map(end(of:)) ?? 0 }

    /// The end of a run, still in it: what is behind may be another paragraph's.
    private func end(of run: SourceTrace.Run) -> Int { max(run.text.lowerBound, run.text.upperBound - 1) }
}
