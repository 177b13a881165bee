/// Words that the words beside them tell from others with the same letters: *in seguito*, but *ha seguito*; *l’ancora*.
enum ItalianHomographs {
    /// Tells how they are read, with an accent.
    static func read(_ items: inout [SpelledText.Item]) {
        for index in items.indices where items[index].kind == .word && items[index].reading == nil {
            let text = items[index].text
            guard text.utf8.count > 4, text.utf8.count < 16 else { continue }
            let word = WrittenForm.normalised(text).lowercased()
            if let reading = reading(of: word, items, index) { items[index].reading = reading }
        }
    }

    private static func reading(of word: String, _ items: [SpelledText.Item], _ index: Int) -> String? {
        switch word {
        case "seguito": return beforeSequel.contains(neighbour(items, index, -1)) ? "sèguito" : nil
        case "principi":
            let isMany = ["i", "ai", "dei", "sui", "nei", "dai", "coi"].contains(neighbour(items, index, -1))
            return isMany && ofIdeas.contains(neighbour(items, index, 1)) ? "princìpi" : nil
        case "subito":
            let (before, next) = (neighbour(items, index, -1), neighbour(items, index, 1))
            let isSuffered = have.contains(before) && articles.contains(next) || harms.contains(before)
            return isSuffered ? "subìto" : nil
        case "desideri": return beforeWish.contains(neighbour(items, index, -1)) ? "desìderi" : nil
        case "perdono": return ["si", "che"].contains(neighbour(items, index, -1)) ? "pèrdono" : nil
        case "capitano": return beforeHappen.contains(neighbour(items, index, -1)) ? "càpitano" : nil
        case "pagano":
            let before = neighbour(items, index, -1)
            let isMany = before.hasSuffix("i") || ["le", "delle"].contains(neighbour(items, index, -2))
            return beforePay.contains(before) || isMany && items[index].text == word ? "pàgano" : nil
        case "ambito":
            let isWanted =
                degrees.contains(neighbour(items, index, -1)) || prizes.contains(neighbour(items, index, 1))
            return isWanted ? "ambìto" : nil
        case "balia": return neighbour(items, index, -1) == "in" ? "balìa" : nil
        default:
            // *L’ancora*, *dell’ancora*
            guard word.hasSuffix("'ancora"), elided.contains(String(word.dropLast(7))) else { return nil }
            return word.dropLast(6) + "àncora"
        }
    }

    /// The word beside another, in small letters; empty where a mark or nothing is.
    private static func neighbour(_ items: [SpelledText.Item], _ index: Int, _ offset: Int) -> String {
        let place = index + offset
        return items.indices.contains(place) && items[place].kind == .word ? items[place].text.lowercased() : ""
    }

    private static let elided: Set = ["l", "un", "dell", "all", "sull", "dall", "nell", "quell"]
    /// What stands before the noun, and not before the participle.
    private static let beforeSequel = words(
        """
        in di a il al del dal nel sul col un suo mio tuo nostro vostro loro con senza dare dato dà dava diede darà daranno
        gran grande lungo numeroso ricco quel questo avuto avrà fa fare
        """
    )
    private static let have = words(
        "ho hai ha abbiamo avete hanno aveva avevano avevo aver avere avendo avrebbe avrà ebbe"
    )
    private static let articles = words("un una uno il la le i gli lo l'")
    private static let harms = words("danno danni torto torti colpo colpi oltraggio affronto affronti sopruso soprusi")
    private static let ofIdeas = words(
        """
        morali generali fondamentali religiosi politici democratici costituzionali attivi filosofici etici scientifici giuridici
        repubblicani liberali cristiani universali teorici estetici economici basilari
        """
    )

    /// What stands before *you wish*, and not before wishes.
    private static let beforeWish = words("se tu che cosa non lo la ne quanto quando come dove ciò più")
    /// What stands before *they happen*, and not before a captain.
    private static let beforeHappen = words("che mi ti gli ci vi le non cose spesso quando mai come")
    /// What stands before *they pay*, and not before a heathen.
    private static let beforePay = words("che non si ne lo la le ci ti vi gli chi quando se dove come spesso")
    private static let degrees = words("più meno molto tanto assai troppo così")
    private static let prizes = words("premio titolo traguardo riconoscimento trofeo posto incarico seggio")

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
