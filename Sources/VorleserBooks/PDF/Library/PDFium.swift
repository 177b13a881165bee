import CPDFium
import Foundation

/// The library that reads PDF. It is not linked but opened while the program runs: everything else works without it.
struct PDFium {
    /// Its functions; called in its turn only.
    let call: UnsafePointer<pdfium_functions>

    /// Held while the library is called: it knows nothing of threads.
    private static let turn = NSLock()

    /// Finds the library and opens it.
    /// - Parameter places: Where it may be.
    /// - Throws: ``BookReadingError/pdfLibraryMissing(looked:)``,
    ///   ``BookReadingError/pdfLibraryUnusable(path:reason:)``
    init(at places: [String] = Self.places()) throws {
        guard let path = places.first(where: FileManager.default.fileExists(atPath:)) else {
            throw BookReadingError.pdfLibraryMissing(looked: places)
        }
        var problem = [CChar](repeating: 0, count: 512)
        guard let call = pdfium_open(path, &problem, problem.count) else {
            let reason = String(decoding: problem.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            throw BookReadingError.pdfLibraryUnusable(path: path, reason: reason)
        }
        self.call = call
    }

    /// Where the library may be: where the environment says, and nowhere else, when it does; what was installed with
    /// the program; what set-up put into the checkout that the program was built in.
    /// - Parameters:
    ///   - environment: `VORLESER_PDFIUM` is heeded, the path of the library.
    ///   - program: The running program.
    /// - Returns: Paths, those that come first before others.
    static func places(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: URL? = Bundle.main.executableURL
    ) -> [String] {
        if let given = environment["VORLESER_PDFIUM"], !given.isEmpty { return [given] }
        guard let home = program?.resolvingSymlinksInPath().deletingLastPathComponent() else { return [] }
        let installed = home.deletingLastPathComponent().appending(path: "lib/vorleser/\(fileName)")
        let checkout = checkout(around: home).map { $0.appending(path: ".data/pdfium/\(fileName)") }
        return ([installed] + (checkout.map { [$0] } ?? [])).map(\.path)
    }

    /// Runs `body` while no other thread calls the library.
    static func inTurn<Answer, Failure: Error>(_ body: () throws(Failure) -> Answer) throws(Failure) -> Answer {
        turn.lock()
        defer { turn.unlock() }
        return try body()
    }

    #if os(macOS) || os(iOS)
        private static let fileName = "libpdfium.dylib"
    #else
        private static let fileName = "libpdfium.so"
    #endif

    private static func checkout(around folder: URL) -> URL? {
        var here = folder
        while here.path.count > 1 {
            if FileManager.default.fileExists(atPath: here.appending(path: "Package.swift").path) { return here }
            here = here.deletingLastPathComponent()
        }
        return nil
    }
}

extension PDFium {
    /// The longest text that is taken from the library, in bytes; a longer one is left out.
    private static let mostTextBytes = 65_536

    /// A text of the library's: asked twice, for its length and for itself.
    /// - Returns: The text without blanks around it; `nil` when there is none.
    func text(_ ask: (UnsafeMutableRawPointer?, UInt) -> UInt) -> String? {
        let length = ask(nil, 0)
        guard length > 2, length <= Self.mostTextBytes else { return nil }
        var units = [UInt16](repeating: 0, count: Int(length) / 2)
        let written = units.withUnsafeMutableBytes { ask($0.baseAddress, UInt($0.count)) }
        guard written > 2, written <= length else { return nil }
        let text = units.prefix(Int(written) / 2 - 1).map { UInt16(littleEndian: $0) }
        let trimmed = String(decoding: text, as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}
