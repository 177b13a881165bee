import Testing
import VorleserCore
import VorleserNarration

struct PortugueseSpokenFormTests {
    private func said(_ printed: String, in language: String = "pt-BR") -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: language).map(
            \.text
        )
        .joined()
    }

    @Test(arguments: [
        ("Tinha 1 gato, 2 gatas e 31 cartas.", "Tinha um gato, duas gatas e trinta e uma cartas."),
        ("em 1900 e 1914", "em mil e novecentos e mil novecentos e quatorze"),
        ("2.000 folhas, 200 noites", "duas mil folhas, duzentas noites"),
        ("−3 °C", "menos três graus"), ("a 100.ª vez, o 3º andar", "a centésima vez, o terceiro andar"),
        ("30 m² e 1/2 kg", "trinta metros quadrados e meio quilograma"), ("2/3 do bolo", "dois terços do bolo"),
        ("2½ horas", "duas horas e meia"), ("Ganhou de 2x1.", "Ganhou de dois a um."),
    ])
    func `numbers agree with what they count`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("às 14h30", "às quatorze horas e trinta minutos"), ("R$ 5,20", "cinco reais e vinte centavos"),
        ("em 01/09/1939", "em primeiro de setembro de mil novecentos e trinta e nove"),
        ("1914–1918", "mil novecentos e quatorze a mil novecentos e dezoito"), ("o 1º de maio", "o primeiro de maio"),
        ("o 25% de 0,5", "o vinte e cinco por cento de zero vírgula cinco"),
    ])
    func `dates, times and money are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("D. Pedro II e D. Maria I", "dom Pedro segundo e dona Maria primeira"), ("Pio XII", "Pio doze"),
        ("no século XIX", "no século dezenove"), ("a II Guerra Mundial", "a segunda Guerra Mundial"),
        ("art. 5º, § 2º", "artigo quinto, parágrafo segundo"),
    ])
    func `Roman numbers and ordinals are said by what they number`(printed: String, spoken: String) {
        #expect(said(printed).lowercased() == spoken.lowercased())
    }

    @Test(arguments: [
        ("O Sr. Sá e a Dra. Ana.", "O senhor Sá e a doutora Ana."), ("V. Exª manda.", "Vossa Excelência manda."),
        ("a sr.a D. Ana", "a senhora dona Ana"),
        ("S. Paulo e Sta. Clara", "São Paulo e Santa Clara"), ("p. ex., etc.", "por exemplo, et cetera."),
        ("ida@correio.br", "ida arroba correio ponto br"), ("a ONU e a BBC", "a ONU e a B B C"),
    ])
    func `abbreviations and signs are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: ["É a minha casa.", "O que há? Não sei.", "Vi a Ana e… sim.", "Eu e tu; ele ou ela.", "São dois."])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }

    @Test(arguments: [
        ("3 de out. de 1990", "três de outubro de mil novecentos e noventa"),
        ("c. 1500", "cerca de mil e quinhentos"),
        ("90°", "noventa graus"),
        ("tel. (11) 1234-5678", "telefone um um, um dois três quatro, cinco seis sete oito"),
        ("1,80 m", "um metro e oitenta"),
        ("M. de Assis escreveu.", "M de Assis escreveu."),
    ])
    func `initials, days, lengths and more are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("R$ 200 mil e US$ 1,4 mil", "duzentos mil reais e mil e quatrocentos dólares"),
        ("R$ 1,5 bi e R$ 20 mi", "um vírgula cinco bilhão de reais e vinte milhões de reais"),
        ("R $ 1,5 bilhão", "um vírgula cinco bilhão de reais"),
        ("US$ 1,13 bilhões", "um vírgula treze bilhões de dólares"),
        ("R$ 200 mil reais", "duzentos mil reais"),
        ("US$ 2 mil milhões", "dois mil milhões de dólares"),
        ("5 M€", "cinco milhões de euros"),
        ("CR$ 163,7 milhões", "cento e sessenta e três vírgula sete milhões de cruzeiros reais"),
        ("NCz$ 20", "vinte cruzados novos"),
        ("R$ 5,899", "cinco vírgula oito nove nove reais"),
        ("1,80 marcos", "um marco e oitenta"),
    ])
    func `money is counted by thousands and millions`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("+351 912 345 678", "mais três cinco um, nove um dois, três quatro cinco, seis sete oito"),
        ("+55 (11) 91234-5678", "mais cinco cinco, um um, nove um dois três quatro, cinco seis sete oito"),
        ("(11) 91234-5678", "um um, nove um dois três quatro, cinco seis sete oito"),
        ("o CPF 123.456.789-00", "o C P F um dois três, quatro cinco seis, sete oito nove, zero zero"),
        ("12.345.678/0001-99", "um dois, três quatro cinco, seis sete oito, zero zero zero um, nove nove"),
        ("CEP 90210-000", "CEP nove zero dois um zero, zero zero zero"),
        ("1.234.567", "um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete"),
    ])
    func `numbers of telephones, people and firms are said digit by digit`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("em 1° de maio", "em primeiro de maio"),
        ("faz 1° de noite", "faz um grau de noite"),
        ("Dia 31/12, 25/12", "Dia trinta e um de dezembro, vinte e cinco de dezembro"),
        ("o 11/9", "o onze de setembro"),
        ("7-2-95", "sete de fevereiro de noventa e cinco"),
        ("por 6/4, 7/6", "por seis a quatro, sete a seis"),
        ("usa 1/2, 3/4", "usa meio, três quartos"),
        ("págs. 10/11", "páginas dez e onze"),
        ("entre 1936-1939", "entre mil novecentos e trinta e seis e mil novecentos e trinta e nove"),
        ("2/3 partes", "duas terças partes"),
        ("(-782)", "(menos setecentos e oitenta e dois)"),
        ("às 17hs", "às dezessete horas"),
        ("(n. 1950)", "(número mil novecentos e cinquenta)"),
        ("Ana (n. 1950)", "Ana (nascida em mil novecentos e cinquenta)"),
    ])
    func `days and sets have a sign or a slash`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("a VI Reunião", "a sexta Reunião"),
        ("as VII Jornadas", "as sétimas Jornadas"),
        ("— IX Festival", "— nono Festival"),
        ("a II GM", "a segunda G M"),
        ("a Série C", "a Série C"),
        ("o capítulo C", "o capítulo cem"),
        ("nos séculos XVI-XVII", "nos séculos dezesseis a dezessete"),
        ("Elizabeth II", "Elizabeth segunda"),
    ])
    func `Roman numbers agree with the article, or with what happens again`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("A Petrobras S.A. subiu.", "A Petrobras S A subiu."),
        ("S. A. o príncipe", "Sua Alteza o príncipe"),
        ("Franklin D. Roosevelt", "Franklin D Roosevelt"),
        ("o PP. Depois", "o P P. Depois"),
        ("pp. 3", "páginas três"),
        ("o Sen. Neves e o Mal. Deodoro", "o senador Neves e o marechal Deodoro"),
        ("incs. I e II", "incisos um e dois"),
        ("pág. 5 e ss.", "página cinco e seguintes."),
        ("Rev. 3", "Revisão três"),
        ("2 col. de sal", "duas colheres de sal"),
        ("½ kg", "meio quilograma"),
        ("S/A", "Sociedade anônima"),
    ])
    func `names, firms and measures are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("16, 17, 19, 14", "dezasseis, dezassete, dezanove, catorze"),
        ("1.500.000.000", "mil e quinhentos milhões"),
        ("2.000.000.000.000", "dois biliões"),
        ("em 16/9/1917", "em dezasseis de setembro de mil novecentos e dezassete"),
        ("16,17 €", "dezasseis euros e dezassete cêntimos"),
    ])
    func `Portugal has numbers of its own`(printed: String, spoken: String) {
        #expect(said(printed, in: "pt-PT") == spoken)
    }

    @Test(arguments: [
        ("US$ 100-150 milhões", "cem a cento e cinquenta milhões de dólares"),
        ("R$ 5-10", "cinco a dez reais"),
        ("9h-17h", "nove horas a dezessete horas"),
        ("D. Pedro I e II", "Dom Pedro primeiro e segundo"),
        ("D. Pedro I e V. Sá", "Dom Pedro primeiro e V Sá"),
        ("o 7/9", "o sete de setembro"),
        ("os 3/4", "os três quartos"),
        ("5,5 p.p.", "cinco vírgula cinco pontos percentuais."),
        ("2% a.a. ou 1% a.m.", "dois por cento ao ano ou um por cento ao mês."),
        ("vai às 9 a.m. hoje", "vai às nove a.m. hoje"),
    ])
    func `ranges, kings and rates are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Chegou às 2 da tarde.", "Chegou às duas da tarde."),
        ("Saiu às 2 e meia.", "Saiu às duas e meia."),
        ("Aberto das 9 às 2.", "Aberto das nove às duas."),
        ("Ficou até as 2.", "Ficou até as duas."),
        ("Chega às 22 em ponto.", "Chega às vinte e duas em ponto."),
        ("Era 1 da tarde.", "Era uma da tarde."),
        ("Eram 2 da tarde.", "Eram duas da tarde."),
        ("Por volta das 2 começou.", "Por volta das duas começou."),
        ("Abre da 1 às 5.", "Abre da uma às cinco."),
        ("Ficou até a 1.", "Ficou até a uma."),
        ("No dia 2 das 9 às 18 horas.", "No dia dois das nove às dezoito horas."),
        ("Ganhou de 2 a 1 às 15h.", "Ganhou de dois a um às quinze horas."),
        ("No dia 2 das férias.", "No dia dois das férias."),
        ("Ganhou 2 de 3.", "Ganhou dois de três."),
    ])
    func `hours that no noun names are feminine`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("2 mil mulheres e 200 mil pessoas", "duas mil mulheres e duzentas mil pessoas"),
        ("32 mil toneladas, 2 mil milhões", "trinta e duas mil toneladas, dois mil milhões"),
        ("2 ou 3 xícaras, de 2 a 3 semanas", "duas ou três xícaras, de duas a três semanas"),
        ("entre 22 e 32 mulheres", "entre vinte e duas e trinta e duas mulheres"),
        ("Em 1922 e 2 mulheres.", "Em mil novecentos e vinte e dois e duas mulheres."),
        ("as 2 grandes guerras, as 200 melhores músicas", "as duas grandes guerras, as duzentas melhores músicas"),
        ("as outras 2; todas as 2; os outros 2", "as outras duas; todas as duas; os outros dois"),
        ("2 jovens mulheres e 2 jovens", "duas jovens mulheres e dois jovens"),
        ("Foram 2 das 3 irmãs.", "Foram duas das três irmãs."),
    ])
    func `numbers agree with a noun over other words`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("20 x 30 cm, 10x15 cm", "vinte por trinta centímetros, dez por quinze centímetros"),
        ("30 x 40 x 10 cm", "trinta por quarenta por dez centímetros"),
        ("3 × 4 m", "três por quatro metros"),
        ("Tração 4x4.", "Tração quatro por quatro."),
        ("Ganhou por 2 x 1.", "Ganhou por dois a um."),
        ("3 × 4 = 12", "três vezes quatro igual a doze"),
    ])
    func `lengths and widths are no results of games`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("D. Carmen e D. Conceição", "Dona Carmen e dona Conceição"),
        ("a viúva D. Iaiá", "a viúva dona Iaiá"),
        ("N. S. da Conceição, N. S. Jesus Cristo", "Nossa Senhora da Conceição, Nosso Senhor Jesus Cristo"),
        ("o P.S. venceu; A.C. Milan", "o P S venceu; A C Milan"),
        ("D. Quixote e D. Flor", "Dom Quixote e dona Flor"),
        ("D. Aurélio e D. Hélder", "Dom Aurélio e dom Hélder"),
        ("Disse a D. João que não.", "Disse a dom João que não."),
        ("a D. Ruth e D. Alice", "a dona Ruth e dona Alice"),
    ])
    func `dona is told by the name and by what stands before it`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("no km 340 e km 22", "no quilômetro trezentos e quarenta e quilômetro vinte e dois"),
        ("km. 12", "quilômetro doze"),
        ("5 km, mil km", "cinco quilômetros, mil quilômetros"),
        ("40° à sombra", "quarenta graus à sombra"),
        ("o 3° andar", "o terceiro andar"),
        ("1 e 1/2 xícara", "uma xícara e meia"),
        ("2 e ½ colheres", "duas colheres e meia"),
        ("15-XI-1889", "quinze de novembro de mil oitocentos e oitenta e nove"),
        ("15/nov/1889", "quinze de novembro de mil oitocentos e oitenta e nove"),
        ("1º/1/2000", "primeiro de janeiro de dois mil"),
        ("3 mar. 2020", "três março dois mil e vinte"),
        ("jan./jun. 2020", "janeiro junho dois mil e vinte"),
        ("s. l., séc. XX, s. XX", "sem lugar, século vinte, século vinte"),
        ("biênio 2001-02", "biênio dois mil e um a dois"),
        ("os anos '60", "os anos sessenta"),
        ("v. 2, n. 3", "volume dois, número três"),
        ("p. 45, n. 3; n. 5", "página quarenta e cinco, nota três; número cinco"),
        ("2. ed., São Paulo", "segunda edição, São Paulo"),
        ("Custou 500$ na loja.", "Custou quinhentos mil réis na loja."),
        ("Ana (†1930)", "Ana (morta em mil novecentos e trinta)"),
        ("R. 7 de Abril", "Rua sete de Abril"),
        ("nos séc. XV e XVI", "nos séculos quinze e dezesseis"),
        ("Custa Rs. 500$000.", "Custa quinhentos mil réis."),
        ("Gil Vicente (fl. 1502)", "Gil Vicente (ativo em mil quinhentos e dois)"),
        ("fl. 12", "folha doze"),
    ])
    func `places, months and halves are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Rua Augusta, n. 1500; Súmula n. 331",
            "Rua Augusta, número mil e quinhentos; Súmula número trezentos e trinta e um"
        ),
        ("Em 1932 das forças sobrou pouco.", "Em mil novecentos e trinta e dois das forças sobrou pouco."),
        (
            "o grupo 2 das eliminatórias, a etapa 2 das provas",
            "o grupo dois das eliminatórias, a etapa dois das provas"
        ),
        ("Sábado, 2 das 9 às 12.", "Sábado, dois das nove às doze."),
        ("Empataram 2x2.", "Empataram dois a dois."),
        ("D. Raul, D. Nestor e D. Félix", "Dom Raul, dom Nestor e dom Félix"),
        ("Escreveu a D. Hélder.", "Escreveu a dom Hélder."),
        ("às fl. 1020 dos autos", "às folha mil e vinte dos autos"),
        ("Perdeu por 1 a 2 fora de casa.", "Perdeu por um a dois fora de casa."),
        ("Venceu por dois a 1 às 22h.", "Venceu por dois a um às vinte e duas horas."),
        ("S. M. Britânica e S. M. D. Pedro II", "Sua Majestade Britânica e Sua Majestade dom Pedro segundo"),
        ("Nos E.U.A. Lincoln venceu.", "Nos Estados Unidos da América Lincoln venceu."),
        ("A mínima foi 5°.", "A mínima foi cinco graus."),
    ])
    func `houses, years and results are no lives or women`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
