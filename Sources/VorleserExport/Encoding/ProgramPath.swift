import FoundationEssentials

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where programs are looked for: the folders of a `PATH`, in order.
public struct ProgramPath: Hashable, Sendable {
    /// As it is in the environment: folders, parted by colons.
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    /// That of this process.
    public static var inherited: ProgramPath {
        ProgramPath(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
    }

    /// Whether sound can be encoded here: in any format, not only FLAC and WAV.
    public var hasEncoder: Bool { Program.encoding.allSatisfy { has($0) } }

    /// Whether a program is in one of the folders. Only folders with a full path count.
    func has(_ program: Program) -> Bool {
        text.split(separator: ":").contains { folder in
            folder.hasPrefix("/") && access("\(folder)/\(program.rawValue)", X_OK) == 0
        }
    }
}

/// A program of others that we run.
enum Program: String {
    /// Encodes, and writes containers.
    case ffmpeg
    /// Says what a sound file holds.
    case ffprobe

    /// What encoding takes.
    static let encoding: [Program] = [.ffmpeg, .ffprobe]
}
