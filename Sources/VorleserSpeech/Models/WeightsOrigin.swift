/// What weights are, by the digests of published files.
public enum WeightsOrigin: Hashable, Sendable {
    /// One of the forms that are fetched.
    case published(ModelForm)
    /// Made of a published file that is not fetched; its name.
    case release(String)
    /// Made of an ONNX file that is no published one, as far as is known here.
    case export
    /// A checkpoint that is not the published one.
    case other
}

extension ModelManifest {
    /// Whether a file is one of the published ones, or made of one that is fetched.
    func isPublished(_ file: InstalledFile) -> Bool {
        files.contains { $0.sha256 == file.sha256 } || small?.files.contains { $0.sha256 == file.origin } ?? false
    }

    /// What installed weights are.
    func origin(of weights: InstalledFile) -> WeightsOrigin {
        if weights.sha256 == model.sha256 { return .published(.full) }
        guard let origin = weights.origin else { return .other }
        if let small, small.model.sha256 == origin { return .published(.small) }
        return Self.releases[origin].map { .release($0) } ?? .export
    }

    /// Files of weights in the releases of thewh1teagle/kokoro-onnx that are not fetched, by their digests, as several
    /// independent programs pin them.
    private static let releases = [
        "7d5df8ecf7d4b1878015a32686053fd0eebe2bc377234608764cc0ef3636a6c5": "kokoro-v1.0.onnx (1.0)",
        "c1610a859f3bdea01107e73e50100685af38fff88f5cd8e5c56df109ec880204": "kokoro-v1.0.fp16.onnx (1.0)",
        "beb0d1848dee9a49da392cc3df26958d46cfa35d321edf434f52949153f0df3a": "kokoro-v1.0.onnx (1.1)",
        "f3a290d384fbb27966d462905c71a46cef9e5fd00516b40df32a0b4afe77ac96": "kokoro-v1.0.fp16.onnx (1.1)",
        "ae315a79b623f244700e4afb9246c46a26066782e049ba174bf3ba433970ee9c": "kokoro-v1.0.int8.onnx (1.1)",
    ]
}
