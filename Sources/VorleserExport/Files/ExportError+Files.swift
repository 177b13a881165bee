#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
package import VorleserCore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ExportError {
    /// What a fault means for what is made.
    /// - Parameters:
    ///   - fault: About it, or about what is made on the way.
    ///   - path: What is made.
    package init(_ fault: FileFault, at path: String) {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        self =
            switch fault.code {
            case _ where fault.isHeldElsewhere: .inUse(path: path)
            case _ where fault.isForWantOfRoom: .noSpace(path: path)
            case ENOENT where !OutputFile.isThere(folder), ENOTDIR where !OutputFile.isThere(folder):
                .noSuchFolder(path: folder)
            default: .notWritable(path: path, reason: String(cString: strerror(fault.code)))
            }
    }

    /// What the system's last error means for what is made.
    package static func last(at path: String) -> ExportError { ExportError(.last(at: path), at: path) }
}

extension FileFault {
    /// Whether a folder stands where there should be a file.
    var isThatOfFolder: Bool { code == EISDIR }

    /// Whether a file stands where there should be a folder.
    var isThatOfFile: Bool { code == ENOTDIR }

    /// Whether nothing stands there.
    var isThatOfNothing: Bool { code == ENOENT }
}
