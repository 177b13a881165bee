import Foundation
import Testing
import VorleserTesting

/// Hostile, damaged and odd files: each in a process of its own, with the time and memory that its row allows.
@Suite(.enabled(if: InstalledTool.bench.isThere), .timeLimit(.minutes(20 * Sanitizer.patience)))
struct HostileTests {
    @Test(arguments: Hostile.rows)
    func `a hostile file does no harm`(row: Corpus.Row) throws {
        let outcome = try Hostile.open(row.url)
        #expect(outcome.code == 0, "\(outcome.complaint)")
        let report = try #require(outcome.report)
        let (seconds, megabytes) = (row["max_seconds"].flatMap { Double($0) }, row["max_rss_mb"].flatMap { Double($0) })
        // Without optimization everything takes several times as long.
        #expect(report.seconds <= (seconds ?? 10) * Hostile.patience)
        #expect(report.peakMegabytes <= (megabytes ?? 500) * Hostile.room)
        #expect(row["expect"] != "open" || report.error == nil, "\(report.error ?? "")")
        #expect(row["expect"] != "refuse" || report.error != nil)
        guard let text = report.text else { return }
        for words in row["must_contain"]?.split(separator: "|") ?? [] {
            #expect(Corpus.normalized(text).contains(Corpus.normalized(String(words))), "\(words)")
        }
        for words in row["must_not_contain"]?.split(separator: "|") ?? [] { #expect(!text.contains(words)) }
    }

    @Test func `nothing is written outside`() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
        #expect(!names.contains { $0.contains("vorleser_pwned") })
    }
}

/// The hostile files: a sample, and those that the whole collection's own script makes, once a day.
enum Hostile {
    struct Outcome {
        let code: Int32
        let complaint: String
        let report: Report?
    }

    struct Report: Decodable {
        let seconds: Double
        let peakMegabytes: Double
        let error: String?
        let text: String?
    }

    #if DEBUG
        static let patience = 12.0 * room
    #else
        static let patience = room
    #endif
    /// A sanitizer has memory, and takes time, of its own.
    static let room = Sanitizer.current == nil ? 1.0 : 3

    private static var program: URL {
        URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
            .appending(path: "vorleser-bench")
    }

    /// A temporary folder, of which there is one a day; `nil` without the script.
    private static let madeFolder: URL? = {
        guard DevelopmentSet.hostileFiles.isWhole, let script = DevelopmentSet.hostileFiles.whole else { return nil }
        let day = Int(Date().timeIntervalSince1970 / 86_400)
        let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-hostile-\(day)")
        if FileManager.default.fileExists(atPath: folder.appending(path: "manifest.tsv").path()) { return folder }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path(), folder.path(), "--only", ".epub"]
        process.standardOutput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return nil
        }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? folder : nil
    }()

    static var rows: [Corpus.Row] {
        [DevelopmentSet.hostileFiles.sample, madeFolder].compactMap { $0 }.flatMap(Corpus.table)
            .filter { $0["kind"] == "epub" }
    }

    static func open(_ file: URL) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = ["open", "--full", file.path]
        let (output, complaint) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaint
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let words = try complaint.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus,
            complaint: String(decoding: words, as: UTF8.self),
            report: try? JSONDecoder().decode(Report.self, from: text)
        )
    }
}
