extension ContinentalSlashedNumbers {
    static let french = ContinentalSlashedNumbers(
        words: .french,
        on: "sur",
        or: "ou",
        highest: [20, 100],
        labels: ["note", "notes", "moyenne", "score", "page", "p", "étape", "épisode", "diapositive", "évaluation"],
        plurals: ["les", "aux", "des", "ces", "mes", "ses", "leurs"],
        of: ["du", "d"],
        dateArticles: ["le", "du", "au"],
        seasons: ["saison", "saisons", "années"],
        parts: ["temps", "mesures", "pouces", "parties"],
        spans: ["h": "heures", "heures": "heures", "j": "jours", "jours": "jours"]
    )
}
