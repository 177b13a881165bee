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
        ("el profeta Isaías (40:18 y 44:9)", "el profeta Isaías (cuarenta, dieciocho y cuarenta y cuatro, nueve)"),
        (
            "Tenía 20 pesos y 30 pesos, pero costaba $125.337.",
            "Tenía veinte pesos y treinta pesos, pero costaba ciento veinticinco mil trescientos treinta y siete pesos."
        ),
        ("la epístola a los Corintios (13:12)", "la epístola a los Corintios (trece, doce)"),
        ("Platón, 347 AC; la corriente AC", "Platón, trescientos cuarenta y siete antes de Cristo; la corriente A C"),
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

    @Test(arguments: [
        ("En 2024 ha ganado el premio.", "En dos mil veinticuatro ha ganado el premio."),
        ("La ley 40 ha cambiado.", "La ley cuarenta ha cambiado."),
        ("En 2025 ha de cambiar la ley.", "En dos mil veinticinco ha de cambiar la ley."),
        ("Tiene 30 ha de olivar y 3 ha cada uno.", "Tiene treinta hectáreas de olivar y tres hectáreas cada uno."),
        ("Un parque de 40 ha situado en la costa.", "Un parque de cuarenta hectáreas situado en la costa."),
        ("La finca de 2000 ha de olivar.", "La finca de dos mil hectáreas de olivar."),
    ])
    func `a verb after a number is no measure`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Llame al +34 612 345 678 hoy.",
            "Llame al más treinta y cuatro, seis uno dos, tres cuatro cinco, seis siete ocho hoy."
        ),
        ("El 900 123 456 es gratis.", "El nueve cero cero, uno dos tres, cuatro cinco seis es gratis."),
        (
            "Son 900 123 456 habitantes.",
            "Son novecientos millones ciento veintitrés mil cuatrocientos cincuenta y seis habitantes."
        ),
        ("Tel. 91 123 45 67", "Teléfono noventa y uno, uno dos tres, cuarenta y cinco, sesenta y siete"),
        ("Al (91) 123 45 67.", "Al noventa y uno, uno dos tres, cuarenta y cinco, sesenta y siete."),
        ("+52 (55) 1234 5678", "más cincuenta y dos, cincuenta y cinco, uno dos tres cuatro, cinco seis siete ocho"),
        ("Tel. 91", "Teléfono noventa y uno"),
    ])
    func `telephones are said by groups`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("$ 16,356", "dieciséis mil trescientos cincuenta y seis dólares"),
        ("$1,500.50", "mil quinientos dólares con cincuenta centavos"),
        ("$ 1,200 millones", "mil doscientos millones de dólares"),
        ("$ 4,500 pesos", "cuatro mil quinientos pesos"),
        ("$ 15.000 pesos", "quince mil pesos"),
        ("S/ 35,50", "treinta y cinco soles con cincuenta céntimos"),
        ("1,5 M€", "uno coma cinco millones de euros"),
        ("US$ 15 mil millones", "quince mil millones de dólares"),
        ("$ 200 mil", "doscientos mil dólares"),
        ("1,359 €", "uno coma tres cinco nueve euros"),
        ("1,80 pesetas", "una peseta con ochenta"),
        ("US$ 3,5 millones de dólares", "tres coma cinco millones de dólares"),
    ])
    func `money is said as it is written in America`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("a las 9:35a.m.", "a las nueve y treinta y cinco a eme."),
        ("a las 5:30pm", "a las cinco y media pe eme"),
        ("a las 17:00hrs", "a las diecisiete"),
        ("a la 1:00 p. m. o así", "a la una pe eme o así"),
        ("a las 12 m.", "a las doce del mediodía."),
        ("18.30 h", "dieciocho y media"),
        ("2.5 h", "dos punto cinco horas"),
        ("Dura 24 hs.", "Dura veinticuatro horas."),
    ])
    func `the halves of the day follow a time`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("el 1ro. de mayo", "el primero de mayo"),
        ("el 2do. piso", "el segundo piso"),
        ("la 3ra vez", "la tercera vez"),
        ("el 4to lugar", "el cuarto lugar"),
        ("la 5ta", "la quinta"),
        ("es 2do.", "es segundo."),
        ("el 1o. de enero", "el primero de enero"),
        ("el 1 º de agosto", "el primero de agosto"),
        ("20 º C", "veinte grados centígrados"),
        ("1° de agosto", "primero de agosto"),
        ("3/4 partes", "tres cuartas partes"),
        ("1/3 parte", "una tercera parte"),
        ("½ kg", "medio kilogramo"),
        ("El nº 1 estaba", "El número uno estaba"),
        ("El No. 1 estaba", "El número uno estaba"),
    ])
    func `ordinals have letters, or a sign apart`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Basilea I, II y III", "Basilea uno, dos y tres"),
        ("la I y II Guerra", "la primera y segunda Guerra"),
        ("los capítulos I, V y X", "los capítulos uno, cinco y diez"),
        ("los siglos XVI-XVII", "los siglos dieciséis a diecisiete"),
        ("los III Juegos", "los terceros Juegos"),
        ("XXII Jornadas", "vigésimas segundas Jornadas"),
        ("la Serie C", "la Serie C"),
        ("el capítulo C", "el capítulo cien"),
        ("la canción Can I Get", "la canción Can I Get"),
        ("don Baldomero I", "don Baldomero primero"),
    ])
    func `Roman numbers stand in rows and before what happens again`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("entre 1936-1939", "entre mil novecientos treinta y seis y mil novecientos treinta y nueve"),
        ("Ley 39-2015", "Ley treinta y nueve, dos mil quince"),
        ("el Decreto n.º 400-2025", "el Decreto número cuatrocientos, dos mil veinticinco"),
        ("páginas 1999-2003", "páginas mil novecientos noventa y nueve a dos mil tres"),
        ("arts. 3/4", "artículos tres y cuatro"),
        ("el 11/9", "el once de septiembre"),
        ("el 24/7", "el veinticuatro siete"),
        ("el R. D. 40", "el Real Decreto cuarenta"),
        ("7-2-95", "siete de febrero de noventa y cinco"),
    ])
    func `law and dates with a hyphen or a slash`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("las FF. AA. y los JJ. OO.", "las Fuerzas Armadas y los Juegos Olímpicos."),
        ("Franklin D. Roosevelt y D. Juan", "Franklin D Roosevelt y don Juan"),
        ("el Hidalgo D. Quijote", "el Hidalgo don Quijote"),
        ("en Washington, D.C., hoy", "en Washington, D C, hoy"),
        ("300 d.C.", "trescientos después de Cristo."),
        ("el 3300 aC", "el tres mil trescientos antes de Cristo"),
        ("págs. 5 y ss.", "páginas cinco y siguientes."),
        ("Calle Mayor, s/n", "Calle Mayor, sin número"),
        ("2 cdas. de sal", "dos cucharadas de sal"),
        ("la Lcda. Ruiz y el Sen. López", "la licenciada Ruiz y el senador López"),
        (
            "María Ruiz (n. 23 de enero de 1950)",
            "María Ruiz (nacida el veintitrés de enero de mil novecientos cincuenta)"
        ),
        ("Juan Ruiz (n. 1950)", "Juan Ruiz (nacido en mil novecientos cincuenta)"),
        ("(n. 23)", "(número veintitrés)"),
        ("Anotó 15 pts. en el partido.", "Anotó quince puntos en el partido."),
        ("Costó 15 pts. ayer.", "Costó quince pesetas ayer."),
        ("a 22'6 km", "a veintidós coma seis kilómetros"),
        ("el 5'30''", "el cinco'treinta''"),
    ])
    func `doubled letters, names and more are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("US$ 100-150 millones", "cien a ciento cincuenta millones de dólares"),
        ("$5-10", "cinco a diez dólares"),
        ("USD 20.000", "veinte mil dólares"),
        ("$1,250,000.50", "un millón doscientos cincuenta mil dólares con cincuenta centavos"),
        ("la COP 28", "la COP veintiocho"),
        ("de 9:00-17:00 h", "de nueve a diecisiete"),
        ("los 1eros y 2dos", "los primeros y segundos"),
        ("los 1os premios", "los primeros premios"),
        (
            "Tel.: (+54 11) 4321-5678",
            "Teléfono: más cincuenta y cuatro, once, cuatro tres dos uno, cinco seis siete ocho"
        ),
        ("el 70 ha de ser", "el setenta ha de ser"),
        ("Enrique V y VI", "Enrique quinto y sexto"),
        ("el 9/11", "el nueve de noviembre"),
    ])
    func `ranges, kings and hours in short are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("200 mil personas, 21 mil habitantes", "doscientas mil personas, veintiún mil habitantes"),
        ("Costó 31 mil.", "Costó treinta y un mil."),
        ("21 mil millones", "veintiún mil millones"),
        ("1 o 2 veces, 21 o 22 mujeres", "una o dos veces, veintiuna o veintidós mujeres"),
        ("entre 200 y 300 casas", "entre doscientas y trescientas casas"),
        ("de 200 a 300 personas", "de doscientas a trescientas personas"),
        ("1 o 2 días, de 1 a 10 puntos", "uno o dos días, de uno a diez puntos"),
        ("En 1921 o 1922 murió.", "En mil novecientos veintiuno o mil novecientos veintidós murió."),
        ("De 1921 a 2000 mujeres.", "De mil novecientos veintiuno a dos mil mujeres."),
        ("las 21; unas 200 o 300", "las veintiuna; unas doscientas o trescientas"),
        ("los otros 21", "los otros veintiuno"),
        ("las 21 restantes", "las veintiuna restantes"),
        ("1 gran casa y 1 gran hombre", "una gran casa y un gran hombre"),
        ("1 de las 3 mujeres, 1 de las casas", "una de las tres mujeres, una de las casas"),
        ("el 1 de las listas", "el uno de las listas"), ("1 ó 2 semanas", "una ó dos semanas"),
    ])
    func `numbers agree over mil, or, and adjectives`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Era la 1.", "Era la una."),
        ("la 1 y cuarto, la 1 menos 10", "la una y cuarto, la una menos diez"),
        ("La 1 de Televisión", "La uno de Televisión"),
        ("A las 5½ vino.", "A las cinco y media vino."),
        ("a las 2 y 1/2", "a las dos y media"),
        ("1 1/2 tazas", "una taza y media"),
        ("de 17.30 a 19.00", "de diecisiete y media a diecinueve"),
        ("3.50 a 4.50 metros", "tres punto cincuenta a cuatro punto cincuenta metros"),
    ])
    func `one o’clock is told by what stands beside it`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("3000 r.p.m. de giro", "tres mil revoluciones por minuto de giro"),
        ("a 2600 m.s.n.m. hoy", "a dos mil seiscientos metros sobre el nivel del mar hoy"),
        ("S. A. S. el príncipe", "Su Alteza Serenísima el príncipe"),
        ("V.S. Naipaul", "V S Naipaul"),
        ("V. S. Naipaul escribe.", "V S Naipaul escribe."),
        ("Según P. D. James, no.", "Según P D James, no."),
        ("P. D. No olvides el pan.", "Posdata No olvides el pan."),
        ("Vino S. S. Van Dine.", "Vino S S Van Dine."),
        ("S. M. Alfonso XIII y S. M. el Rey", "Su Majestad Alfonso trece y Su Majestad el Rey"),
        ("S. S. Pío XII", "Su Santidad Pío doce"),
        ("el R. P. Feijoo", "el reverendo padre Feijoo"),
        ("R. P. Feynman", "R P Feynman"),
        ("s. l., s. a.", "sin lugar, sin año."),
        ("Pérez, S. A.", "Pérez, sociedad anónima."),
        ("en el siglo II a. C. y el 200 a. de C.", "en el siglo dos antes de Cristo y el doscientos antes de Cristo."),
        ("la N. del T. dice", "la nota del traductor dice"),
        ("del FF. CC.", "del ferrocarril."),
    ])
    func `a run of letters is an abbreviation as a whole or not at all`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("10 x 15 cm, 20 cm x 30 cm", "diez por quince centímetros, veinte centímetros por treinta centímetros"),
        ("en el km 21, km. 12, 5 km", "en el kilómetro veintiuno, kilómetro doce, cinco kilómetros"),
        ("35° a la sombra y 40° al sol", "treinta y cinco grados a la sombra y cuarenta grados al sol"),
        ("el 1° y 2° piso", "el primero y segundo piso"),
        ("Llegó 3º.", "Llegó tercero."), ("La máxima fue 18°.", "La máxima fue dieciocho grados."),
        ("Juan Ruiz († Madrid, 1930)", "Juan Ruiz (muerto en Madrid, mil novecientos treinta)"),
        ("el †Triceratops y la palabra† sigue", "el Triceratops y la palabra sigue"),
        ("Juan Ruiz (†1930)", "Juan Ruiz (muerto en mil novecientos treinta)"),
        ("Ana Ruiz (m. 1931)", "Ana Ruiz (muerta en mil novecientos treinta y uno)"),
        (
            "Murillo (n. Sevilla, 1617 - m. Cádiz, 1682)",
            "Murillo (nacido en Sevilla, mil seiscientos diecisiete - muerto en Cádiz, mil seiscientos ochenta y dos)"
        ),
        ("p. 45, n. 3; n. 5", "página cuarenta y cinco, nota tres; número cinco"),
        ("p. 33 s.; en 33 s.", "página treinta y tres siguiente; en treinta y tres segundos."),
        (
            "5-III-1870, 20.XI.1975",
            "cinco de marzo de mil ochocientos setenta, veinte de noviembre de mil novecientos setenta y cinco"
        ),
        ("2003/04 y 1999/2000", "dos mil tres-cuatro y mil novecientos noventa y nueve, dos mil"),
        ("el mayo del '68", "el mayo del sesenta y ocho"),
        ("los s. XI y XII", "los siglos once y doce"),
        ("Felipe III, IV y V", "Felipe tercero, cuarto y quinto"),
        ("Carlos I de España y V de Alemania", "Carlos primero de España y quinto de Alemania"),
        ("Carlos I, V. Pérez y M. Ruiz", "Carlos primero, V Pérez y M Ruiz"),
        ("la IX Legión, III Reich", "la novena Legión, tercer Reich"),
        ("si x² − y² ≤ b", "si x al cuadrado menos y al cuadrado menor o igual que b"),
    ])
    func `lengths, kilometres, lives and notes are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Calle Mayor n. 125, La Ley n. 300", "Calle Mayor número ciento veinticinco, La Ley número trescientos"),
        ("El Teide (m. 3718) es alto.", "El Teide (metros tres mil setecientos dieciocho) es alto."),
        ("La crisis de 2001 de las empresas.", "La crisis de dos mil uno de las empresas."),
        ("La votación del 21 de las enmiendas.", "La votación del veintiuno de las enmiendas."),
        ("Fue la jornada 31 de las ligas.", "Fue la jornada treinta y uno de las ligas."),
        ("Cobraron 200 mil cada uno.", "Cobraron doscientos mil cada uno."),
        ("Costó 200 mil apenas.", "Costó doscientos mil apenas."),
        ("Perdió 1 a 2 fuera de casa.", "Perdió uno a dos fuera de casa."),
        ("S. M. D. Juan VI y S. M. Británica.", "Su Majestad don Juan sexto y Su Majestad Británica."),
        ("S. E. Cardenal Ruiz y S.E. Franco.", "Su Excelencia Cardenal Ruiz y Su Excelencia Franco."),
        ("Telefónica S.A. Madrid", "Telefónica sociedad anónima Madrid"),
        ("En 79 D.C. Pompeya ardió.", "En setenta y nueve después de Cristo Pompeya ardió."),
        ("En la P.D. decía que sí.", "En la posdata decía que sí."),
        ("V. Señoría lo sabe.", "Vuestra Señoría lo sabe."),
        ("La C división ganó.", "La C división ganó."),
        ("La máxima fue 9° y la mínima 3°.", "La máxima fue nueve grados y la mínima tres grados."),
        ("El termómetro quedó 2° bajo cero.", "El termómetro quedó dos grados bajo cero."),
        ("Bajó de 4.50 a 4.25 por ciento.", "Bajó de cuatro punto cincuenta a cuatro punto veinticinco por ciento."),
        ("La respuesta correcta es la 1.", "La respuesta correcta es la uno."),
        ("Cuando llegó era la 1.", "Cuando llegó era la una."),
        ("la Núm. 5, 2.º B", "la número cinco, segundo B"),
    ])
    func `houses, years, places and results are no lives, women, hours or verses`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
