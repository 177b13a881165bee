/// Says dots in a row as one ellipsis, however they are printed: *Well ... maybe.* *And then . . .*
public struct Ellipses: SpokenForm {
    public let name = "ellipsis"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var start = 0
        while start < passage.length, let stop = passage.firstIndex(of: 0x2E, from: start) {
            var (end, dots) = (stop + 1, 1)
            while true {
                let next = passage.isBlank(end) ? end + 1 : end
                guard passage.unit(next) == 0x2E else { break }
                end = next + 1
                dots += 1
            }
            start = end
            guard dots > 2 else { continue }
            var low = stop
            while passage.isBlank(low - 1) { low -= 1 }
            if low == 0 { low = stop }
            let isGlued = passage.isWordUnit(low - 1) && passage.isWordUnit(end)
            if passage.isBlank(end), let mark = passage.unit(end + 1), Self.marks.contains(mark) { end += 1 }
            result.append(Replacement(low..<end, by: isGlued ? "… " : "…"))
        }
        return result.isEmpty || passage.isSpeakable ? result : []
    }

    /// Marks that stand close to what they follow.
    private static let marks = Set(",;:?!”’\")]".utf16)
}
