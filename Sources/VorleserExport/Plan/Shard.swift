/// One of several equal parts of the rendering of a book, each done by a machine of its own.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    public let number: Int
    public let count: Int

    /// The one shard of a book that is not shared out.
    public static let whole = Shard(1, of: 1)

    private init(_ number: Int, of count: Int) {
        (self.number, self.count) = (number, count)
    }

    /// Reads `2/8`: the second of eight; `nil` for anything else, and for a number beyond the count.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1]), number <= count
        else { return nil }
        self.init(number, of: count)
    }

    public var description: String { "\(number)/\(count)" }

    private static func number(_ digits: some StringProtocol) -> Int? {
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else { return nil }
        return number > 0 ? number : nil
    }

    /// Which of some pieces of work are this shard's.
    ///
    /// Each piece goes to the shard that has least so far, the first of several: every machine comes to the same answer.
    /// - Parameter sizes: How long each piece takes, in any unit.
    /// - Returns: Indices, ascending.
    func share(of sizes: [Int]) -> [Int] {
        // More shards than pieces leave the last ones without work.
        var loads = [Int](repeating: 0, count: min(count, max(sizes.count, 1)))
        return sizes.indices.filter { index in
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            loads[least] += sizes[index]
            return least == number - 1
        }
    }
}
