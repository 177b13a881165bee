import Foundation
import VorleserCore
import VorleserDisk
import VorleserExport

/// The maps of what was published: a listener may move or remove those beside the files.
struct PublishedMaps {
    private let folders: Folders

    init(_ folders: Folders) { self.folders = folders }

    private func url(_ name: String) -> URL { folders.published.appending(path: name) }

    /// - Throws: ``VorleserExport/PlaceMapError``
    func map(of publication: Publication) throws -> PlaceMap {
        let name = publication.map ?? "none"
        return try PlaceMap(contentsOf: url(name))
    }

    /// Keeps a copy.
    /// - Parameters:
    ///   - path: Of the map.
    ///   - fingerprint: Of what it is the map of.
    /// - Returns: Its name.
    /// - Throws: `CocoaError`, ``VorleserCore/FileFault``
    func keep(_ path: String, of fingerprint: String) throws -> String {
        let name = String(SHA256.digest(of: fingerprint.utf8).prefix(32)) + ".map.json"
        try folders.makePrivate(folders.published)
        let map = try Data(contentsOf: URL(filePath: path))
        try DurableFile(url(name)).replace(with: [UInt8](map))
        return name
    }

    /// Lets go of maps that no publication names.
    func keepOnly(_ publications: [Publication]) {
        let named = Set(publications.compactMap(\.map))
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.published.path)) ?? []
        for name in names where !named.contains(name) && Self.isOld(url(name)) {
            try? FileManager.default.removeItem(at: url(name))
        }
    }

    /// A younger one may be of what another process publishes just now.
    private static func isOld(_ file: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        return (attributes?[.modificationDate] as? Date).map { $0 < Date() - 86_400 } ?? false
    }
}
