import Testing
import VorleserCore
import VorleserNarration

struct PortugueseSpokenFormTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "pt-BR").map(\.text)
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
}
