/// How the characters of a text file were written as bytes. The raw value is the name that `iconv` knows it by.
enum TextEncoding: String, CaseIterable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    case windows1252 = "WINDOWS-1252"
    case latin9 = "ISO-8859-15"
    case macRoman = "MACINTOSH"
    case codePage850 = "CP850"
    case windows1250 = "WINDOWS-1250"
    case latin2 = "ISO-8859-2"
    case windows1251 = "WINDOWS-1251"
    case koi8R = "KOI8-R"
    case codePage866 = "CP866"
    case windows1253 = "WINDOWS-1253"
    case gb18030 = "GB18030"
    case big5 = "BIG5-HKSCS"
    case shiftJIS = "CP932"
    case eucJP = "EUC-JP"
    case iso2022JP = "ISO-2022-JP"
    case eucKR = "CP949"

    /// What people call it.
    var name: String {
        switch self {
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
        case .windows1252: "Windows-1252"
        case .windows1250: "Windows-1250"
        case .windows1251: "Windows-1251"
        case .windows1253: "Windows-1253"
        case .macRoman: "Mac Roman"
        case .codePage850: "code page 850"
        case .codePage866: "code page 866"
        case .big5: "Big5"
        case .shiftJIS: "Shift_JIS"
        case .eucKR: "EUC-KR"
        default: rawValue
        }
    }

    /// The encoding a text says it is in, as written: “ISO Latin-1”, `utf-8`, `windows-1251`; `nil` for an unknown name.
    ///
    /// ASCII and Latin-1 are read as Windows-1252, which contains them.
    init?(label: String) {
        let key = label.lowercased().filter { $0.isLetter || $0.isNumber }
        guard let known = Self.labels[key] else { return nil }
        self = known
    }

    /// Source: WHATWG Encoding Standard §4.2 “Names and labels”, and the labels Project Gutenberg uses.
    private static let labels: [String: TextEncoding] = [
        "utf8": .utf8, "unicodeutf8": .utf8, "unicode": .utf8,
        "ascii": .windows1252, "usascii": .windows1252, "iso88591": .windows1252, "latin1": .windows1252,
        "isolatin1": .windows1252, "isolatin": .windows1252, "windows1252": .windows1252, "cp1252": .windows1252,
        "codepage1252": .windows1252, "ansi": .windows1252,
        "iso885915": .latin9, "latin9": .latin9, "isolatin9": .latin9,
        "macintosh": .macRoman, "macroman": .macRoman, "xmacroman": .macRoman,
        "cp850": .codePage850, "ibm850": .codePage850, "codepage850": .codePage850,
        "windows1250": .windows1250, "cp1250": .windows1250, "iso88592": .latin2, "latin2": .latin2,
        "windows1251": .windows1251, "cp1251": .windows1251, "koi8r": .koi8R, "koi8": .koi8R,
        "cp866": .codePage866, "ibm866": .codePage866,
        "windows1253": .windows1253, "iso88597": .windows1253, "greek": .windows1253,
        "gb2312": .gb18030, "gbk": .gb18030, "gb18030": .gb18030, "gb": .gb18030, "euccn": .gb18030,
        "big5": .big5, "big5hkscs": .big5, "big": .big5,
        "shiftjis": .shiftJIS, "sjis": .shiftJIS, "windows31j": .shiftJIS, "cp932": .shiftJIS,
        "eucjp": .eucJP, "iso2022jp": .iso2022JP, "euckr": .eucKR, "cp949": .eucKR, "ksc56011987": .eucKR,
    ]
}
