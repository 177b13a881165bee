/// What a WAV file says of itself, after its samples: `LIST INFO`, and chapters as `cue ` with labels.
///
/// Source: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991), “INFO List Chunk”,
/// “Cue-Points Chunk”, “Associated Data Chunk”. Text is UTF-8, as today's programs read it.
struct WaveTags {
    let tags: TrackTags
    let chapters: [ChapterMark]

    var chunks: [WaveChunk] {
        [WaveChunk.list("INFO", info), cues, WaveChunk.list("adtl", labels)].compactMap(\.self)
    }

    private var info: [WaveChunk] {
        let book = tags.book
        let texts: [(String, String?)] = [
            ("INAM", tags.title), ("IART", tags.author), ("IPRD", book.title), ("ISTR", book.narrator),
            ("IPUB", book.publisher), ("ICRD", book.date), ("ILNG", book.language), ("IGNR", TrackTags.genre),
            ("ITRK", tags.number.map(String.init)), ("ICMT", book.description),
        ]
        return texts.compactMap { identifier, text in
            text.flatMap { $0.isEmpty ? nil : WaveChunk.text(identifier, $0.shortened) }
        }
    }

    /// The places of cues have 32 bits: chapters beyond, 49 hours at 24 kHz, have none.
    var marks: [ChapterMark] { chapters.filter { $0.start <= Int(UInt32.max) } }

    private var cues: WaveChunk? {
        guard !marks.isEmpty else { return nil }
        let points = marks.enumerated().flatMap { index, mark in
            let place = WaveChunk.little(mark.start, 4)
            return WaveChunk.little(index + 1, 4) + place + Array("data".utf8) + WaveChunk.little(0, 8) + place
        }
        return WaveChunk(identifier: "cue ", content: WaveChunk.little(marks.count, 4) + points)
    }

    private var labels: [WaveChunk] {
        marks.enumerated().map { index, mark in
            .text("labl", mark.title.shortened, after: WaveChunk.little(index + 1, 4))
        }
    }
}
