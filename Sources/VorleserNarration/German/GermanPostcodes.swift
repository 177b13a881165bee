import Phonemes

/// Says the numbers of German, Austrian and Swiss towns digit by digit: *10115 Berlin*, *Lange Gasse 3, 1080 Wien*.
struct GermanPostcodes: NumeralForm {
    let name = "de-postcode"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let (start, town) = (numeral.words.lowerBound, numeral.words.upperBound)
        guard numeral.plain(4...5) != nil, passage.isCapitalised(town), passage.word(town)?.isSpaced == true,
            !passage.isTight(start) || isCountry(start - 1, passage)
        else { return [] }
        // *12000 Menschen*: things that are counted have capitals, too.
        let isTold = isCountry(start - 1, passage) || isBehindHouse(start, passage)
        let isKnown = numeral.digits.utf8.count == 5 && Self.towns.contains(passage.letters(town))
        guard isTold || isKnown else { return [] }
        return [passage.replacement(numeral.words, by: GermanNumberWords.digits(numeral.digits))]
    }

    /// *D-10115*
    private func isCountry(_ hyphen: Int, _ passage: Passage) -> Bool {
        passage.isHyphen(hyphen) && passage.isTight(hyphen) && Self.countries.contains(passage.printed(hyphen - 1))
    }

    /// *Hauptstr. 15a, 10115*
    private func isBehindHouse(_ start: Int, _ passage: Passage) -> Bool {
        guard passage.isMark(start - 1, ",") else { return false }
        let letter = passage.count(start - 2) == 1 && passage.isLetters(start - 2) && passage.isTight(start - 2)
        let house = letter ? start - 3 : start - 2
        guard passage.isDigits(house), passage.count(house) < 4 else { return false }
        let street = passage.isMark(house - 1, ".") ? house - 2 : house - 1
        return Self.streets.contains(where: passage.letters(street).hasSuffix)
    }

    private static let countries: Set = ["D", "A", "CH", "DE", "AT", "FL"]
    private static let streets = [
        "str", "straße", "strasse", "weg", "platz", "pl", "allee", "gasse", "ring", "damm", "ufer", "steig", "chaussee",
        "markt", "hof", "berg", "graben", "wall", "stieg", "twiete", "kai", "brücke", "promenade", "postfach",
    ]
    private static let towns = Set(
        words: """
            berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dortmund essen bremen dresden hannover nürnberg
            duisburg bochum wuppertal bielefeld bonn münster mannheim karlsruhe augsburg wiesbaden mönchengladbach gelsenkirchen
            aachen braunschweig kiel chemnitz magdeburg freiburg krefeld halle mainz erfurt lübeck oberhausen rostock kassel
            hagen potsdam saarbrücken hamm ludwigshafen mülheim oldenburg osnabrück leverkusen darmstadt heidelberg solingen
            herne regensburg neuss paderborn ingolstadt offenbach fürth würzburg ulm heilbronn pforzheim wolfsburg göttingen
            bottrop reutlingen erlangen koblenz bremerhaven remscheid bergisch trier jena moers salzgitter siegen gütersloh
            hildesheim hanau cottbus kaiserslautern witten schwerin esslingen gera ludwigsburg düren tübingen flensburg zwickau
            gießen lünen konstanz villingen worms marburg norderstedt minden dessau bamberg neumünster bayreuth weimar lüneburg
            celle aschaffenburg landshut passau fulda stralsund greifswald görlitz wismar speyer eisenach gotha
            """
    )
}
