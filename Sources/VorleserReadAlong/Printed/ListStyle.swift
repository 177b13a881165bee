package import VorleserCore

/// How a list looks whose items are printed with a marker: numbered, with bullets, or with the marker itself.
package struct ListStyle: Hashable {
    package let name: String
    package let attributes: String
    package let itemAttributes: String

    package init(_ marker: String) {
        let number = Int(marker.prefix { $0.isASCII && $0.isNumber })
        let rest = marker.drop { $0.isASCII && $0.isNumber }
        if let number, rest == "." || rest.isEmpty {
            (name, attributes, itemAttributes) = ("ol", "", #" value="\#(number)""#)
        } else if marker.isEmpty {
            (name, attributes, itemAttributes) = ("ul", #" class="plain""#, "")
        } else if ["•", "-", "–", "—", "*", "+", "·", "◦", "▪", "‣"].contains(marker) {
            (name, attributes, itemAttributes) = ("ul", "", "")
        } else {
            (name, attributes) = ("ul", #" class="marked""#)
            itemAttributes = #" data-marker="\#(marker.escapedForXML)""#
        }
    }

    package init?(of kind: TextMark.Kind) {
        guard case .listItem(let marker) = kind else { return nil }
        self.init(marker)
    }
}

extension SectionRole {
    /// Source: EPUB 3 Structural Semantics Vocabulary 1.1.
    var semantics: String {
        let type: String? =
            switch self {
            case .dedication, .epigraph, .foreword, .preface, .introduction, .prologue, .epilogue, .afterword,
                .conclusion, .appendix, .glossary, .bibliography, .index, .colophon:
                rawValue
            case .acknowledgements: "acknowledgments"
            case .copyrightPage: "copyright-page"
            case .titlePage: "titlepage"
            case .halfTitlePage: "halftitlepage"
            case .notes: "endnotes"
            case .contents: "toc"
            case .body, .cover, .licence, .advertisement, .pageFurniture, .navigation, .frontMatter, .backMatter: nil
            }
        return type.map { #" epub:type="\#($0)""# } ?? ""
    }
}
