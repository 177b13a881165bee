import Foundation
import Phonemes

switch CommandLine.arguments.dropFirst().first {
case "tokens": try compareTokens(with: CommandLine.arguments[2])
default: print("usage: train tokens GOLDEN")
}

/// Sentences whose tokens are the reference's.
func compareTokens(with path: String) throws {
    let tokenizer = Tokenizer(reference: true)
    var same = 0, all = 0
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let text = row["text"] as? String, let golden = row["tokens"] as? [[Any]]
        else { continue }
        let want = golden.map { "\($0[0])" + ($0.count > 2 && "\($0[2])" == "1" ? "_" : "|") }
        let got = tokenizer.tokens(in: text).map { $0.text + ($0.hasSpaceAfter && golden[0].count > 2 ? "_" : "|") }
        all += 1
        if want == got { same += 1 } else {
            let at = zip(want, got).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
            print("want", want[max(0, at - 2)..<min(want.count, at + 5)].joined(), " got", got[max(0, at - 2)..<min(got.count, at + 5)].joined())
        }
    }
    print(same, "of", all)
}
