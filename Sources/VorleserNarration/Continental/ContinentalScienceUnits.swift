import Phonemes

/// Units of science, machines and programs, which every language puts together of the same parts: *5 ms*, *2,4 MeV*.
struct ContinentalScienceUnits: Sendable {
    /// *Kilo*, *milli* by what is printed for them.
    let prefixes: [String: String]
    /// *Second* and the like by what is printed for them; those that never stand alone here as well.
    let bases: [String: ContinentalUnit]
    /// Units that are not put together, or not as others are.
    let others: [String: ContinentalUnit]

    /// All units by what is printed.
    var units: [String: ContinentalUnit] {
        var units = others
        for symbol in Self.alone { units[symbol] = bases[symbol] }
        for (prefix, symbol) in Self.joined {
            guard units[prefix + symbol] == nil, let base = bases[symbol], let part = prefixes[prefix] else { continue }
            units[prefix + symbol] = ContinentalUnit(part + small(base.one), part + small(base.many), base.gender)
        }
        return units
    }

    /// *Sekunde*, as it is behind *Milli*.
    private func small(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }

    /// Symbols that are a unit by themselves, and hardly anything else behind a number.
    private static let alone = ["eV", "Ω", "mol", "Sv", "Bq", "Wh", "Ah", "Nm", "lx", "lm"]

    /// Those that are used; *TV*, *MA* and *pm* are other things.
    private static let joined: [(prefix: String, symbol: String)] = [
        ("n", "s"), ("µ", "s"), ("μ", "s"), ("m", "s"), ("k", "N"), ("k", "J"), ("M", "J"), ("k", "Pa"), ("M", "Pa"),
        ("G", "Pa"), ("m", "V"), ("k", "A"), ("m", "W"), ("T", "W"), ("T", "Hz"), ("k", "B"), ("P", "B"), ("k", "bit"),
        ("T", "bit"), ("k", "eV"), ("M", "eV"), ("G", "eV"), ("T", "eV"), ("k", "Ω"), ("M", "Ω"), ("m", "mol"),
        ("µ", "mol"), ("μ", "mol"), ("m", "Sv"), ("k", "Bq"), ("M", "Bq"), ("m", "Ah"), ("µ", "l"), ("μ", "l"),
        ("m", "bar"), ("n", "g"), ("k", "l"),
    ]
}

extension [String: ContinentalUnit] {
    /// These units and those of science; where both have a name for a symbol, these have theirs.
    func with(_ science: ContinentalScienceUnits) -> Self { merging(science.units) { own, _ in own } }
}

extension ContinentalScienceUnits {
    private static func names(_ words: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: zip(["n", "µ", "μ", "m", "k", "M", "G", "T", "P"], words))
    }

    static let german = ContinentalScienceUnits(
        prefixes: names("Nano", "Mikro", "Mikro", "Milli", "Kilo", "Mega", "Giga", "Tera", "Peta"),
        bases: [
            "s": ContinentalUnit("Sekunde", "Sekunden", .feminine), "N": ContinentalUnit("Newton", "Newton"),
            "J": ContinentalUnit("Joule", "Joule"), "Pa": ContinentalUnit("Pascal", "Pascal"),
            "V": ContinentalUnit("Volt", "Volt"), "A": ContinentalUnit("Ampere", "Ampere"),
            "W": ContinentalUnit("Watt", "Watt"), "Hz": ContinentalUnit("Hertz", "Hertz"),
            "B": ContinentalUnit("Byte", "Byte"), "bit": ContinentalUnit("Bit", "Bit"),
            "eV": ContinentalUnit("Elektronenvolt", "Elektronenvolt"), "Ω": ContinentalUnit("Ohm", "Ohm"),
            "mol": ContinentalUnit("Mol", "Mol"), "Sv": ContinentalUnit("Sievert", "Sievert"),
            "Bq": ContinentalUnit("Becquerel", "Becquerel"),
            "Wh": ContinentalUnit("Wattstunde", "Wattstunden", .feminine),
            "Ah": ContinentalUnit("Amperestunde", "Amperestunden", .feminine),
            "Nm": ContinentalUnit("Newtonmeter", "Newtonmeter"), "lx": ContinentalUnit("Lux", "Lux"),
            "lm": ContinentalUnit("Lumen", "Lumen"), "l": ContinentalUnit("Liter", "Liter"),
            "g": ContinentalUnit("Gramm", "Gramm"), "bar": ContinentalUnit("Bar", "Bar"),
        ],
        others: [
            "mmHg": ContinentalUnit("Millimeter Quecksilbersäule", "Millimeter Quecksilbersäule"),
            "ppm": ContinentalUnit("Teil pro Million", "Teile pro Million"),
            "fps": ContinentalUnit("Bild pro Sekunde", "Bilder pro Sekunde"),
            "MP": ContinentalUnit("Megapixel", "Megapixel"),
            "Gbps": ContinentalUnit("Gigabit pro Sekunde", "Gigabit pro Sekunde"),
            "Kg": ContinentalUnit("Kilogramm", "Kilogramm"), "Km": ContinentalUnit("Kilometer", "Kilometer"),
            "KW": ContinentalUnit("Kilowatt", "Kilowatt"), "Gb": ContinentalUnit("Gigabyte", "Gigabyte"),
            "Mb": ContinentalUnit("Megabyte", "Megabyte"), "ccm": ContinentalUnit("Kubikzentimeter", "Kubikzentimeter"),
            "cbm": ContinentalUnit("Kubikmeter", "Kubikmeter"),
            "qcm": ContinentalUnit("Quadratzentimeter", "Quadratzentimeter"),
            "mL": ContinentalUnit("Milliliter", "Milliliter"), "dag": ContinentalUnit("Deka", "Deka"),
            "dkg": ContinentalUnit("Deka", "Deka"),
        ]
    )

    static let french = ContinentalScienceUnits(
        prefixes: names("nano", "micro", "micro", "milli", "kilo", "méga", "giga", "téra", "péta"),
        bases: [
            "s": ContinentalUnit("seconde", "secondes", .feminine), "N": ContinentalUnit("newton", "newtons"),
            "J": ContinentalUnit("joule", "joules"), "Pa": ContinentalUnit("pascal", "pascals"),
            "V": ContinentalUnit("volt", "volts"), "A": ContinentalUnit("ampère", "ampères"),
            "W": ContinentalUnit("watt", "watts"), "Hz": ContinentalUnit("hertz", "hertz"),
            "B": ContinentalUnit("octet", "octets"), "bit": ContinentalUnit("bit", "bits"),
            "eV": ContinentalUnit("électronvolt", "électronvolts"), "Ω": ContinentalUnit("ohm", "ohms"),
            "mol": ContinentalUnit("mole", "moles", .feminine), "Sv": ContinentalUnit("sievert", "sieverts"),
            "Bq": ContinentalUnit("becquerel", "becquerels"), "Wh": ContinentalUnit("wattheure", "wattheures"),
            "Ah": ContinentalUnit("ampère-heure", "ampères-heures"),
            "Nm": ContinentalUnit("newton-mètre", "newtons-mètres"),
            "lx": ContinentalUnit("lux", "lux"), "lm": ContinentalUnit("lumen", "lumens"),
            "l": ContinentalUnit("litre", "litres"), "g": ContinentalUnit("gramme", "grammes"),
            "bar": ContinentalUnit("bar", "bars"),
        ],
        others: [
            "mmHg": ContinentalUnit("millimètre de mercure", "millimètres de mercure"),
            "ms": ContinentalUnit("milli-seconde", "milli-secondes", .feminine),
            "ns": ContinentalUnit("nano-seconde", "nano-secondes", .feminine),
            "µs": ContinentalUnit("micro-seconde", "micro-secondes", .feminine),
            "μs": ContinentalUnit("micro-seconde", "micro-secondes", .feminine),
            "ppm": ContinentalUnit("partie par million", "parties par million", .feminine),
            "fps": ContinentalUnit("image par seconde", "images par seconde", .feminine),
            "MP": ContinentalUnit("mégapixel", "mégapixels"), "Mpx": ContinentalUnit("mégapixel", "mégapixels"),
            "Gbps": ContinentalUnit("gigabit par seconde", "gigabits par seconde"),
            "Kg": ContinentalUnit("kilogramme", "kilogrammes"), "Km": ContinentalUnit("kilomètre", "kilomètres"),
            "KW": ContinentalUnit("kilowatt", "kilowatts"), "MB": ContinentalUnit("mégaoctet", "mégaoctets"),
            "Mb": ContinentalUnit("mégabit", "mégabits"), "Gb": ContinentalUnit("gigabit", "gigabits"),
            "TB": ContinentalUnit("téraoctet", "téraoctets"), "ko": ContinentalUnit("kilooctet", "kilooctets"),
            "cc": ContinentalUnit("centimètre cube", "centimètres cubes"),
        ]
    )

    static let spanish = ContinentalScienceUnits(
        prefixes: names("nano", "micro", "micro", "mili", "kilo", "mega", "giga", "tera", "peta"),
        bases: [
            "s": ContinentalUnit("segundo", "segundos"), "N": ContinentalUnit("newton", "newtons"),
            "J": ContinentalUnit("julio", "julios"), "Pa": ContinentalUnit("pascal", "pascales"),
            "V": ContinentalUnit("voltio", "voltios"), "A": ContinentalUnit("amperio", "amperios"),
            "W": ContinentalUnit("vatio", "vatios"), "Hz": ContinentalUnit("hercio", "hercios"),
            "B": ContinentalUnit("byte", "bytes"), "bit": ContinentalUnit("bit", "bits"),
            "eV": ContinentalUnit("electronvoltio", "electronvoltios"), "Ω": ContinentalUnit("ohmio", "ohmios"),
            "mol": ContinentalUnit("mol", "moles"), "Sv": ContinentalUnit("sievert", "sieverts"),
            "Bq": ContinentalUnit("becquerel", "becquereles"), "Wh": ContinentalUnit("vatio hora", "vatios hora"),
            "Ah": ContinentalUnit("amperio hora", "amperios hora"),
            "Nm": ContinentalUnit("newton metro", "newtons metro"),
            "lx": ContinentalUnit("lux", "lux"), "lm": ContinentalUnit("lumen", "lúmenes"),
            "l": ContinentalUnit("litro", "litros"), "g": ContinentalUnit("gramo", "gramos"),
            "bar": ContinentalUnit("bar", "bares"),
        ],
        others: [
            "mmHg": ContinentalUnit("milímetro de mercurio", "milímetros de mercurio"),
            "ppm": ContinentalUnit("parte por millón", "partes por millón", .feminine),
            "fps": ContinentalUnit("fotograma por segundo", "fotogramas por segundo"),
            "rpm": ContinentalUnit("revolución por minuto", "revoluciones por minuto", .feminine),
            "MP": ContinentalUnit("megapíxel", "megapíxeles"), "Mpx": ContinentalUnit("megapíxel", "megapíxeles"),
            "Gbps": ContinentalUnit("gigabit por segundo", "gigabits por segundo"),
            "Km": ContinentalUnit("kilómetro", "kilómetros"), "kms": ContinentalUnit("kilómetro", "kilómetros"),
            "kgs": ContinentalUnit("kilogramo", "kilogramos"), "grs": ContinentalUnit("gramo", "gramos"),
            "mts": ContinentalUnit("metro", "metros"), "lts": ContinentalUnit("litro", "litros"),
            "mL": ContinentalUnit("mililitro", "mililitros"), "hl": ContinentalUnit("hectolitro", "hectolitros"),
            "segs": ContinentalUnit("segundo", "segundos"), "KW": ContinentalUnit("kilovatio", "kilovatios"),
            "Gb": ContinentalUnit("gigabyte", "gigabytes"), "Mb": ContinentalUnit("megabyte", "megabytes"),
            "cc": ContinentalUnit("centímetro cúbico", "centímetros cúbicos"),
            "HP": ContinentalUnit("caballo de fuerza", "caballos de fuerza"),
            "dB": ContinentalUnit("decibelio", "decibelios"), "mA": ContinentalUnit("miliamperio", "miliamperios"),
        ]
    )

    static let italian = ContinentalScienceUnits(
        prefixes: names("nano", "micro", "micro", "milli", "chilo", "mega", "giga", "tera", "peta"),
        bases: [
            "s": ContinentalUnit("secondo", "secondi"), "N": ContinentalUnit("newton", "newton"),
            "J": ContinentalUnit("joule", "joule"), "Pa": ContinentalUnit("pascal", "pascal"),
            "V": ContinentalUnit("volt", "volt"), "A": ContinentalUnit("ampere", "ampere"),
            "W": ContinentalUnit("watt", "watt"), "Hz": ContinentalUnit("hertz", "hertz"),
            "B": ContinentalUnit("byte", "byte"), "bit": ContinentalUnit("bit", "bit"),
            "eV": ContinentalUnit("elettronvolt", "elettronvolt"), "Ω": ContinentalUnit("ohm", "ohm"),
            "mol": ContinentalUnit("mole", "moli", .feminine), "Sv": ContinentalUnit("sievert", "sievert"),
            "Bq": ContinentalUnit("becquerel", "becquerel"), "Wh": ContinentalUnit("wattora", "wattora"),
            "Ah": ContinentalUnit("amperora", "amperora"), "Nm": ContinentalUnit("newton metro", "newton metro"),
            "lx": ContinentalUnit("lux", "lux"), "lm": ContinentalUnit("lumen", "lumen"),
            "l": ContinentalUnit("litro", "litri"), "g": ContinentalUnit("grammo", "grammi"),
            "bar": ContinentalUnit("bar", "bar"),
        ],
        others: [
            "mmHg": ContinentalUnit("millimetro di mercurio", "millimetri di mercurio"),
            "ppm": ContinentalUnit("parte per milione", "parti per milione", .feminine),
            "fps": ContinentalUnit("fotogramma al secondo", "fotogrammi al secondo"),
            "rpm": ContinentalUnit("giro al minuto", "giri al minuto"),
            "MP": ContinentalUnit("megapixel", "megapixel"),
            "Gbps": ContinentalUnit("gigabit al secondo", "gigabit al secondo"),
            "Km": ContinentalUnit("chilometro", "chilometri"), "mL": ContinentalUnit("millilitro", "millilitri"),
            "KW": ContinentalUnit("chilowatt", "chilowatt"), "Gb": ContinentalUnit("gigabyte", "gigabyte"),
            "Mb": ContinentalUnit("megabyte", "megabyte"),
            "cc": ContinentalUnit("centimetro cubo", "centimetri cubi"), "gg": ContinentalUnit("giorno", "giorni"),
            "cv": ContinentalUnit("cavallo", "cavalli"), "dB": ContinentalUnit("decibel", "decibel"),
            "mA": ContinentalUnit("milliampere", "milliampere"),
        ]
    )

    static let portuguese = ContinentalScienceUnits(
        prefixes: names("nano", "micro", "micro", "mili", "quilo", "mega", "giga", "tera", "peta"),
        bases: [
            "s": ContinentalUnit("segundo", "segundos"), "N": ContinentalUnit("newton", "newtons"),
            "J": ContinentalUnit("joule", "joules"), "Pa": ContinentalUnit("pascal", "pascais"),
            "V": ContinentalUnit("volt", "volts"), "A": ContinentalUnit("ampere", "amperes"),
            "W": ContinentalUnit("watt", "watts"), "Hz": ContinentalUnit("hertz", "hertz"),
            "B": ContinentalUnit("byte", "bytes"), "bit": ContinentalUnit("bit", "bits"),
            "eV": ContinentalUnit("elétron-volt", "elétrons-volt"), "Ω": ContinentalUnit("ohm", "ohms"),
            "mol": ContinentalUnit("mol", "mols"), "Sv": ContinentalUnit("sievert", "sieverts"),
            "Bq": ContinentalUnit("becquerel", "becquerels"), "Wh": ContinentalUnit("watt-hora", "watts-hora"),
            "Ah": ContinentalUnit("ampere-hora", "amperes-hora"),
            "Nm": ContinentalUnit("newton-metro", "newtons-metro"),
            "lx": ContinentalUnit("lux", "lux"), "lm": ContinentalUnit("lúmen", "lúmens"),
            "l": ContinentalUnit("litro", "litros"), "g": ContinentalUnit("grama", "gramas"),
            "bar": ContinentalUnit("bar", "bars"),
        ],
        others: [
            "mmHg": ContinentalUnit("milímetro de mercúrio", "milímetros de mercúrio"),
            "ms": ContinentalUnit("milissegundo", "milissegundos"),
            "ns": ContinentalUnit("nanossegundo", "nanossegundos"),
            "µs": ContinentalUnit("microssegundo", "microssegundos"),
            "μs": ContinentalUnit("microssegundo", "microssegundos"),
            "ppm": ContinentalUnit("parte por milhão", "partes por milhão", .feminine),
            "fps": ContinentalUnit("quadro por segundo", "quadros por segundo"),
            "rpm": ContinentalUnit("rotação por minuto", "rotações por minuto", .feminine),
            "Gbps": ContinentalUnit("gigabit por segundo", "gigabits por segundo"),
            "Km": ContinentalUnit("quilômetro", "quilômetros"), "kms": ContinentalUnit("quilômetro", "quilômetros"),
            "grs": ContinentalUnit("grama", "gramas"), "hl": ContinentalUnit("hectolitro", "hectolitros"),
            "KW": ContinentalUnit("quilowatt", "quilowatts"), "Gb": ContinentalUnit("gigabyte", "gigabytes"),
            "Mb": ContinentalUnit("megabyte", "megabytes"),
            "cc": ContinentalUnit("centímetro cúbico", "centímetros cúbicos"),
            "dB": ContinentalUnit("decibel", "decibéis"), "mA": ContinentalUnit("miliampere", "miliamperes"),
        ]
    )
}
