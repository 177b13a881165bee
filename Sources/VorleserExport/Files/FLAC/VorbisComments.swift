import VorleserCore

/// What a FLAC file says of itself, and its chapters.
///
/// Source: RFC 9639, § 8.6; “Ogg Vorbis I format specification: comment field”; for chapters “Chapter Extension”
/// (wiki.xiph.org).
struct VorbisComments {
    let tags: TrackTags
    let chapters: [ChapterMark]
    /// Samples per second.
    let sampleRate: Int

    /// Numbers of chapters have three digits.
    static let mostChapters = 999

    /// As a block holds them: lengths have the lowest byte first, unlike all else in FLAC.
    var bytes: [UInt8] {
        let comments = fields.map { "\($0)=\($1)" }
        return Self.text("Vorleser") + WaveChunk.little(comments.count, 4) + comments.flatMap(Self.text)
    }

    private static func text(_ text: String) -> [UInt8] { WaveChunk.little(text.utf8.count, 4) + text.utf8 }

    /// Names and contents, in order; a name may come again.
    var fields: [(name: String, content: String)] { tagFields + chapterFields }

    private var tagFields: [(name: String, content: String)] {
        let book = tags.book
        let authors = book.authors.flatMap { [("ARTIST", $0), ("ALBUMARTIST", $0)] }
        let narrator = ["COMPOSER", "PERFORMER", "NARRATOR"].map { ($0, book.narrator) }
        let rest = [
            ("DATE", book.date), ("GENRE", TrackTags.genre), ("DESCRIPTION", book.description),
            ("LANGUAGE", book.language), ("PUBLISHER", book.publisher), ("SERIES", book.series?.name),
            ("SERIES-PART", book.series?.position), ("TRACKNUMBER", tags.number.map(String.init)),
            ("TRACKTOTAL", tags.number.map { _ in String(tags.count) }),
        ]
        let fields = [("TITLE", tags.title), ("ALBUM", book.title)] + authors + narrator + rest
        return fields.compactMap { name, content in
            content.flatMap { $0.isEmpty ? nil : (name, $0.shortened) }
        }
    }

    private var chapterFields: [(name: String, content: String)] {
        chapters.prefix(Self.mostChapters).enumerated().flatMap { index, mark in
            let name = "CHAPTER" + (index + 1).digits(3)
            return [(name, Self.time(mark.start, sampleRate)), (name + "NAME", mark.title.shortened)]
        }
    }

    /// `hh:mm:ss.mmm`, to the nearest millisecond.
    static func time(_ samples: Int, _ sampleRate: Int) -> String {
        ClockValue(milliseconds: Int((Double(samples) / Double(sampleRate) * 1000).rounded())).text()
    }
}
