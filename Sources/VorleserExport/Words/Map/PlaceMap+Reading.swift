#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import VorleserCore
import Wording

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension PlaceMap {
    /// A book of ten million words has less.
    private static let mostBytes = 128 << 20

    /// Reads a map; waits for the disk.
    /// - Parameter url: Where it is.
    /// - Throws: ``PlaceMapError``
    public init(contentsOf url: URL) throws(PlaceMapError) {
        try self.init(Self.bytes(of: url.path), from: url.path)
    }

    /// Reads a map, which may be anybody's.
    /// - Parameters:
    ///   - bytes: JSON.
    ///   - path: Where it comes from, for errors.
    /// - Throws: ``PlaceMapError``
    init(_ bytes: [UInt8], from path: String) throws(PlaceMapError) {
        var document = MapDocument()
        do {
            var reader = JSONReader(bytes)
            try document.read(&reader)
            try reader.end()
        } catch {
            throw document.isMap ? .damaged(path: path, position: error.position) : .notAMap(path: path)
        }
        guard document.isMap else { throw .notAMap(path: path) }
        guard document.version <= MapFile.version else { throw .tooNew(path: path, version: document.version) }
        self = document.map
        try check(path)
    }

    /// The path of the map of a sound file or book that an export made: `book.m4b.map.json`, `book.map.json`, or for
    /// a chapter's file the `map.json` in its folder; of these the first that is there and is the file's own.
    /// - Parameter file: The sound file's path, or the book's.
    /// - Returns: The path; where it would be if there is none.
    public static func path(of file: String) -> String {
        let url = URL(filePath: file)
        let shared = CompanionPaths.path(beside: file, ending: "map.json")
        let folder = url.deletingLastPathComponent().appending(path: "map.json", directoryHint: .notDirectory).path
        if OutputFile.isThere(file + ".map.json") { return file + ".map.json" }
        if MapHead(at: shared).isOf(url) { return shared }
        if MapHead(at: folder).files?.contains(url.lastPathComponent) == true { return folder }
        return OutputFile.isThere(shared) ? file + ".map.json" : shared
    }

    /// Whether a file begins as a map does.
    package static func isMap(at path: String) -> Bool { MapHead(at: path).files != nil }

    /// Whether a file is a map, but not that of a sound file or book beside it, or of a folder.
    package static func isMap(at path: String, butNotOf destination: URL) -> Bool {
        isMap(at: path) && URL(filePath: path).lastPathComponent != "map.json" && !MapHead(at: path).isOf(destination)
    }

    private static func bytes(of path: String) throws(PlaceMapError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: localized("it is not a file"))
        }
        let size = Int(status.st_size)
        guard size <= mostBytes else { throw .tooLarge(path: path, bytes: size) }
        var code: CInt = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let done = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if done < 0, errno == EINTR { continue }
                if done < 0 { code = errno }
                if done <= 0 { return }
                count += done
            }
        }
        guard code == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(code))) }
        return bytes
    }

    private static func failure(_ path: String) -> PlaceMapError {
        errno == ENOENT || errno == ENOTDIR
            ? .noMap(path: path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}

// MARK: What must hold

extension PlaceMap {
    /// Refuses numbers that cannot be true, so that nothing has to be looked at again.
    private func check(_ path: String) throws(PlaceMapError) {
        guard length >= 0, !files.isEmpty, files.allSatisfy(\.isSound), seconds.isFinite else {
            throw .inconsistent(path: path, sentence: nil)
        }
        guard !sentences.isEmpty else { throw .inconsistent(path: path, sentence: nil) }
        var (file, time, last) = (0, 0.0, TextOffset.start..<TextOffset.start)
        for (index, sentence) in sentences.enumerated() {
            if sentence.file > file { (file, time) = (sentence.file, 0) }
            let isInOrder =
                sentence.file == file && sentence.start >= time && sentence.span.lowerBound >= last.lowerBound
                && sentence.span.upperBound >= last.upperBound
            guard isInOrder, files.indices.contains(file), sentence.isSound(upTo: length),
                sentence.end <= files[file].seconds + 0.001
            else {
                throw .inconsistent(path: path, sentence: index + 1)
            }
            (time, last) = (sentence.end, sentence.span)
        }
    }
}

extension PlaceMap.File {
    fileprivate var isSound: Bool {
        // Thirty years: nothing that is reckoned with such a number overflows.
        (0...1e9).contains(seconds) && chapters.allSatisfy { (0...1e9).contains($0.start) }
            && chapters.map(\.start).isSorted
    }
}

extension PlaceMap.Sentence {
    /// Whether its words are in order and inside it, and it is inside the text.
    fileprivate func isSound(upTo length: Int) -> Bool {
        guard start >= 0, end >= start, span.upperBound.utf16 <= length else { return false }
        var (time, offset) = (start, TextOffset.start)
        for word in words {
            guard word.start >= time, word.end >= word.start, word.span.lowerBound >= offset,
                word.span.upperBound.utf16 <= length
            else { return false }
            (time, offset) = (word.end, word.span.lowerBound)
        }
        return time <= end
    }
}

extension [Double] {
    fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}
