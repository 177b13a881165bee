#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The memory that this process may still take.
struct FreeMemory {
    /// In bytes; `nil` when the system does not say.
    let bytes: Int?

    /// Looks at this machine, and at the limit of the group of processes it is in. Source: Linux' proc(5), cgroups(7).
    init() {
        let read = { (path: String) in try? String(contentsOfFile: path, encoding: .utf8) }
        self.init(
            machine: read("/proc/meminfo"),
            limit: read("/sys/fs/cgroup/memory.max"),
            used: read("/sys/fs/cgroup/memory.current")
        )
    }

    /// - Parameters:
    ///   - machine: Lines such as `MemAvailable:   123456 kB`.
    ///   - limit: Bytes that the group may have; a word when there is no limit.
    ///   - used: Bytes that it has.
    init(machine: String?, limit: String?, used: String?) {
        let line = machine?.split(separator: "\n").first { $0.hasPrefix("MemAvailable:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        let number = { (text: String?) in text.flatMap { Int($0.filter { !$0.isWhitespace }) } }
        let left = number(limit).map { max($0 - (number(used) ?? 0), 0) }
        bytes = [kilobytes.map { $0 * 1024 }, left].compactMap(\.self).min()
    }
}
