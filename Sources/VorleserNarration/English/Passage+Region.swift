extension Passage {
    /// Whether numbers have *and*, and the day goes before the month.
    var isBritish: Bool {
        guard language.utf8.count > 2 else { return false }
        let region = language.suffix(2).uppercased()
        return ["GB", "UK", "IE", "AU", "NZ", "ZA", "IN"].contains(region)
    }
}
