import Foundation
import VorleserBooks
import VorleserCore

/// Lays a PDF out by thresholds that differ from the usual ones.
///
/// `layout --standard` prints the usual ones as JSON. `layout VARIANTS FILE [PASSWORD]` reads the file's pages once, and for each
/// element of the JSON array in the file VARIANTS, which has all thresholds, prints a line of JSON: the text of the body, its
/// paragraphs parted by blank lines, or that it is the same as the first's.
enum LayoutTopic {
    static func run(_ arguments: [String]) throws {
        if arguments == ["--standard"] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return print(String(decoding: try encoder.encode(LayoutThresholds.standard), as: UTF8.self))
        }
        guard (2...3).contains(arguments.count) else {
            return print("usage: vorleser-bench layout --standard | VARIANTS FILE [PASSWORD]")
        }
        let variants = try JSONDecoder().decode(
            [LayoutThresholds].self,
            from: Data(contentsOf: URL(filePath: arguments[0]))
        )
        let password = arguments.count > 2 ? arguments[2] : nil
        let trial = try PDFTrial(at: URL(filePath: arguments[1]), password: password)
        let encoder = JSONEncoder()
        var first: String?
        for thresholds in variants {
            let line = Self.line(of: trial, thresholds, first: first)
            first = first ?? line.text
            print(String(decoding: try encoder.encode(line), as: UTF8.self))
        }
    }

    private struct Line: Encodable {
        /// `nil` where it is the first's, or there is none.
        var text: String?
        var isSame = false
        var error: String?
    }

    private static func line(of trial: PDFTrial, _ thresholds: LayoutThresholds, first: String?) -> Line {
        do {
            let text = try trial.book(thresholds).body
            return text == first ? Line(isSame: true) : Line(text: text)
        } catch {
            return Line(error: "\(error)")
        }
    }
}

extension Book {
    /// What is read of it: without furniture, notes and their signs.
    fileprivate var body: String {
        let left = marks.filter { mark in
            switch mark.kind {
            case .section(.pageFurniture), .note, .noteReference: true
            default: false
            }
        }.map(\.span.utf16).sorted { $0.lowerBound < $1.lowerBound }
        let units = Array(text.utf16)
        var body: [UInt16] = []
        var start = 0
        for span in left where span.upperBound > start {
            if span.lowerBound > start { body += units[start..<span.lowerBound] }
            start = span.upperBound
        }
        body += units[start...]
        return String(decoding: body, as: UTF16.self).split(separator: "\n").joined(separator: "\n\n")
    }
}
