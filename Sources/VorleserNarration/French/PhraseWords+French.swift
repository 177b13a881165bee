extension PhraseWords {
    static let french = PhraseWords(
        conjunctions: """
            et ou mais donc or ni car que qui quand lorsque puisque parce où dont si comme tandis
            """,
        prepositions: """
            à au aux avec chez contre dans de des du depuis derrière devant en entre par parmi pendant pour
            sans sous sur vers
            """,
        leaning: """
            le la les un une ce cette ces mon ma mes son sa ses leur leurs est était a avait ne pas très il
            elle je tu nous vous on
            """
    )
}
