extension PhraseWords {
    static let english = PhraseWords(
        conjunctions: """
            and but or nor for yet so because although though while when where which who whom whose that if
            unless until till since after before as than whereas whether lest
            """,
        prepositions: """
            about above across against along amid among around at behind below beneath beside between beyond
            by despite during from in inside into like near of off on onto out over past through throughout
            to toward towards under underneath unlike upon with within without
            """,
        leaning: """
            a an the this these those my your his her its our their no every each any some very not is are
            was were be been am has have had will would shall should can could may might must do does did
            out up it he she we they you i mr mrs dr there what how such more most much too just even only
            because instead rather according due together
            """
    )
}
