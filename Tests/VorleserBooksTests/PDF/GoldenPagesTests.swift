import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

/// Printed pages of a kind each, which `tools/pages/golden-pages.py` sets, and what is to be read of them.
///
/// A line of the text beside a page gives what a line of the book is, from the outermost block to the innermost, and its words.
@Suite(.enabled(if: InstalledTool.canReadPDF))
struct GoldenPagesTests {
    private static let pages: [URL] = {
        let folder = DevelopmentSet.goldenPages.file("")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "pdf" }.sorted { $0.path < $1.path }
    }()

    @Test func `there are pages of every kind`() {
        #expect(Self.pages.count >= 13)
    }

    @Test(arguments: pages.map(\.lastPathComponent))
    func `a page is read as it is meant`(name: String) throws {
        let page = DevelopmentSet.goldenPages.file(name)
        let expected = try String(
            contentsOf: page.deletingPathExtension().appendingPathExtension("txt"),
            encoding: .utf8
        )
        let found = try BookReader().book(at: page).described
        for (line, other) in zip(expected.split(separator: "\n"), found) { #expect(other == line) }
        #expect(found.count == expected.split(separator: "\n").count)
    }
}

extension Book {
    /// What each line is, and its words.
    fileprivate var described: [String] {
        var start = 0
        return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            let span = start..<start + line.utf16.count
            start = span.upperBound + 1
            guard line.contains(where: { !$0.isWhitespace }) else { return nil }
            let around = marks.filter { $0.kind.isBlock && $0.span.utf16.clamped(to: span) == span && !span.isEmpty }
            return around.map(\.kind.name).joined(separator: ", ") + "| " + line
        }
    }
}

extension TextMark.Kind {
    fileprivate var name: String {
        switch self {
        case .heading(let level): "heading \(level)"
        case .section(let role): "section \(role.rawValue)"
        case .listItem(let marker): "item \(marker)"
        default: "\(self)"
        }
    }
}
