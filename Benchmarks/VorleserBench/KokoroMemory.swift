import Foundation

/// What the process has of the machine's memory. Source: proc(5), `status`; zero where there is no such file.
enum KokoroMemory {
    static var residentMegabytes: Double { megabytes("VmRSS:") }
    /// The most there was.
    static var peakMegabytes: Double { megabytes("VmHWM:") }

    private static func megabytes(_ key: String) -> Double {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
        return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 1024 / 1e6
    }
}
