/// In what times of a file are counted, and in how many bytes they stand.
package struct MediaTimes {
    /// Units in a second.
    package let scale: Int
    /// 1 where times do not fit into 32 bits.
    package let version: UInt8

    /// - Parameters:
    ///   - scale: Units in a second.
    ///   - longest: The longest time that has to fit.
    package init(scale: Int, longest: Int = 0) {
        self.scale = scale
        version = longest > UInt32.max ? 1 : 0
    }
}

/// What a file, its tracks and their media begin with. Source: ISO/IEC 14496-12, sections 8.2–8.4.
extension MediaBox {
    /// - Parameters:
    ///   - times: How times are written.
    ///   - duration: How long the whole is; 0 where its fragments tell.
    ///   - nextTrack: The number of a track that would come to it.
    /// - Returns: The header of a file.
    package static func movieHeader(_ times: MediaTimes, duration: Int, nextTrack: UInt32) -> MediaBox {
        MediaBox("mvhd", version: times.version) { content in
            content.appendChanges(times)
            content.append(UInt32(clamping: times.scale))
            content.append(time: duration, times)
            content.append(UInt32(0x0001_0000))  // rate 1
            content.append(UInt16(0x0100))  // volume 1
            content.append(zeros: 10)
            content.appendUnityMatrix()
            content.append(zeros: 24)
            content.append(nextTrack)
        }
    }

    /// - Parameters:
    ///   - number: From 1.
    ///   - times: How times are written.
    ///   - duration: How long it is; 0 where fragments tell.
    ///   - isPlayed: Whether it sounds, and is not only looked up.
    /// - Returns: The header of a track that shows nothing.
    package static func trackHeader(
        _ number: UInt32,
        _ times: MediaTimes,
        duration: Int,
        isPlayed: Bool = true
    ) -> MediaBox {
        MediaBox("tkhd", version: times.version, flags: isPlayed ? 0x3 : 0x2) { content in  // enabled, in the movie
            content.appendChanges(times)
            content.append(number)
            content.append(zeros: 4)
            content.append(time: duration, times)
            content.append(zeros: 8 + 2 + 2)  // reserved, layer, group
            content.append(UInt16(isPlayed ? 0x0100 : 0))
            content.append(zeros: 2)
            content.appendUnityMatrix()
            content.append(zeros: 8)  // no picture
        }
    }

    /// - Parameters:
    ///   - times: How times are written.
    ///   - duration: How long all of it is; 0 where fragments tell.
    ///   - language: Three letters of five bits each; unknown when `nil`.
    /// - Returns: The header of a track's media.
    package static func mediaHeader(_ times: MediaTimes, duration: Int, language: UInt16? = nil) -> MediaBox {
        MediaBox("mdhd", version: times.version) { content in
            content.appendChanges(times)
            content.append(UInt32(clamping: times.scale))
            content.append(time: duration, times)
            content.append(language ?? 0x55C4)  // “und”
            content.append(zeros: 2)
        }
    }

    /// - Parameter type: Four characters: what kind of media it is.
    /// - Returns: What says so.
    package static func handler(_ type: String) -> MediaBox {
        MediaBox("hdlr") { content in
            content.append(zeros: 4)
            content += type.utf8
            content.append(zeros: 12 + 1)  // no name
        }
    }
}

extension [UInt8] {
    /// Appends a time.
    mutating func append(time: Int, _ times: MediaTimes) {
        if times.version == 1 { append(UInt64(clamping: time)) } else { append(UInt32(clamping: time)) }
    }

    /// Appends when something was made and changed: that is not told.
    fileprivate mutating func appendChanges(_ times: MediaTimes) {
        append(time: 0, times)
        append(time: 0, times)
    }
}
