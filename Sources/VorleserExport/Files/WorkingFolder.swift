#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserDisk

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder `NAME.part` beside a file in the making, for what is made on the way.
///
/// Locked for this process; the lock goes with the process, however that ends. What a killed process left in it is
/// removed. All names in it are used but once, so a program that outlives the process that started it does no harm.
/// Let go of, it is gone with everything we put there.
package struct WorkingFolder: ~Copyable {
    /// Its path.
    let path: String

    private let output: String
    /// Holds the lock.
    private let folder: OpenFile
    /// Marks the files of this run.
    private let run = UUID().uuidString

    /// Nothing that does not begin like this is ever removed.
    private static let prefix = "vorleser-"

    /// - Parameter output: What is made.
    /// - Throws: ``ExportError``
    package init(of output: String) throws(ExportError) {
        if OutputFile.isFolder(output) { throw .isFolder(path: output) }
        let path = output + ".part"
        folder = try Self.locked(path, of: output)
        self.path = path
        self.output = output
        Self.empty(path)
    }

    deinit {
        // Removed while still locked: no other process can have begun it anew.
        Self.empty(path)
        rmdir(path)
    }

    /// The path of a file or folder in it that no other run uses.
    package func path(of name: String) -> String { "\(path)/\(Self.prefix)\(run)-\(name)" }

    /// Puts a file in it.
    /// - Returns: The file's path.
    /// - Throws: ``ExportError``, about what is made.
    func write(_ bytes: [UInt8], as name: String) throws(ExportError) -> String {
        let file = self.path(of: name)
        do throws(FileFault) {
            try OpenFile(making: file, mode: 0o644).write(bytes, at: 0)
        } catch {
            throw ExportError(error, at: output)
        }
        return file
    }

    /// Makes one of its files last, and gives it the name of what is made.
    /// - Parameter file: The file's path.
    /// - Returns: How many bytes it has.
    /// - Throws: ``ExportError``
    package func publish(_ file: String) throws(ExportError) -> Int {
        do throws(FileFault) {
            let written = DurableFile(file)
            try written.synchronize()
            let length = try written.length
            FileNaming.current.tell(file, output)
            try written.move(to: output, folder: .attempted)
            return length
        } catch {
            throw ExportError(error, at: output)
        }
    }

    private static func locked(_ path: String, of output: String) throws(ExportError) -> OpenFile {
        while true {
            if mkdir(path, 0o755) != 0, errno != EEXIST { throw .last(at: output) }
            do throws(FileFault) {
                return try FileLock(on: path, isFolder: true, mayBeRemoved: true).taken()
            } catch {
                // Whoever had it removed it between our making it and our opening it.
                if error.isThatOfNothing { continue }
                guard error.isThatOfFile else { throw ExportError(error, at: output) }
            }
            try removeLeftFile(of: output)
        }
    }

    /// Removes what a killed process left that made the same output in one file.
    private static func removeLeftFile(of output: String) throws(ExportError) {
        do throws(FileFault) {
            try PartFile.removeLeft(at: output + ".part")
        } catch {
            throw ExportError(error, at: output)
        }
    }

    /// Removes what a killed process left that made the same output in a folder.
    static func removeLeft(of output: String) throws(ExportError) {
        let path = output + ".part"
        do throws(FileFault) {
            let folder = try FileLock(on: path, isFolder: true).taken()
            defer { withExtendedLifetime(folder) {} }
            empty(path)
            // Not empty: it is not ours.
            if rmdir(path) == 0 { return }
        } catch {
            throw ExportError(error, at: output)
        }
        throw .isFolder(path: path)
    }

    private static func empty(_ path: String) {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
        for name in names where name.hasPrefix(prefix) {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }
}
