import Testing
import VorleserCore
import VorleserNarration

/// What cookbooks, sports pages and offices print in the languages of the European mainland.
struct KitchenAndSportTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("es", "Hornear a 180º durante 30 minutos.", "Hornear a ciento ochenta grados durante treinta minutos."),
        ("pt", "Leve ao forno a 180º por 30 minutos.", "Leve ao forno a cento e oitenta graus por trinta minutos."),
        ("pt", "forno a 200º.", "forno a duzentos graus."),
        ("it", "Infornare a 180º.", "Infornare a centoottanta gradi."),
        ("es", "el 180º aniversario", "el centésimo octogésimo aniversario"),
    ])
    func `an oven has degrees`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("Cuire (th. 6/7).", "Cuire (thermostat six-sept)."),
        ("Préchauffer le four à 350 F.", "Préchauffer le four à trois cent cinquante degrés Fahrenheit."),
        ("Il paya 350 F.", "Il paya trois cent cinquante francs."),
        ("1 ½ c. à thé de vanille", "une cuillère et demie à thé de vanille"),
        ("2 c. à table de sucre", "deux cuillères à table de sucre"),
        ("2/3 t (160 ml) de jus", "deux tiers de tasse (cent soixante millilitres) de jus"),
        ("½ t de lait", "une demi-tasse de lait"),
        ("1 ½ t (375 ml) de lait", "une tasse et demie (trois cent soixante-quinze millilitres) de lait"),
        ("un moule de 9 po, 2 lb de bœuf, 4 oz", "un moule de neuf pouces, deux livres de boeuf, quatre onces"),
        ("un camion de 2 t de blé", "un camion de deux tonnes de blé"),
    ])
    func `French recipes count spoons, cups and pounds`(printed: String, spoken: String) {
        #expect(said(printed, "fr") == spoken)
    }

    @Test(arguments: [
        ("pt", "Fez 1m44,84s.", "Fez um minuto, quarenta e quatro vírgula oitenta e quatro segundos."),
        ("pt", "Tem 1m80 de altura.", "Tem um metro e oitenta de altura."),
        ("es", "Mide 1m80.", "Mide un metro ochenta."),
        ("it", "in 2h 03' 59\"", "in due ore, tre minuti e cinquantanove secondi"),
        ("it", "in 3'45\"", "in tre minuti e quarantacinque secondi"),
        ("es", "43° 57' 10\" N", "cuarenta y tres grados cincuenta y siete minutos diez segundos norte"),
        ("pt", "3 x 4 = 12", "três vezes quatro igual a doze"), ("pt", "Ganhou 3 x 1.", "Ganhou três a um."),
        ("pt", "um 4x4 novo", "um quatro por quatro novo"),
        ("de", "100 m in 9,58 s", "hundert Meter in neun Komma fünf acht Sekunden"),
    ])
    func `races and games have their signs`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "Les n°s 3 et 4", "Les numéros trois et quatre"), ("fr", "La 4L rouge", "La quatre L rouge"),
        ("fr", "Il a bu 4L d’eau.", "Il a bu quatre litres d’eau."),
        ("fr", "Ainsi le P. Lacordaire parla.", "Ainsi le père Lacordaire parla."),
        ("fr", "LL. AA. RR. vinrent", "Leurs Altesses royales vinrent"),
        ("fr", "le col. Fabien et l’adj. Martin", "le colonel Fabien et l’adjudant Martin"),
        ("es", "El Alm. Cervera zarpó.", "El almirante Cervera zarpó."),
        ("es", "Los nos. 3 y 4.", "Los números tres y cuatro."),
        ("es", "La L.O. 3/2007", "La Ley Orgánica tres de dos mil siete"),
        ("it", "in Castel S. Angelo", "in Castel Sant’Angelo"), ("it", "in Fraz. Pieve", "in frazione Pieve"),
        ("it", "Costava £ 1.000.", "Costava mille lire."),
        ("it", "A Londra costava £ 1.000.", "A Londra costava mille sterline."),
        ("it", "Un hash SHA-1 assomiglia", "Un hash S H A-uno assomiglia"),
        ("pt", "S. Alteza e S. M. El-Rei", "Sua Alteza e Sua Majestade El-Rei"),
        ("pt", "S. ex.as tinham, Vv. ex.as não", "Suas Excelências tinham, Vossas Excelências não"),
        ("pt", "S. António e S. Pedro", "Santo António e São Pedro"), ("pt", "O Eng.º Silva", "O engenheiro Silva"),
        ("pt", "Silva & Cia., S.A.", "Silva e companhia, S A."),
        ("pt", "use stash@{2} agora", "use stash arroba{dois} agora"),
        ("es", "1013 hPa", "mil trece hectopascales"), ("fr", "3 GHz", "trois gigahertz"),
        ("es", "a ≠ b", "a distinto de b"), ("de", "x ∈ A", "x Element von A"), ("fr", "2^n", "deux puissance n"),
        ("es", "la OIT y la CEE", "la O I T y la C E E"), ("fr", "la CEE et l’OVNI", "la C E E et l’OVNI"),
        ("de", "die SED und die UdSSR", "die S E D und die U D S S R"),
    ])
    func `names and signs are said in full`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("16 km, a 10 quilómetros", "dezasseis quilómetros, a dez quilómetros"), ("ao km. 5", "ao quilómetro cinco"),
    ])
    func `Portugal has vowels of its own`(printed: String, spoken: String) { #expect(said(printed, "pt-PT") == spoken) }
}
