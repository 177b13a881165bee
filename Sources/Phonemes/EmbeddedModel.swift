import CPhonemeModels

/// The bytes of a model that is part of the binary.
enum EmbeddedModel {
    /// Parts of speech.
    static var tagger: UnsafeRawBufferPointer { bytes(phoneme_model_tagger()) }
    /// Which reading of a word with several.
    static var homographs: UnsafeRawBufferPointer { bytes(phoneme_model_homographs()) }
    /// Letters to sounds.
    static var letters: UnsafeRawBufferPointer { bytes(phoneme_model_letters()) }
    /// Stems of Italian words.
    static var italian: UnsafeRawBufferPointer { bytes(phoneme_model_italian()) }
    /// Stems of Portuguese words.
    static var portuguese: UnsafeRawBufferPointer { bytes(phoneme_model_portuguese()) }
    /// Portuguese words whose accents old spelling leaves out.
    static var portugueseAccents: UnsafeRawBufferPointer { bytes(phoneme_model_portuguese_accents()) }

    /// French words that are not said as they are spelled.
    static var french: UnsafeRawBufferPointer { bytes(phoneme_model_french()) }
    /// Names, words from other languages and others of French that were written by hand.
    static var frenchWords: UnsafeRawBufferPointer { bytes(phoneme_model_french_words()) }
    /// German words, and the sounds of those that are not said as they are spelled.
    static var german: UnsafeRawBufferPointer { bytes(phoneme_model_german()) }
    /// What German compounds are put together of.
    static var germanParts: UnsafeRawBufferPointer { bytes(phoneme_model_german_parts()) }
    /// Words of other languages that Germans say as in these.
    static var germanLoans: UnsafeRawBufferPointer { bytes(phoneme_model_german_loans()) }
    /// Words and their sounds, from lines of a word, a tab and its sounds; other lines are passed over.
    static func table(_ lines: UnsafeRawBufferPointer) -> [String: String] {
        var table: [String: String] = [:]
        for line in lines.split(separator: UInt8(ascii: "\n")) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            table[String(decoding: line[..<tab], as: UTF8.self)] = String(decoding: line[(tab + 1)...], as: UTF8.self)
        }
        return table
    }

    private static func bytes(_ model: phoneme_model) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: model.bytes, count: model.count)
    }
}
