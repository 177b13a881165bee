#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The processor's cores that this process may use.
struct ProcessorCores {
    /// How many there are. Threads that share a core's arithmetic count once: a second one would only wait for it.
    let count: Int

    /// Looks at this machine, as far as it tells. Source: Linux' proc(5) and sysfs.
    init() {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        self.init(status: status, processors: ProcessInfo.processInfo.activeProcessorCount) { processor in
            let list = "/sys/devices/system/cpu/cpu\(processor)/topology/thread_siblings_list"
            return try? String(contentsOfFile: list, encoding: .utf8)
        }
    }

    /// - Parameters:
    ///   - status: What the system says of this process, with a line such as `Cpus_allowed_list: 0-3,8`.
    ///   - processors: How many the system has; they count when it does not say which are allowed.
    ///   - siblings: Which processors share a core with one, such as `0,4`; `nil` when unknown.
    init(status: String?, processors: Int, siblings: (Int) -> String?) {
        let line = status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }
        let allowed = line?.split(whereSeparator: \.isWhitespace).last.flatMap(Self.numbers)
        let cores = Set((allowed ?? Array(0..<max(processors, 0))).map { siblings($0) ?? "\($0)" })
        count = max(cores.count, 1)
    }

    /// The numbers of a list such as `0-3,8`; `nil` when it is not one.
    private static func numbers(_ list: Substring) -> [Int]? {
        var numbers: [Int] = []
        for part in list.split(separator: ",") {
            let ends = part.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last, ends.count <= 2, first <= last, last < 10_000 else {
                return nil
            }
            numbers += first...last
        }
        return numbers
    }
}
