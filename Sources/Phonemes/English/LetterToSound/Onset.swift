/// The consonants that a word begins with.
enum Onset {
    /// Whether people who speak English can begin a word so: no stop before another stop or a nasal, and neither *tl* nor
    /// *dl*. Names of other languages are let through with whatever else they begin with.
    /// - Parameter phonemes: Of a word; stress marks do not matter.
    /// - Returns: `true` also for no phonemes at all.
    static func isSpeakable(_ phonemes: some Collection<Unicode.Scalar>) -> Bool {
        let sounds = Array(phonemes.lazy.filter { !stress.contains($0) }.prefix(2))
        guard sounds.count == 2, stops.contains(sounds[0]) else { return true }
        let (first, second) = (sounds[0], sounds[1])
        if second == "l" { return first != "t" && first != "d" }
        return !stops.contains(second) && !nasals.contains(second)
    }

    private static let stress = Set("ˈˌ".unicodeScalars)
    private static let stops = Set("pbtdkɡ".unicodeScalars)
    private static let nasals = Set("mnŋ".unicodeScalars)
}
