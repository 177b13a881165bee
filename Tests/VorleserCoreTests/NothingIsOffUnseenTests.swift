import Foundation
import Testing
import VorleserTesting

/// A test that is off for want of a file or a program says so, and cannot be off unseen where everything ought to be.
struct NothingIsOffUnseenTests {
    private static let isContinuousIntegration = ProcessInfo.processInfo.environment["CI"] == "true"

    @Test func `every sample is part of the repository, and a whole set that is not there is named`() {
        for set in DevelopmentSet.all {
            if let sample = set.sample {
                #expect(FileManager.default.isReadableFile(atPath: sample.path), "\(sample.path) is missing.")
            }
            guard !set.isWhole else { continue }
            let instead = set.sample == nil ? "so its tests do not run" : "so only the sample is compared with"
            print("OFF: the whole set of \(set.name) is not at \(set.whole?.path ?? "") or not wanted, \(instead).")
        }
    }

    @Test func `what is not installed is named, and is a fault of continuous integration's machine`() {
        for tool in InstalledTool.all where !tool.isThere {
            print("OFF: \(tool.name) is missing, and so are its tests. To get it: \(tool.remedy)")
            let mayBeMissing = tool.isExtra || !Self.isContinuousIntegration
            #expect(mayBeMissing, "\(tool.name) is missing. To get it: \(tool.remedy)")
        }
    }

    /// Whatever else a condition asks would be off without a word.
    @Test func `conditions of tests ask for what is named above, or for a sound card`() throws {
        let known = ["DevelopmentSet.", "InstalledTool.", "hasSoundCard"]
        let tests = Checkout.folder.appending(path: "Tests")
        let names = try FileManager.default.subpathsOfDirectory(atPath: tests.path).filter { $0.hasSuffix(".swift") }
        var conditions = 0
        for name in names where !name.hasSuffix("NothingIsOffUnseenTests.swift") {
            let text = try String(contentsOf: tests.appending(path: name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains(".enabled(if:") {
                conditions += 1
                #expect(known.contains { line.contains($0) }, "\(name): \(line)")
            }
        }
        #expect(conditions > 10)
    }
}
