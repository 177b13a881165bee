import Foundation
public import VorleserCore

/// A small book and how it is spoken: what playing and exporting are tested with.
///
/// Every sentence is one utterance; the words are parted by single blanks.
public struct Reading: Sendable {
    public let book: Book
    public let script: Script

    /// Makes a book of chapters, each a title and its sentences; the title is not part of the text.
    /// - Parameters:
    ///   - chapters: Titles and sentences. A chapter without sentences gets a line that is not spoken.
    ///   - pause: The silence after every utterance.
    public init(_ chapters: [(title: String, sentences: [String])], pause: Duration = .milliseconds(100)) {
        var text = ""
        var parts: [Chapter] = []
        var sentences: [Sentence] = []
        var utterances: [Utterance] = []
        func append(_ line: String) -> TextSpan {
            defer { text += line }
            return TextSpan(utf16: text.utf16.count..<text.utf16.count + line.utf16.count)
        }
        for (index, chapter) in chapters.enumerated() {
            let start = TextOffset(utf16: text.utf16.count)
            if chapter.sentences.isEmpty { sentences.append(Sentence(append("* * *\n"))) }
            for sentence in chapter.sentences {
                let span = append(sentence + " ")
                sentences.append(Sentence(span))
                let piece = Piece(printed: sentence + " ", span)
                utterances.append(Utterance(span: span, pieces: [piece], pauseAfter: pause, language: "en"))
            }
            let span = start..<TextOffset(utf16: text.utf16.count)
            parts.append(Chapter(title: chapter.title, href: "\(index).xhtml", role: .body, span: span))
        }
        book = Book(
            format: .epub,
            metadata: BookMetadata(title: "A Book of Tones"),
            text: text,
            spine: parts.map { SpineItem(href: $0.href, span: $0.span) },
            chapters: parts,
            contents: [],
            marks: [],
            sentences: sentences
        )
        script = Script(utterances: utterances, omissions: [])
    }
}

/// Speaks every word as a tone of the same length, higher for each word; at once, and always the same.
public struct ToneVoice: Sendable {
    /// Samples per second.
    public let sampleRate: Int
    public let secondsPerWord: Double

    public init(sampleRate: Int = 8000, secondsPerWord: Double = 0.25) {
        self.sampleRate = sampleRate
        self.secondsPerWord = secondsPerWord
    }

    /// Speaks an utterance.
    /// - Throws: ``VorleserCore/SpeechError/nothingToSay`` for one with a word in it that begins with `#`.
    public func speak(_ utterance: Utterance) throws -> Clip {
        var words: [ClipWord] = []
        var offset = 0
        for word in utterance.spokenText.split(separator: " ", omittingEmptySubsequences: false) {
            defer { offset += word.utf16.count + 1 }
            if word.isEmpty { continue }
            if word.hasPrefix("#") { throw SpeechError.nothingToSay }
            let start = Double(words.count) * secondsPerWord
            let length = word.utf16.count
            words.append(ClipWord(offset: offset, length: length, start: start, end: start + secondsPerWord))
        }
        return Clip(samples: tones(words.count), sampleRate: sampleRate, words: words)
    }

    private func tones(_ count: Int) -> [Float] {
        let length = Int(secondsPerWord * Double(sampleRate))
        return (0..<count * length).map { index in
            let hertz = 220 * Double(1 + index / length % 8)
            return Float(0.5 * sin(2 * .pi * hertz * (Double(index) + 0.5) / Double(sampleRate)))
        }
    }
}

/// Changes the pace, and the pitch with it, by leaving samples out or doubling them.
public let everyOtherSample: TimeStretch = { samples, _, speed in
    (0..<Int((Double(samples.count) / speed).rounded())).map {
        samples[min(Int(Double($0) * speed), samples.count - 1)]
    }
}
