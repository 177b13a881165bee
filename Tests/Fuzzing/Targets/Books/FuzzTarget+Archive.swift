@testable import VorleserBooks

extension FuzzTarget {
    /// An archive, read by names.
    static let zip = FuzzTarget(name: "zip", input: "a ZIP archive") { bytes in
        var limits = ReadingLimits.standard
        limits.archiveEntries = 1000
        let archive: ZipArchive
        do { archive = try ZipArchive(bytes, limits: limits) } catch let error as BookReadingError {
            return try checkWords(error)
        }
        let limit = 1 << 20
        for name in archive.names.prefix(50) {
            try LawBreach.unless(archive.contains(name), "“\(name)” is there and is not")
            guard let content = try? archive.read(name, limit: limit) else { continue }
            try LawBreach.unless(content.bytes.count <= limit, "\(content.bytes.count) bytes of at most \(limit)")
            guard let again = try? archive.read(name, limit: limit) else {
                throw LawBreach("“\(name)” is read once only")
            }
            try LawBreach.unless(content.bytes == again.bytes, "“\(name)” is another when read again")
        }
    }

    /// Addresses in documents, which never lead out of the archive.
    static let path = FuzzTarget(name: "path", input: "a document's path, a line end, an address in it") { bytes in
        let lines = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let base = String(decoding: lines.first ?? [], as: UTF8.self)
        let address = String(decoding: lines.dropFirst().first ?? [], as: UTF8.self)
        guard case .inside(let path, _) = ArchivePath.resolve(address, against: base), path != base else { return }
        try LawBreach.unless(!path.hasPrefix("/"), "“\(path)” is absolute")
        try LawBreach.unless(!path.split(separator: "/").contains(".."), "“\(path)” climbs")
    }
}
