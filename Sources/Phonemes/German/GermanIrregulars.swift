/// Native words that no rule says right; their forms and compounds follow them: *Nachbarn, Hochzeitskleid*.
enum GermanIrregulars {
    /// Words in small letters, each with its sounds.
    static let words = [
        "nachbar": "nˈaxbɑːɾ", "nachbarn": "nˈaxbɑːɾn", "hochzeit": "hˈɔxʦIt", "empört": "ɛmpˈøːɾt",
        "darlehen": "dˈɑːɾleːən", "darlehens": "dˈɑːɾleːəns",
        "urinstinkt": "ˈuːɾɪnstˌɪŋkt", "beinhaltung": "bəˈɪnhˌaltʊŋ", "umklammern": "ʊmklˈamɜn",
        "umklammert": "ʊmklˈamɜt", "umklammerung": "ʊmklˈamərˌʊŋ",
    ]
}
