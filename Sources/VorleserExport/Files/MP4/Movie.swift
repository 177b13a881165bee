/// A file of AAC frames with chapters, tags and cover, as audiobook players read it: an M4B or M4A.
///
/// The index stands before the sound, so that a player can begin while the file is still coming. Chapters are there
/// twice, as every audiobook has them: as a track of texts, for Apple's players, and in Nero's list, for the others.
/// Sources: ISO/IEC 14496-12 and -14; Apple, “QuickTime File Format Specification”, “Text media”, “Track references”.
struct Movie {
    /// Samples per second; all times are counted in them.
    let sampleRate: Int
    /// Bytes of each frame, in order.
    let frameSizes: [UInt32]
    /// How many samples sound.
    let samples: Int
    /// Samples of nothing that the frames begin with.
    let delay: Int
    /// In order; none for a file without chapters.
    let chapters: [ChapterMark]
    /// Three letters of ISO 639-2/T.
    let language: String?
    /// What the file says of itself, as ``MovieTags`` writes it.
    let tags: MediaBox
    /// Four characters: what kind of file it is.
    let brand: String

    /// Frames in a chunk: a second of Kokoro's sound.
    private static let framesInChunk = 24

    /// Everything that comes before the frames.
    var head: [UInt8] {
        let texts = chapters.map { Self.text($0.title) }
        let inMedia = texts.flatMap(\.self)
        let type = MediaBox("ftyp", Array(brand.utf8) + [0, 0, 2, 0] + Array("\(brand)mp42isom".utf8)).bytes
        let data = mediaHead(inMedia.count + frameBytes)
        // Places do not change the length of the index, which they depend on.
        let length = index(texts, start: 0).bytes.count
        return type + index(texts, start: type.count + length + data.count).bytes + data + inMedia
    }

    /// How its times are written: above 49 hours at 24,000 samples a second in 64 bits.
    var times: MediaTimes {
        MediaTimes(scale: sampleRate, longest: max(samples, frameSizes.count * SmallSound.frameLength))
    }

    /// Whether places in the file may not fit into 32 bits.
    var isLarge: Bool { frameBytes + 8 * frameSizes.count + tags.bytes.count + (1 << 24) > UInt32.max }

    /// Three letters of five bits each. Source: ISO/IEC 14496-12, section 8.4.2.3.
    var packedLanguage: UInt16? {
        let letters = (language ?? "").utf8.map { UInt16($0) }
        guard letters.count == 3, letters.allSatisfy({ 0x61...0x7A ~= $0 }) else { return nil }
        return letters.reduce(0) { $0 << 5 | ($1 - 0x60) }
    }

    private var frameBytes: Int { frameSizes.reduce(0) { $0 + Int($1) } }

    /// Bits per second, on the average.
    private var bitrate: Int { frameBytes * 8 * sampleRate / max(1, frameSizes.count * SmallSound.frameLength) }

    private func mediaHead(_ length: Int) -> [UInt8] {
        var head: [UInt8] = []
        let isLong = length + 8 > UInt32.max
        head.append(isLong ? UInt32(1) : UInt32(length + 8))
        head += "mdat".utf8
        if isLong { head.append(UInt64(length + 16)) }
        return head
    }

    /// The index of a file whose data begins at an offset.
    private func index(_ texts: [[UInt8]], start: Int) -> MediaBox {
        let nextTrack: UInt32 = texts.isEmpty ? 2 : 3
        let header = MediaBox.movieHeader(times, duration: samples, nextTrack: nextTrack)
        let sound = soundTrack(hasChapters: !texts.isEmpty, start: start + texts.reduce(0) { $0 + $1.count })
        var user = [tags]
        // Players that prefer this list would show a book of more chapters cut short.
        if !chapters.isEmpty, chapters.count <= UInt8.max { user.insert(neroChapters, at: 0) }
        let names = texts.isEmpty ? [] : [chapterTrack(texts, start: start)]
        return MediaBox("moov", [header, sound] + names + [MediaBox("udta", user)])
    }

    // MARK: Sound

    private func soundTrack(hasChapters: Bool, start: Int) -> MediaBox {
        let track = MovieTrack(
            number: 1,
            isPlayed: true,
            handler: "soun",
            kind: MediaBox("smhd") { $0.append(zeros: 4) },
            entry: .aac(sampleRate: sampleRate, bitrate: bitrate) ?? MediaBox("mp4a", [UInt8]()),
            chapterTrack: hasChapters ? 2 : nil,
            edits: [(samples, delay)]
        )
        let table = MovieTrack.Table(
            sizes: frameSizes,
            durations: [(frameSizes.count, SmallSound.frameLength)],
            samplesInChunk: Self.framesInChunk,
            start: start
        )
        return track.box(table, in: self)
    }

    // MARK: Chapters

    private func chapterTrack(_ texts: [[UInt8]], start: Int) -> MediaBox {
        let ends = chapters.dropFirst().map(\.start) + [samples]
        let lengths = zip(chapters, ends).map { max(0, $1 - $0.start) }
        let first = chapters.first?.start ?? 0
        let track = MovieTrack(
            number: 2,
            isPlayed: false,
            handler: "text",
            kind: MediaBox("gmhd", Self.genericHeader, MediaBox.plain("text") { $0.appendUnityMatrix() }),
            entry: Self.textEntry,
            edits: (first > 0 ? [(first, nil)] : []) + [(max(0, samples - first), 0)]
        )
        let table = MovieTrack.Table(
            sizes: texts.map { UInt32($0.count) },
            durations: lengths.map { (1, $0) },
            samplesInChunk: 1,
            start: start
        )
        return track.box(table, in: self)
    }

    /// A title as a sample: its length, itself, and that it is UTF-8.
    private static func text(_ title: String) -> [UInt8] {
        let letters = Array(title.utf8.prefix(Int(UInt16.max)))
        var sample: [UInt8] = []
        sample.append(UInt16(letters.count))
        return sample + letters + MediaBox.plain("encd") { $0.append(UInt32(0x100)) }.bytes
    }

    private static var genericHeader: MediaBox {
        MediaBox("gmin") { content in
            content.append(UInt16(0x40))  // copy
            for _ in 0..<3 { content.append(UInt16(0x8000)) }  // grey
            content.append(zeros: 2 + 2)  // balance
        }
    }

    private static var textEntry: MediaBox {
        .plain("text") { content in
            content.append(zeros: 6)
            content.append(UInt16(1))  // data reference
            content.append(UInt32(1))  // is not scaled
            content.append(UInt32(1))  // in the middle
            content.append(zeros: 6 + 8 + 8 + 2 + 2 + 1 + 2 + 6 + 1)  // colours, box, font and its name
        }
    }

    /// Source: Nero's “chpl”, as players and libraries of audiobooks read it: times of 100 ns, titles of 255 bytes.
    private var neroChapters: MediaBox {
        MediaBox("chpl", version: 1) { content in
            content.append(UInt32(0))
            content.append(UInt8(clamping: chapters.count))
            for chapter in chapters {
                let ticks = UInt64(chapter.start) * 10_000_000
                content.append((ticks + UInt64(sampleRate) / 2) / UInt64(sampleRate))
                let title = Array(chapter.title.shortened(utf8Count: Int(UInt8.max)).utf8)
                content.append(UInt8(title.count))
                content += title
            }
        }
    }
}
