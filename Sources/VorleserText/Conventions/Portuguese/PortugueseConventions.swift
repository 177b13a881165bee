extension SentenceConventions {
    static let portuguese = latin(
        Abbreviation.table(
            (
                .title,
                """
                Sr Sra Srs Sras Srta Snr Snra D Dª Dr Dra Drs Dras Prof Profa Profª Profs Eng Arq Gen Gal Cel Cap Maj Ten Sgt Alm
                Exmo Exma Ex.mo Ilmo Ilma Il.mo Revmo Rev Sto Sta S Pe Fr Mons Cons Des Com Gov Pres Dep Min Sen Ver Brig Jd Rod Univ Inst
                sr sra srs srta snr dr dra prof profa eng gen cel cap maj ten sgt exmo exma sto sta pe fr mons cons
                """
            ),
            (
                .inner,
                "p.ex ex cf cfr aprox máx mín i.e e.g vs ed trad op ob.cit op.cit v.g adm org pça trav apto depto dpto"
            ),
            (
                .beforeNumber,
                """
                n nº núm núms num p pp pág págs pag vol vols caps art arts fig figs t tel séc sécs tab par fl fls v ms inc incs al Rs
                vv ap km Km
                """
            ),
            (.month, "jan fev abr jun jul ago out nov"),
            (.monthOrWord, "mar set dez"),
            (.mayEnd, "Cia C.ia Ltda Inc Lda S.A a.C d.C E.U.A Av av R Jr ibid Ibid Exa Exas V.Exa S.Exa Mal"),
            (.endsBeforeCapital, "etc segs"),
            (.unit, "m cm mm kg g gr l ml ha h min")
        ),
        starters: vocabulary(
            """
            a agora ainda algo alguém ali amém antes ao aos apenas após aquela aquele aquilo as assim até bem cada com como
            da das de depois desde do dois dos e é ela elas ele eles em embora enquanto então era essa esse esta está este
            eu foi há hoje isso isto já lá logo mais mas me mesmo meu minha muito muitos na nada não nas nem nenhum
            ninguém no nos nós nossa nosso nunca o onde os ou outra outro para pela pelo pois por porque quando quase
            que quem se sem sempre seu sim só sobre sua também talvez tanto te tem tinha toda todo todos tu tudo um uma
            você vocês
            """
        ),
        // *Sr.* is a title here.
        afternames: commonAfternames.subtracting(["Sr", "Snr"])
    )
}
