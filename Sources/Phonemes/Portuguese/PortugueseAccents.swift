/// The accents of words that are printed without them, as in old spelling.
enum PortugueseAccents {
    /// A word with its accent.
    /// - Parameters:
    ///   - word: In small letters, spelled as today but for the accent.
    ///   - isSure: Whether it is known to be old, so that it is not what the bare letters are today: *publico*.
    /// - Returns: `nil` where it has none, or has one already.
    static func accented(_ word: String, isSure: Bool) -> String? {
        let letters = word.utf8
        guard letters.count > 3 else { return nil }
        // All accents but ã, õ, ç, ü: their second bytes.
        var isAfterLead = false
        for byte in letters {
            if isAfterLead, byte != 0xA3, byte != 0xB5, byte != 0xA7, byte != 0xBC { return nil }
            isAfterLead = byte == 0xC3
        }
        guard isKnown(word) else { return byEnding(word, isSure) }
        if let row = table[word] { return row.spelling(isSure) }
        if letters.last == UInt8(ascii: "s") {
            let one = String(word.dropLast())
            if let row = table[one] { return row.spelling(isSure).map { $0 + "s" } }
            // *Faceis*, *vintens*
            if one.hasSuffix("ei"), let row = table[one.dropLast(2) + "il"] {
                return row.spelling(isSure).map { $0.dropLast(2) + "eis" }
            }
            if one.hasSuffix("re") || one.hasSuffix("le"), let row = table[String(one.dropLast())] {
                return row.spelling(isSure).map { $0 + "es" }
            }
            if one.hasSuffix("en"), let row = table[one.dropLast() + "m"] {
                return row.spelling(isSure).map { $0.dropLast() + "ns" }
            }
            if one.hasSuffix("a"), let row = table[one.dropLast() + "o"] {
                return row.spelling(isSure).map { $0.dropLast() + "as" }
            }
        } else if letters.last == UInt8(ascii: "a"), let row = table[word.dropLast() + "o"] {
            return row.spelling(isSure).map { $0.dropLast() + "a" }
        }
        return byEnding(word, isSure)
    }

    /// Whether an accent may be missing.
    static func mayMiss(_ word: String) -> Bool { isKnown(word) || tail(word.utf8).map(tails.contains) ?? false }

    /// Whether the list may have a form of a word: what is compared is quick, and almost never wrong.
    private static func isKnown(_ word: String) -> Bool { stems.contains(hash(word)) }

    private static let stems: Set<UInt64> = Set(
        table.keys.flatMap { word in
            var forms = [word]
            if word.hasSuffix("il") { forms.append(word.dropLast(2) + "eis") }
            if word.hasSuffix("em") { forms.append(word.dropLast() + "ns") }
            if word.hasSuffix("r") || word.hasSuffix("l") { forms.append(word + "es") }
            return forms
        }.map(hash)
    )

    /// A number for a word and its plural and feminine.
    static func hash(_ word: String) -> UInt64 {
        var (number, before): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0)
        var (last, second): (UInt8, UInt8) = (0, 0)
        var beforeLast = number
        for byte in word.utf8 {
            beforeLast = before
            before = number
            number = (number ^ UInt64(byte)) &* 0x100_0000_01B3
            (second, last) = (last, byte)
        }
        switch (second, last) {
        case (UInt8(ascii: "a"), UInt8(ascii: "s")), (UInt8(ascii: "o"), UInt8(ascii: "s")): return beforeLast
        case (_, UInt8(ascii: "s")), (_, UInt8(ascii: "a")), (_, UInt8(ascii: "o")): return before
        default: return number
        }
    }

    private struct Row {
        let word: String
        /// Whether the bare letters are another word.
        let isDoubtful: Bool

        func spelling(_ isSure: Bool) -> String? { isDoubtful && !isSure ? nil : word }
    }

    private static let table: [String: Row] = EmbeddedModel.table(EmbeddedModel.portugueseAccents).mapValues {
        $0.hasPrefix("?") ? Row(word: String($0.dropFirst()), isDoubtful: true) : Row(word: $0, isDoubtful: false)
    }

    /// *Possivel*, *Natario*, *falavamos*: endings that no word of today has but with an accent.
    private static func byEnding(_ word: String, _ isSure: Bool) -> String? {
        guard let tail = tail(word.utf8), tails.contains(tail) else { return nil }
        for count in stride(from: min(7, word.utf8.count - 1), to: 2, by: -1) {
            // Endings are letters of one byte each.
            let ending = word.utf8.suffix(count)
            guard ending.allSatisfy({ $0 < 0x80 }), let other = endings[String(Substring(ending))] else { continue }
            if kept.contains(word) || word.hasSuffix("s") && kept.contains(String(word.dropLast()))
                || !isSure && old.contains(other)
            {
                return nil
            }
            return word.dropLast(count) + other
        }
        return nil
    }

    /// The last three bytes as a number.
    private static func tail(_ bytes: String.UTF8View) -> UInt32? {
        bytes.count < 3 ? nil : bytes.suffix(3).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static let tails: Set<UInt32> = Set(endings.keys.compactMap { tail($0.utf8) })

    /// The bare endings and what they are.
    private static let endings: [String: String] = {
        var table: [String: String] = [:]
        for ending in sure.union(old) { table[String(ending.map { bare[$0] ?? $0 })] = ending }
        return table
    }()

    private static let bare: [Character: Character] = [
        "á": "a", "â": "a", "é": "e", "ê": "e", "í": "i", "ó": "o", "ô": "o", "ú": "u",
    ]

    private static let sure: Set = Set(
        """
        ável ível úvel áveis íveis úveis ávamos aríamos eríamos iríamos odíamos evíamos abíamos azíamos izíamos ínhamos únhamos êssemos ássemos íssemos
        ário ários ério érios ório órios úrio úrios írio írios ílio ílios élio élios ólio ólios úlio úlios
        ônio ônios ânio ânios ênio ênios ínio ínios únio únios ácio ácios úcio úcios ídio ídios ódio ódios édio édios áudio áudios údio údios
        ábio ábios íbio úbio úvio úvios ívio ívios óvio égio égios ígio ígios ágio ágios úgio úgios órbio óquio óquios équio équios íquio
        uído uídos uída uídas aído aídos aída aídas uísse uíssem uíram aíram aísse aíssem aímos ência ências
        cípio cípios ância âncias ílias úlia úlias íssimo íssima íssimos íssimas érrimo érrima
        áceo ácea âneo ânea íneo ínea úreo ífero ífera íferos íferas ógico ógica ógicos ógicas áfico áfica áficos áficas
        ístico ística ísticos ísticas ático ática áticos áticas ético ética éticos éticas ótico ótica óticos óticas
        ônico ônica ônicos ônicas ânico ânica ânicos ânicas érico érica éricos éricas órico órica óricos óricas ópico ópica ádico ádica ídico ídica
        ódico ódica ólico ólica ólicos ólicas élico élica áulico áulica ífugo ífuga
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Endings of verbs of today as well.
    private static let old: Set = Set(
        """
        íamos élia élias ícia ícias ínia ínias êncio
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Words that end so without an accent.
    private static let kept: Set = Set(
        """
        casario casarios desvario desvarios senhorio senhorios poderio poderios mulherio vozerio dario sombrio sombrios frio frios calafrio
        calafrios tresvario vario contrario gabiru rodopio rosario-filho arrepio
        plagio elogio elogios vadio vadios tardio tardios sadio sadios macio macios navio navios desvio desvios pavio pavios bugio bugios
        vigio refugio fugio estio estios alivio aprecio
        acaricio acaricia acaricias inicio inicia vicia beneficia oficia propicia noticia sacio vario
        botica boticas rebotica pudico pudica pudicos pudicas critica pratica praticas politica-se rubrica rubricas
        publico nanico nanica namorico lorica titica penico penicos mexerico burrico larica canica anica benfica fica ficas arredio teodorico alarico amalarico
        domestica autentica mastica estica estico tonifica pacifica frederico henrico radica radicas erradica
        fluido fluidos fluida fluidas cuido cuida cuidas descuido descuidos descuida druida druidas presencia silencia sentencia diferencia
        credencia repelia expelia compelia impelia criamos enviamos iniciamos confiamos desconfiamos copiamos apreciamos anunciamos
        negociamos fiamos guiamos aliamos adiamos avaliamos renunciamos denunciamos pronunciamos associamos premiamos desviamos aliviamos
        assobiamos espiamos expiamos principiamos presenciamos odiamos remediamos reconciliamos auxiliamos saciamos silenciamos miamos
        piamos chiamos financia financias vencia vencias convencia pertencia humilia concilia reconcilia filia afilia auxilia domicilia exilia variamos
        contrariamos ferio referio preferio conferio proferio digerio pedio impedio despedio expedio sacudio acudio fugio dirigio exigio
        afligio reunio unio definio dividio decidio
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
