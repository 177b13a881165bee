import Testing
import VorleserCore
import VorleserNarration

struct SpanishSpokenFormTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "es").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Tenía 1 perro y 31 gallinas.", "Tenía un perro y treinta y una gallinas."),
        ("Pasaron 21 días y 200 noches.", "Pasaron veintiún días y doscientas noches."),
        ("El capítulo 21 trata de 2 reyes.", "El capítulo veintiuno trata de dos reyes."),
        ("En mayo de 1808 costaba poco.", "En mayo de mil ochocientos ocho costaba poco."),
        ("en 1808–1814 costaba", "en mil ochocientos ocho a mil ochocientos catorce costaba"),
        ("200–300 mujeres", "doscientas a trescientas mujeres"),
        ("21.000 mujeres", "veintiuna mil mujeres"), ("2.000.000 de almas", "dos millones de almas"),
        (
            "Corrió 42,195 km en 2 h 15 min.",
            "Corrió cuarenta y dos coma uno nueve cinco kilómetros en dos horas y quince minutos."
        ),
        ("Hoy hace −3 °C.", "Hoy hace menos tres grados centígrados."), ("la 100.ª vez", "la centésima vez"),
        ("el 3.er piso, el 2º", "el tercer piso, el segundo"), ("1/2 kg de pan", "medio kilogramo de pan"),
        ("2½ horas", "dos horas y media"), ("30 m² a 100 km/h", "treinta metros cuadrados a cien kilómetros por hora"),
    ])
    func `numbers agree with what they count`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("Costaba 3,50 €.", "Costaba tres euros con cincuenta céntimos."),
        ("$1,250.50", "mil doscientos cincuenta dólares con cincuenta centavos"),
        ("a las 10:15 h", "a las diez y cuarto"), ("a las 22.30", "a las veintidós y media"),
        ("Mateo 5:13", "Mateo cinco, trece"),
        ("el 25 % de 0,5 %", "el veinticinco por ciento de cero coma cinco por ciento"),
        ("1936–1939", "mil novecientos treinta y seis a mil novecientos treinta y nueve"),
        ("el 01/09/1939", "el uno de septiembre de mil novecientos treinta y nueve"),
        ("2 + 3 = 5", "dos más tres igual a cinco"),
    ])
    func `money, times and dates are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("Alfonso X, Isabel II y Alfonso XIII", "Alfonso décimo, Isabel segunda y Alfonso trece"),
        ("los siglos XVI y XVII", "los siglos dieciséis y diecisiete"),
        ("la II Guerra Mundial", "la segunda Guerra Mundial"),
        ("cap. III, vol. II", "capítulo tres, volumen dos"), ("el IV Congreso", "el cuarto Congreso"),
        ("mi vi di", "mi vi di"),
    ])
    func `Roman numbers are said by what they number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Se lo dije a D.ª María y a D. Juan.", "Se lo dije a doña María y a don Juan."), ("¿Y Ud.?", "¿Y usted?"),
        ("S. A. R. el príncipe", "Su Alteza Real el príncipe"), ("El C. I. D. no vino.", "El C I D no vino."),
        ("en EE. UU., etc.", "en Estados Unidos, etcétera."),
        ("murió en el 44 a. C.", "murió en el cuarenta y cuatro antes de Cristo."),
        ("J. L. Borges", "J L Borges"), ("la BBC y la ONU", "la B B C y la ONU"),
        ("ana.ruiz@correo.es", "ana punto ruiz arroba correo punto es"),
        ("§ 5", "párrafo cinco"), ("El Dr. B. murió.", "El doctor B murió."),
    ])
    func `abbreviations and signs are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "Mi casa.", "¿Qué? No sé.", "Vi a Ana.", "Y entonces… sí.", "Él y yo; ella o tú.", "El cd. no.", "Son dos.",
        "A la una.",
    ])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }

    @Test(arguments: [
        ("Madrid, 3 de oct. de 1990", "Madrid, tres de octubre de mil novecientos noventa"),
        ("1½ años", "un año y medio"),
        ("Da. Perfecta", "Doña Perfecta"),
        ("López & hijos", "López e hijos"),
        ("c. 1500", "circa mil quinientos"),
        ("90°", "noventa grados"),
        ("el 31/12", "el treinta y uno de diciembre"),
        ("1,80 m", "un metro ochenta"),
        ("Josef K. calló.", "Josef K calló."),
    ])
    func `initials, days, lengths and more are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
