import Phonemes

/// Says shortened adjectives with the ending that their noun asks for: *die dt. Sprache*, *Hl. Geist*.
struct GermanAdjectives: SpokenForm {
    let name = "de-inflected-abbreviation"

    func replacements(in passage: Passage) -> [Replacement] {
        passage.words.indices.compactMap { index in
            guard passage.isTightMark(index + 1, "."), passage.isLetters(index) else { return nil }
            // *Anfang des 2. Jh.*
            if let noun = Self.ages[passage.letters(index)], passage.isMark(index - 1, "."),
                passage.isDigits(index - 2), passage.letters(index - 3) == "des"
            {
                return passage.abbreviated(index..<index + 2, by: noun + "s")
            }
            // *Pro Std.* is one hour.
            if let noun = Self.times[passage.letters(index)],
                ["pro", "je", "per", "jede", "eine", "einer"].contains(passage.letters(index - 1))
            {
                return passage.abbreviated(index..<index + 2, by: noun)
            }
            // *Lucas Cranach d. J.*, but *am 3. Mai d. J.*
            if passage.printed(index) == "d", passage.printed(index + 2) == "J",
                passage.isTightMark(index + 3, "."), passage.isCapitalised(index - 1), !passage.isDigits(index + 4),
                !GermanInflection.isMonth(index - 1, passage)
            {
                return passage.abbreviated(index..<index + 4, by: "der Jüngere")
            }
            if let imperial = imperial(index, passage) { return imperial }
            guard let stem = Self.stems[passage.letters(index)],
                !(passage.isTight(index) && (passage.isLetters(index - 1) || passage.isMark(index - 1, "."))),
                let ending = ending(index, passage)
            else { return nil }
            // *Max* is a name.
            if passage.isCapitalised(index), stem.hasSuffix("imal") { return nil }
            let text = stem + ending
            return passage.abbreviated(
                index..<index + 2,
                by: passage.isCapitalised(index) ? text.capitalizedAtStart : text
            )
        }
    }

    /// *Die k. u. k. Armee*, *ein k. k. Hofrat*
    private func imperial(_ index: Int, _ passage: Passage) -> Replacement? {
        guard passage.letters(index) == "k" else { return nil }
        let isJoined = passage.letters(index + 2) == "u" && passage.isTightMark(index + 3, ".")
        let last = isJoined ? index + 4 : index + 2
        guard passage.letters(last) == "k", passage.isTightMark(last + 1, ".") else { return nil }
        let parallel = Self.parallel(last + 2, passage)
        guard passage.isCapitalised(last + 2) || parallel != nil else { return nil }
        let noun = passage.letters(last + 2)
        let isFeminineOrMany = GermanNumbers.isFeminine(noun) || GermanNouns.isPlural(noun)
        let strong = isFeminineOrMany ? "e" : GermanInflection.isNeuter(last + 2, passage) ? "es" : "er"
        let isDativePlural = GermanInflection.isDativePlural(noun, behind: passage.letters(index - 1))
        let known = isDativePlural ? "en" : GermanInflection.known(at: index, noun: last + 2, passage)
        let ending = parallel ?? known ?? strong
        let text = isJoined ? "kaiserlich\(ending) und königlich\(ending)" : "kaiserlich-königlich\(ending)"
        return passage.abbreviated(
            index..<last + 2,
            by: passage.isCapitalised(index) ? text.capitalizedAtStart : text
        )
    }

    private func ending(_ index: Int, _ passage: Passage) -> String? {
        // *Der kgl. bayr. Hof*: the article stands before the first, the noun behind the last.
        var (first, place) = (index, index + 2)
        while passage.isMark(first - 1, "."), Self.stems[passage.letters(first - 2)] != nil { first -= 2 }
        while Self.stems[passage.letters(place)] != nil, passage.isTightMark(place + 1, "."), place < index + 6 {
            place += 2
        }
        if let ending = Self.parallel(place, passage) { return ending }
        guard passage.isCapitalised(place), passage.count(place) > 1 else { return nil }
        // *Die sog. Weimarer Klassik*
        let isBeforeName = passage.letters(place).hasSuffix("er") && passage.isCapitalised(place + 1)
        let noun = passage.letters(isBeforeName ? place + 1 : place)
        let before = passage.letters(first - 1)
        if GermanInflection.isDativePlural(noun, behind: before) { return "en" }
        if let ending = GermanInflection.known(at: first, noun: place, passage) {
            let isMany = noun.hasSuffix("en") || noun.hasSuffix("er") && !GermanNumbers.isFeminine(noun)
            return before == "die" && isMany ? "en" : ending
        }
        // Without an article nothing tells one from many, but a saint is one.
        guard passage.letters(index) == "hl" else { return nil }
        return noun.hasSuffix("a") || GermanNumbers.isFeminine(noun) ? "e" : "er"
    }

    /// The ending of an adjective in full that stands between an abbreviation and its noun: *der k. k. geologischen
    /// Anstalt*.
    private static func parallel(_ index: Int, _ passage: Passage) -> String? {
        var noun = index
        while passage.isLowerCase(noun), noun < index + 3 {
            if passage.isHyphen(noun + 1), passage.isTight(noun + 1), passage.isTight(noun + 2) {
                noun += 2
            } else {
                noun += 1
            }
        }
        guard noun > index, passage.isCapitalised(noun), passage.count(noun - 1) > 4,
            !ContinentalWords.german.functionWords.contains(passage.letters(noun - 1))
        else { return nil }
        return adjectiveEndings.first(where: passage.letters(noun - 1).hasSuffix)
    }

    private static let adjectiveEndings = ["en", "em", "er", "es", "e"]
    private static let ages = [
        "jh": "Jahrhundert", "jhd": "Jahrhundert", "jhdt": "Jahrhundert", "jt": "Jahrtausend",
    ]
    private static let times = ["std": "Stunde", "min": "Minute", "sek": "Sekunde"]
    private static let stems = [
        "hl": "heilig", "dt": "deutsch", "engl": "englisch", "frz": "französisch", "österr": "österreichisch",
        "oesterr": "österreichisch",
        "lat": "lateinisch", "griech": "griechisch", "ital": "italienisch", "russ": "russisch", "poln": "polnisch",
        "amerik": "amerikanisch", "europ": "europäisch", "türk": "türkisch", "niederl": "niederländisch",
        "schwed": "schwedisch", "norw": "norwegisch", "tschech": "tschechisch", "ungar": "ungarisch",
        "arab": "arabisch", "hebr": "hebräisch", "röm": "römisch", "jüd": "jüdisch", "preuß": "preußisch",
        "schweiz": "schweizerisch", "evang": "evangelisch", "ev": "evangelisch", "kath": "katholisch",
        "ehem": "ehemalig", "sog": "sogenannt", "allg": "allgemein", "kgl": "königlich", "kaiserl": "kaiserlich",
        "königl": "königlich", "bair": "bairisch", "großherzogl": "großherzoglich", "bayr": "bayerisch",
        "bayer": "bayerisch", "sächs": "sächsisch", "staatl": "staatlich",
        "städt": "städtisch", "gesetzl": "gesetzlich", "öffentl": "öffentlich", "wiss": "wissenschaftlich",
        "techn": "technisch", "wirtschaftl": "wirtschaftlich", "lfd": "laufend", "stellv": "stellvertretend",
        "östl": "östlich", "westl": "westlich", "nördl": "nördlich", "südl": "südlich", "entspr": "entsprechend",
        "vorzügl": "vorzüglich",
        "max": "maximal", "min": "minimal", "abg": "abgeordnet", "geb": "geboren",
    ]
}
