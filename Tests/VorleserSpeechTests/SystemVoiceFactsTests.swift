import Testing

@testable import VorleserSpeech

struct SystemVoiceFactsTests {
    /// Voices as a Mac lists them, without those of novelty; no better one is installed.
    private static let preinstalled = [
        compact("Daniel", "en-GB"), compact("Karen", "en-AU"), compact("Rishi", "en-IN"), compact("Samantha", "en-US"),
        eloquence("Eddy", "en-US"), eloquence("Eddy", "en-GB"), macintalk("Fred", "en-US"),
        compact("Amélie", "fr-CA"), compact("Thomas", "fr-FR"), eloquence("Eddy", "fr-FR"),
        compact("Mónica", "es-ES"), compact("Paulina", "es-MX"), eloquence("Eddy", "es-ES"),
        compact("Joana", "pt-PT"), compact("Luciana", "pt-BR"), eloquence("Eddy", "pt-BR"),
        compact("Satu", "fi-FI"), eloquence("Eddy", "fi-FI"), compact("Tingting", "zh-CN"), compact("Sinji", "zh-HK"),
        compact("Anna", "de-DE"), eloquence("Eddy", "de-DE"),
    ]

    private static func compact(_ name: String, _ language: String) -> SystemVoiceFacts {
        voice("com.apple.voice.compact.\(language).\(name)", name, language, isUsual: true)
    }

    private static func eloquence(_ name: String, _ language: String) -> SystemVoiceFacts {
        voice("com.apple.eloquence.\(language).\(name)", name, language)
    }

    private static func macintalk(_ name: String, _ language: String) -> SystemVoiceFacts {
        voice("com.apple.speech.synthesis.voice.\(name)", name, language)
    }

    private static func voice(
        _ id: String,
        _ name: String,
        _ language: String,
        quality: Int = 1,
        isUsual: Bool = false
    ) -> SystemVoiceFacts {
        SystemVoiceFacts(id: id, name: name, language: language, quality: quality, isUsual: isUsual)
    }

    private func first(of language: String, preferring tag: String, _ voices: [SystemVoiceFacts]) -> String? {
        SystemVoiceFacts.sorted(voices, preferring: tag).first { $0.language.hasPrefix(language) }?.name
    }

    @Test(arguments: [
        ("en-US", "Samantha"), ("en-GB", "Daniel"), ("en-AU", "Karen"), ("en-NZ", "Samantha"), ("en", "Samantha"),
        ("fr-CA", "Amélie"), ("fr-CH", "Thomas"), ("es-MX", "Paulina"), ("pt-PT", "Joana"), ("fi-FI", "Satu"),
        ("zh-Hans-CN", "Tingting"), ("zh-Hant-HK", "Sinji"), ("de-AT", "Anna"),
    ])
    func `the first voice is a person of the listener's language and region`(tag: String, name: String) {
        #expect(SystemVoiceFacts.sorted(Self.preinstalled, preferring: tag).first?.name == name)
        #expect(SystemVoiceFacts.sorted(Self.preinstalled.reversed(), preferring: tag).first?.name == name)
    }

    @Test(arguments: [
        ("en", "Samantha"), ("fr", "Thomas"), ("es", "Mónica"), ("pt", "Luciana"), ("fi", "Satu"), ("zh", "Tingting"),
    ])
    func `books in other languages are read by people from where most of them come`(language: String, name: String) {
        #expect(first(of: language, preferring: "de-DE", Self.preinstalled) == name)
    }

    @Test func `a better voice comes before the usual one, also from another region`() {
        let better = Self.voice("com.apple.voice.premium.en-AU.Matilda", "Matilda", "en-AU", quality: 3)
        #expect(first(of: "en", preferring: "en-GB", Self.preinstalled + [better]) == "Matilda")
        #expect(SystemVoiceFacts.sorted(Self.preinstalled + [better], preferring: "de").first?.name == "Anna")
    }

    @Test func `the robots come last of their language, and none is left out`() {
        let sorted = SystemVoiceFacts.sorted(Self.preinstalled, preferring: "en-US")
        let english = sorted.filter { $0.language.hasPrefix("en") }.map(\.name)
        #expect(english.suffix(3).sorted() == ["Eddy", "Eddy", "Fred"])
        #expect(Set(sorted) == Set(Self.preinstalled) && sorted.count == Self.preinstalled.count)
    }

    @Test func `a voice that the listener has made comes behind the system's people`() {
        var own = Self.voice("com.apple.speech.personalvoice.1", "Anna’s Voice", "de-DE", quality: 3)
        own.isPersonal = true
        let sorted = SystemVoiceFacts.sorted([own] + Self.preinstalled, preferring: "de-DE").map(\.name)
        #expect(sorted.prefix(2) == ["Anna", "Anna’s Voice"])
    }
}
