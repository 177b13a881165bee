import VorleserCore
import VorleserExport

/// A picture whose words sound, and when.
struct SpokenPicture: Hashable, Sendable {
    /// What its element is called in the documents, unless it has a name there.
    let id: String
    let mark: TextMark
    /// The index of the sound.
    let sound: Int
    /// Seconds from the start of the sound.
    let start: Double

    /// What the book says that it shows.
    var alternative: String { mark.alternative ?? "" }
}

extension SpokenPicture {
    /// The pictures of a book whose words sound, in the order of the sound.
    ///
    /// A picture's words are said behind the sentence that it stands in, in several pieces where they are long.
    static func all(in timeline: Timeline, of book: Book, _ script: Script) -> [SpokenPicture] {
        var marks = book.marks.filter { $0.alternative?.isEmpty == false }[...]
        var result: [SpokenPicture] = []
        // What of the last one is still to be said.
        var rest = ""
        for (sound, track) in timeline.tracks.enumerated() {
            for utterance in track.utterances where script.utterances.indices.contains(utterance.index) {
                guard let words = script.utterances[utterance.index].pictureWords?.withEvenBlanks, !words.isEmpty else {
                    rest = ""
                    continue
                }
                if let found = rest.firstRange(of: words) {
                    rest = String(rest[found.upperBound...])
                    continue
                }
                let place = utterance.span.lowerBound
                let start = book.spineItem(at: place)?.span.lowerBound ?? .start
                let near = marks.prefix { $0.span.lowerBound <= place }
                let mark = near.first { mark in
                    mark.span.lowerBound >= start && mark.alternative?.withEvenBlanks.contains(words) == true
                }
                guard let mark, let index = marks.firstIndex(of: mark) else { continue }
                marks = marks[(index + 1)...]
                let whole = mark.alternative?.withEvenBlanks ?? ""
                rest = whole.firstRange(of: words).map { String(whole[$0.upperBound...]) } ?? ""
                let id = "picture-\(result.count + 1)"
                result.append(SpokenPicture(id: id, mark: mark, sound: sound, start: utterance.start))
            }
        }
        return result
    }
}

extension TextMark {
    /// What a picture shows, in words; `nil` for other marks.
    fileprivate var alternative: String? { if case .image(let alternative, _) = kind { alternative } else { nil } }
}

extension String {
    /// With one blank for white space, and none at its ends.
    var withEvenBlanks: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
