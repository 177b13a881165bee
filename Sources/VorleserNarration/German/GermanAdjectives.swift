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
                passage.isTightMark(index + 3, "."), passage.isCapitalised(index - 1),
                !GermanInflection.isMonth(index - 1, passage)
            {
                return passage.abbreviated(index..<index + 4, by: "der Jüngere")
            }
            guard let stem = Self.stems[passage.letters(index)],
                !(passage.isTight(index) && (passage.isLetters(index - 1) || passage.isMark(index - 1, "."))),
                passage.isCapitalised(index + 2), passage.count(index + 2) > 1, let ending = ending(index, passage)
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

    private func ending(_ index: Int, _ passage: Passage) -> String? {
        // *Die sog. Weimarer Klassik*
        let isBeforeName = passage.letters(index + 2).hasSuffix("er") && passage.isCapitalised(index + 3)
        let noun = passage.letters(isBeforeName ? index + 3 : index + 2)
        if let ending = GermanInflection.known(at: index, noun: index + 2, passage) {
            let isMany = noun.hasSuffix("en") || noun.hasSuffix("er") && !GermanNumbers.isFeminine(noun)
            return passage.letters(index - 1) == "die" && isMany ? "en" : ending
        }
        // Without an article nothing tells one from many, but a saint is one.
        guard passage.letters(index) == "hl" else { return nil }
        return noun.hasSuffix("a") || GermanNumbers.isFeminine(noun) ? "e" : "er"
    }

    private static let ages = [
        "jh": "Jahrhundert", "jhd": "Jahrhundert", "jhdt": "Jahrhundert", "jt": "Jahrtausend",
    ]
    private static let times = ["std": "Stunde", "min": "Minute", "sek": "Sekunde"]
    private static let stems = [
        "hl": "heilig", "dt": "deutsch", "engl": "englisch", "frz": "französisch", "österr": "österreichisch",
        "lat": "lateinisch", "griech": "griechisch", "ital": "italienisch", "russ": "russisch", "poln": "polnisch",
        "amerik": "amerikanisch", "europ": "europäisch", "türk": "türkisch", "niederl": "niederländisch",
        "schwed": "schwedisch", "norw": "norwegisch", "tschech": "tschechisch", "ungar": "ungarisch",
        "arab": "arabisch", "hebr": "hebräisch", "röm": "römisch", "jüd": "jüdisch", "preuß": "preußisch",
        "schweiz": "schweizerisch", "evang": "evangelisch", "ev": "evangelisch", "kath": "katholisch",
        "ehem": "ehemalig", "sog": "sogenannt", "allg": "allgemein", "kgl": "königlich", "staatl": "staatlich",
        "städt": "städtisch", "gesetzl": "gesetzlich", "öffentl": "öffentlich", "wiss": "wissenschaftlich",
        "techn": "technisch", "wirtschaftl": "wirtschaftlich", "lfd": "laufend", "stellv": "stellvertretend",
        "östl": "östlich", "westl": "westlich", "nördl": "nördlich", "südl": "südlich", "entspr": "entsprechend",
        "max": "maximal", "min": "minimal", "abg": "abgeordnet", "geb": "geboren",
    ]
}
