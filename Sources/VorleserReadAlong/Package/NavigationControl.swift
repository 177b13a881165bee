/// The table of contents of EPUB 2.
///
/// Source: ANSI/NISO Z39.86-2005 §8, “Navigation Control File (NCX)”.
struct NavigationControl: Hashable, Sendable {
    let contents: [NavigationFile.Entry]
    let pages: [NavigationFile.Page]

    /// Reads the file; fails when it cannot be read.
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its place in the container.
    init?(_ bytes: [UInt8], at path: ContainerPath) {
        guard let document = XMLDocument(bytes, vocabularies: ["": "http://www.daisy.org/z3986/2005/ncx/"]) else {
            return nil
        }
        contents = document.root.first("navMap").map { Self.entries(in: $0, at: path) } ?? []
        pages = (document.root.first("pageList")?.all("pageTarget") ?? []).compactMap { page in
            guard let target = Self.target(of: page, at: path) else { return nil }
            return NavigationFile.Page(label: page.first("navLabel")?.text ?? page["value"] ?? "", target: target)
        }
    }

    private static func entries(in element: Element, at path: ContainerPath) -> [NavigationFile.Entry] {
        element.all("navPoint").map { point in
            NavigationFile.Entry(
                title: point.first("navLabel")?.text ?? "",
                target: target(of: point, at: path),
                children: entries(in: point, at: path)
            )
        }
    }

    private static func target(of point: Element, at path: ContainerPath) -> NavigationFile.Target? {
        guard let source = point.first("content")?["src"], let place = ContainerPath.resolve(source, in: path) else {
            return nil
        }
        return NavigationFile.Target(path: place.path, fragment: place.fragment)
    }
}
