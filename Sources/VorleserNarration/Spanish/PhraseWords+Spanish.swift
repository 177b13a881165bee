extension PhraseWords {
    static let spanish = PhraseWords(
        conjunctions: """
            y e o u pero sino porque que cuando donde aunque mientras si
            """,
        prepositions: """
            a al ante bajo con contra de del desde en entre hacia hasta para por según sin sobre tras
            """,
        leaning: """
            el la los las un una unos unas su sus mi mis este esta no muy es era ha había se lo le
            """
    )
}
