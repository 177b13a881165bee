import Phonemes

extension ContinentalRomanWords {
    static let italian = ContinentalRomanWords(
        labels: Set(
            words: """
                capitolo capitoli cap capp tomi t volumi vol libri parti canti articolo art appendice tavola figura fig
                tabella pagina pag salmo lezione lettera novella allegato nota anno epistola episodio sonetto numero
                tipo fase
                """
        ),
        ordinalLabels: [
            "vaticano": .masculine, "lateranense": .masculine, "secolo": .masculine, "sec": .masculine,
            "secoli": .masculine, "secc": .masculine, "atto": .masculine,
            "scena": .feminine, "legione": .feminine, "canto": .masculine, "libro": .masculine, "parte": .feminine,
            "tomo": .masculine, "volume": .masculine, "sezione": .feminine, "sez": .feminine, "giornata": .feminine,
            "inf": .masculine, "purg": .masculine, "par": .masculine,
        ],
        ordinalNouns: [
            "secolo": .masculine, "sec": .masculine, "edizione": .feminine, "atto": .masculine, "volume": .masculine,
            "tomo": .masculine, "parte": .feminine, "serie": .feminine, "classe": .feminine, "grado": .masculine,
            "comma": .masculine, "capitolo": .masculine, "elementare": .feminine, "media": .feminine,
            "superiore": .feminine, "liceo": .masculine, "ginnasio": .masculine, "legislatura": .feminine,
            "guerra": .feminine, "repubblica": .feminine, "congresso": .masculine, "municipio": .masculine,
            "circoscrizione": .feminine, "dinastia": .feminine, "girone": .masculine, "fascia": .feminine,
            "categoria": .feminine, "posto": .masculine, "premio": .masculine, "turno": .masculine, "libro": .masculine,
            "canto": .masculine, "giornata": .feminine, "centenario": .masculine, "anniversario": .masculine,
            "reparto": .masculine, "distretto": .masculine, "legione": .feminine, "sezione": .feminine,
            "fase": .feminine, "armata": .feminine, "corpo": .masculine, "battaglione": .masculine,
            "reggimento": .masculine, "divisione": .feminine, "brigata": .feminine, "batteria": .feminine,
            "squadriglia": .feminine, "compagnia": .feminine, "squadrone": .masculine, "plotone": .masculine,
            "cerchio": .masculine, "bolgia": .feminine,
        ],
        highestOrdinal: 50,
        articles: Set(words: "la il del della al alla nel nella dal dalla sul sulla"),
        words: Set(words: "mi di vi cd dl cc cm dc md mm mc ml dm ci li"),
        sureArticleGenders: [
            "la": .feminine, "della": .feminine, "alla": .feminine, "nella": .feminine, "dalla": .feminine,
            "sulla": .feminine, "il": .masculine, "del": .masculine, "al": .masculine, "nel": .masculine,
            "dal": .masculine, "sul": .masculine,
        ],
        honours: Set(words: "don d re regina papa papà imperatore principe"),
        numbersAnyFirst: false,
        lettered: ["lettera", "allegato", "tipo", "tavola", "tabella", "appendice", "fase", "figura"]
    )
}
