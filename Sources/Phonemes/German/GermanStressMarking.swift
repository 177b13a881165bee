/// Puts the main stress of a word and the weaker ones on its prefixes and stems, from its start on.
struct GermanStressMarking {
    /// Those of the word, with the stresses that have been put.
    private(set) var phones: [Phone]
    /// The vowel that has been stressed last; the first of them has the main stress.
    private var last: Int?
    /// Whether a prefix in the same part of the word has had a stress.
    private var isAfterStrong = false
    /// Whether a stress may stand right beside that of the prefix or stem before.
    private var isAfterTight = false

    init(_ phones: [Phone]) { self.phones = phones }

    /// - Parameter morphemes: All those of the word, in order.
    mutating func take(_ morphemes: [GermanStress.Place]) {
        for (order, place) in morphemes.enumerated() {
            if place.morpheme.beginsPart { isAfterStrong = false }
            switch place.morpheme.kind {
            case .strongPrefix:
                if !isAfterStrong { takePrefix(place, before: morphemes[(order + 1)...]) }
            case .stem: takeStem(place)
            default: continue
            }
            isAfterTight = GermanStress.isTight(place.morpheme)
        }
        if last == nil, let first = phones.nuclei.first { phones[first].stress = .main }
    }

    /// - Parameters:
    ///   - place: A prefix that may have a stress of its own.
    ///   - later: The morphemes behind it.
    private mutating func takePrefix(_ place: GermanStress.Place, before later: ArraySlice<GermanStress.Place>) {
        let (text, nuclei) = (place.morpheme.letters.text, nuclei(of: place))
        let rest = later.prefix { !$0.morpheme.beginsPart }.flatMap(\.morpheme.letters).text
        if GermanStress.isInseparable(text, rest) { return }
        // *Unterernährung*, *überbewerten*, *untergegangen*: before another prefix they are stressed.
        let isBeforePrefix = later.first?.morpheme.kind == .weakPrefix && ["über", "unter"].contains(text)
        let isYielding = GermanStress.yielding.contains(text) && !isBeforePrefix
        if isYielding, !GermanStress.isFirm(text, rest) {
            if let first = nuclei.first { phones[first].stress = .secondary }
            return
        }
        let late = GermanStress.lateStress[text].flatMap { nuclei.indices.contains($0) ? nuclei[$0] : nil }
        stress(late ?? nuclei.first)
        // *Privatunterricht*: it has a weaker stress also beside another.
        if isYielding, last != nil, let first = nuclei.first, phones[first].stress == .none {
            phones[first].stress = .secondary
            last = first
        }
        isAfterStrong = true
    }

    private mutating func takeStem(_ place: GermanStress.Place) {
        let (text, nuclei) = (place.morpheme.letters.text, nuclei(of: place))
        if let accent = place.accent, nuclei.indices.contains(accent) {
            stress(nuclei[accent])
        } else if let fromLast = GermanStress.foreignEnd(of: text), nuclei.count > fromLast {
            stress(nuclei[nuclei.count - 1 - fromLast])
        } else if let late = GermanStress.lateStem(text, nuclei.count) {
            stress(nuclei[late])
        } else {
            stress(nuclei.first { phones[$0].symbol != "ə" && phones[$0].symbol != "ɜ" } ?? nuclei.first)
        }
    }

    private func nuclei(of place: GermanStress.Place) -> [Int] { place.range.filter { phones[$0].isNucleus } }

    /// Stresses a vowel, unless it would meet the stress before.
    private mutating func stress(_ place: Int?) {
        guard let place else { return }
        // *Schlafzimmer*: two stresses do not meet, but that of a prefix and its stem's: *Vorstand*.
        if !isAfterTight, let last, !phones[last + 1..<place].contains(where: \.isNucleus) { return }
        let stress: Phone.Stress = last == nil ? .main : .secondary
        phones[place].stress = stress
        last = place
        guard phones[place].symbol == "ə" else { return }
        // *Juwelen*: what has the stress is not reduced.
        let isClosed = place + 2 < phones.count && !phones[place + 1].isNucleus && !phones[place + 2].isNucleus
        phones[place] = isClosed ? .vowel("ɛ") : .vowel("e", "ː")
        phones[place].stress = stress
    }
}
