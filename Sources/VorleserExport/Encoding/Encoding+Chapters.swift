extension Encoding {
    /// How a format keeps chapters.
    enum ChapterStyle: Hashable, Sendable {
        /// In the container's own way.
        case container
        /// As tags, with numbers of three digits, as ``VorbisComments`` writes them.
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
    /// - Parameters:
    ///   - chapters: In order.
    ///   - end: Where the sound ends, in samples.
    /// - Returns: Those that get a mark.
    func marks(_ chapters: [ChapterMark], before end: Int) -> [ChapterMark] {
        let ends = chapters.dropFirst().map(\.start) + [end]
        let sounding = zip(chapters, ends).filter { $0.start < $1 }.map(\.0)
        return sounding.prefix(mostChapters).enumerated().map { index, chapter in
            let title = chapter.title.tagLine.shortened(utf8Count: Self.titleLimit)
            return ChapterMark(title: title.isEmpty ? String(index + 1) : title, start: chapter.start)
        }
    }

    private var mostChapters: Int {
        switch chapterStyle {
        case .container: .max
        case .tags: VorbisComments.mostChapters
        case .none: 0
        }
    }

    /// Bytes; what Nero's list of chapters takes.
    private static let titleLimit = 255
}
