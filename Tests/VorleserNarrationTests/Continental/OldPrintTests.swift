import Testing
import VorleserCore
import VorleserNarration

/// Numbers, titles and initials as prints of earlier times have them.
struct OldPrintTests {
    private func said(_ printed: String, _ language: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("Diga V. lo que quiera.", "Diga usted lo que quiera."),
        ("Ya lo sabe V. y basta.", "Ya lo sabe usted y basta."),
        ("VV. lo saben bien.", "Ustedes lo saben bien."),
        ("Véase (V. la pág. 30).", "Véase (véase la página treinta)."),
        ("V. el capítulo II.", "Véase el capítulo dos."),
        ("Antolín S. Paparrigópulos vino.", "Antolín S Paparrigópulos vino."),
        ("Oyó a J. S. Bach.", "Oyó a J S Bach."),
        ("Vino D. Juan con D. Ana.", "Vino don Juan con doña Ana."),
        ("El Sr. D. Juan Pérez.", "El señor don Juan Pérez."),
        ("La iglesia de S. Roque y S. Clara.", "La iglesia de san Roque y santa Clara."),
        ("Corresponden a F. 1.252 reales.", "Corresponden a F. mil doscientos cincuenta y dos reales."),
        ("Benito P. Galdós escribe.", "Benito P Galdós escribe."),
        ("Los PP. Jesuitas y SS. MM. los Reyes.", "Los padres Jesuitas y Sus Majestades los Reyes."),
        ("Cobraba 2,15 pesetas diarias.", "Cobraba dos pesetas con quince diarias."),
        ("A las 3 1/2 salió.", "A las tres y media salió."),
        ("Compró 2 1/2 varas.", "Compró dos varas y media."),
        ("-Yo -dijo- no sé.", "—Yo —dijo— no sé."),
        ("Ruiz-Ochoa, pre- y posguerra, -5 grados.", "Ruiz-Ochoa, pre- y posguerra, menos cinco grados."),
        ("Vive en el 2.º.", "Vive en el segundo."),
        ("Crédito público, etc...", "Crédito público, etcétera…"),
        ("La V.O.T. de San Juan.", "La V O T de San Juan."),
        ("Los SS. Cosme y Damián.", "Los santos Cosme y Damián."),
        ("Vino a la 1 y se fue.", "Vino a la una y se fue."),
        ("Vino a la 1.", "Vino a la una."),
        ("El conde de *** habló.", "El conde de tres estrellas habló."),
        ("El 3 8bre. de 1830.", "El tres octubre de mil ochocientos treinta."),
    ])
    func `Spanish`(printed: String, spoken: String) { #expect(said(printed, "es") == spoken) }

    @Test(arguments: [
        ("Mrs. Weldon partit avec Mrs Fogg.", "Mistress Weldon partit avec mistress Fogg."),
        ("Les jungles de l'Inde orientale.", "Les jungles de l'Inde orientale."),
        ("Signé : L. M.", "Signé : L M."),
        ("S. V., dit-elle.", "S V, dit-elle."),
        ("M. Dupont et M. L. Durand.", "Monsieur Dupont et monsieur L Durand."),
        ("M. L. M. et P. V.", "Monsieur L M et P V."),
        ("Voir p. 12, t. II, v. 3.", "Voir page douze, tome deux, vers trois."),
        ("Voici : 1° l'auteur ; 2° le motif.", "Voici : primo l'auteur ; secundo le motif."),
        ("Il fait 12° de froid.", "Il fait douze degrés de froid."),
        ("Par 43° 57' de latitude.", "Par quarante-trois degrés cinquante-sept minutes de latitude."),
        ("12° 30' 15\" de longitude.", "douze degrés trente minutes quinze secondes de longitude."),
        ("48° 50' N. de Paris.", "quarante-huit degrés cinquante minutes nord de Paris."),
        ("Un volume in-8° de 20,000 francs.", "Un volume in-octavo de vingt mille francs."),
        ("Il coûte 1,200 francs.", "Il coûte mille deux cents francs."),
        ("Il mesure 3,14 mètres.", "Il mesure trois virgule quatorze mètres."),
        ("2 lieues 1/2 plus loin.", "deux lieues et demie plus loin."),
        (
            "Louis XIV, XIXe siècle, François Ier, le IIe Empire.",
            "Louis quatorze, dix-neuvième siècle, François premier, le deuxième Empire."
        ),
        ("À 9 h. 05 m. il vint.", "À neuf heures cinq il vint."),
        ("À 3 h. 20 il vint.", "À trois heures vingt il vint."),
        ("Le marquis de *** sortit.", "Le marquis de trois étoiles sortit."),
        ("À 14 h 30 il vint.", "À quatorze heures trente il vint."),
    ])
    func `French`(printed: String, spoken: String) { #expect(said(printed, "fr") == spoken) }

    @Test(arguments: [
        ("Pagou 25$000 reis.", "Pagou vinte e cinco mil réis."),
        ("Custou 1:200$000.", "Custou um conto e duzentos mil réis."),
        ("Deu 5$500 ao moço.", "Deu cinco mil e quinhentos réis ao moço."),
        ("Eram 1:000$000.", "Eram um conto de réis."),
        ("Eram 3:000$000 réis.", "Eram três contos de réis."),
        ("Um pão por $020.", "Um pão por vinte réis."),
        ("Custa 12$50.", "Custa doze escudos e cinquenta centavos."),
        ("Custa R$ 25,00 hoje.", "Custa vinte e cinco reais hoje."),
        ("A S. Joanneira e S. Rita e S. Antonio.", "A São Joanneira e Santa Rita e Santo Antonio."),
        ("Como v. exc.a quer.", "Como Vossa Excelência quer."),
        ("As snr.as Gansosos.", "As senhoras Gansosos."),
        ("Quando muito, dez.", "Quando muito, dez."),
        ("No dia 31 de dez. de 1890.", "No dia trinta e um de dezembro de mil oitocentos e noventa."),
        ("O conde B. V., que veio.", "O conde B V, que veio."),
        ("1.° porque sim, 2.° porque não.", "primeiro porque sim, segundo porque não."),
        ("Às 9 1/2 saiu.", "Às nove e meia saiu."),
        ("Capitulo X", "Capitulo dez"),
        ("À 1 da tarde saiu.", "À uma da tarde saiu."),
    ])
    func `Portuguese`(printed: String, spoken: String) { #expect(said(printed, "pt") == spoken) }

    @Test(arguments: [
        ("Il 1, giovedì, e dal 1 al 15 marzo.", "Il primo, giovedì, e dal primo al quindici marzo."),
        ("La chiesa di S. Luca e S. Croce e S. Anna.", "La chiesa di San Luca e Santa Croce e Sant’Anna."),
        ("Alle 10,30 venne.", "Alle dieci e trenta venne."),
        ("Alle 3 1/2 venne.", "Alle tre e mezzo venne."),
        ("Erano 10,000 uomini.", "Erano diecimila uomini."),
        ("La sig.a Bianchi e M.me de Staël.", "La signora Bianchi e madame de Staël."),
        ("Mr. Pickwick e Mrs. Brown.", "Mister Pickwick e missis Brown."),
        ("Costa 3,50 lire.", "Costa tre lire e cinquanta."),
    ])
    func `Italian`(printed: String, spoken: String) { #expect(said(printed, "it") == spoken) }

    @Test(arguments: [
        ("Das ist seine Art.", "Das ist seine Art."),
        ("Art. 5 und Kap. 3.", "Artikel fünf und Kapitel drei."),
        ("Da kam Max.", "Da kam Max."),
        ("Um 1/2 9 Uhr kam er.", "Um halb neun Uhr kam er."),
        ("Um ½9 Uhr, um ¾8 Uhr.", "Um halb neun Uhr, um drei viertel acht Uhr."),
        ("Um 9 1/2 Uhr.", "Um halb zehn Uhr."),
        ("Das 16te Jahrhundert, am 3ten Mai.", "Das sechzehnte Jahrhundert, am dritten Mai."),
        ("Wien, 3. VIII. 98.", "Wien, dritter achter achtundneunzig."),
        ("Die Prinzessin X. lachte.", "Die Prinzessin X lachte."),
        ("Herr V. kam.", "Herr V kam."),
        ("S. M. S. Emden fuhr.", "Seiner Majestät Schiff Emden fuhr."),
        ("Der V. Akt und I. Teil.", "Der fünfte Akt und erster Teil."),
        ("Frankfurt a. d. Oder, Major a. D.", "Frankfurt an der Oder, Major außer Dienst."),
        ("Dr. h. c. Müller.", "Doktor honoris causa Müller."),
    ])
    func `German`(printed: String, spoken: String) { #expect(said(printed, "de") == spoken) }

    @Test(arguments: [
        ("de", "D. H. Lawrence schrieb, d. h. er log.", "D H Lawrence schrieb, das heißt er log."),
        ("de", "Der Maler P. P. Rubens und H. C. Andersen.", "Der Maler P P Rubens und H C Andersen."),
        ("de", "Romane von I. A. Gontscharow und U. A. Keller.", "Romane von I A Gontscharow und U A Keller."),
        ("de", "I. A. Schulze", "Im Auftrag Schulze"),
        ("de", "Z. B. Müller kam aus Frankfurt a. M. her.", "Zum Beispiel Müller kam aus Frankfurt am Main her."),
        ("fr", "Films de J.-C. Carrière et S. M. Eisenstein.", "Films de J C Carrière et S M Eisenstein."),
        ("fr", "R. P. Feynman et P. S. Laplace écrivent.", "R P Feynman et P S Laplace écrivent."),
        ("fr", "N. S. Khrouchtchev et le R. P. Lacordaire.", "N S Khrouchtchev et le révérend père Lacordaire."),
        ("fr", "S. M. Louis XVIII et S. S. Pie IX.", "Sa Majesté Louis dix-huit et Sa Sainteté Pie neuf."),
        ("fr", "Avant J.-C. Rome était petite.", "Avant Jésus-Christ Rome était petite."),
        ("fr", "P. S. Venez vite.", "Post-scriptum Venez vite."),
        ("es", "Leyó a D. H. Lawrence y a R. P. Feynman.", "Leyó a D H Lawrence y a R P Feynman."),
        ("es", "El R. P. Ramírez y S. M. Alfonso XIII.", "El reverendo padre Ramírez y Su Majestad Alfonso trece."),
        ("it", "Lesse P. S. Laplace; S. M. Umberto I regnava.", "Lesse P S Laplace; Sua Maestà Umberto primo regnava."),
    ])
    func `initials that could be an abbreviation are a person's`(language: String, printed: String, spoken: String) {
        #expect(said(printed, language) == spoken)
    }
}
