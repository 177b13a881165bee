import Phonemes

/// Says points rather than pesetas where the sentence is about a game: *anotó 15 pts.*
struct SpanishPoints: NumeralForm {
    let name = "es-points"

    func replacements(at index: Int, in passage: Passage) -> [Replacement] {
        let numeral = passage.numerals[index]
        let sign = numeral.words.upperBound
        guard passage.letters(sign) == "pts",
            passage.has(anyOf: Self.games)
        else { return [] }
        let text = passage.spoken(numeral, .masculine, .spanish) + (numeral.isOne ? " punto" : " puntos")
        return [passage.replacement(numeral.words.lowerBound..<passage.afterStop(sign + 1), by: text)]
    }

    private static let games: Set = [
        "anotó", "anotaron", "marcó", "partido", "partidos", "juego", "juegos", "equipo", "equipos", "rebotes",
        "asistencias", "liga", "jugador", "jugadores", "victoria", "derrota", "puntos", "goles", "jornada", "rival",
        "clasificación", "torneo", "campeonato", "nba", "baloncesto", "fútbol",
    ]
}
