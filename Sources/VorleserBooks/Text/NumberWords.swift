/// Number words, cardinal and ordinal, as they stand in headings.
enum NumberWords {
    /// The number that a word in small letters means.
    static func value(of word: String) -> Int? {
        if let value = words[word] { return value }
        guard word.utf8.count >= 4 else { return nil }
        // Ordinals change their ending with gender and case: the longest stem that fits counts.
        for length in stride(from: min(word.count, 14), through: 3, by: -1) {
            if let value = stems[String(word.prefix(length))] { return word.count - length <= 5 ? value : nil }
        }
        return nil
    }

    private static func table(_ lists: [String], from first: Int = 1) -> [String: Int] {
        var result: [String: Int] = [:]
        for list in lists {
            for (index, word) in list.split(separator: " ").enumerated() where result[String(word)] == nil {
                result[String(word)] = first + index
            }
        }
        return result
    }

    private static let words: [String: Int] = {
        var result = table([
            "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
                + " eighteen nineteen twenty",
            "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth"
                + " fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
            "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn"
                + " achtzehn neunzehn zwanzig",
            "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
            "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince",
            "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici",
            "um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze",
            "één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien",
            "один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
            "primus secundus tertius quartus quintus sextus septimus octavus nonus decimus",
        ])
        result.merge(["une": 1, "ein": 1, "eine": 1, "una": 1, "uma": 1, "een": 1, "last": 999]) { first, _ in first }
        for (index, word) in "twenty thirty forty fifty sixty seventy eighty ninety".split(separator: " ").enumerated()
        {
            result[String(word)] = 20 + index * 10
        }
        return result
    }()

    private static let stems: [String: Int] = {
        var result = table([
            "erste zweite dritte vierte fünfte sechste siebente achte neunte zehnte elfte zwölfte dreizehnte vierzehnte"
                + " fünfzehnte sechzehnte siebzehnte achtzehnte neunzehnte zwanzigste einundzwanzigste"
                + " zweiundzwanzigste dreiundzwanzigste vierundzwanzigste fünfundzwanzigste",
            "premi deuxi troisi quatri cinqui sixi septi huiti neuvi dixi onzi douzi treizi quatorzi quinzi seizi",
            "primer segund tercer cuart quint sext séptim octav noven décim undécim duodécim",
            "prim second terz quart quint sest settim ottav nono decim undicesim dodicesim tredicesim quattordicesim",
            "primeir segund terceir quart quint sext sétim oitav nona décim",
            "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde",
            "första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte",
            "перв втор трет четв пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат"
                + " шестнадцат семнадцат восемнадцат девятнадцат двадцат",
        ])
        result.merge(["siebte": 7, "tertia": 3, "seconde": 2, "vingti": 20]) { first, _ in first }
        return result
    }()
}
