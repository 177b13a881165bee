/// Which elements of documents links can lead to.
struct AnchorIndex {
    private var ids: [ContainerPath: Set<String>] = [:]
    private let documents: [ContainerPath: [UInt8]]

    /// - Parameter documents: XHTML documents of the reading order.
    init(_ documents: [ContainerPath: [UInt8]]) { self.documents = documents }

    /// - Parameter files: Those of them that are XHTML documents; their content is at hand.
    init(_ files: [Edition.File]) {
        let documents = files.compactMap { file -> (ContainerPath, [UInt8])? in
            guard file.path.text.hasSuffix(".xhtml"), case .bytes(let bytes) = file.content else { return nil }
            return (file.path, bytes)
        }
        self.init(Dictionary(documents) { first, _ in first })
    }

    /// The place that a link leads to: its document if it has no such element; `nil` if there is no such document.
    mutating func existing(_ target: NavigationFile.Target) -> NavigationFile.Target? {
        guard let document = documents[target.path] else { return nil }
        guard let fragment = target.fragment else { return target }
        let known = ids[target.path] ?? Self.ids(in: document)
        ids[target.path] = known
        return known.contains(fragment) ? target : NavigationFile.Target(path: target.path, fragment: nil)
    }

    /// The values of attributes that end in `id`; more than there are elements to link to, never fewer.
    private static func ids(in document: [UInt8]) -> Set<String> {
        var ids: Set<String> = []
        var index = 0
        while index + 4 < document.count {
            defer { index += 1 }
            guard document[index] == 0x69, document[index + 1] == 0x64, document[index + 2] == 0x3D else { continue }
            let quote = document[index + 3]
            guard quote == 0x22 || quote == 0x27 else { continue }
            let rest = document[(index + 4)...]
            guard let end = rest.prefix(1000).firstIndex(of: quote) else { continue }
            ids.insert(String(decoding: rest[..<end], as: UTF8.self))
        }
        return ids
    }
}
