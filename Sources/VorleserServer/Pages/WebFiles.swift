import CWebPages
import Foundation
import VorleserKit

/// The files of the pages: inside the program, or in a folder for those who work on them.
struct WebFiles: Sendable {
    struct File: Sendable {
        let bytes: [UInt8]
        /// Its media type.
        let type: String
        /// Changes with its content.
        let tag: String
    }

    private let folder: URL?

    init(folder: URL?) { self.folder = folder }

    /// Those inside the program.
    private static let embedded: [String: File] = {
        var files: [String: File] = [:]
        for index in 0..<web_page_count() {
            let page = web_page(index)
            guard let name = page.name, let bytes = page.bytes else { continue }
            let file = File(Array(UnsafeBufferPointer(start: bytes, count: page.size)), name: String(cString: name))
            files[String(cString: name)] = file
        }
        return files
    }()

    /// Changes with any file inside the program; `nil` for a folder, whose files may change at any time.
    var version: String? { folder == nil ? Self.embeddedVersion : nil }

    private static let embeddedVersion: String = {
        var hash = SHA256()
        for (name, file) in embedded.sorted(by: { $0.key < $1.key }) { hash.update("\(name) \(file.tag)\n".utf8) }
        return "v-" + hash.finish().prefix(16)
    }()

    /// The names of all files inside the program.
    var names: [String] { Self.embedded.keys.sorted() }

    /// A file by its path below the pages' folder; `nil` when there is none.
    subscript(name: String) -> File? {
        guard let folder else { return Self.embedded[name] }
        let isBelow = name.split(separator: "/").allSatisfy { !$0.hasPrefix(".") }
        guard isBelow, let bytes = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
        return File([UInt8](bytes), name: name)
    }
}

extension WebFiles.File {
    /// A page that names the files it is made of by addresses that mean this version of them alone: browsers keep
    /// these, and need not ask again.
    func naming(version: String) -> Self {
        let text = String(decoding: bytes, as: UTF8.self).replacing("\"/web/", with: "\"/web/\(version)/")
        return Self(Array(text.utf8), name: "page.html")
    }

    /// A page, or the manifest, whose paths are addresses: in both, a path of ours stands behind a quotation mark. Its
    /// scripts find the base on the root element, see `lib/site.js`.
    func placed(under base: BasePath) -> Self {
        if base.isRoot { return self }
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("\"/", with: "\"\(base)")
            .replacing("<html ", with: "<html data-base=\"\(base.prefix)\" ", maxReplacements: 1)
        return Self(Array(text.utf8), type: type)
    }

    fileprivate init(_ bytes: [UInt8], name: String) {
        self.init(bytes, type: Self.types[String(name.split(separator: ".").last ?? "")] ?? "application/octet-stream")
    }

    private init(_ bytes: [UInt8], type: String) {
        (self.bytes, self.type) = (bytes, type)
        tag = "\"" + SHA256.digest(of: bytes).prefix(16) + "\""
    }

    private static let types = [
        "html": "text/html; charset=utf-8",
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
        "png": "image/png",
        "ico": "image/png",
        "ttf": "font/ttf",
        "webmanifest": "application/manifest+json",
    ]
}
