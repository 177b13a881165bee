extension FuzzTarget {
    /// All of them; what a stranger's file reaches first is first.
    static let all: [FuzzTarget] = [
        [pages, messages, epub, zip], partsOfEPUB, [fb2, word, comic, formula], [path], singleTexts, [format],
        [http, door],
        [checkpoint, graph, configuration, lexicon], [sentences, narration, phonemes, pronunciations],
    ].flatMap(\.self)

    /// The target of a name.
    static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
