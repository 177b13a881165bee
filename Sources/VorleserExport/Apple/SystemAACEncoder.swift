#if canImport(AVFAudio)
    import AVFAudio
    import Foundation
    import VorleserCore
    import Wording

    /// The encoder of AAC that Apple's systems have.
    final class SystemAACEncoder: AACEncoder {
        private let converter: AVAudioConverter
        private let input: AVAudioFormat
        private let output: AVAudioFormat
        /// Samples of nothing that the frames begin with, as the converter says before it has begun.
        private let leadingFrames: Int

        /// Samples that are handed over at a time.
        private static let most = 1 << 15
        private static let framesAtOnce: AVAudioPacketCount = 64

        /// Fails where the system has none for that rate.
        /// - Parameters:
        ///   - sampleRate: Samples per second.
        ///   - bitrate: Bits per second; the nearest that the system knows for the rate is taken.
        init?(sampleRate: Int, bitrate: Int) {
            var description = AudioStreamBasicDescription(
                mSampleRate: Double(sampleRate),
                mFormatID: kAudioFormatMPEG4AAC,
                mFormatFlags: 0,
                mBytesPerPacket: 0,
                mFramesPerPacket: UInt32(SmallSound.frameLength),
                mBytesPerFrame: 0,
                mChannelsPerFrame: 1,
                mBitsPerChannel: 0,
                mReserved: 0
            )
            guard let input = AVAudioFormat(standardFormatWithSampleRate: Double(sampleRate), channels: 1),
                let output = AVAudioFormat(streamDescription: &description),
                let converter = AVAudioConverter(from: input, to: output)
            else { return nil }
            (self.input, self.output, self.converter) = (input, output, converter)
            let known = converter.applicableEncodeBitRates?.map(\.intValue) ?? []
            converter.bitRate = known.min { abs($0 - bitrate) < abs($1 - bitrate) } ?? bitrate
            leadingFrames = Int(converter.primeInfo.leadingFrames)
        }

        // Some encoders know it only when they have begun.
        var delay: Int { max(leadingFrames, Int(converter.primeInfo.leadingFrames)) }

        func append(_ samples: [Float]) throws(ExportError) -> [[UInt8]] {
            var frames: [[UInt8]] = []
            var rest = samples[...]
            while !rest.isEmpty {
                // Else buffers of a whole book would wait for the thread's end.
                let more = autoreleasepool { () -> Result<[[UInt8]], ExportError> in
                    Result { () throws(ExportError) in
                        try packed(buffer(rest.prefix(Self.most)), orElse: .noDataNow)
                    }
                }
                frames += try more.get()
                rest = rest.dropFirst(Self.most)
            }
            return frames
        }

        func finish() throws(ExportError) -> [[UInt8]] { try packed(nil, orElse: .endOfStream) }

        private func buffer(_ samples: ArraySlice<Float>) throws(ExportError) -> AVAudioPCMBuffer {
            let count = AVAudioFrameCount(samples.count)
            guard let buffer = AVAudioPCMBuffer(pcmFormat: input, frameCapacity: count),
                let channel = buffer.floatChannelData?.pointee
            else { throw .noMemory }
            buffer.frameLength = count
            for (index, sample) in samples.enumerated() { channel[index] = sample }
            return buffer
        }

        /// The frames that the converter makes of a buffer.
        /// - Parameters:
        ///   - buffer: What is handed over once.
        ///   - end: What the converter is told when it asks for more.
        /// - Returns: The frames, in order.
        /// - Throws: ``ExportError/encoderFailed(path:reason:)``
        private func packed(
            _ buffer: AVAudioPCMBuffer?,
            orElse end: AVAudioConverterInputStatus
        ) throws(ExportError) -> [[UInt8]] {
            let supply = Supply(buffer, end)
            var frames: [[UInt8]] = []
            while true {
                let packets = AVAudioCompressedBuffer(
                    format: output,
                    packetCapacity: Self.framesAtOnce,
                    maximumPacketSize: converter.maximumOutputPacketSize
                )
                var failure: NSError?
                let status = converter.convert(to: packets, error: &failure) { _, status in supply.next(status) }
                frames += packets.frames
                switch status {
                case .haveData: continue
                case .inputRanDry, .endOfStream: return frames
                case .error: throw .systemEncoder(failure)
                @unknown default: throw .systemEncoder(failure)
                }
            }
        }
    }

    /// What the converter is given when it asks: a buffer, once.
    ///
    /// `@unchecked Sendable`: the converter asks while it is called, on the thread that calls it.
    private final class Supply: @unchecked Sendable {
        private var buffer: AVAudioPCMBuffer?
        private let end: AVAudioConverterInputStatus

        init(_ buffer: AVAudioPCMBuffer?, _ end: AVAudioConverterInputStatus) {
            (self.buffer, self.end) = (buffer, end)
        }

        func next(_ status: UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer? {
            defer { buffer = nil }
            status.pointee = buffer == nil ? end : .haveData
            return buffer
        }
    }

    extension AVAudioCompressedBuffer {
        /// The bytes of each packet.
        fileprivate var frames: [[UInt8]] {
            guard let descriptions = packetDescriptions else { return [] }
            return (0..<Int(packetCount)).map { index in
                let packet = descriptions[index]
                let start = data.advanced(by: Int(packet.mStartOffset))
                return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(packet.mDataByteSize)))
            }
        }
    }

    extension ExportError {
        fileprivate static var noMemory: ExportError {
            .encoderFailed(path: "AAC", reason: localized("there is not enough memory"))
        }

        fileprivate static func systemEncoder(_ error: NSError?) -> ExportError {
            .encoderFailed(path: "AAC", reason: error?.localizedDescription ?? localized("the system’s encoder failed"))
        }
    }
#endif
