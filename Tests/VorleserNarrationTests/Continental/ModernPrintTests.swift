import Testing
import VorleserCore
import VorleserNarration

/// What newspapers, offices and the web print in the languages of the European mainland.
struct ModernPrintTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("de", "Die CDU und die AfD.", "Die C D U und die A F D."), ("de", "IHK und ÖPNV", "I H K und Ö P N V"),
        ("de", "NATO und UNESCO", "NATO und UNESCO"), ("de", "das WLAN der KI", "das W Lan der K I"),
        ("fr", "Le FMI et l’OTAN.", "Le F M I et l’OTAN."), ("fr", "le SMIC et la CNIL", "le SMIC et la CNIL"),
        ("fr", "Un CDI à la CCI.", "Un C D I à la C C I."), ("es", "la ONU y la OMS", "la ONU y la O M S"),
        ("es", "el PIB y el IRPF", "el PIB y el I R P F"), ("it", "la CGIL e l’ISTAT", "la C G L e l’ISTAT"),
        ("it", "l’INPS e la BCE", "l’INPS e la B C E"),
        ("it", "('CCPL' o 'licenza')", "('C C P L' o 'licenza')"), ("pt", "o IBGE e o MEC", "o I B G E e o MEC"),
        ("pt", "O CDI e a CML.", "O C D I e a C M L."), ("de", "Das CDI", "Das C D I"),
    ])
    func `acronyms that no one can read are spelled`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("de", "Das ist NICHT wahr, ES ist falsch.", "Das ist NICHT wahr, ES ist falsch."),
        ("fr", "OUI, NON et STOP.", "OUI, NON et STOP."), ("es", "¡NO quiero, YO no!", "¡NO quiero, YO no!"),
        ("pt", "RIO DE JANEIRO, ontem", "RIO DE JANEIRO, ontem"), ("it", "MAI e SÌ.", "MAI e SÌ."),
        ("fr", "CI-GÎT le roi", "CI-GÎT le roi"), ("pt", "CAPÍTLO CXXIV", "CAPÍTLO cento e vinte e quatro"),
        ("fr", "Louis XIV en MDCCLXXXIX", "Louis quatorze en mille sept cent quatre-vingt-neuf"),
    ])
    func `words in capitals stay words`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "y/o los/las", "y o los las"), ("es", "5 euros/mes", "cinco euros al mes"),
        ("it", "5 euro/mese", "cinque euro al mese"), ("pt", "R$ 5/mês", "cinco reais por mês"),
        ("fr", "15 €/mois", "quinze euros par mois"), ("de", "5 €/Monat", "fünf Euro im Monat"),
        ("es", "en km/h", "en kilómetros por hora"), ("es", "5 l/100 km", "cinco litros por cien kilómetros"),
        ("de", "und/oder", "und oder"), ("es", "c/ Mayor", "calle Mayor"),
    ])
    func `a slash parts words or says what is paid for`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "100 m2", "cien metros cuadrados"), ("fr", "5 m3 d’eau", "cinq mètres cubes d’eau"),
        ("de", "5 m3", "fünf Kubikmeter"), ("it", "45 ab./km²", "quarantacinque abitanti per chilometro quadrato"),
        ("es", "habitantes por km²", "habitantes por kilómetro cuadrado"),
        ("de", "Einwohner je km²", "Einwohner je Quadratkilometer"),
        ("pt", "25 µg/m³", "vinte e cinco microgramas por metro cúbico"), ("es", "3 kWh", "tres kilovatios hora"),
        ("de", "9,81 m/s²", "neun Komma acht eins Meter pro Sekunde hoch zwei"),
        ("fr", "20 Mbit/s", "vingt mégabits par seconde"),
    ])
    func `measures have their powers and what they are divided by`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "CO₂ y CO2", "C O dos y C O dos"), ("de", "H₂O", "H zwei O"), ("it", "10⁸", "dieci elevato a otto"),
        ("fr", "x² et 10⁻³", "x au carré et dix puissance moins trois"), ("pt", "CO₂.", "C O dois."),
    ])
    func `figures above and below the line are said`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "1 000 000 €", "un million d’euros"), ("es", "2.000.000 habitantes", "dos millones de habitantes"),
        ("it", "1.000.000 di abitanti", "un milione di abitanti"), ("pt", "R$ 3.000.000", "três milhões de reais"),
        ("es", "2.500.000 habitantes", "dos millones quinientos mil habitantes"),
        ("it", "3.000.000 abitanti", "tre milioni di abitanti"),
    ])
    func `whole millions are of something`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "étudiant·e·s, acteur·rice", "étudiants et étudiantes, acteur ou actrice"),
        ("fr", "citoyen(ne)s, fin.e", "citoyens et citoyennes, fin.e"),
        ("es", "l@s niñ@s y todxs", "los y las niños y niñas y todos y todas"),
        ("es", "alumnos/as, profesor/a", "alumnos y alumnas, profesor o profesora"),
        ("pt", "@s alun@s, bem-vindo(a)s", "os e as alunos e alunas, bem-vindos e bem-vindas"),
        ("it", "tuttə, ragazzi/e", "tutti e tutte, ragazzi e ragazze"), ("it", "film* di", "film di"),
    ])
    func `forms for women and men are said in full`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "Ley 39/2015", "Ley treinta y nueve de dos mil quince"),
        ("it", "legge 196/2003", "legge centonovantasei del duemilatré"),
        ("pt", "Lei nº 8.666/93", "Lei número oito mil seiscentos e sessenta e seis de noventa e três"),
        ("es", "el 3/4 del total", "el tres cuartos del total"),
    ])
    func `laws have a number and a year`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "les 1930s", "les années trente"), ("es", "En los 90s", "En los años noventa"),
        ("es", "corre 90 s más", "corre noventa segundos más"), ("fr", "n°12", "numéro douze"),
        ("de", "Nr.5", "Nummer fünf"), ("es", "#MeToo y #3", "hashtag MeToo y número tres"),
    ])
    func `decades, numbers and tags are what they are`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "mapa 1:50.000 y 1:25 000", "mapa uno a cincuenta mil y uno a veinticinco mil"),
        ("es", "a escala de 1:50; a las 1:50", "a escala de uno a cincuenta; a las una y cincuenta"),
        ("it", "scala 1:50, carta 1:50.000", "scala uno a cinquanta, carta uno a cinquantamila"),
        ("pt", "mapa 1:50.000, às 10:15", "mapa um a cinquenta mil, às dez e quinze"),
        ("fr", "au 1:25 000, à 10:15", "au un vingt-cinq millième, à dix heures quinze"),
    ])
    func `the scale of a map is no time`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
