#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Clips that a long work needs, so that no process lets them go before it is done.
///
/// Noted in a file of the store, which stays when the work is interrupted: who goes on after a break finds what was
/// made before it. A work that was not continued for a month holds nothing.
public struct ClipHold: Sendable {
    let path: String
}

/// The holds of a store: a file for each, named after what it holds, an address a line.
struct ClipHolds {
    private let folder: String

    init(in directory: URL) {
        folder = directory.appending(path: "holds").path(percentEncoded: false)
    }

    /// Notes a hold; one of the same clips is the same hold, and counts as new.
    func add(_ addresses: Set<ClipAddress>) throws(ClipStoreError) -> ClipHold {
        let text = addresses.map(\.hexadecimal).sorted().joined(separator: "\n")
        let path = folder + "/" + SHA256.digest(of: text.utf8)
        try StorePrivacy.makeFolder(folder)
        do throws(FileFault) {
            try DurableFile(path, mode: StorePrivacy.mode(ofFile: path)).replace(with: Array(text.utf8), folder: .none)
        } catch {
            throw ClipStoreError(error)
        }
        return ClipHold(path: path)
    }

    /// All that is held.
    var addresses: Set<ClipAddress> {
        var addresses: Set<ClipAddress> = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            guard let status = FileStatus(path) else { continue }
            if name.hasSuffix("." + PartFile.suffix) {
                status.removeIfOrphan(path)
            } else if time(nil) - status.modified.seconds > Self.longestBreak {
                unlink(path)
            } else if let bytes = try? OpenFile(reading: path).contents() {
                let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
                addresses.formUnion(lines.compactMap(ClipAddress.init(hexadecimal:)))
            }
        }
        return addresses
    }

    func removeAll() { try? FileManager.default.removeItem(atPath: folder) }

    /// In seconds.
    private static let longestBreak = 30 * 24 * 3600
}
