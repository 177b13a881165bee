extension ModelStore {
    /// How much of what a form is fetched as is here, also of files that are not whole.
    /// - Returns: Bytes, at most as many as there are to fetch.
    public func bytesHere(of form: ModelForm) -> Int {
        switch form {
        case .full: bytesHere(of: manifest.files)
        case .small: manifest.small.map(bytesHere) ?? 0
        }
    }

    private func bytesHere(of files: [ModelManifest.File]) -> Int {
        files.reduce(0) { sum, file in
            let place = place(of: file)
            let isWhole = ModelFile.length(of: place) == file.bytes
            return sum + (isWhole ? file.bytes : min(DownloadPart(of: place).length, file.bytes))
        }
    }

    /// Its files are gone as soon as what was in them is installed.
    private func bytesHere(of small: ModelManifest.SmallForm) -> Int {
        let installed = try? installed()
        let published = Set((installed?.voices ?? []).filter(\.isPublished).map(\.name))
        let hasVoices = manifest.voices.allSatisfy { published.contains($0.name) }
        let missing = (hasVoices ? [] : [small.voices]) + (installed?.form == .small ? [] : [small.model])
        let done = small.files.filter { !missing.contains($0) }.reduce(0) { $0 + $1.bytes }
        return done + bytesHere(of: missing)
    }
}
