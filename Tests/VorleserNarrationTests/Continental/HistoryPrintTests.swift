import Testing
import VorleserCore
import VorleserNarration

/// What histories, encyclopaedias and chronicles print in the languages of the European mainland.
struct HistoryPrintTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("es", "En 1931 varias mujeres votaron.", "En mil novecientos treinta y uno varias mujeres votaron."),
        ("es", "Desde 2001 muchas empresas", "Desde dos mil uno muchas empresas"),
        ("es", "Hacia 1751 otras familias", "Hacia mil setecientos cincuenta y uno otras familias"),
        ("es", "en mayo de 2001 nuevas leyes", "en mayo de dos mil uno nuevas leyes"),
        ("pt", "Desde 2005 estas remessas", "Desde dois mil e cinco estas remessas"),
        ("pt", "Em 1992 novas leis", "Em mil novecentos e noventa e dois novas leis"),
        ("pt", "Em 1822 todas as províncias", "Em mil oitocentos e vinte e dois todas as províncias"),
        ("fr", "En 2001 certaines entreprises", "En deux mille un certaines entreprises"),
    ])
    func `a year counts nothing`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "Eran 2001 mujeres.", "Eran dos mil una mujeres."),
        ("es", "Vendió 200 nuevas casas.", "Vendió doscientas nuevas casas."),
        ("pt", "Chegaram 22 outras mulheres.", "Chegaram vinte e duas outras mulheres."),
        ("fr", "21 nouvelles maisons", "vingt et une nouvelles maisons"),
    ])
    func `a number that counts women is feminine all the same`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        (
            "es", "(16 de junio de 1914–3 de febrero de 2002)",
            "(dieciséis de junio de mil novecientos catorce, tres de febrero de dos mil dos)"
        ),
        (
            "pt", "(16 de junho de 1914–3 de fevereiro de 2002)",
            "(dezesseis de junho de mil novecentos e quatorze, três de fevereiro de dois mil e dois)"
        ),
        (
            "it", "(16 giugno 1914–3 febbraio 2002)",
            "(sedici giugno millenovecentoquattordici, tre febbraio duemiladue)"
        ),
        (
            "fr", "(16 juin 1914 – 1er février 2002)",
            "(seize juin mille neuf cent quatorze, premier février deux mille deux)"
        ), ("fr", "16 juin 1914-3 février 2002", "seize juin mille neuf cent quatorze, trois février deux mille deux"),
        ("es", "en mayo de 1914-1918", "en mayo de mil novecientos catorce a mil novecientos dieciocho"),
    ])
    func `a dash between two dates is a pause`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("es", "Fue poeta (c. 1500-1560).", "Fue poeta (circa mil quinientos a mil quinientos sesenta)."),
        ("it", "Fu poeta (c. 1500).", "Fu poeta (circa millecinquecento)."),
        (
            "fr", "Il fut poète (c. 1500), ca 1560.",
            "Il fut poète (vers mille cinq cents), vers mille cinq cent soixante."
        ),
        (
            "fr", "Jean Dupont (m. 1560) et Jean Roy (n. 1561)",
            "Jean Dupont (décédé en mille cinq cent soixante) et Jean Roy (né en mille cinq cent soixante et un)"
        ),
        ("es", "Vivió h. 1200 en Roma.", "Vivió hacia mil doscientos en Roma."),
        ("es", "Juan Gómez (fl. 1500)", "Juan Gómez (activo en mil quinientos)"),
        ("fr", "Jean Dupont (fl. 1500)", "Jean Dupont (actif vers mille cinq cents)"),
        ("it", "Giovanni Rossi (fl. 1500)", "Giovanni Rossi (attivo nel millecinquecento)"),
        ("es", "Carlos (r. 1500-1510)", "Carlos (reinado mil quinientos a mil quinientos diez)"),
        ("fr", "M. Dupont a 10 m. de terrain.", "Monsieur Dupont a dix mètres de terrain."),
    ])
    func `letters before a year in a bracket tell of a life`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "La nuit du 5/6 juin 1944", "La nuit du cinq-six juin mille neuf cent quarante-quatre"),
        ("es", "La noche del 5/6 de junio", "La noche del cinco al seis de junio"),
        ("it", "La notte del 5/6 giugno", "La notte del cinque-sei giugno"),
        ("es", "el 5/6/1944", "el cinco de junio de mil novecientos cuarenta y cuatro"),
    ])
    func `a night between two days has its month once`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        (
            "pt", "A 3.9.91 e a 27.05.94",
            "A três de setembro de noventa e um e a vinte e sete de maio de noventa e quatro"
        ),
        ("pt", "no dia 1°/07", "no dia primeiro de julho"), ("pt", "o 1º/7", "o primeiro de julho"),
        ("pt", "a versão 3.9.91", "a versão três ponto nove ponto noventa e um"),
    ])
    func `dates in figures have short years and ordinals`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("la guerre de 14-18", "la guerre de quatorze dix-huit"),
        ("la guerre, celle de 39-45", "la guerre, celle de trente-neuf quarante-cinq"),
        ("les pages 14-18", "les pages quatorze à dix-huit"),
    ])
    func `the two wars have their years beside each other`(printed: String, spoken: String) {
        #expect(said(printed, "fr") == spoken)
    }

    @Test(arguments: [
        ("es", "7,63 hab./km²", "siete coma sesenta y tres habitantes por kilómetro cuadrado"),
        ("es", "7,63 hab. / km² ayer", "siete coma sesenta y tres habitantes por kilómetro cuadrado ayer"),
        ("pt", "7 hab./km²", "sete habitantes por quilômetro quadrado"),
        ("fr", "100 hab/km2", "cent habitants par kilomètre carré"),
    ])
    func `people are counted by the square kilometre`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
