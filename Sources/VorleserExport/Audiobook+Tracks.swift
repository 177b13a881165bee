import VorleserCore

extension Audiobook {
    /// How a book is shared out over files.
    public enum Division: Hashable, Sendable {
        /// One file for all.
        case whole
        /// A file for each chapter.
        case chapters
        /// A file for each document of the spine.
        case documents
    }

    /// A file to be made.
    public struct Track: Hashable, Sendable {
        /// The file's name without ending; `nil` for the one file of a whole book.
        public let name: String?
        /// Its chapter's title, or the book's.
        public let title: String
        /// Its place among the files, from 1.
        public let number: Int
        /// Chapters, or parts of them, in the order of the book. Never empty.
        public let sections: [Section]
    }

    /// What is spoken of a chapter; `nil` for nothing.
    static func section(_ index: Int, of book: Book, _ script: Script) -> Section? {
        let chapter = book.chapters[index]
        let utterances = script.utteranceIndices(startingIn: chapter.span)
        return utterances.isEmpty ? nil : Section(number: index + 1, title: chapter.title, utterances: utterances)
    }

    static func tracks(of sections: [Section], _ division: Division, in book: Book, _ script: Script) -> [Track] {
        switch division {
        case .whole: [Track(name: nil, title: book.metadata.title, number: 1, sections: sections)]
        case .chapters:
            sections.enumerated().map { Track(of: $1, number: $0 + 1, chapterCount: book.chapters.count) }
        case .documents: documentTracks(of: sections, in: book, script)
        }
    }

    private static func documentTracks(of sections: [Section], in book: Book, _ script: Script) -> [Track] {
        var tracks: [Track] = []
        for (index, item) in book.spine.enumerated() {
            let inside = script.utteranceIndices(startingIn: item.span)
            let parts = sections.compactMap { section -> Section? in
                let utterances = section.utterances.clamped(to: inside)
                guard !utterances.isEmpty else { return nil }
                return Section(number: section.number, title: section.title, utterances: utterances)
            }
            guard let first = parts.first else { continue }
            let name = TrackName(number: index + 1, of: book.spine.count, title: "").text
            tracks.append(Track(name: name, title: first.title, number: tracks.count + 1, sections: parts))
        }
        return tracks
    }
}

extension Audiobook.Track {
    /// Named after the chapter's number in the book, whichever chapters were chosen.
    fileprivate init(of section: Audiobook.Section, number: Int, chapterCount: Int) {
        let name = TrackName(number: section.number, of: chapterCount, title: section.title)
        self.init(name: name.text, title: section.title, number: number, sections: [section])
    }
}

extension Script {
    /// The indices of the utterances that begin in a span.
    fileprivate func utteranceIndices(startingIn span: TextSpan) -> Range<Int> {
        let first = utterances.partitioningIndex { $0.span.lowerBound >= span.lowerBound }
        let end = utterances.partitioningIndex { $0.span.lowerBound >= span.upperBound }
        return first..<max(first, end)
    }
}
