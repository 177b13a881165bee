/// The navigation document of an EPUB: contents, landmarks, pages of the printed edition.
///
/// Source: EPUB 3.3 §7, “Navigation document”.
struct NavigationFile: Hashable, Sendable {
    /// A place in the publication.
    struct Target: Hashable, Sendable {
        let path: ContainerPath
        let fragment: String?
    }

    /// A line of the contents.
    struct Entry: Hashable, Sendable {
        let title: String
        /// `nil` for a line that only heads others.
        let target: Target?
        var children: [Entry] = []
    }

    struct Landmark: Hashable, Sendable {
        /// In the words of EPUB's structural semantics.
        let type: String
        let title: String
        let target: Target
    }

    struct Page: Hashable, Sendable {
        let label: String
        let target: Target
    }

    let path: ContainerPath
    let title: String
    /// BCP 47 tag.
    let language: String
    var contents: [Entry]
    var landmarks: [Landmark] = []
    var pages: [Page] = []

    /// The same without what leads nowhere.
    /// - Parameter exists: The place, or what there is of it.
    /// - Returns: Lines that lead somewhere, or head others that do.
    func keeping(_ exists: (Target) -> Target?) -> NavigationFile {
        var result = self
        result.contents = Self.keeping(contents, exists)
        result.landmarks = landmarks.compactMap { landmark in
            exists(landmark.target).map { Landmark(type: landmark.type, title: landmark.title, target: $0) }
        }
        result.pages = pages.compactMap { page in exists(page.target).map { Page(label: page.label, target: $0) } }
        return result
    }

    private static func keeping(_ entries: [Entry], _ exists: (Target) -> Target?) -> [Entry] {
        entries.flatMap { entry -> [Entry] in
            let target = entry.target.flatMap(exists)
            let children = keeping(entry.children, exists)
            if target == nil, children.isEmpty { return [] }
            return [Entry(title: entry.title, target: target, children: children)]
        }
    }

    /// The document.
    var bytes: [UInt8] {
        var body = Element("body")
        body.append(nav("toc", [Element("h1", [:], title), list(contents)]))
        if !landmarks.isEmpty {
            let items = landmarks.map { landmark in
                var link = link(landmark.title, landmark.target)
                link["epub:type"] = landmark.type
                return Element("li", elements: [link])
            }
            body.append(nav("landmarks", [Element("ol", elements: items)], isHidden: true))
        }
        if !pages.isEmpty {
            let items = pages.map { Element("li", elements: [link($0.label, $0.target)]) }
            body.append(nav("page-list", [Element("ol", elements: items)], isHidden: true))
        }
        let html = Element(
            "html",
            ["xml:lang": language, "lang": language],
            elements: [Element("head", elements: [Element("title", [:], title)]), body]
        )
        return XMLDocument(vocabularies: Self.vocabularies, root: html).bytes(doctype: "<!DOCTYPE html>")
    }

    static let vocabularies = ["": "http://www.w3.org/1999/xhtml", "epub": "http://www.idpf.org/2007/ops"]

    private func nav(_ type: String, _ content: [Element], isHidden: Bool = false) -> Element {
        var nav = Element("nav", ["epub:type": type], elements: content)
        if isHidden { nav["hidden"] = "hidden" }
        return nav
    }

    private func list(_ entries: [Entry]) -> Element {
        Element(
            "ol",
            elements: entries.map { entry in
                let label = entry.target.map { link(entry.title, $0) } ?? Element("span", [:], Self.label(entry.title))
                return Element("li", elements: entry.children.isEmpty ? [label] : [label, list(entry.children)])
            }
        )
    }

    private func link(_ title: String, _ target: Target) -> Element {
        Element("a", ["href": target.path.address(from: path, fragment: target.fragment)], Self.label(title))
    }

    /// A line must not be empty.
    private static func label(_ title: String) -> String { title.allSatisfy(\.isWhitespace) ? "—" : title }
}
