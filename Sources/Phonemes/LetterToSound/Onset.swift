/// The consonants that a word begins with.
enum Onset {
    /// Whether people who speak English can begin a word so: no stop before another stop or a nasal, and neither *tl* nor
    /// *dl*. Names of other languages are let through with whatever else they begin with.
    /// - Parameter phonemes: Of a word; stress marks do not matter.
    /// - Returns: `true` also for no phonemes at all.
    static func isSpeakable(_ phonemes: some Collection<Unicode.Scalar>) -> Bool {
        let sounds = phonemes.lazy.filter { !"ˈˌ".unicodeScalars.contains($0) }.prefix(2)
        guard let first = sounds.first, stops.contains(first), let second = sounds.dropFirst().first else { return true }
        if second == "l" { return first != "t" && first != "d" }
        return !stops.contains(second) && !nasals.contains(second)
    }

    private static let stops = Set("pbtdkɡ".unicodeScalars)
    private static let nasals = Set("mnŋ".unicodeScalars)
}
