import VorleserDisk

/// How much sound a kept clip holds.
public struct KeptClip: Hashable, Sendable {
    /// Without the silence after it.
    public let seconds: Double
    /// Samples per second.
    public let sampleRate: Int
    /// What its sound takes as FLAC.
    public let bytes: Int
}

extension ClipStore {
    /// How much sound the clip at an address holds, without reading the sound.
    /// - Returns: `nil` when there is none.
    public func measure(at address: ClipAddress) -> KeptClip? {
        let entry = StoredClip(address, in: directory)
        guard let json = try? OpenFile(reading: entry.sidecar).contents(),
            let clip = try? ClipSidecar(json: json).clip, clip.sampleRate > 0,
            let bytes = try? DurableFile(entry.sound).length
        else { return nil }
        return KeptClip(
            seconds: Double(clip.sampleCount) / Double(clip.sampleRate),
            sampleRate: clip.sampleRate,
            bytes: bytes
        )
    }
}
