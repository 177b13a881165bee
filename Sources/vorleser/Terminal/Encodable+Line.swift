import Foundation

extension Encodable {
    /// JSON on one line, with the keys in order; also programs that take U+2028 for a line end see one line.
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            var line = String.UnicodeScalarView()
            for scalar in String(decoding: try encoder.encode(self), as: UTF8.self).unicodeScalars {
                switch scalar.value {
                case 0x85: line.append(contentsOf: #"\u0085"#.unicodeScalars)
                case 0x2028: line.append(contentsOf: #"\u2028"#.unicodeScalars)
                case 0x2029: line.append(contentsOf: #"\u2029"#.unicodeScalars)
                default: line.append(scalar)
                }
            }
            return String(line)
        }
    }
}
