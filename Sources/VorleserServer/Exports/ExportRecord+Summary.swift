import Foundation
import VorleserKit

extension ExportRecord {
    /// What was written, and what listeners should know of it.
    mutating func end(_ summary: ExportSummary) {
        (state, done) = (.done, 1)
        files = summary.files.map { File(name: URL(filePath: $0.path).lastPathComponent, bytes: $0.bytes) }
        files += summary.companions.map { path in
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
            return File(name: URL(filePath: path).lastPathComponent, bytes: size ?? 0)
        }
        let count = summary.skipped.count
        message = summary.skipped.first.map { "\(count) passages could not be spoken; the first: \($0.reason)" }
    }
}
