extension Accent {
    /// The accent that is nearest to how a language's speakers say English.
    /// - Parameter language: BCP 47 tag; what is no English of the British kind is American.
    public init(speaking language: String) {
        let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
        let region = parts.dropFirst().last(where: { $0.count == 2 })
        let british: Set<Substring> = ["gb", "uk", "ie", "au", "nz", "za", "in", "sg", "hk", "mt", "ng", "ke"]
        self = region.map(british.contains) ?? false ? .british : .american
    }
}
