extension PhraseWords {
    static let italian = PhraseWords(
        conjunctions: """
            e ed o ma però perché che quando dove mentre se come
            """,
        prepositions: """
            a al alla con contro da dal dalla dei del della delle di fra in nel nella per senza sopra sotto
            su sul sulla tra verso
            """,
        leaning: """
            il lo la i gli le un uno una suo sua mio mia questo questa non è era ha aveva si ci
            """
    )
}
