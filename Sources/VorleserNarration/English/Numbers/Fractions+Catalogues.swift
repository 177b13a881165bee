/// Numbers of works with those of their parts, which are no fractions: `BWV 965/2`.
extension Fractions {
    /// `BWV 965/2 and 966/2`: a fraction is not of so many small parts, but a quotient may be.
    func isPartOfNumber(_ over: Int, _ under: Int, _ end: Int, _ passage: Passage) -> Bool {
        over >= 100 && under < 25 && !Self.calculating.contains(passage.mark(end))
            && !Self.ofWhole.contains(passage.letters(end))
    }

    /// `= + − × ) %`
    private static let calculating: Set<UInt16> = [0x3D, 0x2B, 0x2212, 0xD7, 0x29, 0x25]
    private static let ofWhole: Set = ["of", "is", "equals", "times", "plus", "minus", "inch", "inches", "in"]
}

extension Passage {
    /// Whether a number stands behind the letters of a catalogue of music: `BWV 36c`, `K. 626/1`, `Op. 18/3`.
    func isInCatalogue(_ number: Int) -> Bool {
        let label = isMark(number - 1, ".") ? number - 2 : number - 1
        return isCapitalised(label) && Self.catalogues.contains(printed(label))
    }

    private static let catalogues: Set = [
        "BWV", "BuxWV", "HWV", "RV", "KV", "K", "Op", "Opus", "TWV", "WoO", "Hob", "SWV", "ZWV", "Wq", "D", "BC", "BB",
    ]
}
