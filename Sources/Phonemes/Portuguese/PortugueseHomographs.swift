/// Words that the words beside them tell from others with the same letters: *eu gosto*, but *o gosto*; *a sede do clube*.
enum PortugueseHomographs {
    /// Tells how they are read, with an accent.
    static func read(_ items: inout [SpelledText.Item]) {
        for index in items.indices where items[index].kind == .word && items[index].reading == nil {
            guard let reading = reading(of: items[index].text.lowercased(), Neighbours(items: items, index: index))
            else {
                continue
            }
            items[index].reading = reading
        }
    }

    /// The words beside one.
    private struct Neighbours {
        let items: [SpelledText.Item]
        let index: Int

        /// In small letters; empty where a mark or nothing is.
        subscript(offset: Int) -> String {
            let place = index + offset
            return items.indices.contains(place) && items[place].kind == .word ? items[place].text.lowercased() : ""
        }

        /// Whether the word before is joined to the one before it: *fazem-lhe olho*.
        var isAfterEnclitic: Bool {
            guard index > 1, items[index - 2].kind == .mark, !items[index - 2].hasSpaceAfter else { return false }
            return items[index - 2].text.unicodeScalars.first.map(SpelledMarks.tag) == .hyph
        }

        /// Whether a sentence or a part of one begins here.
        var isFirst: Bool { index == 0 || items[index - 1].kind == .mark }
    }

    private static func reading(of word: String, _ at: Neighbours) -> String? {
        if let (reading, objects) = verbs[word] {
            let isVerb =
                subjects.contains(at[-1]) && !at.isAfterEnclitic
                || (at.isFirst || conjunctions.contains(at[-1])) && (objects.contains(at[1]) || adverbs.contains(at[1]))
            return isVerb ? reading : nil
        }
        switch word {
        case "sede": return isSeat(at) ? "séde" : nil
        case "colher": return isPicking(at) ? "colhêr" : nil
        default: return nil
        }
    }

    // MARK: The first person

    /// Verbs that have the letters of a noun, how they are said, and what follows them and not the noun.
    private static let verbs: [String: (reading: String, objects: Set<String>)] = [
        "gosto": (
            "gósto", words("de do da dos das disso disto daquilo dele dela deles delas dessa desse desta deste que")
        ),
        "começo": ("coméço", words("a")), "acordo": ("acórdo", words("às")), "choro": ("chóro", words("por quando")),
        "olho": ("ólho", words("para pra em o a os as")), "jogo": ("jógo", words("bola futebol xadrez cartas tênis")),
        "apoio": ("apóio", words("o a os as você vocês isso essa esse esta este")),
        "governo": ("govérno", words("o a")),
        "rogo": ("rógo", words("que a")), "almoço": ("almóço", words("em na no com")), "troco": ("tróco", words("o a")),
        "retorno": ("retórno", []), "esforço": ("esfórço", []), "reforço": ("refórço", words("o a que")),
        "desespero": ("desespéro", []), "consolo": ("consólo", words("o a")), "emprego": ("emprégo", words("o a")),
        "acerto": ("acérto", words("o a")), "aperto": ("apérto", words("o a")), "sossego": ("sosségo", []),
        "desgosto": ("desgósto", []), "adorno": ("adórno", words("o a")), "aposto": ("apósto", words("que com")),
        "apelo": ("apélo", words("para")), "tropeço": ("tropéço", words("em no na")),
        "namoro": ("namóro", words("com")),
        "gozo": ("gózo", []), "solto": ("sólto", words("o a")), "torno": ("tórno", []), "controlo": ("contrólo", []),
    ]

    private static let subjects = words("eu não já nem também nunca sempre só me te lhe lhes ainda quase")
    private static let conjunctions = words("e mas porque pois como quando enquanto embora se que onde")
    private static let adverbs = words(
        """
        muito tanto mais demais bastante sempre amanhã hoje cedo tarde agora bem mal assim me te lhe você vocês isso isto ele ela
        """
    )

    // MARK: Nouns

    private static let ofSeat = words("do da dos das social própria central nacional oficial administrativa provisória")
    private static let beforeSeat = words("na nas numa nova antiga nossa")
    private static let quench = words(
        "matar mata matou matava mataram saciar saciou sacia saciava ter tem tinha tenho sentir"
    )

    /// *A sede do clube*, but *matar a sede*, *sede de vingança*.
    private static func isSeat(_ at: Neighbours) -> Bool {
        !quench.contains(at[-2]) && !quench.contains(at[-1]) && at[-1] != "com"
            && (ofSeat.contains(at[1]) || beforeSeat.contains(at[-1]))
    }

    private static let beforePicking = words(
        "para pra vai vou vão vamos foi foram fomos fui ia iam ir pode podem deve quer"
    )
    private static let spoons = words("a uma da na com de esta essa minha sua cada")

    /// *Vou colher flores*, but *a colher*.
    private static func isPicking(_ at: Neighbours) -> Bool {
        beforePicking.contains(at[-1])
            || !spoons.contains(at[-1]) && ["o", "a", "os", "as", "flores", "frutos", "frutas"].contains(at[1])
    }

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
