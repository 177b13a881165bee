/// Which language a text is in, judged by its script and its commonest words.
enum LanguageJudgement {
    /// - Parameter utf8: The text, or a good part of it.
    /// - Returns: BCP 47 tag; `nil` when nothing speaks clearly for one.
    static func language(of utf8: some Collection<UInt8>) -> String? {
        let sample = String(decoding: utf8.prefix(96 << 10), as: UTF8.self)
        let scripts = Scripts(sample)
        return scripts.language ?? (scripts.isMostlyLatin ? latin(sample) : nil)
    }

    /// How many letters of each script there are.
    private struct Scripts {
        private var counts: [String: Int] = [:]
        private var letters = 0

        init(_ text: String) {
            for scalar in text.unicodeScalars {
                guard let script = Self.script(of: scalar) else { continue }
                letters += 1
                counts[script, default: 0] += 1
            }
        }

        var isMostlyLatin: Bool { share("latin") > 0.5 }

        private func share(_ script: String) -> Double {
            letters == 0 ? 0 : Double(counts[script] ?? 0) / Double(letters)
        }

        /// The language, where the script decides.
        var language: String? {
            if share("ja") > 0.1 { return "ja" }
            if share("zh") + share("ja") > 0.4 { return "zh" }
            if share("ru") + share("uk") > 0.4 { return (counts["uk"] ?? 0) * 40 > letters ? "uk" : "ru" }
            return ["ko", "el", "he", "ar", "hi", "th", "hy", "ka"].first { share($0) > 0.4 }
        }

        private static func script(of scalar: Unicode.Scalar) -> String? {
            switch scalar.value {
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: "latin"
            case 0x3041...0x30FF: "ja"
            case 0x3400...0x9FFF: "zh"
            case 0x454, 0x456, 0x457, 0x404, 0x406, 0x407, 0x490, 0x491: "uk"
            case 0x400...0x4FF: "ru"
            case 0xAC00...0xD7A3: "ko"
            case 0x370...0x3FF, 0x1F00...0x1FFF: "el"
            case 0x590...0x5FF: "he"
            case 0x600...0x6FF: "ar"
            case 0x900...0x97F: "hi"
            case 0xE00...0xE7F: "th"
            case 0x530...0x58F: "hy"
            case 0x10A0...0x10FF: "ka"
            default: nil
            }
        }
    }

    private static func latin(_ text: String) -> String? {
        var hits = [Int](repeating: 0, count: commonest.count)
        // A word of several languages says less for each of them.
        var weights = [Double](repeating: 0, count: commonest.count)
        var words = 0
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
            words += 1
            let languages = languagesOfWord[String(word)] ?? []
            for index in languages {
                hits[index] += 1
                weights[index] += 1 / Double(languages.count)
            }
        }
        let order = weights.indices.sorted { weights[$0] > weights[$1] }
        let (best, next) = (order[0], order[1])
        guard hits[best] >= 3, hits[best] * 100 >= words * 8, weights[best] >= 1.2 * weights[next] else { return nil }
        return commonest[best].tag
    }

    private static let languagesOfWord: [String: [Int]] = {
        var result: [String: [Int]] = [:]
        for (index, language) in commonest.enumerated() {
            for word in language.words.split(separator: " ") { result[String(word), default: []].append(index) }
        }
        return result
    }()

    private static let commonest: [(tag: String, words: String)] = [
        (
            "en",
            "the and of to a in that was he it his is with as for had you not be on at by but i they she from or this for my"
        ),
        (
            "de",
            "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an er sie war ich hatte"
        ),
        (
            "fr",
            "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se il elle je vous était son"
        ),
        (
            "es",
            "de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este había"
        ),
        (
            "it",
            "di che e la il un a per è in una sono mi non ho si lo ha le con ti se da come ci del della gli era nel"
        ),
        (
            "pt",
            "de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem seu"
        ),
        (
            "nl",
            "de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om hem dan zou"
        ),
        ("sv", "och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke"),
        ("da", "og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har hun havde"),
        ("no", "og i jeg det at en den til er som på de med han av for ikke der var meg seg men et har hun hadde"),
        (
            "fi",
            "ja on ei se hän että oli mutta en kun niin kuin hänen minä ovat mitä sen ole joka tai vain nyt jo sitten"
        ),
        ("pl", "i w nie na się z do to że jest o jak a ale po co tak za od go już jego tylko był była przez"),
        ("cs", "a se v na je že to s z do o i jsem ale jak za by si tak po co jeho který bylo ho byl"),
        ("hu", "a az és hogy nem is egy de ha meg csak volt már még mint el ez azt vagy mert mi én ő kell"),
        ("la", "et in est non ad ut cum quod qui sed si quae ab ex atque esse quam sunt nec per enim aut hoc ac quid"),
        ("ro", "și de în a la cu o pe nu că un din să se mai ce este era lui sau dar fi sunt al i îi"),
        ("tr", "bir ve bu da de için ne o gibi ama çok daha ben sen diye kadar var sonra olarak onu ki mi"),
        ("ca", "de la i el que a en les els un per amb una no es va del dels al és com més seva però"),
        ("eo", "la kaj de en mi ne al estas li vi ke ŝi tiu por sed kun pri ĝi oni estis kiu nur"),
    ]
}
