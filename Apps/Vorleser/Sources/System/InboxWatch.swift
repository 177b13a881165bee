import Darwin
import Foundation

/// Tells when the extension puts something into the inbox while the app is in sight, as beside another on an iPad: then nobody
/// says that it is seen again. It watches as long as the app lives.
@MainActor final class InboxWatch {
    /// Once for one or several changes.
    let changes: AsyncStream<Void>
    private let source: any DispatchSourceFileSystemObject

    /// Fails where there is no such folder and none can be made.
    init?(_ folder: URL) {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = open(folder.path(percentEncoded: false), O_EVTONLY)
        guard file >= 0 else { return nil }
        let (changes, told) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.changes = changes
        source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: file,
            eventMask: .write,
            queue: .global(qos: .utility)
        )
        source.setEventHandler { @Sendable in told.yield() }
        source.resume()
    }
}
