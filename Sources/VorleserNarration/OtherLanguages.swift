import VorleserCore

/// What becomes of passages of a sentence or more in another language than the narrator's.
public enum OtherLanguages: String, Hashable, Codable, Sendable, CaseIterable {
    /// A voice of that language speaks them; the narrator where none is installed.
    case `switch`
    /// The narrator speaks them, as well as it can.
    case keep
    /// They are left out, see ``VorleserCore/OmissionReason/foreignLanguage``.
    case skip
}

extension NarrationSettings {
    /// What becomes of passages in other languages: ``spoken`` and ``switchesVoice`` in one word.
    public var otherLanguages: OtherLanguages {
        get { !spoken.contains(.foreignLanguage) ? .skip : switchesVoice ? .switch : .keep }
        set {
            if newValue == .skip { spoken.remove(.foreignLanguage) } else { spoken.insert(.foreignLanguage) }
            if newValue != .skip { switchesVoice = newValue == .switch }
        }
    }
}
