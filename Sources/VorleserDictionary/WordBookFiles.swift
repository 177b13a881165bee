import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Finds dictionaries in folders.
public enum WordBookFiles {
    /// How deep below a folder they may lie: StarDict's have a folder each.
    private static let deepest = 3
    /// How many names are looked at in all.
    private static let mostNames = 5000
    private static let mostBooks = 100

    /// The dictionaries below folders.
    /// - Parameter folders: Their paths; those that are not there are passed over.
    /// - Returns: What ``WordBook/init(at:)`` opens, in the folders' order, then by name.
    public static func paths(in folders: [String]) -> [String] {
        var left = mostNames
        var found: [String] = []
        for folder in folders {
            for path in paths(in: folder, depth: 0, &left) where !found.contains(path) { found.append(path) }
        }
        return Array(found.prefix(mostBooks))
    }

    private static func paths(in folder: String, depth: Int, _ left: inout Int) -> [String] {
        guard depth < deepest, let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while left > 0, let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(".") { continue }
            left -= 1
            names.append(name)
        }
        return names.sorted().flatMap { name -> [String] in
            let path = folder.without(ending: "/") + "/" + name
            if name.hasSuffix(StarDictFiles.ending) || name.hasSuffix(DictdFiles.ending) { return [path] }
            return isFolder(path) ? paths(in: path, depth: depth + 1, &left) : []
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// What tells whether a file is still the one that was opened: its length and when it was changed.
    package static func stamp(of path: String) -> [Int]? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return [Int(status.st_size), time.tv_sec, time.tv_nsec, Int(status.st_ino)]
    }
}
