import Foundation
import VorleserKit

/// What the person at the terminal sees.
enum Terminal {
    /// A message for people, on standard error. Where that is closed, it is lost.
    static func complain(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data("vorleser: \(printable(message))\n".utf8))
    }

    /// A word on what was done, on standard error.
    static func note(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((printable(message) + "\n").utf8))
    }

    /// Says which clips may sound odd, if there are any.
    static func note(_ odd: OddClips) {
        if let summary = odd.summary { note(summary) }
    }

    /// Writes to standard output, whole; ends the program when that takes no more, for then the rest is not needed.
    static func write(_ text: String) {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            complain(
                localized(
                    "Standard output cannot be written.\nCheck that it is open and that there is room on the disk."
                )
            )
            exit(EX_IOERR)
        }
    }

    /// Writes a line of JSON to standard output.
    static func write(_ line: EventLine<some Encodable>) {
        if let json = try? line.json { write(json + "\n") }
    }

    /// Whether standard error is a terminal, so that a person reads it.
    static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether a line can be drawn over: what shows standard error is a terminal, and one that moves its cursor.
    static var redraws: Bool {
        let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
        return showsProgress && !kind.isEmpty && kind != "dumb"
    }

    /// The width of the terminal in columns.
    static var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The width that tables on standard output have; `nil` where no terminal shows them and no width is named.
    static var tableColumns: Int? {
        // As the parser's help does.
        let named = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
        if let named, named > 0 { return named }
        var size = winsize()
        guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// The text without control characters but newlines and tabs: a book must not steer the terminal.
    static func printable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || ($0.value >= 0x20 && !isControl($0)) }
            )
        )
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }
}

/// How long something takes, for people: “3 h 12 min”, “45 s”.
func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0 else { return "?" }
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return whole < 600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 60) min" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
}

/// How long a book is heard, for people, as the pages say it: “2 h 19 min”, “12 min”, “< 1 min”.
func listeningTime(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0 else { return "?" }
    let minutes = Int((seconds / 60).rounded())
    if minutes < 1 { return "< 1 min" }
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 || minutes >= 600
        ? "\(Int((Double(minutes) / 60).rounded())) h" : "\(minutes / 60) h \(minutes % 60) min"
}

/// How much of a book was heard, for people, as the pages say it: never 0 % of what is begun, nor 100 % before the end.
func percent(_ share: Double) -> String { share > 0 ? "\(min(max(Int(share * 100), 1), 100)) %" : "0 %" }

/// A size, for people: “327.2 MB”.
func megabytes(_ bytes: Int) -> String { decimal((Double(bytes) / 100_000).rounded() / 10) + " MB" }

/// The same, or “831 bytes” where that is small.
func fileSize(_ bytes: Int) -> String {
    bytes < 100_000 ? localized("\(grouped(bytes)) bytes") : megabytes(bytes)
}

/// A number with its thousands parted by a narrow blank.
func grouped(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
        groups.insert(String(digits.suffix(3)), at: 0)
        digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: "\u{202F}")
}
