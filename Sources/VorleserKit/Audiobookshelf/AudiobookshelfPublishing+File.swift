import Foundation
import VorleserExport
import VorleserLibrary

// Making the sound file, once.

extension AudiobookshelfPublishing {
    /// The sound file, made unless it is there.
    /// - Parameters:
    ///   - parcel: What is sent.
    ///   - job: Makes it.
    ///   - progress: Told how far it is.
    /// - Returns: Where it is.
    /// - Throws: `ExportError`, `CocoaError`, `CancellationError`
    func file(
        of parcel: Parcel,
        _ job: ExportJob,
        progress: @escaping @Sendable (ExportProgress) -> Void
    ) async throws -> URL {
        if let file = parcel.file { return file }
        clear()
        let name = String(parcel.fingerprint.prefix(32))
        let folder = folders.publishing.appending(path: name, directoryHint: .isDirectory)
        let file = folder.appending(path: parcel.shelfName.file)
        let finished = FinishedExports(folder: folders.exports)
        let identity = ExportIdentity(
            fingerprint: parcel.fingerprint,
            book: job.open.file.path,
            bookDigest: parcel.fingerprint,
            format: job.order.format.rawValue,
            chapters: Set(job.chapters.indices),
            isWhole: true
        )
        if case .finished = finished.standing(of: identity, at: file) { return file }
        try folders.makePrivate(folder)
        let summary = try await finished.noting(to: file) { try await job.write(to: file, progress: progress) }
        try? finished.end(identity, at: file, files: summary.files.map(\.path) + summary.companions)
        return file
    }

    /// Removes what was begun long ago and is wanted no more.
    private func clear() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folders.publishing.path)) ?? []
        for name in names {
            let url = folders.publishing.appending(path: name)
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            guard let date = attributes?[.modificationDate] as? Date, date < Date() - Self.longestKept else { continue }
            try? FileManager.default.removeItem(at: url)
        }
    }

    private static let longestKept = 7 * 86_400.0
}
