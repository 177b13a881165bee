import Testing

/// A short book in some language, with the parts that books of that language have.
struct BookSample: CustomTestStringConvertible, Sendable {
    let language: String
    let contents: String
    let preface: String
    let part: String
    /// Headings of chapters, of which three are numbered in words, digits and Roman numerals.
    let chapters: [String]
    let notes: String
    /// Of a note in brackets.
    let note: String
    let page: String
    let figure: String
    /// Enough sentences for the language to be told by.
    let sentences: [String]

    var testDescription: String { language }

    /// A paragraph of some length, another for each number.
    func paragraph(_ number: Int) -> String {
        (0..<8).map { sentences[(number + $0) % sentences.count] }.joined(separator: " ")
    }

    static let all = [
        BookSample(
            language: "de",
            contents: "Inhaltsverzeichnis",
            preface: "Vorwort",
            part: "Erster Teil",
            chapters: [
                "Erstes Kapitel", "Kapitel 2. Die Reise", "III. Kapitel", "Einundzwanzigstes Kapitel",
                "Letztes Kapitel",
            ],
            notes: "Anmerkungen",
            note: "Fußnote",
            page: "Seite",
            figure: "Abb.",
            sentences: [
                "Der alte Mann ging langsam über die Straße und sah nicht zurück.",
                "Niemand wusste, woher er gekommen war, aber alle kannten seinen Hut.",
                "Am Abend saß er vor dem Haus und zählte die Schiffe auf dem Fluss.",
                "Die Kinder fragten ihn nach dem Meer, und er schwieg eine Weile.",
                "Dann erzählte er von einer Stadt, die nur im Winter zu sehen ist.",
            ]
        ),
        BookSample(
            language: "fr",
            contents: "Table des matières",
            preface: "Avant-propos",
            part: "Première partie",
            chapters: [
                "Chapitre premier", "Chapitre 2. Le voyage", "Chapitre III", "Chapitre dix-sept", "Dernier chapitre",
            ],
            notes: "Notes",
            note: "Note",
            page: "Page",
            figure: "Fig.",
            sentences: [
                "Le vieil homme traversa lentement la rue et ne se retourna pas.",
                "Personne ne savait d'où il venait, mais tout le monde connaissait son chapeau.",
                "Le soir, il était assis devant la maison et comptait les bateaux sur le fleuve.",
                "Les enfants lui demandaient comment était la mer, et il se taisait un moment.",
                "Puis il parlait d'une ville que l'on ne peut voir que dans les mois d'hiver.",
            ]
        ),
        BookSample(
            language: "es",
            contents: "Índice",
            preface: "Prólogo",
            part: "Primera parte",
            chapters: [
                "Capítulo primero", "Capítulo 2. El viaje", "Capítulo III", "Capítulo treinta y dos", "Capítulo último",
            ],
            notes: "Notas",
            note: "Nota",
            page: "Página",
            figure: "Figura",
            sentences: [
                "El viejo cruzó la calle muy despacio y no volvió la vista atrás.",
                "Nadie sabía de dónde había venido, pero todos conocían su sombrero.",
                "Por la tarde se sentaba delante de la casa y contaba los barcos del río.",
                "Los niños le preguntaban por el mar, y él callaba durante un rato.",
                "Después hablaba de una ciudad que sólo se puede ver en el invierno.",
            ]
        ),
        BookSample(
            language: "it",
            contents: "Indice",
            preface: "Prefazione",
            part: "Parte prima",
            chapters: [
                "Capitolo primo", "Capitolo 2. Il viaggio", "Capitolo III", "Capitolo ventuno", "Capitolo ultimo",
            ],
            notes: "Note",
            note: "Nota",
            page: "Pagina",
            figure: "Figura",
            sentences: [
                "Il vecchio attraversò lentamente la strada e non si voltò indietro.",
                "Nessuno sapeva da dove fosse venuto, ma tutti conoscevano il suo cappello.",
                "La sera sedeva davanti alla casa e contava le barche che erano sul fiume.",
                "I bambini gli chiedevano del mare, ed egli taceva per qualche momento.",
                "Poi parlava di una città che si può vedere soltanto nei mesi di inverno.",
            ]
        ),
        BookSample(
            language: "pt",
            contents: "Sumário",
            preface: "Prefácio",
            part: "Primeira parte",
            chapters: [
                "Capítulo primeiro", "Capítulo 2. A viagem", "Capítulo III", "Capítulo vinte e um", "Último capítulo",
            ],
            notes: "Notas",
            note: "Nota",
            page: "Página",
            figure: "Figura",
            sentences: [
                "O velho atravessou a rua muito devagar e não olhou para trás.",
                "Ninguém sabia de onde ele tinha vindo, mas todos conheciam o seu chapéu.",
                "À tarde ele ficava sentado diante da casa e contava os barcos do rio.",
                "As crianças perguntavam-lhe pelo mar, e ele não dizia nada por um momento.",
                "Depois falava de uma cidade que só se pode ver nos meses de inverno.",
            ]
        ),
    ]
}
