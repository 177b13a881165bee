import Phonemes

extension ContinentalRomanWords {
    static let portuguese = ContinentalRomanWords(
        labels: Set(
            words: """
                século séculos séc sec seculo seculos s capítulo capítulos cap caps capitulo capitulos titulo secção
                secçao appendice actos scena scenas pagina estrophe serie lições numero tomo tomos t volume volumes vol
                vols livro livros parte partes ato atos acto cena cenas canto cantos título artigo art seção apêndice
                figura fig quadro tabela página pág p salmo lição carta estrofe anexo nota ano epístola legião episódio
                série soneto número fase tipo inciso incisos inc incs
                """
        ),
        ordinalLabels: ["vaticano": .masculine],
        ordinalNouns: events,
        highestOrdinal: 10,
        articles: Set(words: "a o da do na no à ao pela pelo"),
        words: Set(words: "mi di vi cd dl cc cm dc md mm mc ml dm li ti mcmv"),
        articleGenders: [
            "a": .feminine, "da": .feminine, "na": .feminine, "à": .feminine, "pela": .feminine, "o": .masculine,
            "do": .masculine, "no": .masculine, "ao": .masculine, "pelo": .masculine,
        ],
        honours: Set(words: "dom dona d rei rainha papa imperador imperatriz príncipe"),
        joinsRanges: true,
        lettered: Set(words: "serie série tipo zona fase anexo tabela quadro figura fig nota apêndice seção parte")
    )

    /// Events that are numbered by how often they have taken place.
    private static let events: [String: NumberAgreement] = {
        let men = [
            "congresso", "festival", "encontro", "encontros", "simpósio", "seminário", "fórum", "concurso", "prêmio",
            "prémio", "salão", "colóquio", "torneio", "campeonato", "aniversário", "centenário", "jogos", "reinado",
            "império", "reich", "milênio", "batalhão", "regimento", "exército", "corpo",
        ]
        let women = [
            "conferência", "bienal", "mostra", "semana", "jornada", "jornadas", "reunião", "edição", "feira", "copa",
            "cúpula", "cimeira", "assembleia", "olimpíada", "olimpíadas", "guerra", "república", "exposição",
            "internacional", "dinastia", "legião", "divisão", "brigada",
        ]
        return Dictionary(
            men.map { ($0, NumberAgreement.masculine) } + women.map { ($0, NumberAgreement.feminine) },
            uniquingKeysWith: { $1 }
        )
    }()
}
