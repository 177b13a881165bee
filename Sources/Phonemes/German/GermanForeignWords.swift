/// Words, most from other languages, that only look as if they were put together: *spezi-fisch*, *ab-solvieren*, *Nach-bar*.
enum GermanForeignWords {
    /// How many letters of a word belong together, since it begins like one of these; 0 for all others.
    static func wholeStart(of word: String) -> Int {
        guard let initial = word.first else { return 0 }
        return starts[initial]?.first(where: word.hasPrefix)?.count ?? 0
    }

    private static let starts: [Character: [String]] = Dictionary(
        grouping: """
            absolv allergi alternativ alternier aromatis assistier austral autokrat babylon blasphem bürokrat charismatis
            demografi demographi demontier detailli europäe europäi extrahier extrakt fokussier fotografi fotografen
            fotografier gastier gastronom genetik genetisch hotellerie israelitisch kategori klimatis kolonis kommunion kommentar kommentat
            kommentier konsultier konzipier kontrastier legendär logistisch materiali meditier metaphor metaphys mikroskop
            monografi monographi monogam monoton multiplik multiplizier neurolog patentier photografi photographi
            photovolt polytechn pornografi pornographi profilier profitier psychiatr psycholog psychosom radiolog
            regiere regiert regierung reinkarn restrikt restruktur romantik romantisch schizophren schottisch sozialis
            spezialis spezialit spezifi stagnier televis telegraf telegraph telegramm telepath thematis transform
            transit translat transkri transpar transplant transport transzend traumatis unifor union univers westfal
            westfäl zivilis
            nachbar hochzeit
            """.split(whereSeparator: \.isWhitespace).map(String.init),
        by: { $0.first ?? " " }
    ).mapValues { $0.sorted { ($1.count, $0) < ($0.count, $1) } }
}
