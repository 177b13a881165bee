extension SentenceConventions {
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
}
