import Foundation

/// What the network is to be measured with.
struct KokoroOptions {
    /// The reference's utterances, in the network's own symbols.
    static let cases = [
        "short": "hˈɛlO wˈɜɹld!",
        "sentence": "ðə kwˈɪk bɹˈWn fˈɑks ʤˈʌmps ˌOvəɹ ðə lˈAzi dˈɔɡ.",
        "long": """
        ɪt ɪz ɐ tɹˈuθ ˌunəvˈɜɹsᵊli əknˈɑlɪʤd, ðæt ɐ sˈɪŋɡᵊl mˈæn ɪn pəzˈɛʃən ʌv ɐ ɡˈʊd fˈɔɹʧən, mˈʌst bi ɪn wˈɑnt ʌv ɐ \
        wˈIf.
        """,
    ]

    var model: String?
    var voice: String?
    var phonemes = cases["sentence"] ?? ""
    var threads = min(2, ProcessInfo.processInfo.activeProcessorCount)
    var repeats = 5
    var serves = false
    var soak: Int?
    var sound: String?

    /// - Throws: ``Unknown``
    init(_ arguments: [String]) throws(Unknown) {
        var rest = arguments[...]
        while let name = rest.popFirst() {
            if name == "--serve" {
                serves = true
                continue
            }
            guard let value = rest.popFirst() else { throw Unknown(argument: name) }
            switch name {
            case "--model": model = value
            case "--voice": voice = value
            case "--case": phonemes = Self.cases[value] ?? value
            case "--threads": threads = try Self.number(value)
            case "--repeat": repeats = try Self.number(value)
            case "--soak": soak = try Self.number(value)
            case "--sound": sound = value
            default: throw Unknown(argument: name)
            }
        }
    }

    private static func number(_ text: String) throws(Unknown) -> Int {
        guard let number = Int(text), number > 0 else { throw Unknown(argument: text) }
        return number
    }

    /// An argument that means nothing here.
    struct Unknown: LocalizedError {
        let argument: String
        var errorDescription: String? { "“\(argument)” is not understood here." }
    }
}
