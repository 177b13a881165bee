#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Subprocess)
    import Subprocess
#endif

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
    func has(_ program: Program) -> Bool { file(of: program) != nil }

    /// Where a program is.
    func file(of program: Program) -> String? {
        text.split(separator: ":").lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(program.rawValue)" }
            .first { access($0, X_OK) == 0 }
    }

    /// What our programs know of this process's environment: what they need to start. Pass-phrases and addresses are no
    /// business of theirs.
    var environment: [String: String] {
        let names: Set = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL", "TMPDIR"]
        return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }.merging(["PATH": text]) { $1 }
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

#if canImport(Subprocess)
    extension Environment {
        /// That of a program of others.
        static func reduced(_ path: ProgramPath) -> Environment {
            .custom(Dictionary(uniqueKeysWithValues: path.environment.map { (Key(stringLiteral: $0.key), $0.value) }))
        }
    }
#endif
