import VorleserCore

/// A WAV file being written: 16-bit PCM, mono, of any length.
///
/// Source: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991), “WAVE”.
struct WaveFile: ~Copyable {
    /// How many samples have been written.
    private(set) var count = 0
    /// Samples per second; `nil` before the first.
    private(set) var sampleRate: Int?

    private var file: OutputFile
    private let longestRIFF: Int?
    private var unwritten: [UInt8] = []

    private static let bufferLength = 1 << 16

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done; `.part` is added until then.
    ///   - longestRIFF: Beyond so many bytes it becomes an RF64 file; what the format allows when `nil`.
    /// - Throws: ``ExportError``
    init(_ path: String, longestRIFF: Int? = nil) throws(ExportError) {
        file = try OutputFile(path)
        self.longestRIFF = longestRIFF
        // Until the end it says that it is empty.
        unwritten = WaveHeader(samples: 0, sampleRate: 24_000, trailerLength: 0).bytes
    }

    /// Where it will be.
    var path: String { file.path }

    /// How long it sounds, in seconds.
    var seconds: Double { Double(count) / Double(sampleRate ?? 1) }

    /// Appends sound.
    /// - Parameters:
    ///   - samples: −1 … 1; what is beyond is cut off.
    ///   - sampleRate: The same in every call.
    /// - Throws: ``ExportError``
    mutating func append(_ samples: some Collection<Float>, sampleRate: Int) throws(ExportError) {
        try prepare(for: samples.count, sampleRate: sampleRate)
        for sample in samples {
            let value = UInt16(bitPattern: Int16(pcm: sample))
            unwritten.append(UInt8(truncatingIfNeeded: value))
            unwritten.append(UInt8(truncatingIfNeeded: value >> 8))
            if unwritten.count >= Self.bufferLength { try flush() }
        }
    }

    /// Appends so many samples of silence.
    mutating func appendSilence(_ samples: Int, sampleRate: Int) throws(ExportError) {
        try append(repeatElement(0, count: samples), sampleRate: sampleRate)
    }

    /// Where it is until it is finished.
    var partPath: String { file.partPath }

    /// Makes it last, and gives it its name.
    /// - Parameter chunks: What comes after the samples.
    /// - Returns: How many bytes it has.
    /// - Throws: ``ExportError``
    consuming func finish(_ chunks: [WaveChunk] = []) throws(ExportError) -> Int {
        let length = try complete(chunks)
        try file.finish()
        return length
    }

    /// Writes all that is still missing: then it is whole, but for its name.
    /// - Parameter chunks: What comes after the samples.
    /// - Returns: How many bytes it has.
    /// - Throws: ``ExportError``
    mutating func complete(_ chunks: [WaveChunk]) throws(ExportError) -> Int {
        let trailer = chunks.flatMap(\.bytes)
        unwritten += trailer
        try flush()
        var header = WaveHeader(samples: count, sampleRate: sampleRate ?? 24_000, trailerLength: trailer.count)
        if let longestRIFF { header.longestRIFF = longestRIFF }
        try file.overwriteStart(with: header.bytes)
        return header.fileLength
    }

    /// Makes it last, and gives it its name; it must be complete.
    /// - Throws: ``ExportError``
    consuming func name() throws(ExportError) { try file.finish() }

    private mutating func prepare(for more: Int, sampleRate rate: Int) throws(ExportError) {
        if let sampleRate, sampleRate != rate { throw .sampleRateChanged(path: path, from: sampleRate, to: rate) }
        sampleRate = rate
        count += more
    }

    private mutating func flush() throws(ExportError) {
        try file.append(unwritten)
        unwritten.removeAll(keepingCapacity: true)
    }
}

extension Int16 {
    /// A sample of −1 … 1; what is beyond is cut off, and what is no number is silent.
    init(pcm sample: Float) {
        self = Int16((sample.clipped * 32767).rounded())
    }
}
