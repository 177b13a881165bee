public import VorleserCore

extension ModelFamily {
    /// What is meant by a model's name.
    public enum Meaning: Sendable {
        /// A model whose files are known: built in, or written down when it was installed.
        case known(ModelStore)
        /// A repository whose files the hub has to tell.
        case repository(KnownModel)
    }

    /// What is meant by a name that somebody gives.
    /// - Parameter name: `kokoro`, one of ``KnownModel/all``, one that was installed, or a repository of the hub.
    /// - Returns: The model of that name, or where to ask for it.
    /// - Throws: ``ModelError/unknownModel(_:known:)``
    public func meaning(of name: String) throws(ModelError) -> Meaning {
        if name.lowercased() == kokoro.name || name == kokoro.repository {
            return .known(ofKokoro)
        }
        let wanted = try repository(named: name)
        if let store = store(named: wanted?.name ?? name.lowercased()) { return .known(store) }
        guard let wanted else {
            let known = [kokoro.name] + KnownModel.all.map(\.name)
            throw .unknownModel(name, known: known + stores.dropFirst().map(\.manifest.name))
        }
        return .repository(wanted)
    }

    /// The store of a model that comes from this machine.
    /// - Parameters:
    ///   - name: What it is or will be called; Kokoro when `nil`.
    ///   - language: What its voices speak, a BCP 47 tag; as it was said before, or as is known, when `nil`.
    /// - Returns: Where it goes.
    /// - Throws: ``ModelError``
    public func store(bringing name: String?, speaking language: String?) throws(ModelError) -> ModelStore {
        guard let name, name.lowercased() != kokoro.name else { return ofKokoro }
        let wanted = try repository(named: name)
        let called = wanted?.name ?? name.lowercased()
        let before = store(named: called)
        if let before, language == nil || language == before.manifest.language { return before }
        let manifest = before?.manifest ?? .brought(as: called)
        return try keep(manifest.speaking(language ?? wanted?.language))
    }

    /// The repository that a name means: the name itself, or that of a known model.
    /// - Returns: `nil` when it is no repository's name.
    private func repository(named name: String) throws(ModelError) -> KnownModel? {
        if let known = KnownModel.all.first(where: { $0.name == name.lowercased() || $0.repository == name }) {
            return known
        }
        guard name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9_.-]*\/[A-Za-z0-9][A-Za-z0-9_.-]*/) != nil, !name.contains("..")
        else { return nil }
        return KnownModel(name: Self.name(of: name), repository: name, language: nil)
    }

    /// The command that brings a voice for a language, if one is known.
    public static func command(bringing language: Language) -> String? {
        if ModelManifest.kokoro.speaks(language) { return "vorleser model install" }
        let known = KnownModel.all.first { $0.language.flatMap { Language($0) } == language }
        return known.map { "vorleser model install \($0.name)" }
    }
}
