extension ContinentalWords {
    static let spanish = ContinentalWords(
        code: "es",
        numbers: SpanishNumbers(),
        joints: .spanish,
        figures: .spanish,
        months: [
            "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
            "noviembre", "diciembre",
        ],
        beforeEra: ["a c", "antes de"],
        money: .spanish,
        measures: .spanish,
        signs: .spanish,
        functionWords: Set(
            words: """
                a al ante aunque bajo como con contra cuando de del desde donde durante e el ella ellas ellos en
                entonces entre era eran es esa ese eso está están esta este esto fue fueron ha había han hasta hay la
                las le les lo los más me menos mi ni no nos o para pero por porque pues que se según ser si sin sino
                sobre son su sus también tan te tenía tiene tras tu u un una y ya yo
                """
        ),
        labels: Set(
            words: """
                capítulo capítulos cap página páginas pág págs p pp número núm nº tomo volumen vol libro parte acto
                escena artículo art artículos arts figura fig tabla lámina año años siglo versículo salmo habitación
                calle línea nota sección párrafo teléfono tel no. nro. kilómetro lección canto folio casa sala puerta
                apartado verso
                """
        ),
        names: .spanish,
        abbreviations: .spanish,
        acronyms: .spanish
    )
}

extension ContinentalJoints {
    static let spanish = ContinentalJoints(
        and: "y",
        andBeforeI: "e",
        or: "o",
        variants: ["e", "u", "ó"],
        to: "a",
        between: "entre",
        of: "de"
    )
}

extension ContinentalFigureWords {
    static let spanish = ContinentalFigureWords(
        point: "coma",
        minus: "menos",
        percent: "por ciento",
        perMille: "por mil",
        half: Half(masculine: "medio", feminine: "media"),
        power: Power(square: "al cuadrado", cube: "al cubo", other: "elevado a"),
        single: Set(words: "número núm num nro ley decreto resolución expediente ordenanza"),
        part: ContinentalUnit("parte", "partes"),
        thousand: "mil",
        determiners: ContinentalFigureWords.determiners(
            masculine: "los unos otros todos esos estos aquellos últimos primeros",
            feminine: "las unas otras todas esas estas aquellas últimas primeras"
        ),
        genderless: Set(
            words: """
                gran grandes mejor mejores peor peores mayor mayores menor menores principal principales joven jóvenes
                simples enorme enormes breve breves triste tristes pobre pobres importantes diferentes célebres posibles
                """
        ),
        partsOfWomen: ["de las"],
        adverbs: Set(words: "apenas además demás antes después menos más quizás atrás detrás jamás"),
        quantifiers: Set(
            words: """
                varias varios muchas muchos algunas algunos numerosas numerosos todas todos estas estos esas esos aquellas
                aquellos pocas pocos cuyas cuyos sus nuestras nuestros ciertas ciertos tantas tantos demasiadas bastantes
                ambas ambos cuantas cuantos
                """
        ),
        forerunners: Set(
            words:
                "otras nuevas grandes primeras últimas diversas distintas diferentes sucesivas importantes jóvenes numerosas"
        ),
        beforeYears: Set(words: "en desde hacia hasta"),
        days: ["día", "días", "el", "del", "al", "la"],
        operators: [
            "+": "más", "=": "igual a", "×": "por", "·": "por", "÷": "entre", "−": "menos", "<": "menor que",
            ">": "mayor que",
            "≤": "menor o igual que", "≥": "mayor o igual que",
        ]
    )
}

extension ContinentalSignWords {
    static let spanish = ContinentalSignWords(
        symbols: [
            "§": "párrafo", "&": "y", "+": "más", "=": "igual a", "@": "arroba", "©": "copyright",
            "®": "marca registrada",
            "™": "marca", "%": "por ciento", "€": "euros", "£": "libras", "$": "dólares", "°": "grados", "#": "número",
            "×": "por", "÷": "entre", "±": "más menos", "≈": "aproximadamente", "√": "raíz de", "∞": "infinito",
            "≠": "distinto de", "∈": "pertenece a", "∉": "no pertenece a", "∫": "integral", "∑": "suma",
            "⇒": "implica", "⇔": "equivale a", "∀": "para todo", "∃": "existe", "∩": "intersección", "∪": "unión",
            "⊂": "incluido en",
        ],
        sections: "párrafos",
        stars: Stars(spoken: "tres estrellas", particles: ["de", "del", "du", "di", "von"]),
        address: Address(dot: "punto", slash: "barra", at: "arroba", hyphen: "guion", underscore: "guion bajo")
    )
}

extension ContinentalNameWords {
    static let spanish = ContinentalNameWords(
        titles: Set(words: "señor sr señora sra señorita srta don doña d doctor dr doctora conde padre"),
        kings: Set(
            words: """
                felipe carlos luis alfonso fernando juan pedro enrique sancho jaime ramiro garcía ordoño bermudo fruela
                ramón berenguer pío león pablo benedicto clemente inocencio gregorio urbano alejandro julio sixto
                adriano bonifacio nicolás eugenio calixto honorio celestino martín esteban víctor inocente jorge eduardo
                ricardo guillermo jacobo federico francisco josé leopoldo maximiliano napoleón amadeo otón rodolfo
                segismundo alberto balduino humberto ramsés tolomeo ptolomeo darío jerjes artajerjes antíoco constantino
                teodosio recaredo alarico abderramán boabdil muley mohamed solimán iván cristián gustavo manuel
                sebastián duarte dionisio hugo roberto haakon olaf mitrídates seleuco
                """
        ),
        queens: Set(
            words: """
                isabel catalina maría juana ana cristina margarita victoria beatriz leonor blanca urraca petronila
                constanza berenguela cleopatra teresa luisa sofía carlota berenice arsínoe dolores carmen pilar inés
                rosario mercedes consuelo soledad raquel ester elizabeth elisabeth mary
                """
        ),
        honoured: Set(
            words: """
                rey reina reyes príncipe princesa católica imperial real apostólica señor jesucristo papa infante
                infanta duque emperador emperatriz
                """
        ),
        particles: ["de", "del", "la", "y"],
        titleLetter: "D"
    )
}
