extension SentenceConventions {
    static let french = latin(
        Abbreviation.table(
            (.title, "M MM Mme Mmes Mlle Mlles Me Mgr Dr Pr Prof St Ste Vve Cte Cie Gén Cdt Cap Lt Sgt Abbé Cne Col"),
            (
                .inner,
                "c.-à-d cf env ex éd adj adv apr av fr hab id lat litt loc máx min p.ex qqn qqch resp sq syn trad"
            ),
            (.beforeNumber, "n no nos n° p pp t vol chap ch art fig pl v sect tél al"),
            (.month, "janv févr avr juil sept oct nov déc"),
            (.mayEnd, "Ltd Inc Cie Co S.A J.-C bd Bd av"),
            (.endsBeforeCapital, "etc")
        ),
        starters: vocabulary(
            """
            a à ah ainsi alors après au aucun aucune aujourd'hui aussi avant avec bien car ce ceci cela celle celui ces
            cet cette chaque comme comment d'abord dans de depuis dernièrement des dès deux du elle elles en encore
            enfin ensuite est et eux il ils j'ai je jamais la là le les leur leurs lors lorsque lui ma mais malgré me
            mes moi mon ne ni non nos notre nous on or où oui par parce pendant personne peut plus pour pourquoi
            pourtant puis quand que quel quelle quelques qui quoi rien sa sans se selon ses si sinon soudain son sous
            sur ta tandis te toi ton toujours tous tout toute toutes trois tu un une vers voici voilà vos votre vous y
            c'est c'était d'ailleurs il n'y l'autre l'homme qu'est s'il
            """
        )
    )
}
