import Foundation
import VorleserKit

extension Error {
    /// The same in words for a client on another machine, as errors about books have them.
    var forElsewhere: any Error { (self as? BookReadingError)?.withoutPaths ?? self }

    /// Words of the error without the folders of this machine, which are no business of a client's: of a path its last
    /// name is left.
    func withoutFolders(_ words: String) -> String {
        // What it names is an address of ours.
        if case .outside = self as? Refusal { return words }
        var words = words
        // As a whole first: a path may have blanks.
        for path in Self.paths(in: self).sorted(by: { $0.count > $1.count }) {
            words = words.replacing(path, with: URL(filePath: path).lastPathComponent)
        }
        return words.replacing(#/(^|[^\p{L}\p{N}\/.])\/(?:[^\s\/]+\/)+/#) { String($0.1) }
    }

    /// The paths among what the error knows.
    private static func paths(in value: Any, depth: Int = 0) -> [String] {
        if let text = value as? String { return text.hasPrefix("/") && text.count > 1 ? [text] : [] }
        guard depth < 4 else { return [] }
        return Mirror(reflecting: value).children.flatMap { paths(in: $0.value, depth: depth + 1) }
    }
}
