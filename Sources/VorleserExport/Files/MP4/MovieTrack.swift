/// What both tracks of a file of sound, its frames and its chapters, are made of.
///
/// Source: ISO/IEC 14496-12, sections 8.3–8.7.
struct MovieTrack {
    /// Samples in chunks, each with its size in bytes.
    struct Table {
        /// Bytes of each sample, in order.
        let sizes: [UInt32]
        /// Runs of samples that last alike, in units of the track's time.
        let durations: [(count: Int, length: Int)]
        let samplesInChunk: Int
        /// Where the first sample stands in the file; the others follow it.
        let start: Int

        /// All samples together.
        var length: Int { durations.reduce(0) { $0 + $1.count * $1.length } }
    }

    /// From 1.
    let number: UInt32
    /// Whether it is played, and not only looked up.
    let isPlayed: Bool
    /// Four characters.
    let handler: String
    /// What says of which kind the track's media is.
    let kind: MediaBox
    /// What its samples are.
    let entry: MediaBox
    /// The track that names its chapters.
    var chapterTrack: UInt32?
    /// What of its media is shown when: lengths, and where each begins in the media; nothing is shown where that is `nil`.
    let edits: [(length: Int, start: Int?)]

    /// The track with its samples.
    /// - Parameters:
    ///   - table: Its samples.
    ///   - movie: The file.
    /// - Returns: All its boxes in one.
    func box(_ table: Table, in movie: Movie) -> MediaBox {
        let length = edits.reduce(0) { $0 + $1.length }
        let header = MediaBox.trackHeader(number, movie.times, duration: length, isPlayed: isPlayed)
        var boxes = [header, MediaBox("edts", editList(movie.times))]
        if let chapterTrack { boxes.append(MediaBox("tref", .plain("chap") { $0.append(chapterTrack) })) }
        return MediaBox("trak", boxes + [media(table, in: movie)])
    }

    private func editList(_ times: MediaTimes) -> MediaBox {
        MediaBox("elst", version: times.version) { content in
            content.append(UInt32(edits.count))
            for edit in edits {
                content.append(time: edit.length, times)
                if times.version == 1 {
                    content.append(Int64(edit.start ?? -1))
                } else {
                    content.append(Int32(truncatingIfNeeded: edit.start ?? -1))
                }
                content.append(UInt32(0x0001_0000))
            }
        }
    }

    private func media(_ table: Table, in movie: Movie) -> MediaBox {
        let header = MediaBox.mediaHeader(movie.times, duration: table.length, language: movie.packedLanguage)
        var boxes: [MediaBox] = [
            .description(entry), Self.durations(table), Self.chunks(table), Self.sizes(table),
            Self.offsets(table, isLarge: movie.isLarge),
        ]
        if isPlayed { boxes += Self.roll(table.sizes.count) }
        let samples = MediaBox("stbl", boxes)
        return MediaBox("mdia", header, .handler(handler), MediaBox("minf", kind, .dataInformation, samples))
    }

    private static func durations(_ table: Table) -> MediaBox {
        MediaBox("stts") { content in
            content.append(UInt32(table.durations.count))
            for run in table.durations {
                content.append(UInt32(clamping: run.count))
                content.append(UInt32(clamping: run.length))
            }
        }
    }

    /// That a decoder which begins in the middle needs the frame before. Source: ISO/IEC 14496-12, section 10.1.
    private static func roll(_ count: Int) -> [MediaBox] {
        let group = MediaBox("sgpd", version: 1) { content in
            content += "roll".utf8
            content.append(UInt32(2))  // bytes of an entry
            content.append(UInt32(1))
            content.append(Int16(-1))
        }
        let samples = MediaBox("sbgp") { content in
            content += "roll".utf8
            content.append(UInt32(1))
            content.append(UInt32(clamping: count))
            content.append(UInt32(1))
        }
        return [group, samples]
    }

    private static func chunks(_ table: Table) -> MediaBox {
        let (whole, rest) = table.sizes.count.quotientAndRemainder(dividingBy: table.samplesInChunk)
        var runs: [(first: Int, samples: Int)] = []
        if whole > 0 { runs.append((1, table.samplesInChunk)) }
        if rest > 0 { runs.append((whole + 1, rest)) }
        return MediaBox("stsc") { content in
            content.append(UInt32(runs.count))
            for run in runs {
                content.append(UInt32(clamping: run.first))
                content.append(UInt32(clamping: run.samples))
                content.append(UInt32(1))  // description
            }
        }
    }

    private static func sizes(_ table: Table) -> MediaBox {
        MediaBox("stsz") { content in
            content.append(UInt32(0))  // they differ
            content.append(UInt32(clamping: table.sizes.count))
            for size in table.sizes { content.append(size) }
        }
    }

    private static func offsets(_ table: Table, isLarge: Bool) -> MediaBox {
        var offsets: [Int] = []
        var offset = table.start
        for (index, size) in table.sizes.enumerated() {
            if index.isMultiple(of: table.samplesInChunk) { offsets.append(offset) }
            offset += Int(size)
        }
        return MediaBox(isLarge ? "co64" : "stco") { content in
            content.append(UInt32(clamping: offsets.count))
            for offset in offsets {
                if isLarge { content.append(UInt64(offset)) } else { content.append(UInt32(clamping: offset)) }
            }
        }
    }
}
