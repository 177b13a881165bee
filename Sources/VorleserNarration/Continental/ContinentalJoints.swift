/// Small words between others.
struct ContinentalJoints: Sendable {
    /// *Y*, *e*, *et*.
    let and: String
    /// What *and* becomes before the sound of i, if it does: *padres e hijos*.
    var andBeforeI: String?
    let or: String
    /// Other forms of these two: *e*, *u*, *ed*.
    var variants: Set<String> = []
    /// Between the ends of a range.
    let to: String
    /// Before a range whose ends have *and* between them, *entre 1936-1939*; `nil` where nothing tells it.
    var between: String?
    /// Between millions and what they count: *de*; `nil` where nothing stands there.
    var of: String?
    /// What *of* becomes before a vowel, if it does, with what joins it: *d’*.
    var ofBeforeVowel: String?

    /// Whether a word is *and* or *or*.
    func join(_ word: String) -> Bool { word == and || word == or || variants.contains(word) }

    /// Whether a word is *or*: *3 o 4*, *7 u 8*.
    func choose(_ word: String) -> Bool {
        word == or || variants.contains(word) && word != andBeforeI
    }

    /// What stands between millions and a noun, with its blanks.
    func of(before noun: String) -> String {
        guard let of else { return " " }
        guard let ofBeforeVowel, let first = noun.first, Self.vowels.contains(first) else { return " " + of + " " }
        return " " + ofBeforeVowel
    }

    private static let vowels = Set("aeiouyéèêâîôûhAEIOUYÉÈÊÂÎÔÛH")
}
