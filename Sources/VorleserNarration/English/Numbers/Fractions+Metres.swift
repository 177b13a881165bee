import Phonemes

/// Fractions that are none: metres of music, and how many a dish serves.
extension Fractions {
    /// `6/8 time`, `12/8 and 9/8 metre`: *six eight*.
    func metre(_ over: Int, _ under: Int, _ start: Int, _ end: Int, _ passage: Passage) -> String? {
        guard [2, 4, 8, 16].contains(under), (2...24).contains(over), isMetre(over, under, start, end, passage) else {
            return nil
        }
        return NumberWords.cardinal(over) + " " + NumberWords.cardinal(under)
    }

    private func isMetre(_ over: Int, _ under: Int, _ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        switch passage.letters(end) {
        case "time":
            return !Self.work.contains(passage.letters(start - 1)) && !Self.work.contains(passage.letters(end + 1))
        case "rhythm", "rhythms", "signature": return true
        // *¾ metre* is a length, but what is not cancelled is none.
        case "metre", "meter": return over > under || over.isMultiple(of: 2) || isAboutMusic(passage)
        case "and", "or", "to":
            guard let next = passage.numeral(at: end + 1), let (other, last) = passage.slashed(next) else {
                return false
            }
            return isMetre(other.numerator, other.denominator, end + 1, last, passage)
        default:
            let isBracketed = passage.isMark(start - 1, "(") || passage.isMark(start - 1, "[")
            return isBracketed && namesKey(near: end, passage)
                || passage.letters(start - 1) == "in" && (isAboutMusic(passage) || namesKey(near: end, passage))
        }
    }

    private func isAboutMusic(_ passage: Passage) -> Bool {
        passage.has(anyOf: Self.music)
    }

    /// How many words a key may be away from its metre.
    private static let reachOfKey = 12

    /// *G major*, *B-flat minor*
    private func namesKey(near place: Int, _ passage: Passage) -> Bool {
        passage.words.indices.clamped(to: place - Self.reachOfKey..<place + Self.reachOfKey).contains { index in
            guard ["major", "minor"].contains(passage.letters(index)) else { return false }
            let isAltered = ["flat", "sharp"].contains(passage.letters(index - 1))
            let note = isAltered ? (passage.isHyphen(index - 2) ? index - 3 : index - 2) : index - 1
            return passage.count(note) == 1 && "ABCDEFG".contains(passage.printed(note))
        }
    }

    /// Who works so much of the day.
    private static let work: Set = [
        "work", "works", "worked", "working", "employed", "job", "jobs", "post", "position", "appointment", "employee",
        "employees", "equivalent", "faculty", "staff",
    ]
    private static let music: Set = [
        "rhythm", "rhythms", "tempo", "allegro", "andante", "adagio", "presto", "waltz", "waltzes", "minuet",
        "polka", "jig", "scherzo", "rondo", "crotchets", "quavers", "bars",
    ]

    /// `Servings: 2/3`, `Serves 4/6`: *two to three*.
    func servings(_ over: Int, _ under: Int, _ start: Int, _ end: Int, _ passage: Passage) -> String? {
        let label = passage.letters(passage.isMark(start - 1, ":") ? start - 2 : start - 1)
        guard ["servings", "serves", "portions", "serving"].contains(label), over < under, under < 100,
            passage.isEnd(end) || passage.word(end)?.kind == .mark
                || ["people", "persons"].contains(passage.letters(end))
        else { return nil }
        return NumberWords.cardinal(over) + " to " + NumberWords.cardinal(under)
    }
}
