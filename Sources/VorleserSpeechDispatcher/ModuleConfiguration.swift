public import Foundation

/// The file of settings that speech-dispatcher names to its modules, as `DefaultVoice "af_heart"`; lines that begin with `#` are
/// for people, and names that are not known are passed over.
public struct ModuleConfiguration: Equatable, Sendable {
    /// Who speaks when a client names no voice.
    public private(set) var defaultVoice: String?

    private static let longest = 64 << 10

    /// `nil` when there is none: every module is given the name of one.
    /// - Parameter file: Where it would be.
    /// - Throws: `CocoaError` when it cannot be read.
    public init?(at file: URL) throws {
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return nil }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        self.init(String(decoding: try handle.read(upToCount: Self.longest) ?? Data(), as: UTF8.self))
    }

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(maxSplits: 1) { $0 == " " || $0 == "\t" }
            guard words.count == 2, words[0].lowercased() == "defaultvoice" else { continue }
            let value = words[1].trimmingCharacters(in: CharacterSet(charactersIn: "\" \t"))
            defaultVoice = value.isEmpty ? nil : value
        }
    }
}
