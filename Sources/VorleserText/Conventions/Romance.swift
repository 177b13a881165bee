extension Conventions {
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

    static let spanish = latin(
        Abbreviation.table(
            (
                .title,
                """
                Sr Sra Srta Sres Sras D Da Dª Dña Dn Dr Dra Dres Drs Lic Ing Arq Prof Profa Gral Cnel Cap Capt Tte Sgto
                Cmdte Fr Fray Mons Pbro Rdo Rvdo Sto Sta Excmo Excma Ilmo Ilma Hno Hna Mtro Mtra Gob Pdte
                """
            ),
            (.inner, "p.ej ej cf cfr aprox esp máx mín ca vs i.e e.g apdo adm dpto depto"),
            (.beforeNumber, "n núm núms No Nº nº pág págs p pp vol vols cap caps art arts fig t tel tfno párr sec lín"),
            (.month, "ene feb abr jun jul ago sept oct nov dic"),
            (.mayEnd, "Ud Uds Vd Vds Cía Cia Ltda Inc S.A EE.UU a.C d.C Av Avda Co Hnos Bros Jr"),
            (.clock, "a.m p.m a.\u{A0}m p.\u{A0}m"),
            (.endsBeforeCapital, "etc")
        ),
        starters: vocabulary(
            """
            a ahora al algo alguien algunos allí ante antes apenas aquel aquella aquí así aun aún aunque bajo bien cada
            casi como cómo con cuál cuando cuándo cuánto de del desde después donde dónde dos durante el él ella ellas
            ellos en entonces entre era es esa ese eso esta está este esto estos fue había hacia han hasta hay hoy
            incluso jamás la las le les lo los luego más me mi mientras mis mucho muchos muy nada nadie ni ningún no nos
            nosotros nuestra nuestro nunca o otra otro para pero poco por porque pronto pues que qué quien quién quizá se
            según ser si sí sin sino sobre sólo solo son su sus tal también tampoco tan tanto te tenía tengo tiene todo
            todos tras tu tú un una unos usted ustedes ya y yo
            """
        )
    )

    static let portuguese = latin(
        Abbreviation.table(
            (
                .title,
                "Sr Sra Srs Sras Srta D Dr Dra Drs Dras Prof Profa Eng Arq Gen Cel Cap Ten Sgt Exmo Exma Sto Sta Pe"
            ),
            (.inner, "p.ex ex cf aprox máx mín i.e e.g"),
            (.beforeNumber, "n nº núm p pp pág págs vol cap art fig t tel"),
            (.month, "jan fev abr jun jul ago nov"),
            (.mayEnd, "Cia Ltda Inc S.A a.C d.C Av Jr"),
            (.endsBeforeCapital, "etc")
        ),
        starters: vocabulary(
            """
            a agora ainda algo alguém ali antes ao aos apenas após aquela aquele aquilo as assim até bem cada com como
            da das de depois desde do dois dos e ela elas ele eles em embora enquanto então era essa esse esta está este
            eu foi há hoje isso isto já lá logo mais mas me mesmo meu minha muito muitos na nada não nas nem nenhum
            ninguém no nos nós nossa nosso nunca o onde os ou outra outro para pela pelo pois por porque quando quase
            que quem se sem sempre seu sim só sobre sua também talvez tanto te tem tinha toda todo todos tu tudo um uma
            você vocês
            """
        )
    )

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

    static let romanian = latin(
        Abbreviation.table(
            (.title, "Dl Dna Dra dl dna dra Dr Prof Ing Sf St Gen Col Cpt Lt"),
            (.inner, "ex cca ş.a ș.a.m.d cf"),
            (.beforeNumber, "nr p pag vol art cap fig"),
            (.mayEnd, "S.A S.R.L"),
            (.endsBeforeCapital, "etc")
        ),
        starters: vocabulary(
            "a acest aceasta acum apoi așa ca când ce cine cu dar de după ea ei el este eu iar în la nu o pe un"
        )
    )
}
