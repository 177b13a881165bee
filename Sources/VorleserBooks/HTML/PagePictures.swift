import Foundation
import Synchronization

/// Pictures kept behind a web page in its own file, so that the page is whole without the network: a comment at its end,
/// a line for each, with the address as the page writes it and the bytes in Base64.
public struct PagePictures: Sendable {
    /// A page's bytes without them.
    let page: ArraySlice<UInt8>
    private var lines: [String: Range<Int>] = [:]
    private let bytes: [UInt8]

    private static let mark = Array("\n<!-- pictures of this page, kept by Vorleser\n".utf8)
    private static let end = Array("-->\n".utf8)
    /// What the page is called inside the book.
    static let pageName = "index.html"
    /// Where the pictures are inside the book.
    private static let folder = "pictures/"
    private static let mostPictures = 500

    /// - Parameter bytes: A page, with pictures behind it or without.
    init(in bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count > Self.mark.count, bytes.hasSuffix(Self.end), let start = Self.lastMark(in: bytes) else {
            page = bytes[...]
            return
        }
        page = bytes[..<start]
        var next = start + Self.mark.count
        while next < bytes.count - Self.end.count, lines.count < Self.mostPictures {
            guard let newline = bytes[next...].firstIndex(of: 0x0A),
                let blank = bytes[next..<newline].firstIndex(of: 0x20)
            else { break }
            lines[String(decoding: bytes[next..<blank], as: UTF8.self)] = blank + 1..<newline
            next = newline + 1
        }
    }

    /// A page and pictures of it, as one file.
    /// - Parameters:
    ///   - page: The page's bytes.
    ///   - pictures: Their addresses as the page writes them, and their bytes.
    /// - Returns: The page as it is when it has no pictures, or is of letters that ASCII cannot stand among.
    public static func page(_ page: [UInt8], with pictures: [(address: String, bytes: [UInt8])]) -> [UInt8] {
        guard !pictures.isEmpty, !page.starts(with: [0xFF, 0xFE]), !page.starts(with: [0xFE, 0xFF]) else { return page }
        var file = page + mark
        for picture in pictures.prefix(mostPictures) {
            file += Array(key(picture.address).utf8) + [0x20] + Data(picture.bytes).base64EncodedData() + [0x0A]
        }
        return file + end
    }

    /// The addresses of pictures in a page's text, as it writes them, each once, in order.
    public static func addresses(in page: [UInt8]) -> [String] {
        guard let document = ContentDocument(html: Array(PagePictures(in: page).page)) else { return [] }
        let found = Mutex<[String]>([])
        var setting = ContentDocument.Setting(href: pageName, language: document.language)
        setting.isWebPage = true
        setting.picture = { address in
            found.withLock { if $0.count < mostPictures, !$0.contains(address) { $0.append(address) } }
            return ""
        }
        _ = document.text(in: setting, styling: Styling([]))
        return found.withLock { $0 }
    }

    /// The name inside the book of the picture at an address; `nil` where none is kept.
    func name(of address: String) -> String? {
        let key = Self.key(address)
        return lines[key] == nil ? nil : Self.folder + key
    }

    /// The bytes of a picture, by its name inside the book.
    func picture(_ name: String) -> Data? {
        guard name.hasPrefix(Self.folder), let line = lines[String(name.dropFirst(Self.folder.count))] else {
            return nil
        }
        return Data(base64Encoded: Data(bytes[line]))
    }

    /// Without a hyphen, of which two would end the comment.
    private static func key(_ address: String) -> String {
        String(address.trimmingCharacters(in: .whitespacesAndNewlines).prefix(4_000))
            .addingPercentEncoding(withAllowedCharacters: .plain) ?? ""
    }

    private static func lastMark(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var start = buffer.count - mark.count
            while start >= 0 {
                if buffer[start] == mark[0], buffer[start + 1] == mark[1],
                    mark.elementsEqual(buffer[start..<start + mark.count])
                {
                    return start
                }
                start -= 1
            }
            return nil
        }
    }
}

extension CharacterSet {
    fileprivate static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._"
    )
}

extension [UInt8] {
    fileprivate func hasSuffix(_ end: [UInt8]) -> Bool {
        count >= end.count && self[(count - end.count)...].elementsEqual(end)
    }
}
