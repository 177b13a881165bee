import Foundation
import VorleserCore
import VorleserText

/// Sentences: `sentences FILE` reads JSON lines with `text` and perhaps `lang`, and answers each with the UTF-16
/// offsets where its sentences begin. `sentences --speed FILE [--words]` measures a plain text instead.
enum Sentences {
    static func run(_ arguments: [String]) throws {
        var files = arguments
        let measures = files.first == "--speed"
        if measures { files.removeFirst() }
        guard let file = files.first else {
            print("usage: vorleser-bench sentences [--speed] FILE [--words]")
            return
        }
        let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
        if measures { try printSpeed(of: text, words: files.contains("--words")) } else { try printStarts(of: text) }
    }

    private struct Sample: Decodable {
        let text: String
        let lang: String?
    }

    private struct Answer: Encodable {
        let starts: [Int]
    }

    private static func printStarts(of lines: String) throws {
        var segmenters: [String: SentenceSegmenter] = [:]
        for line in lines.split(separator: "\n") {
            let sample = try JSONDecoder().decode(Sample.self, from: Data(line.utf8))
            let language = sample.lang ?? "en"
            let segmenter = segmenters[language] ?? SentenceSegmenter(language: language)
            segmenters[language] = segmenter
            let sentences = segmenter.sentences(in: sample.text, blocks: nil)
            try printJSON(Answer(starts: sentences.map(\.span.lowerBound.utf16)))
        }
    }

    /// Speeds are the median of the runs, by the clock on the wall and by the processor's.
    private struct Speed: Encodable {
        let megabytes: Double
        let parts: Int
        let megabytesPerSecond: Double
        let megabytesPerProcessorSecond: Double
        let runs: Int
    }

    private static func printSpeed(of text: String, words: Bool) throws {
        let sentences = SentenceSegmenter(language: "en")
        var parts = 0
        var wall: [Double] = []
        var processor: [Double] = []
        for _ in 0..<15 {
            let began = clock()
            let duration = ContinuousClock().measure {
                parts = words ? WordSegmenter().words(in: text).count : sentences.sentences(in: text, blocks: nil).count
            }
            processor.append(Double(clock() - began) / Double(CLOCKS_PER_SEC))
            wall.append(duration / .seconds(1))
        }
        let megabytes = Double(text.utf8.count) / 1e6
        let speed = Speed(
            megabytes: megabytes,
            parts: parts,
            megabytesPerSecond: megabytes / median(wall),
            megabytesPerProcessorSecond: megabytes / median(processor),
            runs: wall.count
        )
        try printJSON(speed)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
