extension ContinentalWords {
    static let portuguese = portuguese(PortugueseNumbers(), .portuguese, .portuguese)
    /// As it is said in Portugal.
    static let portugal = portuguese(PortugueseNumbers(isEuropean: true), .portugal, .portugal)

    private static func portuguese(
        _ numbers: PortugueseNumbers,
        _ measures: ContinentalMeasureWords,
        _ abbreviations: ContinentalAbbreviations
    ) -> ContinentalWords {
        ContinentalWords(
            code: "pt",
            numbers: numbers,
            joints: .portuguese,
            figures: .portuguese,
            months: [
                "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
                "novembro", "dezembro",
            ],
            beforeEra: ["a c", "antes de"],
            money: .portuguese,
            measures: measures,
            signs: .portuguese,
            functionWords: Set(
                words: """
                    a à ante ao aos as às até com como contra da das de depois desde do dos durante e é ela elas ele
                    eles em enquanto entre era eram essa esse esta está este eu foi foram há isso isto já lhe mais mas
                    me menos meu minha na não nas nem no nos nós o os ou para pela pelas pelo pelos pois por porque
                    quando que se sem ser seu seus sob sobre sua suas são também te tem tinha um uma você
                    """
            ),
            labels: Set(
                words: """
                    capítulo capítulos cap página páginas pág págs p pp número núm nº n tomo volume vol livro parte ato
                    acto cena artigo art artigos arts figura fig tabela ano anos século versículo salmo quarto rua linha
                    nota seção parágrafo telefone tel lição canto folha casa sala porta apartamento verso §
                    """
            ),
            names: .portuguese,
            abbreviations: abbreviations,
            acronyms: .portuguese
        )
    }
}

extension ContinentalJoints {
    static let portuguese = ContinentalJoints(and: "e", or: "ou", to: "a", between: "entre", of: "de")
}

extension ContinentalFigureWords {
    static let portuguese = ContinentalFigureWords(
        point: "vírgula",
        minus: "menos",
        percent: "por cento",
        perMille: "por mil",
        half: Half(masculine: "meio", feminine: "meia"),
        power: Power(square: "ao quadrado", cube: "ao cubo", other: "elevado a"),
        single: Set(words: "número núm num nro lei decreto resolução portaria processo"),
        part: ContinentalUnit("parte", "partes"),
        thousand: "mil",
        determiners: ContinentalFigureWords.determiners(
            masculine: "os aos dos nos pelos uns outros todos esses estes aqueles seus meus últimos primeiros",
            feminine: "as às das nas pelas umas outras todas essas estas aquelas suas minhas últimas primeiras"
        ),
        genderless: Set(
            words: """
                grande grandes principais melhor melhores pior piores maior maiores menor menores jovem jovens simples
                enorme enormes breve breves triste tristes pobre pobres importantes diferentes célebre célebres
                possíveis
                """
        ),
        timesOfDay: ["da manhã", "da tarde", "da noite", "da madrugada"],
        partsOfWomen: ["das"],
        adverbs: Set(words: "apenas demais antes depois menos mais atrás detrás jamais"),
        quantifiers: Set(
            words: """
                várias vários muitas muitos algumas alguns numerosas numerosos todas todos estas estes essas esses aquelas
                aqueles poucas poucos cujas cujos suas nossas nossos certas certos tantas tantos bastantes ambas ambos
                """
        ),
        forerunners: Set(
            words: "outras novas grandes primeiras últimas diversas distintas diferentes sucessivas importantes jovens"
        ),
        beforeYears: Set(words: "em desde até"),
        days: ["dia", "dias", "o", "no", "do", "ao", "a", "na", "da"],
        operators: [
            "+": "mais", "=": "igual a", "×": "vezes", "·": "vezes", "÷": "dividido por", "−": "menos",
            "<": "menor que",
            ">": "maior que",
            "≤": "menor ou igual a", "≥": "maior ou igual a",
        ]
    )
}

extension ContinentalSignWords {
    static let portuguese = ContinentalSignWords(
        symbols: [
            "§": "parágrafo", "&": "e", "+": "mais", "=": "igual a", "@": "arroba", "©": "copyright",
            "®": "marca registrada", "™": "marca", "%": "por cento", "€": "euros", "£": "libras", "$": "dólares",
            "°": "graus", "#": "número", "×": "vezes", "÷": "dividido por", "±": "mais ou menos",
            "≈": "aproximadamente", "√": "raiz de", "∞": "infinito",
            "≠": "diferente de", "∈": "pertence a", "∉": "não pertence a", "∫": "integral", "∑": "soma",
            "⇒": "implica", "⇔": "equivale a", "∀": "para todo", "∃": "existe", "∩": "interseção", "∪": "união",
            "⊂": "contido em",
        ],
        sections: "parágrafos",
        stars: Stars(spoken: "três estrelas", particles: ["de", "da", "do", "du", "di", "von"]),
        address: Address(
            dot: "ponto",
            slash: "barra",
            at: "arroba",
            hyphen: "hífen",
            underscore: "sublinhado"
        )
    )
}

extension ContinentalNameWords {
    static let portuguese = ContinentalNameWords(
        titles: Set(words: "senhor sr senhora sra senhorita srta dom dona d doutor dr doutora conde padre barão"),
        kings: Set(
            words: """
                affonso innocencio gregorio philippe filippe eugenio julio estevão xisto manoel pedro joão josé manuel
                afonso sancho dinis diniz fernando duarte sebastião henrique filipe felipe luís luiz carlos miguel pio
                leão paulo bento clemente inocêncio gregório urbano alexandre júlio sisto adriano bonifácio nicolau
                eugênio calisto honório celestino martinho estêvão vítor jorge eduardo ricardo guilherme jaime frederico
                francisco leopoldo maximiliano napoleão otão rodolfo sigismundo alberto balduíno humberto ramsés
                ptolomeu dario xerxes antíoco constantino teodósio ivan cristiano gustavo hugo roberto garcia
                """
        ),
        queens: Set(
            words: """
                maria isabel catarina joana ana cristina margarida vitória beatriz leonor branca urraca teresa luísa
                sofia carlota cleópatra inês mécia filipa estefânia amélia raquel ester rute elizabeth elisabeth
                elizabete mary carmen conceição dolores mercedes ruth encarnação assunção consolação
                ascensão esther flor rosário socorro amparo carmo patrocínio consuelo desterro
                """
        ),
        honoured: Set(
            words: """
                rei rainha reis príncipe princesa católica imperial real senhor senhora jesus cristo papa infante
                infanta duque imperador imperatriz el
                """
        ),
        particles: ["de", "da", "do", "dos", "das", "e"],
        titleLetter: "D"
    )
}
