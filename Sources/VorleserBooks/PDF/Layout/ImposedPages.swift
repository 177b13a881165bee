/// Pages of sheets that are to be folded into a booklet: the last and the first side by side, then the second and the last
/// but one.
enum ImposedPages {
    /// Sheets with a number on both of their pages; two have the same sum by chance.
    private static let fewestSums = 2

    /// - Parameter numbers: What is printed on the pages, two of a sheet after each other.
    /// - Returns: The pages by their numbers; `nil` where they are in order, or their numbers do not tell.
    static func order(_ numbers: [String?]) -> [Int]? {
        var values = numbers.map { $0.flatMap { Int($0) } }
        let sheets = stride(from: 0, to: values.count - 1, by: 2).map { ($0, $0 + 1) }
        let sums = sheets.compactMap { left, right -> Int? in
            guard let first = values[left], let second = values[right] else { return nil }
            return first + second
        }
        guard sums.count >= fewestSums, let sum = sums.first, sums.allSatisfy({ $0 == sum }) else { return nil }
        for (left, right) in sheets {
            values[left] = values[left] ?? values[right].map { sum - $0 }
            values[right] = values[right] ?? values[left].map { sum - $0 }
        }
        // Covers have no numbers: the first page is the right one.
        let bare = sheets.filter { values[$0.0] == nil }
        guard bare.count <= 1 else { return nil }
        if let (left, right) = bare.first, let least = values.lazy.compactMap(\.self).min() {
            (values[left], values[right]) = (sum - least + 1, least - 1)
        }
        let known = values.compactMap(\.self)
        guard known.count == numbers.count, Set(known).count == known.count else { return nil }
        let order = known.indices.sorted { known[$0] < known[$1] }
        return order == Array(known.indices) ? nil : order
    }
}
