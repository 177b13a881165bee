extension SentenceConventions {
    static let italian = latin(
        Abbreviation.table(
            (
                .title,
                """
                Sig Sigg Sig.ra Sigra Sig.na Sig.re Dott Dott.ssa Dr Dr.ssa Prof Prof.ssa Avv Ing Arch Geom Rag On Gen
                Col Cap Ten Mons Rev Cav Comm Uff S SS Ch.mo Egr Gent Gent.mo Spett Fr
                """
            ),
            (.inner, "p.es es cfr ecc ca circa i.e e.g"),
            (.beforeNumber, "n nn nr num p pp pag pagg vol voll cap capp art artt fig tab tel sec t"),
            (.month, "genn febbr apr magg lug ag sett ott nov dic"),
            (.mayEnd, "S.p.A S.r.l Inc Co a.C d.C"),
            (.endsBeforeCapital, "ecc etc")
        ),
        starters: vocabulary(
            """
            a adesso ah ai al alcuni alla allora altri anche ancora appena c'è che chi ci ciò come con così cosa cui da
            dal dalla de dei del della delle di dopo dove due dunque e è ecco ed egli era erano essa essi fino forse fra
            fu gli ha hanno ho i il in infatti infine insomma intanto invece io l'altro la là le lei lo loro lui ma
            mai meno mentre mi mia mio molti molto ne nel nella nessuno niente no noi non nulla o ogni oggi ora per
            perché perciò però più poi poiché prima qual qualche quale quando quanto quasi quel quella quelle quelli
            quello questa queste questi questo qui quindi se sei sembra sempre senza sì sia si sono sopra sotto sta
            subito sua sue suo suoi sul sulla tra tre troppo tu tutta tutte tutti tutto un una uno va verso vi voi
            """
        )
    )
}
