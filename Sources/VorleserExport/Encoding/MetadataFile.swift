/// Tags and chapters as FFmpeg reads them.
///
/// Source: “Metadata” in FFmpeg's documentation of its formats (`ffmpeg-formats`, section 5).
struct MetadataFile: Hashable, Sendable {
    let text: String

    /// - Parameters:
    ///   - tags: Names and values, in order.
    ///   - chapters: In order.
    ///   - end: Where the last one ends, in samples.
    ///   - sampleRate: Samples per second.
    init(tags: [(name: String, value: String)], chapters: [ChapterMark], end: Int, sampleRate: Int) {
        var lines = [";FFMETADATA1"]
        lines += tags.map { "\($0.name)=\(Self.escaped($0.value))" }
        let ends = chapters.dropFirst().map(\.start) + [end]
        for (chapter, end) in zip(chapters, ends) {
            lines += [
                "[CHAPTER]", "TIMEBASE=1/\(sampleRate)", "START=\(chapter.start)", "END=\(end)",
                "title=\(Self.escaped(chapter.title))",
            ]
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func escaped(_ value: String) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            if "=;#\\\n".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        // FFmpeg takes a line end after a backslash for an escaped one, whatever stands before.
        return result.hasSuffix("\\") ? result + " " : result
    }
}
