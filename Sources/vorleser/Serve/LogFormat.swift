import ArgumentParser
import Foundation
import Logging

/// How the server's notes are written.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
    case text
    /// An object a line.
    case json

    /// Writes to standard error.
    /// - Parameter verbose: Whether to note what goes well, too.
    /// - Returns: A logger of the server's own.
    func logger(verbose: Bool) -> Logger {
        var logger = Logger(label: "vorleser") { label in
            switch self {
            case .text: StreamLogHandler.standardError(label: label)
            case .json: JSONLog()
            }
        }
        logger.logLevel = verbose ? .info : .warning
        return logger
    }
}

/// Notes as JSON, an object a line, on standard error.
struct JSONLog: LogHandler {
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.info
    var metadataProvider: Logger.MetadataProvider?

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var line: [String: String] = [:]
        for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }) { line[key] = "\(value)" }
        line["time"] = Date.now.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted)
        )
        line["level"] = event.level.rawValue
        line["message"] = "\(event.message)"
        guard let json = try? line.json else { return }
        try? FileHandle.standardError.write(contentsOf: Data((json + "\n").utf8))
    }
}
