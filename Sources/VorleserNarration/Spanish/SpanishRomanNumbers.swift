import Phonemes

extension ContinentalRomanWords {
    static let spanish = ContinentalRomanWords(
        labels: Set(
            words: """
                siglo siglos s ss capítulo capítulos cap caps tomo tomos t volumen volúmenes vol vols libro libros parte
                partes acto actos escena escenas canto cantos título artículo art sección apéndice lámina figura fig
                cuadro tabla página páginas pág p salmo lección carta jornada estrofa anexo nota año tratado epístola
                legión episodio serie soneto número núm zona fase tipo
                """
        ),
        ordinalLabels: ["vaticano": .masculine],
        ordinalNouns: events,
        highestOrdinal: 10,
        articles: ["la", "el", "del", "al"],
        words: Set(words: "mi di vi cd dl cc cm dc md mm mc ml dm"),
        articleGenders: ["la": .feminine, "el": .masculine, "del": .masculine, "al": .masculine],
        honours: Set(words: "don doña d rey reina papa emperador emperatriz príncipe"),
        joinsRanges: true,
        lettered: Set(words: "serie tipo zona fase anexo tabla cuadro figura fig nota apéndice sección parte lámina")
    )

    /// Events that are numbered by how often they have taken place.
    private static let events: [String: NumberAgreement] = {
        let men = [
            "congreso", "festival", "encuentro", "encuentros", "simposio", "seminario", "foro", "concurso", "certamen",
            "premio", "premios", "coloquio", "torneo", "campeonato", "aniversario", "centenario", "juegos", "reinado",
            "imperio", "reich", "milenio", "batallón", "regimiento", "ejército", "cuerpo",
        ]
        let women = [
            "conferencia", "bienal", "semana", "jornada", "jornadas", "reunión", "edición", "feria", "copa", "cumbre",
            "asamblea", "olimpiada", "olimpiadas", "guerra", "república", "internacional", "dinastía", "muestra",
            "legión", "división", "brigada",
        ]
        return Dictionary(
            men.map { ($0, NumberAgreement.masculine) } + women.map { ($0, NumberAgreement.feminine) },
            uniquingKeysWith: { $1 }
        )
    }()
}
