/// The names of signs, keys and what else is said for them, a column for each language.
enum NameTable {
    static let languages = ["en", "de", "fr", "es", "it", "pt"]

    /// A sign with its names, and from which degree of punctuation on they are said.
    struct Sign {
        let degree: SpeechSettings.Punctuation
        let names: [String]
    }

    static let signs: [Character: Sign] = {
        var result: [Character: Sign] = [:]
        for line in signLines.split(separator: "\n") {
            let cells = cells(of: line)
            guard cells.count == languages.count + 2, let sign = sign(cells[0]) else {
                preconditionFailure("Not a sign and its names: \(line)")
            }
            let degree = SpeechSettings.Punctuation(rawValue: cells[1]) ?? .all
            result[sign] = Sign(degree: degree, names: Array(cells[2...]))
        }
        return result
    }()

    /// Keys by their names in SSIP, and `capital`, which is said before a letter.
    static let words: [String: [String]] = {
        var result: [String: [String]] = [:]
        for line in wordLines.split(separator: "\n") {
            let cells = cells(of: line)
            precondition(cells.count == languages.count + 1, "Not a key and its names: \(line)")
            result[cells[0]] = Array(cells[1...])
        }
        return result
    }()

    private static func cells(of line: Substring) -> [String] {
        line.split(separator: "|").map { cell in
            String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    private static func sign(_ cell: String) -> Character? {
        switch cell {
        case "space": " "
        case "tab": "\t"
        case "newline": "\n"
        case "bar": "|"
        case "nbsp": "\u{A0}"
        default: cell.count == 1 ? cell.first : nil
        }
    }

    private static let signLines = """
        space | all | space | Leerzeichen | espace | espacio | spazio | espaço
        nbsp | all | space | Leerzeichen | espace | espacio | spazio | espaço
        tab | all | tab | Tabulator | tabulation | tabulador | tabulazione | tabulação
        newline | all | new line | neue Zeile | nouvelle ligne | nueva línea | nuova riga | nova linha
        . | all | dot | Punkt | point | punto | punto | ponto
        , | all | comma | Komma | virgule | coma | virgola | vírgula
        ; | most | semicolon | Semikolon | point-virgule | punto y coma | punto e virgola | ponto e vírgula
        : | most | colon | Doppelpunkt | deux-points | dos puntos | due punti | dois pontos
        ! | all | exclamation mark | Ausrufezeichen | point d'exclamation | cierre de exclamación | punto esclamativo | ponto de exclamação
        ? | all | question mark | Fragezeichen | point d'interrogation | cierre de interrogación | punto interrogativo | ponto de interrogação
        ¡ | all | inverted exclamation mark | umgekehrtes Ausrufezeichen | point d'exclamation inversé | apertura de exclamación | punto esclamativo capovolto | exclamação invertida
        ¿ | all | inverted question mark | umgekehrtes Fragezeichen | point d'interrogation inversé | apertura de interrogación | punto interrogativo capovolto | interrogação invertida
        ' | all | apostrophe | Apostroph | apostrophe | apóstrofo | apostrofo | apóstrofo
        ’ | all | apostrophe | Apostroph | apostrophe | apóstrofo | apostrofo | apóstrofo
        " | most | double quote | Anführungszeichen | guillemet | comillas | virgolette | aspas
        “ | most | left quote | Anführungszeichen | guillemet ouvrant | abrir comillas | apri virgolette | abre aspas
        ” | most | right quote | Anführungszeichen | guillemet fermant | cerrar comillas | chiudi virgolette | fecha aspas
        „ | most | low quote | Anführungszeichen unten | guillemet bas | comillas bajas | virgolette basse | aspas baixas
        « | most | left guillemet | Guillemet links | guillemet ouvrant | abrir comillas | apri virgolette | abre aspas
        » | most | right guillemet | Guillemet rechts | guillemet fermant | cerrar comillas | chiudi virgolette | fecha aspas
        ( | most | left paren | Klammer auf | parenthèse ouvrante | abrir paréntesis | aperta parentesi | abre parêntese
        ) | most | right paren | Klammer zu | parenthèse fermante | cerrar paréntesis | chiusa parentesi | fecha parêntese
        [ | most | left bracket | eckige Klammer auf | crochet ouvrant | abrir corchete | aperta quadra | abre colchete
        ] | most | right bracket | eckige Klammer zu | crochet fermant | cerrar corchete | chiusa quadra | fecha colchete
        { | most | left brace | geschweifte Klammer auf | accolade ouvrante | abrir llave | aperta graffa | abre chave
        } | most | right brace | geschweifte Klammer zu | accolade fermante | cerrar llave | chiusa graffa | fecha chave
        - | all | dash | Strich | tiret | guion | trattino | hífen
        – | all | en dash | Gedankenstrich | tiret moyen | guion medio | trattino medio | traço
        — | all | em dash | langer Strich | tiret long | raya | trattino lungo | travessão
        _ | most | underscore | Unterstrich | souligné | guion bajo | trattino basso | sublinhado
        / | some | slash | Schrägstrich | barre oblique | barra | barra | barra
        \\ | some | backslash | umgekehrter Schrägstrich | barre inversée | barra inversa | barra inversa | barra invertida
        bar | some | vertical bar | senkrechter Strich | barre verticale | barra vertical | barra verticale | barra vertical
        # | some | number sign | Raute | dièse | almohadilla | cancelletto | cerquilha
        $ | some | dollar | Dollar | dollar | dólar | dollaro | cifrão
        € | some | euro | Euro | euro | euro | euro | euro
        £ | some | pound | Pfund | livre | libra | sterlina | libra
        % | some | percent | Prozent | pour cent | por ciento | per cento | por cento
        & | some | ampersand | Und-Zeichen | esperluette | et | e commerciale | e comercial
        * | some | star | Stern | astérisque | asterisco | asterisco | asterisco
        + | some | plus | Plus | plus | más | più | mais
        < | some | less than | kleiner als | inférieur à | menor que | minore di | menor que
        = | some | equals | gleich | égal | igual | uguale | igual
        > | some | greater than | größer als | supérieur à | mayor que | maggiore di | maior que
        @ | some | at | Klammeraffe | arobase | arroba | chiocciola | arroba
        ^ | some | caret | Zirkumflex | accent circonflexe | acento circunflejo | accento circonflesso | acento circunflexo
        ` | some | grave accent | Gravis | accent grave | acento grave | accento grave | acento grave
        ~ | some | tilde | Tilde | tilde | virgulilla | tilde | til
        § | some | section | Paragraf | paragraphe | párrafo | paragrafo | parágrafo
        ° | some | degree | Grad | degré | grado | grado | grau
        © | some | copyright | Copyright | copyright | copyright | copyright | copyright
        • | some | bullet | Aufzählungspunkt | puce | viñeta | punto elenco | marcador
        … | all | ellipsis | Auslassungspunkte | points de suspension | puntos suspensivos | puntini di sospensione | reticências
        """

    private static let wordLines = """
        capital | capital | groß | majuscule | mayúscula | maiuscola | maiúscula
        alt | alt | Alt | alt | alt | alt | alt
        control | control | Steuerung | contrôle | control | control | control
        hyper | hyper | Hyper | hyper | hyper | hyper | hyper
        meta | meta | Meta | méta | meta | meta | meta
        shift | shift | Umschalt | majuscule | mayúsculas | maiuscole | shift
        super | super | Super | super | súper | super | super
        backspace | backspace | Rücktaste | retour arrière | retroceso | backspace | retrocesso
        break | break | Unterbrechen | pause | interrumpir | interruzione | interromper
        delete | delete | Entfernen | supprimer | suprimir | canc | excluir
        down | down | Pfeil runter | bas | abajo | giù | seta abaixo
        end | end | Ende | fin | fin | fine | fim
        enter | enter | Eingabe | entrée | intro | invio | enter
        escape | escape | Escape | échap | escape | esc | escape
        home | home | Pos 1 | début | inicio | inizio | início
        insert | insert | Einfügen | insertion | insertar | ins | inserir
        keypad | keypad | Ziffernblock | pavé numérique | teclado numérico | tastierino | teclado numérico
        left | left | Pfeil links | gauche | izquierda | sinistra | seta esquerda
        menu | menu | Menü | menu | menú | menu | menu
        next | page down | Bild runter | page suivante | avance de página | pagina giù | página abaixo
        num-lock | num lock | Num-Feststelltaste | verrouillage numérique | bloqueo numérico | bloc num | num lock
        pause | pause | Pause | pause | pausa | pausa | pausa
        print | print screen | Drucken | impression écran | imprimir pantalla | stampa | imprimir tela
        prior | page up | Bild hoch | page précédente | retroceso de página | pagina su | página acima
        return | return | Eingabe | entrée | retorno | invio | enter
        right | right | Pfeil rechts | droite | derecha | destra | seta direita
        scroll-lock | scroll lock | Rollen-Feststelltaste | arrêt défilement | bloqueo de desplazamiento | bloc scorr | scroll lock
        space | space | Leertaste | espace | espacio | spazio | espaço
        tab | tab | Tabulator | tabulation | tabulador | tab | tabulação
        up | up | Pfeil hoch | haut | arriba | su | seta acima
        window | Windows | Windows | Windows | Windows | Windows | Windows
        """
}
