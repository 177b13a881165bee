extension SentenceConventions {
    static let dutch = latin(
        Abbreviation.table(
            (
                .title,
                "Dhr dhr Mevr mevr Mw mw Mej mej Dr dr Drs drs Prof prof Ir ir Ing ing Mr mr Ds ds St Kol Gen Lt Z.M"
            ),
            (
                .inner,
                """
                bijv bv d.w.z o.a m.a.w t.a.v t.o.v i.p.v i.v.m m.b.t n.a.v nl resp evt ca cf vgl zgn incl excl aanw
                bijz vnw bnw znw ww afk oorspr
                """
            ),
            (.beforeNumber, "nr nrs blz p pp vol hfst art afb fig tel deel dl"),
            (.month, "jan feb mrt apr jun jul aug sept okt nov dec"),
            (.mayEnd, "Co Inc B.V N.V v.Chr n.Chr a.s jl"),
            (.endsBeforeCapital, "enz etc e.d")
        ),
        starters: vocabulary(
            """
            aan al alle alleen als andere ben bij binnen daar daarna daarom dan dat de deze die dit door dus een eerst en
            er ergens geen haar had heb hebben heeft het hier hij hoe hun ik in is ja je jij jullie kan maar mee men met
            mijn misschien na naar nee niemand niet niets nog nooit nu of om omdat ondanks onder ons onze ook op over
            pas soms te tegen terwijl toch toen tot twee u uit van vanaf veel via voor want was wat we wel weer welke
            werd wie wij wil ze zelfs zij zijn zo zodra zonder zou
            """
        )
    )

    static let danish = latin(
        Abbreviation.table(
            (.title, "Hr hr Fr fr Frk frk Dr Prof Skt Sct St Kgl Gl gl"),
            (
                .inner,
                """
                bl.a f.eks d.v.s dvs fx inkl ekskl jf ifm mht pga vedr evt ca cf forsk hhv iflg nuv opr resp sml vha vs
                """
            ),
            (.beforeNumber, "nr s p kap art bd fig stk afsn pkt tlf"),
            (.month, "jan feb mar apr jun jul aug sept okt nov dec"),
            (.mayEnd, "co Co Inc A/S ApS E.U U.S U.S.A kl f.Kr e.Kr"),
            (.endsBeforeCapital, "osv etc m.m m.v mv")
        ),
        starters: vocabulary(
            """
            af alle alt altså at bare blev da de deles den denne der deres derfor derpå dertil det dette dig din disse
            dog du efter eller en er et for fordi fra før gik god ham han hans har havde hele hendes her hos hun hvad
            hvem hver hvilken hvis hvor hvordan hvorfor hvornår i igen ikke imidlertid ind ingen intet ja jeg jo kan kom
            kun lad man mange med meget men mens mere mig min mod må nej ned når nogen noget nogle nu og også om op os
            over på samtidig selv sig sin siden skal skulle snart som så til to under vi vil ville var ved være
            """
        ),
        months: vocabulary(
            "januar februar marts april maj juni juli august september oktober november december århundrede"
        ),
        ordinals: true
    )

    static let swedish = latin(
        Abbreviation.table(
            (.title, "Hr hr Fr fr Dr dr Prof prof S:t S:ta Kapt Löjtn"),
            (.inner, "bl.a t.ex d.v.s dvs m.a.o s.k p.g.a jfr ca cf inkl exkl ev resp fr.o.m t.o.m"),
            (.beforeNumber, "nr s sid kap art bd fig tel"),
            (.month, "jan febr apr aug sept okt nov dec"),
            (.mayEnd, "Co Inc kl f.Kr e.Kr"),
            (.endsBeforeCapital, "osv etc m.m m.fl")
        ),
        starters: vocabulary(
            """
            alla allt att av bara då de den denna det detta du där därför efter eller en ett flera för från han hans har
            hans hon hur här i ingen inte ja jag kan man med men mina min nej ni nu när och också om på sedan som så till
            två under upp ur vad var varför vem vi vid vilken än är
            """
        )
    )
}
