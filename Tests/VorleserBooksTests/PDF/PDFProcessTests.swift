import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// The library in a process of its own, on files that are made here.
// The limit is for what hangs: on a busy machine the tests of other suites take minutes of it.
@Suite(.enabled(if: InstalledTool.canReadPDF), .timeLimit(.minutes(15 * Sanitizer.patience)))
struct PDFProcessTests {
    private let folder: Folder
    private let file: URL

    init() throws {
        folder = try Folder()
        file = folder.url("book.pdf")
    }

    @Test func `another process says what this one would`() throws {
        var sketch = PDFSketch()
        sketch.addPage(PDFSketch.line("The first page"))
        sketch.addPage("72 600 200 0.5 re f " + PDFSketch.line("The second"), entries: "/Rotate 90")
        try sketch.write(to: file)
        var here = try InProcessPDF(at: file.path)
        var there = try PDFProcess(at: file.path)
        #expect(try here.contents() == there.contents())
        for _ in 0..<3 { #expect(try here.nextPage() == there.nextPage()) }
        #expect(there.warnings.isEmpty)
    }

    @Test func `a page that its reader breaks down of is left out, and those behind it are read`() throws {
        try write(["one", nil, "three", "four"])
        let read = try pages(PDFProcess(at: file.path, patience: Self.impatient))
        #expect(read.texts == ["one", "", "three", "four"])
        #expect(read.warnings.count == 1)
        #expect(read.warnings.first?.href == "page-2")
        #expect(read.warnings.first?.message.contains("at page 2, which is left out.") == true)
    }

    @Test func `a page that takes too long is tried again with more time, and nothing is lost`() throws {
        try write(["one", nil, "three"], depth: 5)
        var patience = Self.impatient
        patience.page = .milliseconds(1)
        (patience.secondChance, patience.secondChances) = (60_000, 10)
        let read = try pages(PDFProcess(at: file.path, patience: patience))
        #expect(read.texts.count == 3 && read.texts[1].hasPrefix("leaf") && read.texts[2] == "three")
        #expect(read.warnings.isEmpty)
        patience.secondChances = 0
        let hasty = try pages(PDFProcess(at: file.path, patience: patience))
        #expect(hasty.warnings.contains { $0.href == "page-2" })
    }

    @Test func `after some such pages what follows is left out`() throws {
        try write(["one", nil, nil, nil, "five"])
        var patience = Self.impatient
        patience.restarts = 2
        let read = try pages(PDFProcess(at: file.path, patience: patience))
        #expect(read.texts == ["one", "", ""])
        #expect(read.warnings.count == 3)
        #expect(read.warnings.last?.message.hasSuffix("with all behind it.") == true)
    }

    @Test func `a file of which no page can be read is an error with words`() throws {
        try write([nil])
        let error = #expect(throws: BookReadingError.self) {
            try pages(PDFProcess(at: file.path, patience: Self.impatient))
        }
        #expect(error?.errorDescription?.contains("at page 1") == true)
        #expect(error?.recoverySuggestion != nil)
    }

    @Test func `patience has an end`() throws {
        try write(["one", nil, "three"], depth: 5)
        var patience = Self.impatient
        (patience.page, patience.file) = (.milliseconds(1), .milliseconds(1))
        patience.perPage = .zero
        patience.secondChances = 0
        do {
            let read = try pages(PDFProcess(at: file.path, patience: patience))
            #expect(read.texts == ["one"])
            #expect(read.warnings.last?.message.hasSuffix("with all behind it.") == true)
        } catch BookReadingError.pdfUnreadable {}
    }

    #if os(Linux)
        @Test func `while it looks at the file it can reach nothing else`() throws {
            // A page that never ends: the process is at work for as long as we look at it.
            try write([nil])
            let reader = try ReaderCommand(for: file.path, password: nil).start([])
            defer { withExtendedLifetime(reader) {} }
            let process = try #require(try confinedProcess())
            let status = try String(contentsOfFile: process + "/status", encoding: .utf8)
            #expect(status.contains("NoNewPrivs:\t1"))
            // The filter holds for the thread that asked for it: there must be no other.
            #expect(status.contains("Threads:\t1\n"))
            let open = try FileManager.default.contentsOfDirectory(atPath: process + "/fd").map { name in
                try FileManager.default.destinationOfSymbolicLink(atPath: process + "/fd/" + name)
            }
            // The library is mapped, not open.
            let allowed = [file.path, "/dev/null"]
            #expect(open.allSatisfy { allowed.contains($0) || $0.hasPrefix("pipe:") }, "\(open)")
            #expect(open.count <= 4)
        }

        /// The folder of the process that reads the file, once a filter (mode 2) stands between it and the system.
        private func confinedProcess() throws -> String? {
            let end = ContinuousClock.now + .seconds(300)
            while ContinuousClock.now < end {
                for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") where Int(name) != nil {
                    let process = "/proc/" + name
                    guard let line = try? String(contentsOfFile: process + "/cmdline", encoding: .utf8),
                        line.contains("pdf-pages"), line.contains(file.path),
                        let status = try? String(contentsOfFile: process + "/status", encoding: .utf8),
                        status.contains("Seccomp:\t2")
                    else { continue }
                    return process
                }
                usleep(5_000)
            }
            return nil
        }
    #endif

    @Test func `a program that says something else is not believed`() throws {
        try write(["one"])
        let program = folder.url("vorleser")
        for words in [
            "echo Hello, who is there?", "true", "head -c 100000 /dev/zero", "kill $$",
            "printf '\\002\\377\\377\\0\\0'",
        ] {
            try Data("#!/bin/sh\n\(words)\n".utf8).write(to: program)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
            let error = #expect(throws: BookReadingError.self, "\(words)") {
                var pdf = try PDFProcess(at: file.path, environment: ["VORLESER_PROGRAM": program.path])
                _ = try pdf.contents()
            }
            guard case .pdfUnreadable = error else {
                Issue.record("\(words): \(String(describing: error))")
                continue
            }
        }
    }

    @Test func `without the library there is an error that says where it was looked for`() throws {
        try write(["one"])
        var environment = ProcessInfo.processInfo.environment
        environment["VORLESER_PDFIUM"] = "/nowhere/libpdfium.so"
        #expect(throws: BookReadingError.pdfLibraryMissing(looked: ["/nowhere/libpdfium.so"])) {
            var pdf = try PDFProcess(at: file.path, environment: environment)
            _ = try pdf.contents()
        }
    }

    @Test func `without the program there is an error that says where it was looked for`() throws {
        #expect(throws: BookReadingError.pdfReaderMissing(looked: ["/nowhere"])) {
            try PDFProcess(at: file.path, environment: ["VORLESER_PROGRAM": "/nowhere"])
        }
    }

    @Test func `what is no PDF, or not there, is an error of its own`() throws {
        try Data("%PDF-1.7 and nothing else".utf8).write(to: file)
        #expect(throws: BookReadingError.damagedPDF(reason: "it is cut off, or something else than its name says")) {
            try pages(PDFProcess(at: file.path))
        }
        try PDFSketch().write(to: file)
        #expect(throws: BookReadingError.self) { try pages(PDFProcess(at: file.path)) }
    }

    /// Waits no longer for a page that never ends than a test should.
    private static let impatient = {
        var patience = PDFPatience.standard
        patience.page = .seconds(3)
        patience.file = .seconds(120)
        patience.secondChance = 1
        return patience
    }()

    /// A file with these words on its pages; where there are none, a drawing that draws
    /// itself ten times ten times… as often as `depth` says.
    private func write(_ words: [String?], depth: Int = 11) throws {
        var sketch = PDFSketch()
        for word in words {
            guard let word else {
                sketch.addPage("/X Do", resources: "/XObject<</X 50 0 R>>")
                continue
            }
            sketch.addPage(PDFSketch.line(word))
        }
        for level in 50...50 + depth {
            let content = level == 50 + depth ? PDFSketch.line("leaf") : String(repeating: "/X Do ", count: 10)
            let form = "/Type/XObject /Subtype/Form /BBox[0 0 600 800] /Resources<</Font<</F1 4 0 R>>"
            sketch.setStream(level, content, entries: form + "/XObject<</X \(level + 1) 0 R>>>>")
        }
        try sketch.write(to: file)
    }

    private func pages(_ source: PDFProcess) throws -> (texts: [String], warnings: [BookWarning]) {
        var source = source
        var texts: [String] = []
        while let page = try source.nextPage() { texts.append(page.text) }
        return (texts, source.warnings)
    }
}

extension PDFPage {
    /// Its characters one after the other, but line ends.
    var text: String {
        String(String.UnicodeScalarView(glyphs.map(\.scalar))).filter { !$0.isNewline }
    }
}
