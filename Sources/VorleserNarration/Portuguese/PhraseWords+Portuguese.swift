extension PhraseWords {
    static let portuguese = PhraseWords(
        conjunctions: """
            e ou mas porém pois que se quando porque onde enquanto embora como nem
            """,
        prepositions: """
            a ao à aos às com contra de da do das dos desde durante em na no nas nos entre para pela pelo pelas pelos por
            sem sob sobre até
            """,
        leaning: """
            o os as um uma uns umas meu minha seu sua seus suas este esta esse essa é era foi não muito me te se lhe
            """
    )
}
