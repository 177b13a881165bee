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

    private static func bytes(_ model: phoneme_model) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: model.bytes, count: model.count)
    }
}
