extension SentenceConventions {
    static let french = latin(
        Abbreviation.table(
            (
                .title,
                """
                M MM Mm Mr Mrs Messrs Mme Mmes Mlle Mlles Me Mgr Dr Drs Pr Prof gén St Ste Sts Vve Cte Ctesse Vte Vtesse Mis Mise Bon Bonne
                Cie Gén Gal Cdt Capt Lt Lieut Sgt Maj Abbé Cne Ch Th Ph R.P N.-D S.A S.A.R S.M LL.MM S.Exc S.Ém É.-U bd boul faub Faub
                cne
                """
            ),
            (.titleOrWord, "Cap cap Col col prof ex"),
            (
                .inner,
                """
                c.-à-d c.à.d càd cf conf env éd édit adj adv apr ap av hab id ibid lat litt loc max min p.ex qqn qqch resp
                sq sqq syn trad subst anc arch auj compl dép arr dir fém masc plur sing op.cit loc.cit s.-ent
                """
            ),
            (
                .beforeNumber,
                "n no nos n° nº p pp pag t vol chap ch art fig v vv sect al sc th f ff l ms mss § fol op alt rééd doc No Nos"
            ),
            (.month, "janv févr avr juil juill sept oct nov déc"),
            (
                .mayEnd,
                """
                Ltd Inc Cie Co J.-C av.J.-C apr.J.-C Bd Éts Sté s.d s.l suiv N.B P.S R.S.V.P S.V.P pl coll tél réf Réf dépt insp
                cdt lt sgt capt civ pén trav Mds Md fr frs liv lun sam dim Alph Aug Jos Fréd Guill Eug Franç Vict
                """
            ),
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
        ),
        articles: vocabulary("le la au du ce un mon ton son notre votre leur")
    )
}
