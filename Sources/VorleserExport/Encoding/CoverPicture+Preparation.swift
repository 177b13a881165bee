#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

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
        if format.isShown, PictureSize(bytes) != nil, try await isReadable(original, format, programs) {
            return CoverPicture(path: original, bytes: bytes)
        }
        guard let converted = try await converted(original, format, programs), !converted.isEmpty else { return nil }
        return CoverPicture(path: try folder.write(converted, as: "cover-converted.jpeg"), bytes: converted)
    }

    /// Makes a picture square, on a blurred one of itself, as podcast apps show a show.
    /// - Parameters:
    ///   - bytes: As the book holds it.
    ///   - folder: Where the file is made.
    ///   - programs: Where programs are looked for.
    /// - Returns: JPEG, of as many pixels as Apple wants; `nil` if the picture cannot be read.
    /// - Throws: ``ExportError``, `CancellationError`.
    static func squared(
        _ bytes: [UInt8],
        in folder: borrowing WorkingFolder,
        _ programs: ProgramPath
    ) async throws -> [UInt8]? {
        guard let format = PictureFormat(bytes) else { return nil }
        let original = try folder.write(bytes, as: "cover.\(format.rawValue)")
        let made = try await converted(original, format, programs, square)
        return made.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Makes a picture JPEG, and no wider than is wished.
    /// - Parameters:
    ///   - bytes: As the book holds it.
    ///   - width: The most pixels in a row; `nil` for as many as there are.
    ///   - folder: Where files are put meanwhile.
    ///   - programs: Where programs are looked for.
    /// - Returns: `nil` if it cannot be read.
    /// - Throws: ``ExportError``, `CancellationError`.
    static func narrowed(
        _ bytes: [UInt8],
        to width: Int?,
        in folder: borrowing WorkingFolder,
        _ programs: ProgramPath
    ) async throws -> [UInt8]? {
        guard let format = PictureFormat(bytes) else { return nil }
        let original = try folder.write(bytes, as: "page.\(format.rawValue)")
        let scale = width.map { "scale='min(\($0),iw)':-1:flags=lanczos," } ?? ""
        let made = try await converted(original, format, programs, scale + "format=yuvj420p")
        return made.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func isReadable(_ path: String, _ format: PictureFormat, _ programs: ProgramPath) async throws
        -> Bool
    {
        let strictly = quietly + ["-err_detect", "explode"] + reading(path, format)
        let arguments = strictly + ["-map", "0:v:0", "-frames:v", "1", "-f", "null", "-"]
        return try await ConfinedRun(program: .ffmpeg, arguments: arguments, path: programs)() != nil
    }

    /// The picture as JPEG; `nil` if it cannot be read.
    private static func converted(
        _ path: String,
        _ format: PictureFormat,
        _ programs: ProgramPath,
        _ filter: String = longestSide
    ) async throws -> [UInt8]? {
        let output = ["-map", "0:v:0", "-frames:v", "1", "-vf", filter, "-c:v", "mjpeg", "-q:v", "2"]
        let arguments = quietly + reading(path, format) + output + ["-f", "image2pipe", "pipe:1"]
        return try await ConfinedRun(program: .ffmpeg, arguments: arguments, path: programs)()
    }

    private static let quietly = ["-nostdin", "-hide_banner", "-loglevel", "error", "-xerror"]

    /// A few bytes can claim to be a picture that fills the memory.
    private static let mostPixels = "64000000"

    /// Nothing but this one file is read, whatever it names.
    private static func reading(_ path: String, _ format: PictureFormat) -> [String] {
        ["-max_pixels", mostPixels, "-protocol_whitelist", "file", "-f", format.demuxer, "-i", "file:" + path]
    }

    /// No wider or higher than any player shows, and even, as JPEG wants it.
    private static let longestSide =
        "scale='min(2400,iw)':'min(2400,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2,format=yuvj420p"

    /// The ground is blurred while it is small. In RGB throughout: FFmpeg would take the two for of different ranges.
    private static let square = """
        format=rgb24,split[back][front];\
        [back]scale=56:56:force_original_aspect_ratio=increase,crop=56:56,gblur=sigma=4,scale=1400:1400:flags=bicubic[ground];\
        [front]scale=1400:1400:force_original_aspect_ratio=decrease:flags=lanczos[whole];\
        [ground][whole]overlay=(W-w)/2:(H-h)/2:format=gbrp,format=yuvj420p
        """
}
