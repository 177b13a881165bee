extension BinaryInteger {
    /// Its digits, with zeros before them up to a width, so that texts sort as numbers do.
    package func digits(_ width: Int, radix: Int = 10) -> String {
        let digits = String(self, radix: radix)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
