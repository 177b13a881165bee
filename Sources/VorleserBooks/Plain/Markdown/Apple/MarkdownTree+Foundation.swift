#if !canImport(CCMark)
    import Foundation
    import VorleserCore

    /// A Markdown text parsed by Foundation, where there is no cmark: the same nodes, as far as Foundation tells of them. Notes
    /// at the foot and the boxes of task lists are text to it.
    struct MarkdownTree: ~Copyable {
        private let text: AttributedString

        /// - Returns: `nil` when memory is short.
        init?(_ utf8: ArraySlice<UInt8>) {
            let options = AttributedString.MarkdownParsingOptions(
                interpretedSyntax: .full,
                failurePolicy: .returnPartiallyParsedIfPossible
            )
            guard let text = try? AttributedString(markdown: Data(utf8), options: options) else { return nil }
            self.text = text
        }

        /// Calls `visit` at the beginning and end of every node, in reading order.
        func walk(_ visit: (_ node: MarkdownNode, _ isEntering: Bool) -> Void) {
            withoutActuallyEscaping(visit) { visit in
                var walk = MarkdownWalk(visit: visit)
                for run in text.runs { walk.take(run, String(text.characters[run.range])) }
                walk.close(to: 0)
            }
        }
    }

    /// A node of a Markdown tree.
    struct MarkdownNode {
        /// CommonMark's name for it, e.g. `paragraph`, `block_quote`, `table_row`.
        var type: String
        /// The text of a text, code or HTML node.
        var literal = ""
        /// What stands behind the fence of a code block: mostly the language.
        var fenceInfo = ""
        /// The address of a link or image.
        var address = ""
        /// 1 to 6.
        var headingLevel = 0
        /// What is printed before the items of a list: the number of the first and the sign after it; `nil` for bullets.
        var numbering: (first: Int, sign: String)?
        /// Whether an item of a task list is ticked.
        var isTicked = false
        /// Whether it is the first of its siblings.
        var isFirst = true
        /// At which edge each column of a table stands; `nil` where nobody says.
        var columnAlignments: [BlockLayout.Alignment?] = []
    }

    /// Runs of attributed text as nodes that begin and end.
    private struct MarkdownWalk {
        let visit: (_ node: MarkdownNode, _ isEntering: Bool) -> Void
        /// The blocks that are open, outer before inner.
        private var open: [(identity: Int, node: MarkdownNode)] = []

        init(visit: @escaping (_ node: MarkdownNode, _ isEntering: Bool) -> Void) { self.visit = visit }

        mutating func take(_ run: AttributedString.Runs.Run, _ text: String) {
            let inline = run.inlinePresentationIntent ?? []
            if inline.contains(.blockHTML) {
                close(to: 0)
                return pair(MarkdownNode(type: "html_block", literal: text)) {}
            }
            // Foundation names the innermost first.
            let blocks = Array((run.presentationIntent?.components ?? []).reversed())
            let common = zip(open, blocks).prefix { $0.identity == $1.identity }.count
            close(to: common)
            for index in blocks.indices.dropFirst(common) {
                let inner = index + 1 < blocks.count ? blocks[index + 1] : nil
                begin(blocks[index], inner: inner, text)
            }
            // These are said with their text, at once.
            if let last = open.last?.node.type, last == "code_block" || last == "thematic_break" { return }
            write(run, inline, text)
        }

        /// Ends the blocks that are open beyond the first few.
        mutating func close(to count: Int) {
            while open.count > count { visit(open.removeLast().node, false) }
        }

        private mutating func begin(
            _ block: PresentationIntent.IntentType,
            inner: PresentationIntent.IntentType?,
            _ text: String
        ) {
            var node = MarkdownNode(type: Self.type(of: block.kind))
            switch block.kind {
            case .header(let level): node.headingLevel = level
            case .codeBlock(let language): (node.literal, node.fenceInfo) = (text, language ?? "")
            case .orderedList:
                if case .listItem(let ordinal) = inner?.kind { node.numbering = (ordinal, ".") }
            case .table(let columns): node.columnAlignments = columns.map(Self.alignment)
            case .tableCell(let column): node.isFirst = column == 0
            default: break
            }
            open.append((block.identity, node))
            visit(node, true)
        }

        /// Foundation tells no column that is said to stand at the left from one of which nothing is said.
        private static func alignment(_ column: PresentationIntent.TableColumn) -> BlockLayout.Alignment? {
            switch column.alignment {
            case .center: .center
            case .right: .end
            default: nil
            }
        }

        private static func type(of kind: PresentationIntent.Kind) -> String {
            switch kind {
            case .paragraph: "paragraph"
            case .header: "heading"
            case .orderedList, .unorderedList: "list"
            case .listItem: "item"
            case .codeBlock: "code_block"
            case .blockQuote: "block_quote"
            case .thematicBreak: "thematic_break"
            case .table: "table"
            case .tableHeaderRow: "table_header"
            case .tableRow: "table_row"
            case .tableCell: "table_cell"
            @unknown default: "paragraph"
            }
        }

        // MARK: Inside blocks

        private func write(_ run: AttributedString.Runs.Run, _ inline: InlinePresentationIntent, _ text: String) {
            if let picture = run.imageURL {
                return pair(MarkdownNode(type: "image", address: picture.relativeString)) { leaf("text", text) }
            }
            guard let address = run.link else { return style(inline, text) }
            pair(MarkdownNode(type: "link", address: address.relativeString)) { style(inline, text) }
        }

        private func style(_ inline: InlinePresentationIntent, _ text: String) {
            let marks: [(InlinePresentationIntent, String)] = [
                (.emphasized, "emph"), (.stronglyEmphasized, "strong"), (.strikethrough, "strikethrough"),
            ]
            let names = marks.filter { inline.contains($0.0) }.map(\.1)
            for name in names { visit(MarkdownNode(type: name), true) }
            if inline.contains(.code) {
                leaf("code", text)
            } else if inline.contains(.inlineHTML) {
                leaf("html_inline", text)
            } else if inline.contains(.softBreak) {
                leaf("softbreak", "")
            } else if inline.contains(.lineBreak) {
                leaf("linebreak", "")
            } else {
                leaf("text", text)
            }
            for name in names.reversed() { visit(MarkdownNode(type: name), false) }
        }

        private func leaf(_ type: String, _ text: String) { pair(MarkdownNode(type: type, literal: text)) {} }

        private func pair(_ node: MarkdownNode, _ inner: () -> Void) {
            visit(node, true)
            inner()
            visit(node, false)
        }
    }
#endif
