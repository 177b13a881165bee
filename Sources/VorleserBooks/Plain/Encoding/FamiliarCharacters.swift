/// The commonest characters beyond ASCII of the languages that an encoding was made for.
struct FamiliarCharacters: Sendable {
    private let characters: Set<Unicode.Scalar>
    private let script: Script

    private enum Script: Sendable { case latin, cyrillicOrGreek, eastAsian }

    static func of(_ encoding: TextEncoding) -> FamiliarCharacters {
        switch encoding {
        case .windows1250, .latin2: central
        case .windows1251, .koi8R, .codePage866: cyrillic
        case .windows1253: greek
        case .gb18030, .big5: chinese
        case .shiftJIS, .eucJP, .iso2022JP: japanese
        case .eucKR: korean
        default: western
        }
    }

    /// How much a character speaks for the encoding: from −1, it cannot stand there, to 1, it is to be expected.
    func weight(of scalar: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar) -> Double {
        switch script {
        case .latin: latinWeight(of: scalar, between: before, and: after)
        case .cyrillicOrGreek: letterWeight(of: scalar, after: before)
        case .eastAsian: characters.contains(scalar) ? 2 : isUnlikely(scalar) ? -1 : 0
        }
    }

    /// Accented letters stand among plain ones; signs do not stand inside words.
    private func latinWeight(
        of scalar: Unicode.Scalar,
        between before: Unicode.Scalar,
        and after: Unicode.Scalar
    ) -> Double {
        let isInWord = Self.isLetter(before) && Self.isLetter(after)
        if Self.isLetter(scalar) {
            if before.value >= 0x80, Self.isLetter(before), after.value >= 0x80, Self.isLetter(after) { return -1 }
            let capitalInWord = scalar.properties.isUppercase && before.properties.isLowercase
            return capitalInWord ? -1 : characters.contains(scalar) ? 1 : 0.2
        }
        if Self.typography.contains(scalar) { return isInWord && !Self.wordPunctuation.contains(scalar) ? -0.5 : 0.8 }
        return isInWord ? -1 : isUnlikely(scalar) ? -1 : 0.2
    }

    private func letterWeight(of scalar: Unicode.Scalar, after before: Unicode.Scalar) -> Double {
        if characters.contains(scalar) { return 1 }
        if Self.isLetter(scalar) {
            let capitalInWord = scalar.properties.isUppercase && before.properties.isLowercase
            return capitalInWord ? -1 : 0.4
        }
        return Self.typography.contains(scalar) ? 0.5 : isUnlikely(scalar) ? -1 : -0.2
    }

    private func isUnlikely(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{FFFD}" || (0x80...0x9F).contains(scalar.value) || (0xE000...0xF8FF).contains(scalar.value)
            || (0xFF61...0xFF9F).contains(scalar.value) || (0x2500...0x259F).contains(scalar.value)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? (0x61...0x7A).contains(scalar.value | 0x20) : scalar.properties.isAlphabetic
    }

    private init(_ characters: String, _ script: Script) {
        self.characters = Set(characters.unicodeScalars)
        self.script = script
    }

    private static let typography = Set("“”‘’„‚«»‹›–—…·•°§£€©™¿¡\u{A0}№".unicodeScalars)
    private static let wordPunctuation = Set("’‘–—·…".unicodeScalars)

    private static let western = FamiliarCharacters(
        "éèàçêâîôûùëïüöäßñáíóúãõåæøœÉÈÀÇÊÖÜÄÁÓÑÅØÆŒÎÍìòªº",
        .latin
    )
    private static let central = FamiliarCharacters("ąćęłńóśźżŁŚŻáčďéěíňřšťúůýžŠČŽőűöüÁÉŐăâîșțşţđ", .latin)
    private static let cyrillic = FamiliarCharacters("оеаинтсрвлкмдпуягьызбчйхжшюцщэфъё", .cyrillicOrGreek)
    private static let greek = FamiliarCharacters("αεοιντσρηκπλυςμγδωθχβφίέάήόώύξζψ", .cyrillicOrGreek)

    /// The commonest signs of prose, simplified and traditional: about half of any text.
    private static let chinese = FamiliarCharacters(
        "的一是不了人我在有他這这來来們们說说道兒儿大也上個个為为到中子以你要就時时出會会可下得生過过着著去之後后"
            + "能那對对自年多家心都小和天如里裡裏起看還还只又見见地作事之而其於于者所乃此曰無无已何與与想老笑把"
            + "當当什麼么沒没開开手頭头面發发成回日兩两三二十今日正方本長长等把從从知問问聽听話话國国"
            + "，。：；？！、「」『』“”‘’《》—…　．",
        .eastAsian
    )
    private static let japanese = FamiliarCharacters(
        String(String.UnicodeScalarView((0x3041...0x3093).compactMap(Unicode.Scalar.init)))
            + String(String.UnicodeScalarView((0x30A1...0x30F6).compactMap(Unicode.Scalar.init)))
            + "、。「」『』（）ー…　",
        .eastAsian
    )
    private static let korean = FamiliarCharacters(
        "이다는의에을를은가고지하한도로사그나있어자서기리시아대라만들인정수었것내오부일말보없해주전게니여안면우무제스장"
            + "구원상생과와소마거신미적선조비야할르",
        .eastAsian
    )
}
