extension ContinentalSlashedNumbers {
    static let italian = ContinentalSlashedNumbers(
        words: .italian,
        on: "su",
        or: "o",
        highest: [30, 100, 110],
        labels: ["voto", "voti", "punteggio", "media", "pagina", "pag", "valutazione", "puntata"],
        plurals: ["i", "gli", "ai", "dei", "nei", "sui", "dai", "quei", "agli", "degli"],
        of: ["di", "d"],
        dateArticles: ["il", "del", "dal", "al"],
        seasons: ["stagione", "stagioni", "anni"],
        parts: ["tempi", "pollici", "parti", "dei", "degli"],
        spans: ["h": "ore", "ore": "ore", "g": "giorni", "gg": "giorni", "giorni": "giorni"],
        pluralEnding: "i"
    )
}
