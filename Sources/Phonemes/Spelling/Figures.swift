/// Figures as they are read in any language that has words for them.
enum Figures {
    /// Digit by digit; whatever is no digit 0–9 is passed over.
    /// - Parameters:
    ///   - digits: As they are printed.
    ///   - names: Those of the digits from 0 on, at least ten.
    /// - Returns: The names, with spaces between them.
    static func oneByOne(_ digits: some StringProtocol, _ names: [String]) -> String {
        digits.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }.map { names[$0] }.joined(separator: " ")
    }

    /// A number, or digit by digit where it begins with 0 or is too long.
    /// - Parameters:
    ///   - digits: As they are printed.
    ///   - names: Those of the digits from 0 on, at least ten.
    ///   - cardinal: Says a number.
    /// - Returns: The words.
    static func read(_ digits: String, _ names: [String], cardinal: (Int) -> String) -> String {
        guard digits.utf8.first != 0x30 || digits.utf8.count == 1, digits.utf8.count < 16, let value = Int(digits)
        else { return oneByOne(digits, names) }
        return cardinal(value)
    }
}
