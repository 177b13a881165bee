import VorleserKit

/// What a voice says when it is tried out, in its own language.
enum VoiceSample {
    private static let words = [
        "en": "This is how I read to you.", "de": "So lese ich vor.", "fr": "Voilà comment je lis pour toi.",
        "es": "Así es como leo para ti.", "it": "Ecco come leggo per te.", "pt": "É assim que leio para ti.",
        "nl": "Zo lees ik je voor.", "sv": "Så här läser jag för dig.", "da": "Sådan læser jeg op for dig.",
        "nb": "Slik leser jeg for deg.", "pl": "Tak dla ciebie czytam.", "ru": "Вот так я тебе читаю.",
        "ja": "このように朗読します。", "zh": "我就是这样为你朗读的。",
    ]

    /// - Parameter language: A tag (BCP 47), or none.
    /// - Returns: English where there is nothing in that language: the name of the voice would be too short to judge it by.
    static func words(in language: String?) -> String {
        words[language.flatMap { Language($0)?.code } ?? "en"] ?? words["en", default: ""]
    }
}
