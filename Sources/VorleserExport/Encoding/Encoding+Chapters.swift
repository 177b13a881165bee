extension Encoding {
    /// How a format keeps chapters.
    enum ChapterStyle: Hashable, Sendable {
        /// In the container's own way.
        case container
        /// As tags: `CHAPTER001=00:00:00.000`, `CHAPTER001NAME=…`.
        ///
        /// Source: “Chapter Extension” of the Vorbis comment field recommendations (Xiph.Org).
        case tags
        /// Not at all.
        case none
    }

    var chapterStyle: ChapterStyle {
        switch format {
        case .m4b, .mp3: .container
        case .opus, .flac: .tags
        case .m4a, .wav: .none
        }
    }

    /// The chapters that a file of this format can hold, with titles as it holds them.
    ///
    /// A chapter of which nothing sounds has no place of its own in a file.
    /// - Parameter end: Where the sound ends, in samples.
    func marks(_ chapters: [ChapterMark], before end: Int) -> [ChapterMark] {
        let ends = chapters.dropFirst().map(\.start) + [end]
        let sounding = zip(chapters, ends).filter { $0.start < $1 }.map(\.0)
        return sounding.prefix(mostChapters).enumerated().map { index, chapter in
            let title = chapter.title.tagLine.prefix(utf8Count: Self.titleLimit)
            return ChapterMark(title: title.isEmpty ? String(index + 1) : title, start: chapter.start)
        }
    }

    /// The tags that say where chapters begin.
    func fields(_ marks: [ChapterMark], sampleRate: Int) -> [(name: String, value: String)] {
        guard chapterStyle == .tags else { return [] }
        return marks.enumerated().flatMap { index, mark in
            let digits = String(index + 1)
            let name = "CHAPTER" + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
            let milliseconds = (mark.start * 1000 + sampleRate / 2) / sampleRate
            return [(name, Self.clock(milliseconds)), (name + "NAME", mark.title)]
        }
    }

    private var mostChapters: Int {
        switch chapterStyle {
        case .container: .max
        // Their number has three digits.
        case .tags: 999
        case .none: 0
        }
    }

    /// Bytes; what Nero's list of chapters takes.
    private static let titleLimit = 255

    /// Hours, minutes, seconds and milliseconds.
    private static func clock(_ milliseconds: Int) -> String {
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(digits - text.count, 0)) + text
        }
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
        return parts.joined(separator: ":") + "." + padded(milliseconds % 1000, 3)
    }
}
