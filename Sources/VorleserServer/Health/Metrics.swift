import Foundation
import VorleserKit

/// Numbers in Prometheus' text format, version 0.0.4.
///
/// Source: prometheus.io/docs/instrumenting/exposition_formats.
struct MetricsText {
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    enum Kind: String {
        case counter, gauge
    }

    /// Adds a family of numbers.
    /// - Parameters:
    ///   - name: Without the prefix.
    ///   - kind: Whether it only grows.
    ///   - help: What it is.
    ///   - label: What tells them apart.
    ///   - values: The numbers by that.
    mutating func add(_ name: String, _ kind: Kind, _ help: String, by label: String, _ values: [(String, Double)]) {
        begin(name, kind, help)
        for (value, number) in values { text += "vorleser_\(name){\(label)=\"\(value)\"} \(Self.words(number))\n" }
    }

    mutating func add(_ name: String, _ kind: Kind, _ help: String, _ number: Double) {
        begin(name, kind, help)
        text += "vorleser_\(name) \(Self.words(number))\n"
    }

    private mutating func begin(_ name: String, _ kind: Kind, _ help: String) {
        text += "# HELP vorleser_\(name) \(help)\n# TYPE vorleser_\(name) \(kind.rawValue)\n"
    }

    private static func words(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
    }
}
