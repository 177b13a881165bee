/// Chooses among the readings of a word that is written the same, by the words around it.
///
/// Small linear models for some 160 words, trained on Google's Wikipedia homograph data (Apache-2.0; Gorman et al.
/// 2018). They know the reading that the lexicon has for the word's tag, and overrule it only when sure.
public struct Homographs: Sendable {
    let model: HomographModel?
    /// By how much a reading must lead before it is preferred to the lexicon's, in 1/64 of a logit.
    static let certainty: Int32 = 48

    /// With the models that are part of the program.
    public init() { model = HomographModel.embedded }

    /// With other models.
    /// - Parameter bytes: The contents of a model file; read here and not kept.
    /// - Throws: `PhonemeModelError` if they are not one.
    public init(model bytes: UnsafeRawBufferPointer) throws(PhonemeModelError) {
        model = try HomographModel(bytes)
    }

    /// How the word is said here: the lexicon's symbols with its stress, before the stress of a capital is added.
    /// - Returns: `nil` if the word has one reading only or nothing speaks for another than the lexicon's.
    public func reading(of index: Int, in tokens: [TaggedToken], accent: Accent) -> String? {
        guard tokens.indices.contains(index) else { return nil }
        let text = tokens[index].token.text
        if let said = ForeignPhrases.reading(of: index, in: tokens, accent: accent) { return said }
        guard let model,
            model.number(of: text) != nil || HomographRules.words.contains(text)
                || HomographRules.neighbourly.contains(text)
        else { return nil }
        if let fixed = HomographRules.reading(of: index, in: tokens) {
            return accent == .american ? fixed.american : fixed.british
        }
        guard let word = model.number(of: text), let reading = Self.choose(model, word, index, tokens) else {
            return nil
        }
        let chosen = model.words[word][reading]
        return accent == .american ? chosen.american : chosen.british
    }

    private static func choose(_ model: HomographModel, _ word: Int, _ index: Int, _ tokens: [TaggedToken]) -> Int? {
        let readings = model.words[word]
        let text = tokens[index].token.text
        let isCapitalised = text.utf8.first.map { $0 < 0x61 } ?? false
        let lexicon = model.lexiconChoice(readings, tag: tokens[index].tag, isCapitalised: isCapitalised)
        if HomographRules.leavesToTag(index, in: tokens) { return nil }
        let features = HomographFeatures(of: index, in: tokens, word: word)
        var scores = [Int32](repeating: 0, count: 8)
        var common = [Int32](repeating: 0, count: 8)
        var choice = [Int32](repeating: 0, count: 8)
        scores.withUnsafeMutableBufferPointer { model.own.add(features.own, to: $0) }
        common.withUnsafeMutableBufferPointer { model.common.add(features.common, to: $0) }
        choice.withUnsafeMutableBufferPointer { model.choice.add(features.choice, to: $0) }
        var best: Int?
        for (number, reading) in readings.enumerated() {
            if reading.kind == .verb { scores[number] &+= common[0] }
            if reading.kind == .other { scores[number] &+= common[1] }
            if number == lexicon { scores[number] &+= choice[0] }
            if reading.kind == .name, !isCapitalised { continue }
            if best.map({ scores[number] > scores[$0] }) ?? true { best = number }
        }
        guard let best, best != lexicon else { return best }
        let second = readings.indices.filter { $0 != best }.map { scores[$0] }.max() ?? 0
        // Where the lexicon has but one reading for every tag, its choice says nothing.
        let lexiconKnows = readings.count { $0.choices & ~HomographModel.Choice.capitalised != 0 } > 1
        return scores[best] &- second >= (lexiconKnows ? certainty : 0) ? best : nil
    }
}
