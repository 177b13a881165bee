/// A part of a message that is in one language, with what is to happen while it is spoken.
struct Passage: Equatable {
    /// What is to be said, as a book would print it.
    var text = ""
    /// In order.
    var cues: [Cue] = []
    /// BCP 47 tag, where the message names one.
    var language: String?
    /// The silence after it.
    var pauseAfter = Duration.zero

    /// Something that happens at a place in the text.
    struct Cue: Equatable {
        let kind: Kind
        /// In UTF-16 code units of the text.
        let offset: Int

        enum Kind: Equatable {
            /// The server is told that the place is reached.
            case mark(String)
            /// A short tone, for a capital letter.
            case tone
        }
    }

    /// Where each cue stands in a text that prints the same, perhaps with other white space.
    /// - Parameter printed: UTF-16 code units.
    /// - Returns: For each cue the offset of what is to be said next.
    func places(in printed: [UInt16]) -> [Int] {
        let own = Array(text.utf16)
        // Where signs were left out, such as those of an emphasis, letters and digits are what is the same.
        let counts = Self.count(own) == Self.count(printed) ? Self.isVisible : Self.isWordUnit
        var (result, passed, counted, index): ([Int], Int, Int, Int) = ([], 0, 0, 0)
        for cue in cues {
            while index < min(cue.offset, own.count) {
                if counts(own[index]) { passed += 1 }
                index += 1
            }
            var place = result.last ?? 0
            while place < printed.count, counted < passed {
                if counts(printed[place]) { counted += 1 }
                place += 1
            }
            while place < printed.count, !counts(printed[place]) { place += 1 }
            result.append(place)
        }
        return result
    }

    private static func count(_ units: [UInt16]) -> Int { units.reduce(0) { $0 + (isVisible($1) ? 1 : 0) } }

    private static func isVisible(_ unit: UInt16) -> Bool {
        !(unit <= 0x20 || (0x7F...0xA0).contains(unit) || (0x2000...0x200F).contains(unit) || unit == 0xFEFF)
    }

    private static func isWordUnit(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
