extension MediaBox {
    /// Where a track's data is: in this file. Source: ISO/IEC 14496-12, section 8.7.
    package static var dataInformation: MediaBox {
        let references = MediaBox("dref") { content in
            content.append(UInt32(1))
            content += MediaBox("url ", flags: 1) { _ in }.bytes
        }
        return MediaBox("dinf", references)
    }

    /// What a track's samples are, all alike. Source: ISO/IEC 14496-12, section 8.5.2.
    package static func description(_ entry: MediaBox) -> MediaBox {
        MediaBox("stsd") { content in
            content.append(UInt32(1))
            content += entry.bytes
        }
    }

    /// One channel of sound of a kind. Source: ISO/IEC 14496-12, section 12.2.3.
    /// - Parameters:
    ///   - type: The kind.
    ///   - sampleRate: Samples per second.
    ///   - description: The kind's own box.
    /// - Returns: The entry.
    package static func sound(_ type: String, sampleRate: Int, _ description: MediaBox) -> MediaBox {
        var entry: [UInt8] = []
        entry.append(zeros: 6)
        entry.append(UInt16(1))  // data reference
        entry.append(zeros: 8)
        entry.append(UInt16(1))  // channels
        entry.append(UInt16(16))  // bits
        entry.append(zeros: 4)
        // 16.16; a rate that does not fit is only in the stream's own description.
        entry.append(UInt32(sampleRate > 0xFFFF ? 0 : sampleRate) << 16)
        return MediaBox(type, entry + description.bytes)
    }

    /// One channel of AAC-LC. Source: ISO/IEC 14496-1, sections 7.2.6.5–7.2.6.7.
    /// - Parameters:
    ///   - sampleRate: Samples per second.
    ///   - bitrate: Bits per second; 0 where that is not known.
    /// - Returns: The entry; `nil` where there is no AAC with that rate.
    package static func aac(sampleRate: Int, bitrate: Int = 0) -> MediaBox? {
        guard let configuration = SmallSound.configuration(sampleRate: sampleRate) else { return nil }
        var decoder: [UInt8] = [0x40, 0x15]  // sound by ISO/IEC 14496-3, a stream of sound
        decoder.append(zeros: 3)  // buffer: unknown
        decoder.append(UInt32(clamping: bitrate))
        decoder.append(UInt32(clamping: bitrate))
        decoder += descriptor(0x05, configuration)
        let stream = descriptor(0x03, [0, 0, 0] + descriptor(0x04, decoder) + descriptor(0x06, [0x02]))
        return sound("mp4a", sampleRate: sampleRate, MediaBox("esds") { $0 += stream })
    }

    private static func descriptor(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        [tag, UInt8(clamping: content.count)] + content
    }
}
