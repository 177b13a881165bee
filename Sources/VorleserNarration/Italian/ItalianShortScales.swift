extension ContinentalShortScales {
    static let italian: ContinentalShortScales = {
        let million = Scale(one: "milione", many: "milioni")
        let milliard = Scale(one: "miliardo", many: "miliardi")
        let kilo = Scale(one: thousand, many: thousand, isAlone: false)
        return ContinentalShortScales(
            words: .italian,
            scales: [
                "M": Scale(one: "milione", many: "milioni", isAlone: false), "mln": million, "Mln": million,
                "mld": milliard, "Mld": milliard, "mrd": milliard, "k": kilo, "K": kilo,
            ],
            isCounted: { $0 == "euro" }
        )
    }()
}
