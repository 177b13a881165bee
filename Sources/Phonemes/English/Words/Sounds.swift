/// Phonemes as codes of `Symbols`, with the stress operations.
struct Sounds: Hashable, Sendable {
    var codes: [UInt8]

    init(codes: [UInt8] = []) { self.codes = codes }

    /// Symbols that the alphabet lacks are left out.
    init(_ phonemes: String) {
        codes = phonemes.unicodeScalars.map(Symbols.code).filter { $0 != 0 }
    }

    var isEmpty: Bool { codes.isEmpty }
    var hasPrimary: Bool { codes.contains(Symbols.primary) }
    var hasSecondary: Bool { codes.contains(Symbols.secondary) }

    /// As the voice gets it.
    var spoken: String {
        var text = String.UnicodeScalarView()
        text.reserveCapacity(codes.count * 2)
        for code in codes { text.append(Symbols.spoken(code)) }
        return String(text)
    }

    /// How long it sounds, roughly: symbols, those that stand for two counted twice.
    var weight: Int { codes.reduce(0) { $0 + (Self.double.contains($1) ? 2 : 1) } }

    static func + (start: Sounds, end: Sounds) -> Sounds { Sounds(codes: start.codes + end.codes) }

    private static let double: SymbolSet = "AIOQWYʤʧ"
}

/// What is done to a word's stress marks, from removing them all to forcing a primary one.
enum StressChange: Double, Comparable, Sendable {
    case unstressed = -2
    case lower = -1
    case lowerIfPrimary = -0.5
    /// The same; besides gives a word without marks a secondary one.
    case secondary = 0
    /// What a capitalised word gets.
    case atLeastSecondary = 0.5
    case raise = 1
    /// What a word in capitals gets.
    case primary = 2

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Sounds {
    /// The same sounds, stressed otherwise.
    func stressed(_ change: StressChange?) -> Sounds {
        guard let change else { return self }
        let (primary, secondary) = (hasPrimary, hasSecondary)
        switch change {
        case .unstressed:
            return Sounds(codes: codes.filter { $0 > Symbols.secondary })
        case .lower,
            .lowerIfPrimary where primary,
            .secondary where primary:
            return Sounds(
                codes: codes.filter { $0 != Symbols.secondary }
                    .map { $0 == Symbols.primary ? Symbols.secondary : $0 }
            )
        case .secondary, .atLeastSecondary, .raise:
            if !primary, !secondary { return marked(Symbols.secondary) }
            return change == .raise && !primary ? raised : self
        case .primary:
            if primary { return self }
            return secondary ? raised : marked(Symbols.primary)
        case .lowerIfPrimary:
            return self
        }
    }

    private var raised: Sounds {
        Sounds(codes: codes.map { $0 == Symbols.secondary ? Symbols.primary : $0 })
    }

    /// A mark before the first vowel, if there is one.
    private func marked(_ mark: UInt8) -> Sounds {
        guard let vowel = codes.firstIndex(where: Symbols.vowels.contains) else { return self }
        var codes = codes
        codes.insert(mark, at: vowel)
        return Sounds(codes: codes)
    }
}
