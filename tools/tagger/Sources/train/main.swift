import Foundation
import Phonemes

switch CommandLine.arguments.dropFirst().first {
case "tokens": try compareTokens(with: CommandLine.arguments[2])
case "tagger":
    var options: [String: String] = [:]
    for argument in CommandLine.arguments.dropFirst(4) {
        let parts = argument.split(separator: "=")
        options[String(parts[0])] = String(parts[1])
    }
    try trainTagger(CommandLine.arguments[2], out: CommandLine.arguments[3], options: options)
case "homographs":
    try trainHomographs(
        CommandLine.arguments[2],
        CommandLine.arguments[3],
        out: CommandLine.arguments[4],
        options: Dictionary(
            uniqueKeysWithValues: CommandLine.arguments.dropFirst(5).map { argument in
                let parts = argument.split(separator: "=").map(String.init)
                return (parts[0], parts[1])
            }
        )
    )
case "judge":
    try judgeHomographs(
        CommandLine.arguments[2],
        CommandLine.arguments[3],
        model: CommandLine.arguments[4],
        fold: Int(CommandLine.arguments[5]) ?? 0
    )
case "score":
    let model = CommandLine.arguments[2]
    try scoreTagger(model == "-" ? nil : model, Array(CommandLine.arguments.dropFirst(3)))
case "print": try printTags(of: CommandLine.arguments[2])
case "novel": try printHomographs(in: CommandLine.arguments[2])
case "speed": try measureSpeed(CommandLine.arguments[2])
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
        if want == got {
            same += 1
        } else {
            let at = zip(want, got).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
            print(
                "want",
                want[max(0, at - 2)..<min(want.count, at + 5)].joined(),
                " got",
                got[max(0, at - 2)..<min(got.count, at + 5)].joined()
            )
        }
    }
    print(same, "of", all)
}

/// Prints each sentence's tokens with the recorded and our tags.
func printTags(of path: String) throws {
    let model = CommandLine.arguments.count > 3 ? CommandLine.arguments[3] : nil
    let tagger =
        try model.map { try Data(contentsOf: URL(fileURLWithPath: $0)).withUnsafeBytes { try Tagger(model: $0) } }
        ?? Tagger()
    let tokenizer = Tokenizer(reference: true)
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let text = row["text"] as? String, let golden = row["tokens"] as? [[Any]]
        else { continue }
        let tokens = tokenizer.tokens(in: text)
        guard tokens.map(\.text) == golden.map({ "\($0[0])" }) else { continue }
        for (index, tag) in tagger.tags(of: tokens).enumerated() {
            print(
                tokens[index].text,
                golden[index][1],
                tag.rawValue,
                tokens[index].hasSpaceAfter ? 1 : 0,
                separator: "\t"
            )
        }
        print()
    }
}

/// Prints decisions about homographs in a plain text, where they differ from the lexicon's choice or not.
func printHomographs(in path: String) throws {
    let tokenizer = Tokenizer()
    let tagger = Tagger()
    let homographs = Homographs()
    for paragraph in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n\n") {
        let tokens = tokenizer.tokens(in: String(paragraph))
        let tagged = zip(tokens, tagger.tags(of: tokens)).map { TaggedToken($0, $1) }
        for index in tagged.indices {
            guard let reading = homographs.reading(of: index, in: tagged, accent: .american) else { continue }
            let around = tagged[max(0, index - 7)..<min(tagged.count, index + 6)].map { $0.token.text }.joined(
                separator: " "
            )
            print(tagged[index].token.text, tagged[index].tag.rawValue, reading, around, separator: "\t")
        }
    }
}

/// How fast a text is cut and tagged.
func measureSpeed(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let paragraphs = text.replacingOccurrences(of: "\r", with: "").components(separatedBy: "\n\n")
    func measure(_ work: () -> Void) -> Double {
        let start = clock()
        work()
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    var tokens: [[Token]] = []
    let tokenizer = Tokenizer()
    let tagger = Tagger()
    let homographs = Homographs()
    _ = tagger.tags(of: tokenizer.tokens(in: "Load the model."))
    let cut = measure { tokens = paragraphs.map { tokenizer.tokens(in: $0) } }
    var tags: [[PennTag]] = []
    let tag = measure { tags = tokens.map { tagger.tags(of: $0) } }
    let tagged = zip(tokens, tags).map { zip($0, $1).map { TaggedToken($0, $1) } }
    var readings = 0
    let read = measure {
        for tokens in tagged {
            for index in tokens.indices where homographs.reading(of: index, in: tokens, accent: .american) != nil {
                readings += 1
            }
        }
    }
    let count = tokens.reduce(0) { $0 + $1.count }
    for (name, time) in [("tokens", cut), ("tags", tag), ("homographs", read)] {
        print(name, count, "in", time, "processor seconds,", Int(Double(count) / time), "per second")
    }
    print("readings", readings)
}
