import Foundation
import Synchronization

/// What was said on both sides, in a file that speech-dispatcher has named; it asks for one when it is started to be debugged.
final class ModuleLog: Sendable {
    private let file: Mutex<FileHandle>

    /// A line has no more characters: sound and long texts are cut.
    private static let longest = 500

    /// `nil` when the file cannot be written.
    init?(_ path: String) {
        let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        guard path.hasPrefix("/"), FileManager.default.createFile(atPath: path, contents: nil, attributes: mode),
            let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.file = Mutex(file)
    }

    func write(_ words: String) {
        let line = String(words.prefix(Self.longest)) + "\n"
        // A log that cannot be written is no reason to fall silent.
        file.withLock { try? $0.write(contentsOf: Data(line.utf8)) }
    }
}
