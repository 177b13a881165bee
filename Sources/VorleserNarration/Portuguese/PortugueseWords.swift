import Phonemes

extension ContinentalWords {
    static let portuguese = portuguese(PortugueseNumbers())
    /// As it is said in Portugal.
    static let portugal = portuguese(PortugueseNumbers(isEuropean: true))

    private static func portuguese(_ numbers: PortugueseNumbers) -> ContinentalWords {
        ContinentalWords(
            code: "pt",
            numbers: numbers,
            point: "vírgula",
            minus: "menos",
            to: "a",
            and: "e",
            or: "ou",
            percent: "por cento",
            perMille: "por mil",
            half: Half(masculine: "meio", feminine: "meia"),
            months: [
                "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro",
                "novembro", "dezembro",
            ],
            dateJoin: " de ",
            clock: ContinentalClock(
                join: "e",
                half: nil,
                quarter: nil,
                hours: ContinentalUnit("hora", "horas", .feminine),
                minutes: ContinentalUnit("minuto", "minutos"),
                gender: .feminine,
                before: ["às", "as", "das", "à"],
                hour: ["horas"],
                short: ["h", "hs", "hr", "hrs"]
            ),
            money: PortugueseMeasures.money,
            units: PortugueseMeasures.units,
            squared: ("quadrado", "quadrada"),
            cubed: ("cúbico", "cúbica"),
            power: ("ao quadrado", "ao cubo", "elevado a"),
            rates: PortugueseMeasures.rates,
            lawJoin: "de",
            years: "anos",
            degrees: ("grau", "graus", "", " Fahrenheit"),
            operators: [
                "+": "mais", "=": "igual a", "×": "vezes", "·": "vezes", "÷": "dividido por", "−": "menos",
                "<": "menor que",
                ">": "maior que",
            ],
            roman: .portuguese,
            abbreviations: .portuguese,
            symbols: [
                "§": "parágrafo", "&": "e", "+": "mais", "=": "igual a", "@": "arroba", "©": "copyright",
                "®": "marca registrada", "™": "marca", "%": "por cento", "€": "euros", "£": "libras", "$": "dólares",
                "°": "graus", "#": "número", "×": "vezes", "÷": "dividido por", "±": "mais ou menos",
                "≈": "aproximadamente", "√": "raiz de", "∞": "infinito",
            ],
            address: AddressWords(
                dot: "ponto",
                slash: "barra",
                at: "arroba",
                hyphen: "hífen",
                underscore: "sublinhado"
            ),
            functionWords: functionWordsPortuguese,
            labels: [
                "capítulo", "capítulos", "cap", "página", "páginas", "pág", "págs", "p", "pp", "número", "núm", "nº",
                "n",
                "tomo",
                "volume", "vol", "livro", "parte", "ato", "acto", "cena", "artigo", "art", "artigos", "arts", "figura",
                "fig", "tabela", "ano",
                "anos",
                "século", "versículo", "salmo", "quarto", "rua", "linha", "nota", "seção", "parágrafo", "telefone",
                "tel",
                "lição",
                "canto", "folha", "casa", "sala", "porta", "apartamento", "verso", "§",
            ],
            titles: [
                "senhor", "sr", "senhora", "sra", "senhorita", "srta", "dom", "dona", "d", "doutor", "dr", "doutora",
                "conde",
                "padre", "barão",
            ],
            acronyms: .portuguese,
            ordinalEndings: [
                "º": ContinentalOrdinalEnding(.masculine), "°": ContinentalOrdinalEnding(.masculine),
                "ª": ContinentalOrdinalEnding(.feminine), "o": ContinentalOrdinalEnding(.masculine),
                "a": ContinentalOrdinalEnding(.feminine), "os": ContinentalOrdinalEnding(.masculine, isMany: true),
                "as": ContinentalOrdinalEnding(.feminine, isMany: true),
            ],
            scales: ["milhão", "milhões", "bilhão", "bilhões", "trilhão", "trilhões"],
            of: "de",
            per: "por",
            own: [
                PortugueseRegistrations(), PortugueseReis(numbers: numbers), PortugueseScores(numbers: numbers),
            ],
            day: { $0 == 1 ? "primeiro" : numbers.cardinal($0, .alone) },
            moneyScales: [
                "mil": .thousand, "mi": ContinentalScale("milhão", "milhões"),
                "M": ContinentalScale("milhão", "milhões"),
                "MM": ContinentalScale("milhão", "milhões"), "milhão": ContinentalScale("milhão", "milhões"),
                "milhões": ContinentalScale("milhão", "milhões"), "bi": ContinentalScale("bilhão", "bilhões"),
                "bilhão": ContinentalScale("bilhão", "bilhões"), "bilhões": ContinentalScale("bilhão", "bilhões"),
                "tri": ContinentalScale("trilhão", "trilhões"), "trilhão": ContinentalScale("trilhão", "trilhões"),
                "trilhões": ContinentalScale("trilhão", "trilhões"),
            ],
            oneCountsDecimals: true,
            inclusive: [InclusiveSigns(), InclusiveEndings.iberian]
        )
    }

    private static let functionWordsPortuguese: Set<String> = Set(
        """
        a ante ao aos as às até com como contra da das de depois desde do dos durante e é ela elas ele eles em enquanto entre era
        eram essa esse esta está este eu foi foram há isso isto já lhe mais mas me menos meu minha na não nas nem no nos nós o
        os ou para pela pelas pelo pelos pois por porque quando que se sem ser seu seus sob sobre sua suas são também te tem
        tinha um uma você
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}

extension ContinentalRomanWords {
    static let portuguese = ContinentalRomanWords(
        labels: [
            "século", "séculos", "séc", "sec", "seculo", "seculos", "s", "capítulo", "capítulos", "cap", "caps",
            "capitulo",
            "capitulos", "titulo", "secção", "secçao", "appendice", "actos", "scena", "scenas", "pagina", "estrophe",
            "serie", "lições", "numero", "tomo", "tomos", "t", "volume",
            "volumes",
            "vol", "vols", "livro", "livros", "parte", "partes", "ato", "atos", "acto", "cena", "cenas", "canto",
            "cantos", "título",
            "artigo", "art", "seção", "apêndice", "figura", "fig", "quadro", "tabela", "página", "pág", "p", "salmo",
            "lição",
            "carta", "estrofe", "anexo", "nota", "ano", "epístola", "legião", "episódio", "série", "soneto", "número",
            "fase",
            "tipo", "inciso", "incisos", "inc", "incs",
        ],
        ordinalLabels: [:],
        ordinalNouns: events,
        kings: [
            "affonso", "innocencio", "gregorio", "philippe", "filippe", "eugenio", "julio", "estevão", "xisto",
            "manoel",
            "pedro", "joão", "josé", "manuel", "afonso", "sancho", "dinis", "diniz", "fernando", "duarte", "sebastião",
            "henrique", "filipe", "felipe", "luís", "luiz", "carlos", "miguel", "pio", "leão", "paulo", "bento",
            "clemente",
            "inocêncio", "gregório", "urbano", "alexandre", "júlio", "sisto", "adriano", "bonifácio", "nicolau",
            "eugênio",
            "calisto", "honório", "celestino", "martinho", "estêvão", "vítor", "jorge", "eduardo", "ricardo",
            "guilherme",
            "jaime", "frederico", "francisco", "leopoldo", "maximiliano", "napoleão", "otão", "rodolfo", "sigismundo",
            "alberto", "balduíno", "humberto", "ramsés", "ptolomeu", "dario", "xerxes", "antíoco", "constantino",
            "teodósio",
            "ivan", "cristiano", "gustavo", "hugo", "roberto", "garcia",
        ],
        queens: [
            "maria", "isabel", "catarina", "joana", "ana", "cristina", "margarida", "vitória", "beatriz", "leonor",
            "branca",
            "urraca", "teresa", "luísa", "sofia", "carlota", "cleópatra", "inês", "mécia", "filipa", "estefânia",
            "amélia",
            "raquel", "ester", "rute", "elizabeth", "elisabeth", "elizabete", "mary",
        ],
        highestOrdinal: 10,
        articles: ["a", "o", "da", "do", "na", "no", "à", "ao", "pela", "pelo"],
        words: ["mi", "di", "vi", "cd", "dl", "cc", "cm", "dc", "md", "mm", "mc", "ml", "dm", "li", "ti", "mcmv"],
        articleGenders: [
            "a": .feminine, "da": .feminine, "na": .feminine, "à": .feminine, "pela": .feminine, "o": .masculine,
            "do": .masculine, "no": .masculine, "ao": .masculine, "pelo": .masculine,
        ],
        joinsRanges: true,
        lettered: [
            "serie", "série", "tipo", "zona", "fase", "anexo", "tabela", "quadro", "figura", "fig", "nota", "apêndice",
            "seção", "parte",
        ]
    )

    /// What is numbered by how often it has been.
    private static let events: [String: NumberAgreement] = {
        let men = [
            "congresso", "festival", "encontro", "encontros", "simpósio", "seminário", "fórum", "concurso", "prêmio",
            "prémio", "salão", "colóquio", "torneio", "campeonato", "aniversário", "centenário", "jogos", "reinado",
            "império",
        ]
        let women = [
            "conferência", "bienal", "mostra", "semana", "jornada", "jornadas", "reunião", "edição", "feira", "copa",
            "cúpula", "cimeira", "assembleia", "olimpíada", "olimpíadas", "guerra", "república", "exposição",
            "internacional", "dinastia",
        ]
        return Dictionary(
            men.map { ($0, NumberAgreement.masculine) } + women.map { ($0, NumberAgreement.feminine) },
            uniquingKeysWith: { $1 }
        )
    }()
}
