import Foundation
import Phonemes

/// Facts about the sentences' tokens, ready for features.
func prepare(_ treebank: Treebank, _ classes: AmbiguityClasses, leaveOut: Bool) -> [Prepared] {
    treebank.sentences.map { sentence in
        let directions = QuoteMarks.directions(of: sentence.tokens)
        var facts = WordFacts.facts(of: sentence.tokens, quotes: directions)
        for index in facts.indices {
            facts[index].ambiguity = classes.number(
                of: facts[index].word,
                leavingOut: leaveOut ? sentence.tags[index] : nil
            )
        }
        return Prepared(features: TagFeatures(facts), tags: sentence.tags)
    }
}

func trainTagger(_ folder: String, out: String, options: [String: String]) throws {
    var settings = TrainingSettings()
    settings.epochs = Int(options["epochs"] ?? "") ?? 8
    settings.minimumCount = Int(options["min"] ?? "") ?? 4
    settings.margin = Float(options["margin"] ?? "") ?? 0
    settings.seed = UInt64(options["seed"] ?? "") ?? 1
    let start = Date()
    let training = try Treebank(contentsOf: ["ewt_train", "gum_strict_train"].map { "\(folder)/\($0).tsv" })
    let classes = AmbiguityClasses(
        training,
        least: Int(options["least"] ?? "") ?? 3,
        share: Double(options["share"] ?? "") ?? 0.05
    )
    let sentences = prepare(training, classes, leaveOut: true)
    let tests = try ["ewt_dev", "gum_dev", "fic_dev", "ewt_test", "gum_test", "pud_test"].map { name in
        (name, prepare(try Treebank(contentsOf: ["\(folder)/\(name).tsv"]), classes, leaveOut: false))
    }
    let perceptron = Perceptron(sentences, minimumCount: settings.minimumCount)
    print("features", perceptron.keys.count, "seconds", Date().timeIntervalSince(start))
    for run in 0..<(Int(options["runs"] ?? "") ?? 1) {
        perceptron.train(sentences, settings) { _ in }
        perceptron.restart()
        settings.seed += 1
        print("run", run, "seconds", Int(Date().timeIntervalSince(start)))
    }
    let weights = perceptron.averaged()
    print("dev", terminator: " ")
    for (name, sentences) in tests {
        var right = 0, all = 0
        for sentence in sentences {
            let tags = perceptron.tag(sentence.features, count: sentence.tags.count, with: weights)
            right += zip(tags, sentence.tags).count { $0 == $1 }
            all += tags.count
        }
        print(name, String(format: "%.2f", 100 * Double(right) / Double(all)), terminator: " ")
    }
    print()
    let file = ModelFile(
        perceptron,
        classes,
        scale: Float(options["scale"] ?? "") ?? 4,
        least: Int(options["weight"] ?? "") ?? 1
    )
    try file.write(to: out)
    print("bytes", file.bytes.count)
}

/// How many tokens of each treebank get their tag.
func scoreTagger(_ model: String?, _ paths: [String]) throws {
    let tagger =
        try model.map { try Data(contentsOf: URL(fileURLWithPath: $0)).withUnsafeBytes { try Tagger(model: $0) } }
        ?? Tagger()
    for path in paths {
        let treebank = try Treebank(contentsOf: [path])
        let names = PennTag.allCases
        var right = 0, all = 0
        var confusions: [String: Int] = [:]
        let start = Date()
        for sentence in treebank.sentences {
            let tags = tagger.tags(of: sentence.tokens)
            for (index, tag) in tags.enumerated() {
                let gold = names[Int(sentence.tags[index])]
                all += 1
                if tag == gold { right += 1 } else { confusions["\(gold.rawValue)>\(tag.rawValue)", default: 0] += 1 }
            }
        }
        let seconds = Date().timeIntervalSince(start)
        print(
            URL(fileURLWithPath: path).lastPathComponent,
            String(format: "%.2f", 100 * Double(right) / Double(all)),
            Int(Double(all) / seconds),
            "tokens/s",
            confusions.sorted { $0.value > $1.value }.prefix(14).map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        )
    }
}
