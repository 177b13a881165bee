import Foundation
import VorleserDisk

/// What the listener is to be told, each beside the damaged files that it is about.
struct Notices: Sendable {
    let folder: URL

    static let prefix = "damaged-"

    /// Those that were not dismissed, the newest first.
    var current: [LibraryNotice] { all.filter { !$0.isDismissed }.sorted { $0.at > $1.at } }

    private var all: [LibraryNotice] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return names.filter { $0.hasPrefix(Self.prefix) }.compactMap { name in
            guard let data = try? Data(contentsOf: file(of: name)) else { return nil }
            return try? JSONDecoder().decode(LibraryNotice.self, from: data)
        }
    }

    private func file(of id: String) -> URL { folder.appending(path: id).appending(path: "notice.json") }

    /// - Throws: ``VorleserCore/FileFault``, `EncodingError`
    func write(_ notice: LibraryNotice) throws {
        try DurableFile(file(of: notice.id)).replace(with: Array(try notice.column.utf8), folder: .required)
    }

    /// - Throws: ``VorleserCore/FileFault``, `EncodingError`
    func change(_ id: String, _ change: (inout LibraryNotice) -> Void) throws {
        guard var notice = all.first(where: { $0.id == id }) else { return }
        change(&notice)
        try write(notice)
    }
}
