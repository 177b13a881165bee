/// Which syllables of a Portuguese word are strong: its spelling tells.
enum PortugueseStress {
    static func isVowel(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "a", "e", "i", "o", "u", "á", "à", "â", "ã", "é", "ê", "í", "ó", "ô", "õ", "ú", "ü": true
        default: false
        }
    }

    private static func isAccented(_ letter: Unicode.Scalar) -> Bool {
        switch letter {
        case "á", "â", "é", "ê", "í", "ó", "ô", "ú": true
        default: false
        }
    }

    private static func hasTilde(_ letter: Unicode.Scalar) -> Bool { letter == "ã" || letter == "õ" }

    /// The places of the letters that are the middle of a syllable.
    static func nuclei(of word: [Unicode.Scalar]) -> [Int] {
        var nuclei: [Int] = []
        for place in word.indices where isVowel(word[place]) || isVowelY(place, word) {
            if !isGlide(place, word, after: nuclei.last) { nuclei.append(place) }
        }
        return nuclei
    }

    private static func isVowelY(_ place: Int, _ word: [Unicode.Scalar]) -> Bool {
        word[place] == "y" && !(place + 1 < word.count && isVowel(word[place + 1]))
    }

    /// Whether a weak vowel belongs to the syllable of the one before it, or is not said at all.
    private static func isGlide(_ place: Int, _ word: [Unicode.Scalar], after nucleus: Int?) -> Bool {
        let letter = word[place]
        let before = place > 0 ? word[place - 1] : " "
        let next = place + 1 < word.count ? word[place + 1] : " "
        if letter == "u", before == "q" || before == "g", isVowel(next) { return true }
        if letter == "ü" { return true }
        // *Reunir*
        if letter == "u", next == "n", word.starts(with: "reun".unicodeScalars) { return false }
        guard nucleus == place - 1 else { return false }
        // *Mãe*, *põe*, *são*
        if hasTilde(before) { return letter == "e" || letter == "o" }
        guard letter == "i" || letter == "u" || letter == "y", before != letter else { return false }
        // *Saiu*, *caiu*
        if before == "a", letter == "i", next == "u", place + 2 == word.count { return false }
        if before == "i" || before == "u" {
            // *Viu*, *fui*, *cuidado*, but *juiz* and *ruim*.
            if letter == "u" { return place + 1 == word.count || next == "s" && place + 2 == word.count }
            return !holdsApart(place, word) && !(isVowel(next)) && before == "u"
        }
        return !holdsApart(place, word)
    }

    /// *Rainha*, *Raul*, *cair*, *ainda*: before nh, or a consonant that ends its syllable, the vowel stands apart.
    private static func holdsApart(_ place: Int, _ word: [Unicode.Scalar]) -> Bool {
        let next = place + 1 < word.count ? word[place + 1] : " "
        let second = place + 2 < word.count ? word[place + 2] : " "
        // *Bairro*, *Lourdes*
        if next == "r", second == "r" || place > 0 && word[place] == "u" && word[place - 1] == "o" { return false }
        switch next {
        case "l", "r", "z", "m": return second == " " || !isVowel(second) && second != "h"
        case "n": return second == "h" || second != " " && !isVowel(second)
        default: return false
        }
    }

    /// The place of the stressed vowel among the letters; `nil` for a word without a vowel.
    static func accent(of word: [Unicode.Scalar]) -> Int? {
        let nuclei = nuclei(of: word)
        guard let last = nuclei.last else { return nil }
        if let written = word.lastIndex(where: isAccented) { return written }
        if let tilde = word.lastIndex(where: hasTilde), nuclei.count(where: { $0 > tilde }) < 2 { return tilde }
        guard nuclei.count > 1 else { return last }
        if isLatin(word, last) { return nuclei[nuclei.count - 2] }
        return endsLightly(word, last) ? nuclei[nuclei.count - 2] : last
    }

    /// Whether a word ends in a, e, o, with s, m or ns, so that the last syllable but one is stressed.
    private static func endsLightly(_ word: [Unicode.Scalar], _ last: Int) -> Bool {
        guard ["a", "e", "o", "à"].contains(word[last]) else { return false }
        let rest = word[(last + 1)...].text
        switch rest {
        case "", "s": return true
        // *Homem*, *homens*, *falam*; but *bom*.
        case "m", "ns", "n": return word[last] != "o"
        default: return false
        }
    }

    /// *Dominus*, *album*: a consonant and us or um, unless Portuguese has the word.
    private static func isLatin(_ word: [Unicode.Scalar], _ last: Int) -> Bool {
        guard word[last] == "u", last > 0, last + 2 == word.count, !isVowel(word[last - 1]) else { return false }
        guard word[last + 1] == "s" || word[last + 1] == "m" else { return false }
        return !strongInU.contains(word.text)
    }

    private static let strongInU: Set = Set(
        """
        jesus urubus perus bambus tatus cajus tabus menus zebus sagus obus gurus xampus iglus hindus zulus bantus caburus jacus angus jambus
        cururus surucucus umbus cafundus babus canjerus algum nenhum comum incomum jejum atum debrum bodum bebum vacum mutum
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Without accents that are not where the stress is, which only told how old print would have a vowel: *sómente*, *ámanhã*.
    /// - Returns: `nil` where there are none.
    static func withoutIdleAccents(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        guard let first = word.firstIndex(where: isAccented) else { return nil }
        let isAdverb = strongEndings.contains {
            first + $0.count < word.count && word.suffix($0.count).elementsEqual($0)
        }
        var strong = isAdverb ? word.count : word.lastIndex(where: isAccented) ?? first
        if !isAdverb {
            let after = nuclei(of: word).filter { $0 > strong }
            // *Órgão* has its stress before the tilde.
            let isOutdone = after.count > 2 || after.count == 2 && word[strong...].contains(where: hasTilde)
            if isOutdone { strong = word.count } else if strong == first { return nil }
        }
        return word.enumerated().map { $0 == strong ? $1 : Self.plain[$1] ?? $1 }
    }

    /// Endings that have the stress themselves: *sómente*, *sózinha*, *prégava*.
    private static let strongEndings = [
        "mente", "inho", "inha", "inhos", "inhas", "ava", "avam", "ando", "endo", "indo", "eiro", "eira", "guei",
        "quei",
    ].map { Array($0.unicodeScalars) }

    /// Letters without what marks their stress.
    static let plain: [Unicode.Scalar: Unicode.Scalar] = [
        "á": "a", "â": "a", "é": "e", "ê": "e", "í": "i", "ó": "o", "ô": "o", "ú": "u",
    ]

    /// Marks the main stress, and the weaker ones: on the first of three syllables or more, and on every other after it, but
    /// not right before the main one.
    static func mark(_ phones: inout [Phone], accent: Int, syllables: Int) {
        let before = phones.nuclei.prefix { $0 < accent }
        if syllables > 2 {
            for (count, place) in before.enumerated() where count.isMultiple(of: 2) {
                if count == 0 || count + 1 < before.count { phones[place].stress = .secondary }
            }
        }
        phones[accent].stress = .main
    }

    /// Words without stress, and those that have a weak one.
    static let clitics: Set = Set(
        """
        a de o e que do da é no com um na os se por as ao dos seu são eu mas tem das há ou meu me nos nas tu às à aos num dum
        sou têm teu vou fui uns seus faz las meus vos és tens vão la lo foi ser ter vai sois te los no lho lha lhos lhas mo
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    static let halfStressed: Set = Set(
        """
        para não uma como ele está sua era esta tinha tenho minha duma ela esse será nunca estar eles podem estão eram seria
        pode numa estava você sempre este neste serão nossa onde teve foram até minhas podia tua tinham tive nesta nossos aquela
        desde poder umas estavam poderá suas podiam fazer fazem foste estas nesse estes deles estás qualquer estamos vamos elas neles
        nestas nosso tendes daquelas nela àquela terá estará temos esteve esses daquela à às poderão estaria estavas nossas tuas podemos
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
