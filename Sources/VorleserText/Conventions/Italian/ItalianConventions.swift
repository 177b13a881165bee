extension SentenceConventions {
    static let italian = latin(
        Abbreviation.table(
            (
                .title,
                """
                Sig Sigg Sig.ra Sigra Sig.na Sig.re Dott Dott.ssa Dr Dr.ssa Prof Prof.ssa Avv Ing Arch Geom Rag On Gen
                Col Cap Ten Mons Rev Cav Comm Uff S SS Ch.mo Egr Gent Gent.mo Spett Fr Sen Magg Serg Amm F.lli D Card Ill.mo
                Ecc.mo Rev.mo Proff Gentt P.zza C.so V.le L.go
                sig sigg sig.ra sig.na sig.re sigg.ri dott dott.ssa dr dr.ssa prof prof.ssa proff avv ing arch geom rag on gen
                col cap ten mons rev cav comm uff egr gent gent.mo spett sen magg serg amm card s ss f.lli p.zza p.za c.so v.le
                l.go cap capit monsig arciv Fraz fraz N.S
                """
            ),
            (.inner, "op loc p.es p.e es ad.es cf cfr vd i.e e.g cit op.cit trad ed cosid cd vs"),
            (
                .beforeNumber,
                """
                int cell aa l n nn nr num n.ro p pp pag pagg vol voll capp art artt fig figg tab tav tavv tel sec secc t par v vv ms sc all lett co sez
                N Nr km Km
                """
            ),
            (.month, "genn febbr apr magg giu lug ag sett ott nov dic"),
            (.monthOrWord, "mar"),
            (
                .mayEnd,
                """
                S.p.A S.r.l s.p.a Inc Co a.C d.C av.C a.c d.c U.S.A C.ia C.i Pres Min Cons cons Proc proc Dir Univ univ
                Soc soc Prov prov Reg reg ibid Ibid ib Trib trib Cass civ pen mln mld
                """
            ),
            (.endsBeforeCapital, "ecc etc segg sgg q.b"),
            (.beforeQuantity, "ca c.ca"),
            (.unit, "m cm mm kg hg g gr ml ha mq h min")
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
