import Foundation
import Wording

/// What a listener can do about pages that are pictures of text.
enum TextRecognition {
    /// - Parameters:
    ///   - path: The file; empty when it must not be named.
    ///   - environment: `PATH` says whether OCRmyPDF is installed.
    /// - Returns: A sentence; with the very command where that is installed.
    static func advice(
        for path: String,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard !path.isEmpty,
            folders.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/ocrmypdf") })
        else {
            return localized(
                "Recognise their text (OCR) first; OCRmyPDF can do that (Debian: apt install ocrmypdf)."
            )
        }
        let ending = path.lowercased().hasSuffix(".pdf") ? path.suffix(4) : ""
        let result = path.dropLast(ending.count) + "-text.pdf"
        return localized(
            "Run ocrmypdf \(quoted(path)) \(quoted(String(result))) to recognise their text (OCR) first."
        )
    }

    /// As a shell takes it for one word.
    private static func quoted(_ path: String) -> String {
        let plain = path.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+,".unicodeScalars.contains($0)
        }
        return plain && !path.hasPrefix("-") ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }
}
