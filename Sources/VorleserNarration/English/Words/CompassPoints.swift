/// Says the points of the compass: *wind N.E. by E.*, *SSW*, *123 N. Main St.*
public struct CompassPoints: SpokenForm {
    public let name = "compass-point"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var index = 0
        while index < passage.length {
            guard Self.letters.contains(passage[index]), !passage.isWordUnit(index - 1), passage.unit(index - 1) != 0x2E
            else {
                index += 1
                continue
            }
            let start = index
            var (points, hasStops) = points(at: &index, in: passage)
            if points.count == 1, hasStops { extend(&points, over: &index, in: passage) }
            guard !points.isEmpty, let words = words(for: points, start..<index, hasStops, in: passage) else {
                continue
            }
            let stop = hasStops && passage.unit(index - 1) == 0x2E && passage.endsSentence(index) ? "." : ""
            result.append(Replacement(start..<index, by: words + stop))
        }
        return result
    }

    /// `S. E. by E.`: the letters with blanks between, beside *by*.
    private func extend(_ points: inout [UInt16], over index: inout Int, in passage: Passage) {
        var (all, end) = (points, index)
        while all.count < 3, passage.isBlank(end), let unit = passage.unit(end + 1), Self.letters.contains(unit),
            passage.unit(end + 2) == 0x2E
        {
            all.append(unit)
            end += 3
        }
        let next = passage.word(after: end).map(passage.string)
        let isPoint = Self.pairs.contains(all) || Self.triples.contains(all)
        guard isPoint, next == "by" || all.count == 3 else { return }
        (points, index) = (all, end)
    }

    /// The letters of a point, which end before a place; none if the word goes on.
    private func points(at index: inout Int, in passage: Passage) -> (letters: [UInt16], hasStops: Bool) {
        var (letters, stops): ([UInt16], Int) = ([], 0)
        while let unit = passage.unit(index), Self.letters.contains(unit) {
            letters.append(unit)
            index += 1
            guard passage.unit(index) == 0x2E else { continue }
            stops += 1
            index += 1
        }
        let goesOn =
            passage.isWordUnit(index) || passage.unit(index) == 0x2E || passage.unit(index)?.isApostrophe == true
            || passage.unit(index) == 0x26 || passage.unit(index) == 0x24
        while passage.isWordUnit(index) { index += 1 }
        guard !goesOn, stops == 0 || stops == letters.count || stops == letters.count - 1 else { return ([], false) }
        return (letters, stops > 0)
    }

    private func words(for points: [UInt16], _ range: Range<Int>, _ hasStops: Bool, in passage: Passage) -> String? {
        let said = points.compactMap { Self.names[$0] }.joined(separator: "-")
        switch points.count {
        case 1: return isDirection(range, hasStops, in: passage) ? said : nil
        case 2:
            if !hasStops, isSoftware(points, before: range.upperBound, in: passage) { return nil }
            // *Omaha, NE*
            if !hasStops, passage.unit(passage.skippingBlanksBack(from: range.lowerBound) - 1) == 0x2C,
                let town = passage.word(before: range.lowerBound, overComma: true), passage.isCapital(town.lowerBound),
                passage.isSmall(town.upperBound - 1), points == Array("NE".utf16),
                !Self.streets.contains(passage.string(town)),
                !passage.isLetter(passage.skippingBlanks(from: range.upperBound))
            {
                return nil
            }
            guard Self.pairs.contains(points), !hasStops || !isInitials(range, in: passage) else { return nil }
            return hasStops || !passage.isAllCapitals ? said : nil
        case 3: return Self.triples.contains(points) ? said : nil
        default: return nil
        }
    }

    /// `S.E. Morison`, `by S.W. Singer`: initials of a person, not *the N.W. Passage*, *S.E. Asia*.
    private func isInitials(_ range: Range<Int>, in passage: Passage) -> Bool {
        guard let name = passage.word(after: range.upperBound), name.count > 2, passage.isCapital(name.lowerBound),
            passage.isBlank(name.lowerBound - 1), name.dropFirst().allSatisfy({ passage.isSmall($0) })
        else { return false }
        let place = passage.string(name).lowercased()
        let isState = PostalCodes.stateNames.contains(place)
        if isState || Self.regions.contains(place) || Self.streets.contains(passage.string(name)) { return false }
        guard let previous = passage.word(before: range.lowerBound) else { return true }
        let before = passage.string(previous).lowercased()
        return !passage.isDigit(previous.lowerBound)
            && ![
                "the", "in", "from", "to", "toward", "towards", "a", "this", "street", "avenue", "st", "ave", "st.",
                "ave.", "across", "near", "throughout", "through", "into",
            ]
            .contains(before)
    }

    private static let regions: Set<String> = [
        "asia", "africa", "america", "europe", "england", "scotland", "wales", "ireland", "france", "germany", "spain",
        "italy", "india", "china", "australia", "london", "washington", "portland", "passage", "territory",
        "territories",
        "provinces", "province", "frontier", "railway", "coast", "corner", "division", "district", "monsoon", "trades",
        "gale", "pacific", "atlantic", "greenland", "persia", "arabia", "siberia", "russia", "brazil", "mexico",
        "canada",
        "yorkshire", "kent", "essex", "lancashire", "turkey", "iran", "iraq", "syria", "egypt", "libya", "sudan",
        "ethiopia", "kenya", "nigeria", "morocco", "algeria", "pakistan", "afghanistan", "nepal", "burma", "myanmar",
        "thailand", "vietnam", "cambodia", "laos", "japan", "korea", "indonesia", "malaysia", "argentina", "chile",
        "peru", "bolivia", "colombia", "venezuela", "portugal", "greece", "austria", "hungary", "poland", "ukraine",
        "romania", "bulgaria", "serbia", "finland", "sweden", "norway", "denmark", "belgium", "iceland", "sicily",
        "devon", "cornwall", "sussex", "surrey", "norfolk", "suffolk", "somerset", "dorset", "wiltshire", "point",
    ]

    /// Whether a single letter is a direction: beside *by*, or in the name of a street.
    private func isDirection(_ range: Range<Int>, _ hasStops: Bool, in passage: Passage) -> Bool {
        let previous = passage.word(before: range.lowerBound)
        let next = passage.word(after: range.upperBound)
        let after = next.map(passage.string)?.lowercased()
        let before = previous.map(passage.string)?.lowercased()
        if hasStops, let next, let after, isRegion(after, next, passage) { return true }
        if after == "by", let next, let point = passage.word(after: next.upperBound) {
            return isPoint(point, passage)
        }
        if before == "by", let previous, let point = passage.word(before: previous.lowerBound) {
            return isPoint(point, passage)
        }
        if hasStops, before == "due" { return true }
        if !hasStops || passage.endsSentence(range.upperBound), let previous, isRoad(previous, passage) { return true }
        guard hasStops, let next else { return false }
        if passage.isDigit(next.lowerBound), isDegrees(next, passage) { return true }
        if passage.isDigit(next.lowerBound), let street = passage.word(after: next.upperBound),
            Self.streets.contains(passage.string(street))
        {
            return true
        }
        guard let previous, passage.isDigit(previous.lowerBound) else { return false }
        return passage.isDigit(next.lowerBound) || isStreet(next, passage)
    }

    /// *N. Carolina*, *S. Africa*
    private func isRegion(_ name: String, _ word: Range<Int>, _ passage: Passage) -> Bool {
        guard passage.isCapital(word.lowerBound), passage.isSmall(word.upperBound - 1), Self.parted.contains(name)
        else {
            return false
        }
        // William S. Ireland
        guard let previous = passage.word(before: word.lowerBound).flatMap({ passage.word(before: $0.lowerBound) })
        else {
            return true
        }
        return !passage.isCapital(previous.lowerBound) || PlainWords.contains(passage.string(previous).lowercased())
    }

    /// Lands of which there are a northern and a southern one, or whose parts are called so.
    private static let parted: Set<String> = [
        "carolina", "dakota", "africa", "america", "ireland", "wales", "korea", "germany", "indies", "vietnam", "timor",
        "anglia", "asia", "europe", "australia", "virginia", "yorkshire", "yemen",
    ]

    /// `US 101 N`, `I-80 W`
    private func isRoad(_ number: Range<Int>, _ passage: Passage) -> Bool {
        guard passage.isDigit(number.lowerBound) else { return false }
        let hasHyphen = passage.unit(number.lowerBound - 1) == 0x2D
        guard let label = passage.word(before: hasHyphen ? number.lowerBound - 1 : number.lowerBound) else {
            return false
        }
        let name = passage.string(label).filter { $0 != "." }
        return passage.isCapital(label.lowerBound) && EnglishWords.roads.contains(name.lowercased())
            || PostalCodes.isState(name)
    }

    /// `N. 40° W.`, `lat. N. 40° 30′`
    private func isDegrees(_ number: Range<Int>, _ passage: Passage) -> Bool {
        var end = number.lowerBound
        while passage.isDigit(end) || passage.unit(end) == 0x2E { end += 1 }
        return passage.unit(passage.skippingBlanks(from: end)) == 0xB0
    }

    private func isPoint(_ word: Range<Int>, _ passage: Passage) -> Bool {
        let text = passage.string(word).lowercased()
        return word.allSatisfy { Self.letters.contains(passage[$0]) || passage[$0] == 0x2E }
            || ["north", "south", "east", "west"].contains { text.hasPrefix($0) }
    }

    /// Whether a name is that of a street: its kind follows.
    private func isStreet(_ name: Range<Int>, _ passage: Passage) -> Bool {
        var word = name
        for _ in 0..<3 {
            guard passage.isCapital(word.lowerBound), let next = passage.word(after: word.upperBound) else {
                return false
            }
            if Self.streets.contains(passage.string(next)) { return true }
            word = next
        }
        return false
    }

    private static let letters = Set("NESW".utf16)
    private static let names: [UInt16: String] = [0x4E: "north", 0x45: "east", 0x53: "south", 0x57: "west"]
    private static let pairs = Set(["NE", "NW", "SE", "SW"].map { Array($0.utf16) })
    private static let triples = Set(
        ["NNE", "NNW", "SSE", "SSW", "ENE", "ESE", "WNW", "WSW"].map { Array($0.utf16) }
    )
    private static let streets: Set<String> = [
        "St", "Street", "Ave", "Avenue", "Blvd", "Boulevard", "Rd", "Road", "Dr", "Drive", "Ln", "Lane", "Place",
    ]
}
