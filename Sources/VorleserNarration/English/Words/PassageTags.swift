import Phonemes

/// What kinds of words stand around a place, where the letters alone do not tell.
struct PassageTags {
    private let passage: Passage
    private var tags: [Int: PennTag] = [:]

    /// How many words on either side the tagger sees.
    private static let reach = 12
    private static let tagger = Tagger()

    init(near index: Int, in passage: Passage) {
        self.passage = passage
        var (text, places): (String, [Int: Int]) = ("", [:])
        var length = 0
        for place in passage.words.indices.clamped(to: index - Self.reach..<index + Self.reach) {
            // The tagger learnt `5 km`; glued to its figures a unit is anything to it.
            let isApart = !passage.isTight(place) || passage.isDigits(place - 1) && passage.isLetters(place)
            let printed = (isApart && length > 0 ? " " : "") + passage.printed(place)
            places[length + (printed.hasPrefix(" ") ? 1 : 0)] = place
            text += printed
            length += printed.utf16.count
        }
        let tokens = Tokenizer().tokens(in: text)
        for (token, tag) in zip(tokens, Self.tagger.tags(of: tokens)) {
            if let place = places[token.range.lowerBound] { tags[place] = tag }
        }
    }

    subscript(index: Int) -> PennTag? { tags[index] }

    /// Whether a noun stands there, or an adjective before one: *race*, *steel pipes*, *long races*. After an article
    /// the last adjective is a noun too: *the 100 m final*.
    func isNoun(_ index: Int, afterArticle: Bool = false) -> Bool {
        switch tags[index] {
        case .nn, .nns, .nnp, .nnps, .vbg: true
        case .jj, .fw, .uh:
            afterArticle || Self.ofLength.contains(passage.letters(index)) || isFinite(index + 1)
                || isThing(index + 1) && !Self.ofTime.contains(passage.letters(index))
        // *10m rises were common*: the tagger takes them for a verb, until one comes that can be none but a verb.
        case .vbz, .vbp, .vb, .vbn, .vbd:
            Self.ofLength.contains(passage.letters(index)) || isFinite(index + 1)
                || afterArticle && tags[index] != .vbd && isAfterPreposition(index)
        default: false
        }
    }

    /// *South of the 80° isotherm*: what depends on a preposition has no verb.
    private func isAfterPreposition(_ index: Int) -> Bool {
        guard let article = (index - 5..<index).last(where: { [.dt, .prpPossessive].contains(tags[$0]) }) else {
            return false
        }
        return tags[article - 1] == .in || tags[article - 1] == .to
    }

    /// Whether a verb stands there that has a subject.
    func isFinite(_ index: Int) -> Bool { [.vbd, .vbz, .vbp, .md].contains(tags[index]) }

    private func isThing(_ index: Int) -> Bool { [.nn, .nns, .nnp].contains(tags[index]) }

    /// What is so long, and as often a verb or an adjective.
    private static let ofLength: Set = [
        "run", "runs", "walk", "walks", "hike", "hikes", "ride", "rides", "drive", "drives", "climb", "climbs", "swim",
        "swims", "march", "marches", "sprint", "sprints", "dash", "dashes", "jump", "jumps", "dive", "dives", "drop",
        "drops", "fall", "falls", "cut", "cuts", "wave", "waves", "swell", "swells", "leap", "leaps", "trek", "treks",
        "freestyle", "backstroke", "breaststroke", "butterfly", "radius", "steps", "stretch", "stretches",
    ]

    /// Adjectives before a time, which is not what is measured: *grew 5cm last year*.
    private static let ofTime: Set = ["last", "next", "past", "previous", "following", "most", "other", "same"]
}

extension Passage {
    func tags(near index: Int) -> PassageTags { PassageTags(near: index, in: self) }
}
