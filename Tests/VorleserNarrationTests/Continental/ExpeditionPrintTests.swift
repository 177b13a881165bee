import Testing
import VorleserCore
import VorleserNarration

/// What accounts of journeys, clubs and wars print: years beside initials, hours, degrees of the globe, shortened names.
struct ExpeditionPrintTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        (
            "de", "Am 6. Juli 1884 J. Berger und sein Sohn.",
            "Am sechsten Juli achtzehnhundertvierundachtzig J Berger und sein Sohn."
        ),
        ("de", "Im Jahre 1891 L. M. Rast.", "Im Jahre achtzehnhunderteinundneunzig L M Rast."),
        ("de", "Dort stieg 1884 F. von Berg auf.", "Dort stieg achtzehnhundertvierundachtzig F von Berg auf."),
        ("es", "En 1882 A. Romero subió.", "En mil ochocientos ochenta y dos A Romero subió."),
    ])
    func `a letter between a year and a name is no unit`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("Wir gingen um 2 U. früh.", "Wir gingen um zwei Uhr früh."),
        ("Um 8 U. 50 waren wir oben.", "Um acht Uhr fünfzig waren wir oben."),
        ("Er kam gegen 1 U. an.", "Er kam gegen ein Uhr an."),
        ("Im Brief an U. Berger.", "Im Brief an U Berger."),
    ])
    func `hours are shortened to a letter`(printed: String, spoken: String) {
        #expect(said(printed, "de") == spoken)
    }

    @Test(arguments: [
        ("die Karte der k. k. geologischen Anstalt", "die Karte der kaiserlich-königlichen geologischen Anstalt"),
        (
            "das Werk des k. u. k. militärgeographischen Instituts",
            "das Werk des kaiserlichen und königlichen militärgeographischen Instituts"
        ),
        ("vom kgl. topographischen Bureau", "vom königlichen topographischen Bureau"),
        ("die ital. historische Schule", "die italienische historische Schule"),
    ])
    func `a shortened adjective ends as the one beside it`(printed: String, spoken: String) {
        #expect(said(printed, "de") == spoken)
    }

    @Test(arguments: [
        ("Der Grat ist ½ m breit.", "Der Grat ist einen halben Meter breit."),
        ("Er liegt 1 km weiter westlich.", "Er liegt einen Kilometer weiter westlich."),
        ("Es war 1/4 nach 3.", "Es war Viertel nach drei."),
        ("Gegen Ende d. J. 1813 zog er ab.", "Gegen Ende des Jahres achtzehnhundertdreizehn zog er ab."),
        ("Am Ende d. 18. Jhs. blühte der Ort.", "Am Ende des achtzehnten Jahrhunderts blühte der Ort."),
        ("Der Brief vom J. 1806 fehlt.", "Der Brief vom Jahre achtzehnhundertsechs fehlt."),
        ("Lt. Vereinbarung zahlt er.", "Laut Vereinbarung zahlt er."),
        ("Da kam der Lt. der Reserve.", "Da kam der Leutnant der Reserve."),
        ("Dort sprach Lt. Kurz.", "Dort sprach Leutnant Kurz."),
        ("Sie siegten 3:2 n. V. gegen Köln.", "Sie siegten drei zu zwei nach Verlängerung gegen Köln."),
        ("Dazu 1 Pr. Salz geben.", "Dazu eine Prise Salz geben."),
        ("Er fährt von Gl. 8 ab.", "Er fährt von Gleis acht ab."),
        ("Das folgt aus Gl. 8.", "Das folgt aus Gleichung acht."),
        ("Es war 1701 n. Chr. Geb. so.", "Es war siebzehnhunderteins nach Christi Geburt so."),
        ("Ferd. Frh. von Berg", "Ferdinand Freiherr von Berg"),
        ("Vergl. S. 12.", "Vergleiche Seite zwölf."),
        ("Dort ritt Gen.-Lt. v. Au.", "Dort ritt Generalleutnant von Au."),
        ("Es schrieb Oberst a. D. Meyer.", "Es schrieb Oberst außer Dienst Meyer."),
        ("Er lebte in Frankfurt a. d. Oder.", "Er lebte in Frankfurt an der Oder."),
        ("Das war Anfang d. 20er Jahre.", "Das war Anfang der zwanziger Jahre."),
        ("Das folgt aus Satz 2.1 oben.", "Das folgt aus Satz zwei Punkt eins oben."),
        ("Mit vorzügl. Hochachtung", "Mit vorzüglicher Hochachtung"),
        (
            "Auf 54° 20′ n. Br. und 10° 8′ ö. L. lag es.",
            "Auf vierundfünfzig Grad zwanzig Minuten nördlicher Breite und zehn Grad acht Minuten östlicher Länge lag es."
        ),
        ("Es hatte 5° R. im Schatten.", "Es hatte fünf Grad Réaumur im Schatten."),
        ("Bei 20° C. im Schatten.", "Bei zwanzig Grad Celsius im Schatten."),
        ("Der D. A. V. 1864 berichtet.", "Der D A V achtzehnhundertvierundsechzig berichtet."),
    ])
    func `German chronicles are read in full`(printed: String, spoken: String) {
        #expect(said(printed, "de") == spoken)
    }

    @Test(arguments: [
        (
            "fr", "Par 48° 51′ de lat. N. et 2° 21′ de long. E.",
            "Par quarante-huit degrés cinquante et une minutes de latitude nord et deux degrés vingt et une minutes de longitude est."
        ),
        ("es", "A los 40° de lat. N. viven.", "A los cuarenta grados de latitud norte viven."),
        ("it", "A 40° di lat. N. vivono.", "A quaranta gradi di latitudine nord vivono."),
        ("pt", "A 40° de lat. N. vivem.", "A quarenta graus de latitude norte vivem."),
        ("fr", "Il faisait 12° R. au soleil.", "Il faisait douze degrés Réaumur au soleil."),
        ("es", "Marcaba 12º R. bajo cero.", "Marcaba doce grados Réaumur bajo cero."),
        ("fr", "À 3 km au S.-O. de la ville.", "À trois kilomètres au sud-ouest de la ville."),
        ("es", "A 3 km. al S.O. de la ciudad.", "A tres kilómetros al suroeste de la ciudad."),
        ("it", "A 3 km. a S.O. della città.", "A tre chilometri a sud-ovest della città."),
        ("pt", "A 3 km. a S.O. da cidade.", "A três quilômetros a sudoeste da cidade."),
        ("it", "Lo disse a S. E. il ministro.", "Lo disse a Sua Eccellenza il ministro."),
    ])
    func `degrees and winds are named`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: [
        ("fr", "Voilà Mad. de Berne et Mle. de Lis.", "Voilà madame de Berne et mademoiselle de Lis."),
        ("fr", "Chez M.de Berne.", "Chez monsieur de Berne."),
        ("fr", "Il revit les fleurs du Cap. J’en ris.", "Il revit les fleurs du Cap. J’en ris."),
        ("fr", "Il vit le Cap. Dupont.", "Il vit le capitaine Dupont."),
        ("fr", "Le chemin du P.-L.-M. brûla.", "Le chemin du P L M brûla."),
        ("fr", "Cela coûte 16,825 fr. par an.", "Cela coûte seize mille huit cent vingt-cinq francs par an."),
        ("fr", "Une feuille de 21 × 29,7 cm.", "Une feuille de vingt et un sur vingt-neuf virgule sept centimètres."),
        ("fr", "Il vendit 3 douz. d’œufs.", "Il vendit trois douzaines d’oeufs."),
        ("fr", "Trois parties ! 1° Devoirs du maître.", "Trois parties ! primo Devoirs du maître."),
        ("fr", "Né en 1801, † à Lyon en 1860.", "Né en mille huit cent un, mort à Lyon en mille huit cent soixante."),
        ("fr", "Il ép. en 1825 Anne Petit.", "Il épousa en mille huit cent vingt-cinq Anne Petit."),
        ("fr", "Une hausse de 0,5 pt.", "Une hausse de zéro virgule cinq point."),
        ("fr", "La IIIe Rép. dura.", "La troisième République dura."),
        ("es", "Ganó $1,500.00 MXN ayer.", "Ganó mil quinientos pesos ayer."),
        ("es", "Vio las botas de S. A. en el suelo.", "Vio las botas de Su Alteza en el suelo."),
        ("es", "¿Vienen Vdes. mañana?", "¿Vienen ustedes mañana?"),
        ("es", "Acto II, esc. 3.", "Acto dos, escena tres."),
        ("es", "Vive en el 4.º C, en Lugo.", "Vive en el cuarto C, en Lugo."),
        ("es", "Abierto del lun. al vie. por la tarde.", "Abierto del lunes al viernes por la tarde."),
        ("es", "Véase T. I, pág. 3.", "Véase tomo uno, página tres."),
        ("it", "Dal sec. XV al XVII fiorì.", "Dal secolo quindicesimo al diciassettesimo fiorì."),
        ("it", "Venne l’arch. P. Verdi.", "Venne l’architetto P Verdi."),
        ("it", "Vedi la fig. 3a e la 3a edizione.", "Vedi la figura tre a e la terza edizione."),
        ("it", "Venga alle 5 p.m. in punto.", "Venga alle cinque pomeridiane in punto."),
        ("it", "Pregano le SS.LL. di venire.", "Pregano le Signorie Loro di venire."),
        ("it", "Aperto dal lun. al ven. mattina.", "Aperto dal lunedì al venerdì mattina."),
        ("it", "Vedi tab. 2 e il Card. Bembo.", "Vedi tabella due e il cardinal Bembo."),
        ("it", "Vedi fig. 3, p. xii.", "Vedi figura tre, pagina dodici."),
        ("it", "Parlò il M.se Bembo.", "Parlò il marchese Bembo."),
        ("pt", "Pagou 1:000 escudos e 16:800 libras.", "Pagou mil escudos e dezesseis mil e oitocentas libras."),
        ("pt", "Custou 6.500$000 réis.", "Custou seis contos e quinhentos mil réis."),
        (
            "pt", "Eram 1.200.300:400$000 réis.",
            "Eram um milhão duzentos mil e trezentos contos e quatrocentos mil réis."
        ),
        ("pt", "Aberto de seg. a sex. de manhã.", "Aberto de segunda a sexta de manhã."),
        ("pt", "Conforme a al. b) do artigo.", "Conforme a alínea b) do artigo."),
        ("pt", "Mora no 3.º dto. da rua.", "Mora no terceiro direito da rua."),
    ])
    func `what is shortened is said in full`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }

    @Test(arguments: ["de", "fr", "es", "it", "pt"])
    func `a letter alone that heads an index is a letter`(language: String) {
        #expect(said("D.", language) == "D." && said("C", language) == "C")
    }
}
