import Foundation
import VorleserCore

extension TrackTags {
    /// A tag by FFmpeg's name, which it translates into the container's own.
    typealias Field = (name: String, value: String)

    /// What a file of a format says of itself, without what is empty.
    /// - Parameters:
    ///   - format: Which tags it takes.
    ///   - marks: Its chapters; tags too where the format has no other place for them.
    ///   - sampleRate: Samples per second.
    /// - Returns: In order; every name once.
    func fields(for format: AudioFormat, _ marks: [ChapterMark], sampleRate: Int) -> [Field] {
        let fields =
            switch format {
            case .m4b, .m4a: commonFields + seriesFields("show", "episode_id") + movieFields(format)
            case .mp3: commonFields + seriesFields("series", "series-part") + [("language", languageCode ?? "")]
            case .wav: commonFields
            case .opus, .flac: vorbisFields(marks, sampleRate: sampleRate)
            }
        return fields.map { ($0.name, $0.value.tagText) }.filter { !$0.1.isEmpty }
    }

    /// The language's code of three letters, as ISO 639-2/T has it.
    var languageCode: String? {
        guard let language = book.language else { return nil }
        let code = Locale.Language(identifier: language).languageCode
        return code?.identifier(.alpha3) ?? (code?.identifier.count == 3 ? code?.identifier : nil)
    }

    private var commonFields: [Field] {
        [
            ("title", title), ("album", book.title), ("artist", author ?? ""), ("album_artist", author ?? ""),
            ("composer", book.narrator ?? ""), ("genre", Self.genre), ("date", date ?? ""),
            ("publisher", book.publisher ?? ""), ("comment", book.description ?? ""),
            ("description", book.description ?? ""), ("track", number.map { "\($0)/\(count)" } ?? ""),
        ]
    }

    private func movieFields(_ format: AudioFormat) -> [Field] {
        // Apple's number for audiobooks.
        [("synopsis", book.description ?? "")] + (format == .m4b ? [("media_type", "2")] : [])
    }

    private func seriesFields(_ nameField: String, _ positionField: String) -> [Field] {
        guard let series = book.series else { return [] }
        let grouping = series.position.map { "\(series.name) #\($0)" } ?? series.name
        return [("grouping", grouping), (nameField, series.name), (positionField, series.position ?? "")]
    }

    /// FFmpeg keeps but one tag of a name.
    private func vorbisFields(_ marks: [ChapterMark], sampleRate: Int) -> [Field] {
        let comments = VorbisComments(tags: self, chapters: marks, sampleRate: sampleRate).fields
        var (names, values) = ([String](), [String: String]())
        for comment in comments {
            if let value = values[comment.name] {
                values[comment.name] = value + ", " + comment.content
            } else {
                names.append(comment.name)
                values[comment.name] = comment.content
            }
        }
        return names.map { ($0, values[$0] ?? "") }
    }

    /// A year, or year, month and day: what every container takes.
    private var date: String? {
        guard let parts = book.date?.trimmed.prefix(10).split(separator: "-", omittingEmptySubsequences: false),
            let year = parts.first?.prefix(4), year.count == 4, year.allSatisfy(\.isWholeNumber)
        else { return nil }
        let isDay = parts.count == 3 && parts.dropFirst().allSatisfy { $0.count == 2 && $0.allSatisfy(\.isWholeNumber) }
        return isDay ? parts.joined(separator: "-") : String(year)
    }
}
