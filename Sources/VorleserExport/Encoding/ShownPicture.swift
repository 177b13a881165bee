#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A picture as reading apps show it: JPEG or PNG.
package enum ShownPicture {
    /// Whether pictures of other kinds can be made into one here.
    package static func canBeMade(by programs: ProgramPath) -> Bool { programs.has(.ffmpeg) }

    /// Makes one of a picture of another kind.
    /// - Parameters:
    ///   - bytes: Any of ``PictureFormat``.
    ///   - file: Where it is put; beside it lies a working folder meanwhile.
    ///   - programs: Where programs are looked for.
    /// - Returns: `false` when the picture cannot be read.
    /// - Throws: ``ExportError``, `CancellationError`, `CocoaError` when it cannot be written.
    package static func make(of bytes: [UInt8], at file: String, _ programs: ProgramPath = .inherited) async throws
        -> Bool
    {
        let folder = try WorkingFolder(of: file)
        guard let picture = try await CoverPicture.prepared(bytes, in: folder, programs) else { return false }
        try Data(picture.bytes).write(to: URL(filePath: file), options: .atomic)
        return true
    }

    /// Makes a square one, as podcast apps show a show: 1400 by 1400 pixels of JPEG.
    /// - Parameters:
    ///   - bytes: Any of ``PictureFormat``.
    ///   - file: Where it is put; beside it lies a working folder meanwhile.
    ///   - programs: Where programs are looked for.
    /// - Returns: `false` when the picture cannot be read.
    /// - Throws: ``ExportError``, `CancellationError`, `CocoaError` when it cannot be written.
    package static func makeSquare(of bytes: [UInt8], at file: String, _ programs: ProgramPath = .inherited)
        async throws
        -> Bool
    {
        let folder = try WorkingFolder(of: file)
        guard let picture = try await CoverPicture.squared(bytes, in: folder, programs) else { return false }
        try Data(picture).write(to: URL(filePath: file), options: .atomic)
        return true
    }

    /// Makes a picture JPEG, and no wider than is wished.
    /// - Parameters:
    ///   - bytes: Any of ``PictureFormat``.
    ///   - width: The most pixels in a row; `nil` for as many as there are.
    ///   - programs: Where programs are looked for.
    /// - Returns: `nil` when the picture cannot be read, or nothing is there that could make it.
    /// - Throws: ``ExportError``, `CancellationError`
    package static func narrowed(_ bytes: [UInt8], to width: Int?, _ programs: ProgramPath = .inherited) async throws
        -> [UInt8]?
    {
        guard canBeMade(by: programs) else { return nil }
        let name = FileManager.default.temporaryDirectory.appending(path: "vorleser-page-\(UUID().uuidString)")
        let folder = try WorkingFolder(of: name.path(percentEncoded: false))
        return try await CoverPicture.narrowed(bytes, to: width, in: folder, programs)
    }
}
