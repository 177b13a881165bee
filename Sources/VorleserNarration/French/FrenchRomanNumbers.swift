extension ContinentalRomanWords {
    static let french = ContinentalRomanWords(
        labels: Set(
            words: """
                chapitre chapitres chap ch tome tomes t volume volumes vol livre livres partie parties acte actes scène
                scènes chant chants titre article art section appendice planche figure fig tableau page pages p pp
                psaume leçon lettre strophe annexe note an sonnet numéro épisode phase type saison fragment verset
                legion zone table
                """
        ),
        highestOrdinal: 1,
        articles: ["la"],
        words: Set(words: "mi di vi cd dl cc cm dc md mm mc ml dm dix mil ci mix li cl"),
        honours: Set(words: "don dom d roi reine pape empereur"),
        lettered: Set(words: "lettre annexe type zone table tableau planche phase titre appendice")
    )
}
