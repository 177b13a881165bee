extension String {
    /// What stands behind a label in brackets that it begins with: “[12] A. Author”, “[ABC+99] A. Author”.
    /// - Parameter limit: How many characters the label may have, with its brackets.
    /// - Returns: `nil` without one.
    func behindLabel(within limit: Int) -> Substring? {
        guard hasPrefix("["), let close = prefix(limit).firstIndex(of: "]") else { return nil }
        return self[close...].dropFirst()
    }
}
