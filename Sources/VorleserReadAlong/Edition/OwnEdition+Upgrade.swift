import VorleserBooks

extension OwnEdition {
    /// Takes the document type away from the table of contents of EPUB 2: EPUB 3 knows but one, and few are exactly that.
    mutating func upgradeNavigationControl() throws {
        for item in package.items where item.mediaType == PackageFile.ncx {
            guard let path = item.path, names.contains(path.text) else { continue }
            let bytes = try publication.bytes(of: path.text)
            guard let start = bytes.firstRange(of: Array("<!DOCTYPE".utf8))?.lowerBound,
                let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
                !bytes[start..<end].contains(UInt8(ascii: "["))
            else { continue }
            documents[path] = Array(bytes[..<start] + bytes[(end + 1)...])
        }
    }

    /// Gives the documents of an EPUB 2 the names that EPUB 3 wants, and has all links follow.
    mutating func renameDocuments() throws {
        let pages = package.items.filter(\.isXHTML).compactMap(\.path).filter { documents[$0] != nil }
        let renamed = RenamedDocuments(pages, taken: publication.names)
        guard !renamed.isEmpty else { return }
        self.renamed = renamed
        for item in package.items where item.mediaType == PackageFile.ncx || item.mediaType == "image/svg+xml" {
            guard let path = item.path, names.contains(path.text), documents[path] == nil else { continue }
            documents[path] = try publication.bytes(of: path.text)
        }
        documents = Dictionary(
            documents.map { (renamed.name(of: $0), renamed.relinked($1, at: $0)) }
        ) { first, _ in first }
        marked = marked.map {
            .init(item: $0.item, path: renamed.name(of: $0.path), span: $0.span, fragments: $0.fragments)
        }
        let base = package.path
        package.editItems { $0["href"] = $0["href"].map { renamed.address($0, in: base) } }
        if package.document.root.first("guide") != nil {
            package.document.root.edit("guide") { guide in
                guide.mapElements { reference in
                    var reference = reference
                    reference["href"] = reference["href"].map { renamed.address($0, in: base) }
                    return reference
                }
            }
        }
    }

    /// A container of EPUB 3 names packages only; what else the old one named goes.
    mutating func upgradeContainer() throws {
        let path = ContainerPath("META-INF/container.xml")
        let vocabularies = ["": "urn:oasis:names:tc:opendocument:xmlns:container"]
        guard names.contains(path.text),
            var container = XMLDocument(try publication.bytes(of: path.text), vocabularies: vocabularies)
        else { return }
        let files = container.root.first("rootfiles")?.elements ?? []
        let packages = files.filter { $0["media-type"] == "application/oebps-package+xml" }
        guard packages.count < files.count, !packages.isEmpty else { return }
        container.root.edit("rootfiles") { $0.elements = packages }
        let known = Set(package.items.compactMap(\.path))
        dropped = Set(files.filter { !packages.contains($0) }.compactMap { $0["full-path"] }.map(ContainerPath.init))
            .subtracting(known)
        documents[path] = container.bytes()
    }
}
