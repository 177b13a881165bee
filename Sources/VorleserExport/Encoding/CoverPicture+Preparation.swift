import FoundationEssentials

extension CoverPicture {
    /// Puts a picture into a file that players show: as it is, or converted if it is of another kind.
    /// - Parameters:
    ///   - bytes: As the book holds it.
    ///   - folder: Where the file is made.
    ///   - programs: Where programs are looked for.
    /// - Returns: `nil` if it cannot be read.
    /// - Throws: ``ExportError``, `CancellationError`.
    static func prepared(
        _ bytes: [UInt8],
        in folder: borrowing WorkingFolder,
        _ programs: ProgramPath
    ) async throws -> CoverPicture? {
        guard let format = PictureFormat(bytes) else { return nil }
        let original = try folder.write(bytes, as: "cover.\(format.rawValue)")
        if let kind = Kind(rawValue: format.rawValue), try await isReadable(original, format, programs) {
            return CoverPicture(path: original, kind: kind)
        }
        let converted = CoverPicture(path: folder.path(of: "cover-converted.jpeg"), kind: .jpeg)
        return try await convert(original, format, to: converted.path, programs) ? converted : nil
    }

    private static func isReadable(_ path: String, _ format: PictureFormat, _ programs: ProgramPath) async throws
        -> Bool
    {
        let arguments = quietly + reading(path, format) + ["-map", "0:v:0", "-frames:v", "1", "-f", "null", "-"]
        return try await ProgramRun(program: .ffmpeg, arguments: arguments, path: programs)().end.succeeded
    }

    private static func convert(
        _ path: String,
        _ format: PictureFormat,
        to converted: String,
        _ programs: ProgramPath
    ) async throws -> Bool {
        let output = ["-map", "0:v:0", "-frames:v", "1", "-vf", longestSide, "-c:v", "mjpeg", "-q:v", "2"]
        let arguments =
            quietly + reading(path, format) + output + ["-f", "image2", "-update", "1", "-y", "file:" + converted]
        return try await ProgramRun(program: .ffmpeg, arguments: arguments, path: programs)().end.succeeded
            && FileManager.default.fileExists(atPath: converted)
    }

    private static let quietly = [
        "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-err_detect", "explode",
    ]

    /// Nothing but this one file is read, whatever it names.
    private static func reading(_ path: String, _ format: PictureFormat) -> [String] {
        ["-protocol_whitelist", "file", "-f", format.demuxer, "-i", "file:" + path]
    }

    /// No wider or higher than any player shows, even, on white where it is transparent.
    private static let longestSide =
        "scale='min(2400,iw)':'min(2400,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,format=yuvj420p"
}
