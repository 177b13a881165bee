public import Foundation
import VorleserCore

/// What KOReader calls a document.
public enum KOReaderDigest {
    private static let sampleLength = 1024

    /// By its content: the digest of a kilobyte at 0, 1 KiB, 4 KiB, 16 KiB … 1 GiB, up to the end of the file.
    ///
    /// Source: KOReader, `frontend/util.lua`, `partialMD5`.
    /// - Throws: `CocoaError` when the file cannot be read.
    public static func ofFile(at url: URL) throws -> String {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        var hash = MD5()
        for offset in [0] + (0...10).map({ UInt64(sampleLength) << (2 * $0) }) {
            try file.seek(toOffset: offset)
            guard let sample = try file.read(upToCount: sampleLength), !sample.isEmpty else { break }
            hash.update(sample)
        }
        return hash.finish()
    }

    /// By its name, where KOReader is set so.
    ///
    /// Source: KOReader, `plugins/kosync.koplugin/main.lua`, `getFileNameDigest`.
    public static func ofName(_ name: String) -> String { MD5.digest(of: name.utf8) }

    /// What KOReader sends of a password.
    public static func ofPassword(_ password: String) -> String { MD5.digest(of: password.utf8) }
}
