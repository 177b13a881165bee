import Wording

/// In which form the weights of a model are published.
public enum ModelForm: String, Codable, Sendable, CaseIterable {
    /// As its publisher trained it, in 32-bit floats.
    case full
    /// In eight bits a weight: a quarter of the bytes to fetch.
    case small
}

extension ModelManifest {
    /// How the model comes here without a network, in one sentence.
    var byHand: String {
        guard let small else {
            return localized(
                "Or fetch its files on another machine, and give `vorleser model install --from FOLDER` here."
            )
        }
        let release = "https://github.com/\(small.repository)/releases/tag/\(small.release)"
        return localized(
            "Or fetch \(small.model.path) and \(small.voices.path) from \(release) on another machine, "
                + "bring them here in a folder, and give `vorleser model install --from FOLDER`."
        )
    }

    /// The model in eight bits a weight, with all voices in one file, as a release on GitHub.
    ///
    /// The configuration is not among its files: it is that of the full form, and built in.
    public struct SmallForm: Hashable, Codable, Sendable {
        /// The publisher's repository, owner and name.
        public let repository: String
        /// The release's tag.
        public let release: String
        /// The weights: an ONNX graph.
        public let model: File
        /// All voices: a NumPy archive.
        public let voices: File

        public init(repository: String, release: String, model: File, voices: File) {
            self.repository = repository
            self.release = release
            self.model = model
            self.voices = voices
        }

        /// The voices first: weights that are there mean that all is.
        var files: [File] { [voices, model] }
    }
}
