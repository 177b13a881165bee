import Foundation
import VorleserCore

extension AudioTags {
    /// The tags of one of several files of a book.
    struct Part: Hashable, Sendable {
        let title: String
        /// From 1.
        let number: Int
        let count: Int
    }

    /// The tags by FFmpeg's names, which it translates into each container's own.
    /// - Parameter part: Which file of the book; `nil` for the only one.
    func fields(for format: AudioFormat, part: Part?) -> [(name: String, value: String)] {
        let author = authors.joined(separator: ", ")
        var fields = [
            ("title", part?.title ?? title), ("album", title), ("artist", author), ("album_artist", author),
            ("composer", narrator ?? ""), ("genre", "Audiobook"), ("date", date.flatMap(Self.date) ?? ""),
            ("publisher", publisher ?? ""), ("comment", description ?? ""),
        ]
        if let part { fields.append(("track", "\(part.number)/\(part.count)")) }
        if let series { fields += Self.fields(of: series, in: format) }
        switch format {
        case .m4b, .m4a:
            fields += [("description", description ?? ""), ("synopsis", description ?? "")]
            // iTunes' number for audiobooks.
            if format == .m4b { fields.append(("media_type", "2")) }
        case .mp3:
            fields += [("description", description ?? ""), ("language", languageCode ?? "")]
        case .opus, .flac, .wav:
            fields += [("narrator", narrator ?? ""), ("language", language ?? "")]
        }
        return fields.map { ($0.0, $0.1.tagText) }.filter { !$0.1.isEmpty }
    }

    /// The language's code of three letters, as ISO 639-2/T has it.
    var languageCode: String? {
        guard let language else { return nil }
        let code = Locale.Language(identifier: language).languageCode
        return code?.identifier(.alpha3) ?? (code?.identifier.count == 3 ? code?.identifier : nil)
    }

    private static func fields(of series: BookMetadata.Series, in format: AudioFormat) -> [(String, String)] {
        let position = series.position ?? ""
        let grouping = [("grouping", position.isEmpty ? series.name : "\(series.name) #\(position)")]
        return switch format {
        case .m4b, .m4a: grouping + [("show", series.name), ("episode_id", position)]
        case .mp3, .opus, .flac, .wav: grouping + [("series", series.name), ("series-part", position)]
        }
    }

    /// A year, or year, month and day: what every container takes.
    private static func date(_ text: String) -> String? {
        let parts = text.trimmed.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
        guard let year = parts.first?.prefix(4), year.count == 4, year.allSatisfy(\.isWholeNumber) else { return nil }
        let isDay = parts.count == 3 && parts.dropFirst().allSatisfy { $0.count == 2 && $0.allSatisfy(\.isWholeNumber) }
        return isDay ? parts.joined(separator: "-") : String(year)
    }
}
