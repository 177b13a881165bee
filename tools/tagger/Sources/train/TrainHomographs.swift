import Foundation
import Phonemes

/// A sentence of the homograph data, ready for training.
struct HomographExample {
    let word: Int
    let reading: Int
    let features: HomographFeatures
    /// Which readings can be meant: a name needs a capital.
    let allowed: [Bool]
    let choice: Int?
    let fold: Int
    let tokens: [TaggedToken]
    let index: Int
}

/// The words and their readings, from the table of lines `word reading American British kind tags`.
struct HomographTable {
    struct Reading {
        let name: String
        let american: String
        let british: String
        let kind: String
        let choices: Set<String>
    }

    private(set) var words: [String] = []
    private(set) var readings: [[Reading]] = []

    init(contentsOf path: String) throws {
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#")
        {
            let fields = line.split(separator: "\t").map(String.init)
            if words.last != fields[0] {
                words.append(fields[0])
                readings.append([])
            }
            readings[words.count - 1].append(
                Reading(
                    name: fields[1],
                    american: fields[2],
                    british: fields[3],
                    kind: fields[4],
                    choices: Set(fields[5].split(separator: ",").map(String.init))
                )
            )
        }
    }

    static func choice(of tag: PennTag) -> String {
        switch tag {
        case .nn, .nns, .nnp, .nnps: "NN"
        case .vb, .vbg, .vbz: "VB"
        case .vbd: "VBD"
        case .vbn: "VBN"
        case .vbp: "VBP"
        case .jj, .jjr, .jjs: "JJ"
        case .rb, .rbr, .rbs: "RB"
        default: "default"
        }
    }

    static let choiceNames = ["default", "NN", "VB", "VBD", "VBN", "VBP", "JJ", "RB", "Cap"]
    static let kinds = ["-", "verb", "other", "name"]

    func examples(_ path: String) throws -> [HomographExample] {
        let tokenizer = Tokenizer()
        let tagger = Tagger()
        let numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
        var examples: [HomographExample] = []
        var lost = 0
        for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
            guard let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                let text = row["text"] as? String, let name = row["homograph"] as? String,
                let reading = row["reading"] as? String, let start = row["start"] as? Int, let word = numbers[name],
                let answer = readings[word].firstIndex(where: { $0.name == reading })
            else { continue }
            let offset = String(text.unicodeScalars.prefix(start)).utf16.count
            let tokens = tokenizer.tokens(in: text)
            guard let index = tokens.firstIndex(where: { $0.range.contains(offset) }),
                tokens[index].text.lowercased() == name
            else {
                lost += 1
                continue
            }
            let tagged = zip(tokens, tagger.tags(of: tokens)).map { TaggedToken($0, $1) }
            let isCapitalised = tokens[index].text.first?.isUppercase ?? false
            var choice = readings[word].firstIndex { $0.choices.contains(Self.choice(of: tagged[index].tag)) }
            if isCapitalised, let named = readings[word].firstIndex(where: { $0.choices.contains("Cap") }) {
                choice = named
            }
            var hash: UInt32 = 0
            for unit in text.utf8 { hash = (hash ^ UInt32(unit)) &* 0x0100_0193 }
            examples.append(
                HomographExample(
                    word: word,
                    reading: answer,
                    features: HomographFeatures(of: index, in: tagged, word: word),
                    allowed: readings[word].map { $0.kind != "name" || isCapitalised },
                    choice: choice,
                    fold: Int(hash >> 8) % 10,
                    tokens: tagged,
                    index: index
                )
            )
        }
        print("examples", examples.count, "lost", lost)
        return examples
    }
}

/// Multinomial logistic regression with AdaGrad (Duchi et al. 2011) over a word's readings.
struct HomographRegression {
    private(set) var own: [UInt64: Float] = [:]
    private(set) var common: [UInt64: Float] = [:]
    private(set) var choice: [UInt64: Float] = [:]
    private var ownSquares: [UInt64: Float] = [:]
    private var commonSquares: [UInt64: Float] = [:]
    private var choiceSquares: [UInt64: Float] = [:]
    let table: HomographTable
    /// Words with enough sentences of at least two readings; the others go by what all have in common.
    private(set) var hasOwn: [Bool] = []

    static func key(_ hash: UInt32, _ column: Int) -> UInt64 { UInt64(hash) << 8 | UInt64(column) }

    init(_ table: HomographTable) { self.table = table }

    func scores(_ example: HomographExample) -> [Float] {
        var verb: Float = 0, other: Float = 0, chosen: Float = 0
        for hash in example.features.common {
            verb += common[Self.key(hash, 0)] ?? 0
            other += common[Self.key(hash, 1)] ?? 0
        }
        for hash in example.features.choice { chosen += choice[Self.key(hash, 0)] ?? 0 }
        return table.readings[example.word].enumerated().map { number, reading in
            guard example.allowed[number] else { return -1000 }
            var score: Float = 0
            if hasOwn[example.word] { for hash in example.features.own { score += own[Self.key(hash, number)] ?? 0 } }
            if reading.kind == "verb" { score += verb }
            if reading.kind == "other" { score += other }
            if number == example.choice { score += chosen }
            return score
        }
    }

    mutating func train(_ examples: [HomographExample], epochs: Int, balance: Float, decay: Float, ownLeast: Int) {
        var counts: [Int: [Int: Int]] = [:]
        for example in examples { counts[example.word, default: [:]][example.reading, default: 0] += 1 }
        hasOwn = table.words.indices.map { word in (counts[word] ?? [:]).values.filter { $0 >= ownLeast }.count > 1 }
        var seen: [UInt32: Int] = [:]
        for example in examples { for hash in Set(example.features.own) { seen[hash, default: 0] += 1 } }
        var numbers = SeededNumbers(state: 7)
        var order = examples
        for _ in 0..<epochs {
            order.shuffle(using: &numbers)
            for example in order {
                let scores = scores(example)
                let top = scores.max() ?? 0
                let exponents = scores.map { Foundation.exp($0 - top) }
                let total = exponents.reduce(0, +)
                let word = counts[example.word] ?? [:]
                let all = Float(word.values.reduce(0, +)), mine = Float(word[example.reading] ?? 1)
                let weight = min(8, Foundation.pow(all / (Float(word.count) * mine), balance))
                var verb: Float = 0, other: Float = 0, chosen: Float = 0
                for (number, reading) in table.readings[example.word].enumerated() where example.allowed[number] {
                    let gradient = weight * (exponents[number] / total - (number == example.reading ? 1 : 0))
                    if hasOwn[example.word], abs(gradient) > 0.001 {
                        for hash in example.features.own where (seen[hash] ?? 0) > 1 {
                            Self.step(&own, &ownSquares, Self.key(hash, number), gradient, 0.15, decay)
                        }
                    }
                    if reading.kind == "verb" { verb += gradient }
                    if reading.kind == "other" { other += gradient }
                    if number == example.choice { chosen += gradient }
                }
                for hash in example.features.common {
                    if verb != 0 { Self.step(&common, &commonSquares, Self.key(hash, 0), verb, 0.1, decay) }
                    if other != 0 { Self.step(&common, &commonSquares, Self.key(hash, 1), other, 0.1, decay) }
                }
                if chosen != 0 {
                    for hash in example.features.choice {
                        Self.step(&choice, &choiceSquares, Self.key(hash, 0), chosen, 0.1, decay)
                    }
                }
            }
        }
    }

    /// Leaves out weights smaller than `least` 64ths.
    mutating func prune(_ least: Int) {
        own = own.filter { abs($0.value * 64) >= Float(least) - 0.5 }
        common = common.filter { abs($0.value * 64) >= Float(least) - 0.5 }
    }

    private static func step(
        _ weights: inout [UInt64: Float],
        _ squares: inout [UInt64: Float],
        _ key: UInt64,
        _ gradient: Float,
        _ rate: Float,
        _ decay: Float
    ) {
        let old = weights[key] ?? 0
        let slope = gradient + decay * old
        let square = (squares[key] ?? 1e-2) + slope * slope
        squares[key] = square
        weights[key] = old - rate * slope / square.squareRoot()
    }
}

func trainHomographs(_ tablePath: String, _ data: String, out: String, options: [String: String]) throws {
    let table = try HomographTable(contentsOf: tablePath)
    let examples = try table.examples(data)
    let epochs = Int(options["epochs"] ?? "") ?? 8
    let balance = Float(options["balance"] ?? "") ?? 0.5
    let decay = Float(options["decay"] ?? "") ?? 0.002
    let ownLeast = Int(options["own"] ?? "") ?? 3
    let folds = Int(options["folds"] ?? "") ?? 1
    let certainty = Float(options["certainty"] ?? "") ?? 0.5
    let least = Int(options["weight"] ?? "") ?? 3
    var right = 0, all = 0, byChoice = 0
    var perClass: [String: (Int, Int)] = [:]
    for fold in 0..<folds {
        var regression = HomographRegression(table)
        regression.train(
            examples.filter { $0.fold != fold },
            epochs: epochs,
            balance: balance,
            decay: decay,
            ownLeast: ownLeast
        )
        regression.prune(least)
        for example in examples where example.fold == fold {
            let scores = regression.scores(example)
            var best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
            let second = scores.indices.filter { $0 != best }.map { scores[$0] }.max() ?? 0
            if let choice = example.choice, scores[best] - second < certainty { best = choice }
            all += 1
            if best == example.reading { right += 1 }
            if example.choice == example.reading { byChoice += 1 }
            let name = "\(table.words[example.word]) \(example.reading)"
            let old = perClass[name] ?? (0, 0)
            perClass[name] = (old.0 + (best == example.reading ? 1 : 0), old.1 + 1)
        }
    }
    if all > 0 {
        var recalls: [String: [Double]] = [:]
        for (name, counts) in perClass {
            recalls[String(name.prefix { $0 != " " }), default: []].append(Double(counts.0) / Double(counts.1))
        }
        let balanced = recalls.values.map { $0.reduce(0, +) / Double($0.count) }.reduce(0, +) / Double(recalls.count)
        print(
            String(
                format: "held-out %d: %.2f %%, lexicon %.2f %%, balanced %.2f %%",
                all,
                100 * Double(right) / Double(all),
                100 * Double(byChoice) / Double(all),
                100 * balanced
            )
        )
        let worst = perClass.sorted { ($0.value.1 - $0.value.0, $1.key) > ($1.value.1 - $1.value.0, $0.key) }.prefix(25)
        print(worst.map { "\($0.key) \($0.value.0)/\($0.value.1)" }.joined(separator: ", "))
    }
    guard out != "-" else { return }
    var regression = HomographRegression(table)
    let left = Int(options["hold"] ?? "")
    regression.train(
        examples.filter { $0.fold != left },
        epochs: epochs,
        balance: balance,
        decay: decay,
        ownLeast: ownLeast
    )
    let file = ModelFile(regression, least: least)
    try file.write(to: out)
    print("bytes", file.bytes.count)
}

extension ModelFile {
    /// The homograph models; a weight of one is 64, and smaller ones than `least` are left out.
    init(_ regression: HomographRegression, least: Int) {
        self.init(magic: "VHG1")
        add(UInt32(regression.table.words.count))
        for (word, readings) in zip(regression.table.words, regression.table.readings) {
            add(word)
            add(UInt32(readings.count))
            for reading in readings {
                add(reading.american)
                add(reading.british)
                add(byte: UInt8(HomographTable.kinds.firstIndex(of: reading.kind) ?? 0))
                add(
                    HomographTable.choiceNames.enumerated().reduce(0) {
                        $0 | (reading.choices.contains($1.element) ? 1 << UInt32($1.offset) : 0)
                    }
                )
            }
        }
        add(Self.rows(regression.own, least))
        add(Self.rows(regression.common, least))
        add(Self.rows(regression.choice, 1))
    }

    private static func rows(_ weights: [UInt64: Float], _ least: Int) -> [(
        key: UInt32, weights: [(column: Int, value: Int)]
    )] {
        var rows: [UInt32: [(column: Int, value: Int)]] = [:]
        for (key, weight) in weights.sorted(by: { $0.key < $1.key }) {
            let value = Int((weight * 64).rounded())
            if abs(value) >= least { rows[UInt32(key >> 8), default: []].append((Int(key & 0xFF), value)) }
        }
        return rows.map { (key: $0.key, weights: $0.value) }.sorted { $0.key < $1.key }
    }
}

/// How many of the sentences of one fold are read right by the product with a model that has not seen them, the
/// lexicon's reading taken where it has no opinion.
func judgeHomographs(_ tablePath: String, _ data: String, model: String, fold: Int) throws {
    let table = try HomographTable(contentsOf: tablePath)
    let homographs = try Data(contentsOf: URL(fileURLWithPath: model)).withUnsafeBytes { try Homographs(model: $0) }
    var right = 0, all = 0
    for example in try table.examples(data) where example.fold == fold {
        let readings = table.readings[example.word]
        let lexicon = example.choice.map { readings[$0].american } ?? ""
        let said = homographs.reading(of: example.index, in: example.tokens, accent: .american) ?? lexicon
        all += 1
        if said == readings[example.reading].american { right += 1 }
    }
    print(String(format: "%d of %d: %.2f %%", right, all, 100 * Double(right) / Double(all)))
}
