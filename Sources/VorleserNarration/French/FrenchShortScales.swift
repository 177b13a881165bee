extension ContinentalShortScales {
    static let french: ContinentalShortScales = {
        let million = Scale(one: "million", many: "millions")
        let milliard = Scale(one: "milliard", many: "milliards")
        let kilo = Scale(one: thousand, many: thousand, isAlone: false)
        return ContinentalShortScales(
            words: .french,
            scales: [
                "M": Scale(one: "million", many: "millions", isAlone: false), "Md": milliard, "Mds": milliard,
                "Mrd": milliard, "Mrds": milliard, "Mio": million, "k": kilo, "K": kilo,
            ],
            isCounted: { $0.hasSuffix("s") }
        )
    }()
}
