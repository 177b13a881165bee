/// Says dashes as pauses however they are printed: *He paused -- then ran.* A short one that joins words is none, and one between
/// letters of the alphabet is *to*.
public struct Dashes: SpokenForm {
    public let name = "dash"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            let unit = passage[index]
            guard unit == 0x2D || unit == 0x2013 || unit >= 0x2E3A && unit.isDash else {
                index += 1
                continue
            }
            let start = index
            while let next = passage.unit(index), next.isDash { index += 1 }
            if unit == 0x2013, index - start == 1 {
                if isRange(start, passage) {
                    result.append(Replacement(start..<index, by: " to "))
                } else if isJoining(start, passage) {
                    result.append(Replacement(start..<index, by: " "))
                }
            } else if unit != 0x2D || index - start > 1, let range = range(of: start..<index, passage) {
                result.append(Replacement(range, by: "—"))
            }
        }
        return result.isEmpty || passage.isSpeakable ? result : []
    }

    /// Whether a dash leads from one letter to a later one: *A–Z*, *grades A–F*, *figs. 3a–c*, *items (b)–(d)*.
    private func isRange(_ dash: Int, _ passage: Passage) -> Bool {
        if passage.unit(dash - 1) == 0x29, passage.unit(dash + 1) == 0x28 {
            return passage.unit(dash - 3) == 0x28 && passage.unit(dash + 3) == 0x29
        }
        guard passage.isLetter(dash - 1), passage.isLetter(dash + 1), !passage.isWordUnit(dash + 2),
            let first = passage.unit(dash - 1), let last = passage.unit(dash + 1), first < last,
            first.isCapital == last.isCapital
        else { return false }
        if passage.isDigit(dash - 2) { return true }
        // The axes X and Y are two; small letters by themselves are numbers of pages, or amounts.
        return first.isCapital && first != 0x58 && !passage.isWordUnit(dash - 2)
    }

    /// Whether a dash joins two words of which one has a capital, or follows a prefix: *pre–Civil War*.
    private func isJoining(_ dash: Int, _ passage: Passage) -> Bool {
        guard passage.isLetter(dash - 1), passage.isLetter(dash + 1) else { return false }
        var start = dash
        while passage.isWordUnit(start - 1) { start -= 1 }
        if Self.prefixes.contains(passage.string(start..<dash).lowercased()) { return true }
        return passage.isCapital(start) && passage.isCapital(dash + 1)
    }

    /// The dashes and the blanks around them; `nil` when they are no dash between words.
    private func range(of dashes: Range<Int>, _ passage: Passage) -> Range<Int>? {
        var (start, end) = (dashes.lowerBound, dashes.upperBound)
        while passage.isBlank(start - 1) { start -= 1 }
        while passage.isBlank(end) { end += 1 }
        if end == passage.length { end = dashes.upperBound }
        if start == 0 { start = dashes.lowerBound }
        return start..<end
    }

    private static let prefixes: Set<String> = [
        "pre", "post", "anti", "non", "pro", "ex", "mid", "neo", "sub", "trans", "pan", "inter", "intra", "semi",
        "quasi",
        "co", "multi", "un", "ultra", "proto", "pseudo", "late", "early",
    ]
}
