extension PackageFile {
    /// EPUB 2's guide in the words of EPUB 3's landmarks; of each kind the first.
    var landmarks: [NavigationFile.Landmark] {
        var known: Set<String> = []
        return (document.root.first("guide")?.all("reference") ?? []).compactMap { reference in
            guard let type = Self.landmarkTypes[(reference["type"] ?? "").lowercased()],
                let place = reference["href"].flatMap({ ContainerPath.resolve($0, in: path) }),
                known.insert(type).inserted
            else { return nil }
            let title = reference["title"] ?? ""
            let target = NavigationFile.Target(path: place.path, fragment: place.fragment)
            return NavigationFile.Landmark(type: type, title: title.isEmpty ? type : title, target: target)
        }
    }

    /// Sources: OPF 2.0.1 §2.6; EPUB 3 Structural Semantics Vocabulary 1.1.
    private static let landmarkTypes = [
        "cover": "cover", "title-page": "titlepage", "titlepage": "titlepage", "toc": "toc", "index": "index",
        "glossary": "glossary", "acknowledgements": "acknowledgments", "acknowledgments": "acknowledgments",
        "bibliography": "bibliography", "colophon": "colophon", "copyright-page": "copyright-page",
        "dedication": "dedication", "epigraph": "epigraph", "foreword": "foreword", "loi": "loi", "lot": "lot",
        "preface": "preface", "text": "bodymatter", "start": "bodymatter", "notes": "endnotes",
    ]
}
