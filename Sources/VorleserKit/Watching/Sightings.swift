import Foundation

/// Tells files that are whole from those that still arrive: a file is whole when it looks the same for a while. Programs that
/// write slowly, and disks of other machines that tell of changes late, are given that time.
struct Sightings {
    /// How a file looks from outside.
    struct Look: Hashable {
        let bytes: Int
        let changedAt: Date
    }

    /// How long a file must look the same.
    static let calm = Duration.seconds(2)

    private var seen: [String: (look: Look, since: ContinuousClock.Instant)] = [:]
    /// Those that were handed out, as they looked then, and when they are handed out again; `nil` for never.
    private var done: [String: (look: Look, again: ContinuousClock.Instant?)] = [:]

    /// What is whole now and was not handed out before.
    /// - Parameters:
    ///   - files: All that there are now, by their paths.
    ///   - now: The time.
    /// - Returns: Paths, in order.
    mutating func whole(of files: [String: Look], at now: ContinuousClock.Instant) -> [String] {
        seen = seen.filter { files[$0.key] != nil }
        done = done.filter { files[$0.key] != nil }
        return files.keys.sorted().filter { path in
            guard let look = files[path], look.bytes > 0, !Self.isPart(path), !Self.arrives(path, among: files) else {
                return false
            }
            guard let known = seen[path], known.look == look else {
                seen[path] = (look, now)
                return false
            }
            guard now - known.since >= Self.calm else { return false }
            if let before = done[path], before.look == look, before.again.map({ now < $0 }) ?? true { return false }
            done[path] = (look, nil)
            return true
        }
    }

    /// Hands a file out once more, later.
    mutating func retry(_ path: String, at time: ContinuousClock.Instant) { done[path]?.again = time }

    /// Browsers keep a name with an empty file, or a part of it, and write beside it.
    private static func arrives(_ path: String, among files: [String: Look]) -> Bool {
        partEndings.contains { files[path + "." + $0] != nil }
    }

    private static func isPart(_ path: String) -> Bool {
        partEndings.contains(URL(filePath: path).pathExtension.lowercased())
    }

    /// Endings that a file has until it is whole.
    static let partEndings: Set<String> = ["part", "partial", "crdownload", "download", "tmp", "filepart", "!qb"]
}
