extension PhraseWords {
    static let german = PhraseWords(
        conjunctions: """
            und oder aber denn sondern weil dass daß obwohl während wenn als ob nachdem bevor bis damit wo
            wie indem
            """,
        prepositions: """
            an am auf aus bei beim durch für gegen hinter im in ins mit nach neben ohne seit über um unter
            vom von vor zu zum zur zwischen
            """,
        leaning: """
            der die das den dem des ein eine einen einem einer eines kein keine mein dein sein ihr unser
            euer ist war hat hatte wird wurde nicht sehr er sie es wir ich du
            """
    )
}
