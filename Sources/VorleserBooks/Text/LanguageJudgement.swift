import VorleserCore
import VorleserText

/// Which language a text is in, judged by its letters and its commonest words.
enum LanguageJudgement {
    /// - Parameter utf8: The text, or a good part of it.
    /// - Returns: BCP 47 tag; `nil` when nothing speaks clearly for one.
    static func language(of utf8: some Collection<UInt8>) -> String? {
        LanguageEvidence(String(decoding: utf8.prefix(96 << 10), as: UTF8.self)).language?.code
    }
}
