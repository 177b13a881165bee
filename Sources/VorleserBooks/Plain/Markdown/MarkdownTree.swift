#if canImport(CCMark)
    import CCMark
    import VorleserCore

    /// A Markdown text parsed into nodes, in GitHub's dialect. Source: CommonMark 0.29, GitHub Flavored Markdown.
    struct MarkdownTree: ~Copyable {
        private let root: OpaquePointer

        private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

        /// A single tilde lowers what stands between two of them, as in H~2~O.
        private static let options =
            CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE

        /// - Returns: `nil` when memory is short.
        init?(_ utf8: ArraySlice<UInt8>) {
            _ = Self.registered
            guard let parser = cmark_parser_new(Self.options) else { return nil }
            defer { cmark_parser_free(parser) }
            for name in ["table", "strikethrough", "autolink", "tasklist"] { _ = vorleser_cmark_attach(parser, name) }
            utf8.withUnsafeBytes { bytes in
                guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
                cmark_parser_feed(parser, start, bytes.count)
            }
            guard let root = cmark_parser_finish(parser) else { return nil }
            self.root = root
        }

        deinit { cmark_node_free(root) }

        /// Calls `visit` at the beginning and end of every node, in reading order; without recursion, at any depth.
        func walk(_ visit: (_ node: MarkdownNode, _ isEntering: Bool) -> Void) {
            guard let iterator = cmark_iter_new(root) else { return }
            defer { cmark_iter_free(iterator) }
            while true {
                let event = cmark_iter_next(iterator)
                guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
                visit(MarkdownNode(node), event == CMARK_EVENT_ENTER)
            }
        }
    }

    /// A node of a Markdown tree; valid while the tree is.
    struct MarkdownNode {
        private let node: OpaquePointer

        init(_ node: OpaquePointer) { self.node = node }

        /// CommonMark's name for it, e.g. `paragraph`, `block_quote`, `table_row`.
        var type: String {
            switch cmark_node_get_type(node) {
            // The library has no names for these.
            case CMARK_NODE_FOOTNOTE_DEFINITION: "footnote_definition"
            case CMARK_NODE_FOOTNOTE_REFERENCE: "footnote_reference"
            default: String(cString: cmark_node_get_type_string(node))
            }
        }

        /// The text of a text, code or HTML node.
        var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }

        /// What stands behind the fence of a code block: mostly the language.
        var fenceInfo: String { cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "" }

        /// The address of a link or image.
        var address: String { cmark_node_get_url(node).map { String(cString: $0) } ?? "" }

        /// 1 to 6.
        var headingLevel: Int { Int(cmark_node_get_heading_level(node)) }

        /// What is printed before the items of a list: the number of the first and the sign after it; `nil` for bullets.
        var numbering: (first: Int, sign: String)? {
            guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return nil }
            return (
                Int(cmark_node_get_list_start(node)), cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ")" : "."
            )
        }

        /// Whether an item of a task list is ticked.
        var isTicked: Bool { cmark_gfm_extensions_get_tasklist_item_checked(node) }

        /// At which edge each column of a table stands; `nil` where nobody says.
        var columnAlignments: [BlockLayout.Alignment?] {
            guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
            return (0..<Int(cmark_gfm_extensions_get_table_columns(node))).map { column in
                switch letters[column] {
                case UInt8(ascii: "l"): .start
                case UInt8(ascii: "c"): .center
                case UInt8(ascii: "r"): .end
                default: nil
                }
            }
        }

        /// Whether it is the first of its siblings.
        var isFirst: Bool { cmark_node_previous(node) == nil }
    }
#endif
