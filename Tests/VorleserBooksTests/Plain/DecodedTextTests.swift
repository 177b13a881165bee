import Foundation
import Testing

@testable import VorleserBooks

struct DecodedTextTests {
    private func text(_ bytes: [UInt8]) throws -> String {
        String(decoding: try DecodedText(bytes).utf8, as: UTF8.self)
    }

    /// Sentences as files of another time would hold them, made with Python's codecs.
    private static let samples: [(TextEncoding, String, String)] = [
        (
            .windows1252,
            "k0/5IGVzdCBsZSBnYXLnb24/lCBkZW1hbmRhIGyS6WzodmUglyCrQ5Jlc3Qg4CBj9HTpuywgculwb25kaXQtaWwuIEySnHV2cmUgY2/7dGEgNSCALg==",
            "“Où est le garçon?” demanda l’élève — «C’est à côté», répondit-il. L’œuvre coûta 5 €."
        ),
        (
            .latin9,
            "TGUgY711ciBkZSBtYSBzvXVyIGJhdCBwb3VyIHVuZSC9dXZyZSBk6WrgIGFjaGV26WUsIGV0IGNlbGEgY2/7dGUgY2hlci4gVm9pbOAgb/kgbm91cyBlbiBzb21tZXMu",
            "Le cœur de ma sœur bat pour une œuvre déjà achevée, et cela coûte cher. Voilà où nous en sommes."
        ),
        (
            .windows1252,
            "RGllIFN0cmHfZSBm/GhydGUg/GJlciBkaWUgQnL8Y2tlOyBlaW4gc2No9m5lciBGcvxobGluZyB3YXIgZ2Vrb21tZW4sIHVuZCBkaWUgTeRkY2hlbiB0cnVnZW4gS/ZyYmUu",
            "Die Straße führte über die Brücke; ein schöner Frühling war gekommen, und die Mädchen trugen Körbe."
        ),
        (
            .macRoman,
            "0k+dIGVzdCBsZSBnYXKNb24/0yBkZW1hbmRhIGzVjmyPdmUg0SBpbCCOdGFpdCBkjmqIIHRhcmQgZXQgbGEgZm9ykHQgc2UgZmVybWFpdCBkZXJyaY9yZSBldXgu",
            "“Où est le garçon?” demanda l’élève — il était déjà tard et la forêt se fermait derrière eux."
        ),
        (
            .codePage850,
            "SWwggnRhaXQgdW5lIGZvaXMgdW5lIGZvcoh0IG+XIGhhYml0YWl0IHVuIGdhcodvbiB0copzIINngjsgbGEgYoh0ZSBkgnZvcmEgbGUgY2iDdGVhdSBlbnRpZXIu",
            "Il était une fois une forêt où habitait un garçon très âgé; la bête dévora le château entier."
        ),
        (
            .windows1250,
            "WmG/87PmIGfqnGy5IGphn/EsIHBvd2llZHppYbMga3Npub/qLiBXc3p5c3RrbyBzaeogc2tv8WN6ebNvLCBnZHkgc7Nv8WNlIHphc3qzbyB6YSBn83K5IGkgnHdpYXQgemdhc7Mu",
            "Zażółć gęślą jaźń, powiedział książę. Wszystko się skończyło, gdy słońce zaszło za górą i świat zgasł."
        ),
        (
            .latin2,
            "S3Npsb/qIHBvd2llZHppYbMsIL9lILZuaWVnIGxlv3kganW/IHdzeupkemllOyC/YWRlbiBjerNvd2llayBuaWUgd3lzemVksyB6IGRvbXUsIHdp6mMgtmNptmxlIGdvIHBpbG5vd2GzLg==",
            "Książę powiedział, że śnieg leży już wszędzie; żaden człowiek nie wyszedł z domu, więc ściśle go pilnował."
        ),
        (
            .windows1251,
            "wvHlIPH34PHy6+ji++Ug8eXs/Ogg7+717uboIOTw8+Mg7eAg5PDz4+AsIOrg5uTg/yDt5fH34PHy6+ji4P8g8eXs/P8g7eXx9+Dx8uvo4uAg7+4t8eLu5ezzLg==",
            "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."
        ),
        (
            .koi8R,
            "99PFINPewdPUzMnX2cUg08XN2Mkg0M/Iz9bJIMTS1ccgzsEgxNLVx8EsIMvB1sTB0SDOxdPewdPUzMnXwdEg08XN2NEgzsXT3sHT1MzJ18Eg0M8t09fPxc3VLg==",
            "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."
        ),
        (
            .codePage866,
            "guGlIOHnoOHiq6ii66Ug4aWs7Kggr67lrqaoIKTg46MgraAgpODjo6AsIKqgpqSg7yCtpeHnoOHiq6iioO8g4aWs7O8graXh56Dh4quooqAgr64t4aKupazjLg==",
            "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."
        ),
        (
            .windows1253,
            "vPTh7SDu/fDt5/PlIPTvIPDx+d8sIO8g7/Xx4e388iDe9OHtIOPq8d/m7/Ig6uHpIOcg6Nzr4fPz4SDh6t/t5/TnLiDK4e3l3/Ig5OXtIOzp6+/98+Ug8/TvIPf58en8Lg==",
            "Όταν ξύπνησε το πρωί, ο ουρανός ήταν γκρίζος και η θάλασσα ακίνητη. Κανείς δεν μιλούσε στο χωριό."
        ),
        (
            .gb18030,
            "u7DLtczsz8K088rGo6y31r7Dsdi6z6Osus++w7HYt9aho8v7y7WjuqGwztLDx7K7xNzU2tXiwO+1yMHLoaOhsbTzvNK2vMO709DLtbuwo6zWu8rHv7TXxcv7tcTK1qGj",
            "话说天下大势，分久必合，合久必分。他说：“我们不能在这里等了。”大家都没有说话，只是看着他的手。"
        ),
        (
            .big5,
            "uNy7oaTRpFWkarbVoUGkwKRbpbKmWKFBplikW6WypMChQ6VMu6GhR6F1p9qtzKSjr+CmYrNvuMy1paRGoUOhdqRqrmGzo6hTprO7objcoUGldaxPrN2126VMqrqk4qFD",
            "話說天下大勢，分久必合，合久必分。他說：「我們不能在這裡等了。」大家都沒有說話，只是看著他的手。"
        ),
        (
            .shiftJIS,
            "jOGUeYLNlEyCxYKggumBQpa8kU+CzYLcgr6Ws4KigUKCx4KxgsWQtoLqgr2CqYLGgvGCxoypk5aCqoLCgqmCyoFCib2CxYLglJaIw4KigraC34K2gt+CtYK9j4qCxYuDgqKCxIKigr2BQg==",
            "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所で泣いていた。"
        ),
        (
            .eucJP,
            "uOPH2qTPx62kx6SipOuho8y+wbCkz6TepMDMtaSkoaOkyaSzpMfAuKTspL+kq6TIpPOkyLirxfakrKTEpKukzKGjsr+kx6Tix/awxaSkpLik4aS4pOGkt6S/veqkx7XjpKSkxqSkpL+how==",
            "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所で泣いていた。"
        ),
        (
            .iso2022JP,
            "GyRCOGNHWiRPRy0kRyQiJGshI0w+QTAkTyReJEBMNSQkISMkSSQzJEdAOCRsJD8kKyRIJHMkSDgrRXYkLCREJCskTCEjGyhC",
            "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"
        ),
        (
            .eucKR,
            "sde0wiC+xrmrILi7tbUgx8/B9iC+yrDtIMOiudvAuyC52bbzuri+0rTZLiC68bChIL/AsO0gwNa++rDtILDFuK6/obTCILvntvfAzCC++L76tNku",
            "그는 아무 말도 하지 않고 창밖을 바라보았다. 비가 오고 있었고 거리에는 사람이 없었다."
        ),
    ]

    @Test(arguments: samples)
    func `an older encoding is told by what the text would say in it`(
        encoding: TextEncoding,
        base64: String,
        words: String
    ) throws {
        let bytes = try #require(Data(base64Encoded: base64))
        let decoded = try DecodedText([UInt8](bytes))
        #expect(decoded.encoding == encoding)
        #expect(String(decoding: decoded.utf8, as: UTF8.self) == words)
    }

    @Test func `an older encoding that the text does not name is told to the reader`() throws {
        let silent = try DecodedText(Array("caf".utf8) + [0xE9])
        #expect(silent.warnings.count == 1)
        let named = try DecodedText(Array("Character set encoding: ISO-8859-1\n\ncaf".utf8) + [0xE9])
        #expect(named.warnings.isEmpty)
        #expect(named.encoding == .windows1252)
    }

    @Test func `a wrong declaration is corrected and told`() throws {
        let koi8 = try #require(Data(base64Encoded: "99PFINPexdPUzMnX2cUg08XNyMkg0M/Ix8nJIMTS1ccgzsEgxNLVx8E="))
        let decoded = try DecodedText(Array("Character set encoding: ISO-8859-1\n\n".utf8) + koi8 + koi8)
        #expect(decoded.encoding == .koi8R)
        #expect(decoded.warnings.count == 1)
    }

    @Test(arguments: [true, false])
    func `UTF-16 is read in both byte orders, with a mark and without`(hasMark: Bool) throws {
        let words = "Lamp 𝄞, dusk"
        let units: [[UInt8]] = words.utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let little: [UInt8] = (hasMark ? [0xFF, 0xFE] : []) + units.joined()
        let big: [UInt8] = (hasMark ? [0xFE, 0xFF] : []) + units.flatMap { $0.reversed() }
        #expect(try text(little) == words)
        #expect(try text(big) == words)
    }

    @Test func `UTF-32 is read in both byte orders`() throws {
        let words = "Lamp 𝄞, dusk"
        let shifts: [UInt32] = [24, 16, 8, 0]
        let fours: [[UInt8]] = words.unicodeScalars.map { scalar in
            shifts.map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
        }
        let big = fours.flatMap { $0 }
        let little = fours.flatMap { $0.reversed() }
        #expect(try text([0, 0, 0xFE, 0xFF] + big) == words)
        #expect(try text([0xFF, 0xFE, 0, 0] + little) == words)
        #expect(try text(big) == words)
    }

    @Test func `half characters in UTF-16 are replaced, with a word`() throws {
        let lone = try DecodedText([0xFF, 0xFE, 0x61, 0, 0x00, 0xD8, 0x62, 0, 0x41])
        #expect(String(decoding: lone.utf8, as: UTF8.self) == "a\u{FFFD}b")
        #expect(lone.warnings.count == 1)
    }

    @Test func `a byte order mark is no text`() throws {
        #expect(try text([0xEF, 0xBB, 0xBF, 0x61]) == "a")
    }

    @Test func `stray bytes in UTF-8 are mended one by one`() throws {
        let decoded = try DecodedText(Array("naïve “quotes” ".utf8) + [0x93, 0x61, 0x94])
        #expect(String(decoding: decoded.utf8, as: UTF8.self) == "naïve “quotes” “a”")
        #expect(decoded.encoding == .utf8)
        #expect(decoded.warnings.count == 1)
    }

    @Test func `a character cut off at the end is left out`() throws {
        let decoded = try DecodedText(Array("café".utf8.dropLast()))
        #expect(String(decoding: decoded.utf8, as: UTF8.self) == "caf")
        #expect(decoded.warnings.count == 1)
    }

    @Test func `an empty file has nothing to read`() {
        #expect(throws: BookReadingError.nothingToRead(found: "an empty file")) { try DecodedText([]) }
    }

    @Test(
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], "a PNG picture"),
            ([0x50, 0x4B, 3, 4, 0, 0, 0, 0], "a ZIP archive"),
            (Array("{\\rtf1\\ansi Hello.}".utf8), "a Rich Text document (RTF)"),
            (Array("%PDF-1.7\n".utf8), "a PDF"),
            ((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 3) }, "binary data, not a text"),
        ] as [([UInt8], String)]
    )
    func `what is no text is refused by name`(bytes: [UInt8], name: String) {
        #expect(throws: BookReadingError.unknownFormat(looksLike: UnreadFormat(name))) { try DecodedText(bytes) }
    }

    @Test func `a text may begin like a sound file`() throws {
        #expect(try text(Array("ID3 is a format for tags.".utf8)) == "ID3 is a format for tags.")
    }

    @Test(arguments: [
        ("ISO Latin-1", TextEncoding.windows1252), ("utf-8", .utf8), ("Windows-1251", .windows1251), ("GBK", .gb18030),
    ])
    func `encodings are known by their labels`(label: String, encoding: TextEncoding) {
        #expect(TextEncoding(label: label) == encoding)
    }

    @Test func `every encoding has a name for people`() {
        #expect(Set(TextEncoding.allCases.map(\.name)).count == TextEncoding.allCases.count - 2)
        #expect(TextEncoding(label: "no such thing") == nil)
    }
}
