import Foundation

/// A picture that a phone's camera reads, in characters.
enum QRCode {
    /// Drawn by the program `qrencode`, where it is installed.
    /// - Parameter text: Goes to the program by a pipe: others on this machine see its arguments.
    /// - Returns: Lines for a terminal; `nil` without the program.
    static func drawing(of text: String) -> String? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["qrencode", "-t", "ANSIUTF8", "-m", "2"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? input.fileHandleForWriting.close()
        let drawing = try? output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let drawing else { return nil }
        return String(decoding: drawing, as: UTF8.self)
    }
}
