import VorleserCore

extension Audiobook {
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

extension AudiobookTrack {
    /// Named after the chapter's number in the book, whichever chapters were chosen.
    fileprivate init(of section: AudiobookSection, number: Int, chapterCount: Int) {
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
