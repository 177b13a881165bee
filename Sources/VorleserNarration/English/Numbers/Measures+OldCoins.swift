/// Coins of the Holy Roman Empire and its neighbours, as biographies and histories count them: `8 fl. 13 gr.`, `50 thlr.`
extension Measures {
    /// - Parameters:
    ///   - name: As printed, without its full stop.
    ///   - passage: The sentence.
    /// - Returns: The coin; `nil` where nothing in the sentence is about money and the letters can be something else.
    func oldCoin(_ name: String, _ passage: Passage) -> Measure? {
        guard let coin = Self.oldCoins[name] else { return nil }
        if Self.thalers.contains(name) || passage.has(anyOf: Self.aboutOldCoins.subtracting([name])) { return coin }
        // What is paid may be for so many grains, or in crowns of the north.
        return name == "fl" && passage.has(anyOf: Self.paying) ? coin : nil
    }

    private static let oldCoins: [String: Measure] = [
        "fl": Measure(one: "florin", many: "florins"), "gr": Measure(one: "groschen", many: "groschen"),
        "ggr": Measure(one: "groschen", many: "groschen"), "kr": Measure(one: "kreuzer", many: "kreuzer"),
        "xr": Measure(one: "kreuzer", many: "kreuzer"), "pf": Measure(one: "pfennig", many: "pfennigs"),
        "thlr": thaler, "thl": thaler, "tlr": thaler, "rthlr": thaler, "rthl": thaler, "rtl": thaler,
    ]
    private static let thaler = Measure(one: "thaler", many: "thalers")
    private static let thalers: Set = ["thlr", "thl", "tlr", "rthlr", "rthl", "rtl"]

    private static let aboutOldCoins: Set = thalers.union([
        "fl", "gr", "ggr", "kr", "xr", "pf", "thaler", "thalers", "taler", "talers", "reichsthaler", "reichsthalers",
        "reichstaler", "groschen", "gulden", "guilder", "guilders", "florin", "florins", "kreuzer", "kreutzer",
        "pfennig", "pfennigs", "ducat", "ducats",
    ])
    private static let paying: Set = ["salary", "paid", "pays", "fee", "wages", "debt", "pension"]
}
