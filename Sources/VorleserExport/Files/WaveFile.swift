import VorleserCore

/// A WAV file being written: 16-bit PCM, mono.
///
/// Source: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991), “WAVE”.
struct WaveFile: ~Copyable {
    /// How many samples have been written.
    private(set) var count = 0
    /// Samples per second; `nil` before the first.
    private(set) var sampleRate: Int?

    private var file: PartFile
    private let limit: Int
    private var unwritten: [UInt8] = []

    private static let headerLength = 44
    /// The length of everything after the length itself is kept in 32 bits.
    private static let mostSamples = (Int(UInt32.max) - (headerLength - 8)) / 2
    private static let bufferLength = 1 << 16

    /// Begins a file.
    /// - Parameters:
    ///   - path: Its name when it is done; `.part` is added until then.
    ///   - limit: The most samples it may hold; no more than the format allows.
    /// - Throws: ``ExportError``
    init(_ path: String, limit: Int = .max) throws(ExportError) {
        file = try PartFile(path)
        self.limit = min(limit, Self.mostSamples)
        // Until the end it says that it is empty.
        unwritten = Self.header(samples: 0, sampleRate: 24_000)
    }

    /// Where it will be.
    var path: String { file.path }

    /// How many bytes it has.
    var bytes: Int { Self.headerLength + 2 * count }

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
            let value = UInt16(bitPattern: Self.pcm(sample))
            unwritten.append(UInt8(truncatingIfNeeded: value))
            unwritten.append(UInt8(truncatingIfNeeded: value >> 8))
            if unwritten.count >= Self.bufferLength { try flush() }
        }
    }

    /// Appends so many samples of silence.
    mutating func appendSilence(_ samples: Int, sampleRate: Int) throws(ExportError) {
        try append(repeatElement(0, count: samples), sampleRate: sampleRate)
    }

    /// Makes it last, and gives it its name.
    consuming func finish() throws(ExportError) {
        try flush()
        try file.overwriteStart(with: Self.header(samples: count, sampleRate: sampleRate ?? 24_000))
        try file.finish()
    }

    /// Refuses, before anything is written, what the file cannot hold.
    private mutating func prepare(for more: Int, sampleRate rate: Int) throws(ExportError) {
        if let sampleRate, sampleRate != rate { throw .sampleRateChanged(path: path, from: sampleRate, to: rate) }
        guard more <= limit - count else { throw .tooLong(path: path, seconds: seconds) }
        sampleRate = rate
        count += more
    }

    private mutating func flush() throws(ExportError) {
        try file.append(unwritten)
        unwritten.removeAll(keepingCapacity: true)
    }

    private static func pcm(_ sample: Float) -> Int16 {
        sample.isNaN ? 0 : Int16((min(max(sample, -1), 1) * 32767).rounded())
    }

    private static func header(samples: Int, sampleRate: Int) -> [UInt8] {
        let format = little(1, 2) + little(1, 2) + little(sampleRate, 4) + little(2 * sampleRate, 4)
        let chunks = Array("WAVEfmt ".utf8) + little(16, 4) + format + little(2, 2) + little(16, 2)
        let data = Array("data".utf8) + little(2 * samples, 4)
        return Array("RIFF".utf8) + little(headerLength - 8 + 2 * samples, 4) + chunks + data
    }

    private static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
