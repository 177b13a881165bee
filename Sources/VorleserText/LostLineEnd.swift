/// Where a line ended in typed mail or on a page of the web, and only a space is left of it.
///
/// Stamps of date and time, addresses, rules of asterisks and the like stood on lines of their own; what follows them
/// with a capital begins anew.
struct LostLineEnd {
    private let prose: Prose

    init(in prose: Prose) { self.prose = prose }

    /// Where new lines begin around the sign at `index`, ascending; empty if it is no such sign.
    func starts(around index: Int) -> [Int] {
        switch prose.byte(at: index) {
        case UInt8(ascii: ":"): startsAround(colon: index)
        case UInt8(ascii: "@"): [startAfterAddress(at: index)].compactMap(\.self)
        case UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: "_"): [startAfterRule(at: index)].compactMap(\.self)
        default: []
        }
    }

    private func startsAround(colon index: Int) -> [Int] {
        switch prose.byte(at: index + 1) {
        case UInt8(ascii: "/"): [startAfterAddress(at: index)].compactMap(\.self)
        case UInt8(ascii: ")"), UInt8(ascii: "-"): [startAfterSmile(at: index)].compactMap(\.self)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): startsAround(clock: index)
        default: []
        }
    }

    // MARK: Stamps

    /// `08/16/2000 12:05 PM`: begins a line, and ends it.
    private func startsAround(clock colon: Int) -> [Int] {
        let minutes = prose.skip(from: colon + 1, limit: 5) { $0.isASCIIDigit || $0 == ":" }
        let isStamp = [" AM ", " PM "].contains(prose.text(in: minutes..<minutes + 4))
        let hours = prose.skipBack(from: colon, limit: 2, while: \.isASCIIDigit)
        guard isStamp, hours < colon, prose.byte(at: hours - 1) == UInt8(ascii: " ") else { return [] }
        let date = prose.skipBack(from: hours - 1, limit: 10) { $0.isASCIIDigit || $0 == "/" }
        guard prose.text(in: date..<hours).split(separator: "/").count == 3 else { return [] }
        let wordEnd = prose.skipBack(from: date, limit: 2, while: \.isBlank)
        let word = PrecedingWord(before: wordEnd, in: prose)
        let stands = wordEnd < date && (word.isCapitalised || !prose.hasLetter(before: wordEnd))
        return (stands ? [date] : []) + [prose.skip(from: minutes + 4) { $0.isBlank }]
    }

    // MARK: Addresses

    /// `http://…`, `name@host`, with a capital or another address behind.
    private func startAfterAddress(at index: Int) -> Int? {
        guard prose.hasLetter(before: index) else { return nil }
        let end = prose.skip(from: index, limit: 80) { !$0.isBlank }
        let next = prose.skip(from: end, limit: 4, while: \.isBlank)
        guard next > end, let last = prose.scalar(before: end),
            last.isLetter || last.isDigit || last == ">" || last == "/"
        else { return nil }
        return beginsLine(at: next) ? next : nil
    }

    private func beginsLine(at index: Int) -> Bool {
        guard let first = prose.scalar(at: index) else { return false }
        return first.isUpper || first.isASCIIDigit
            || ["http://", "https:/", "www."].contains { prose.text(in: index..<index + 7).hasPrefix($0) }
    }

    // MARK: Rules and smiles

    /// `*** `, `=====`, `________`
    private func startAfterRule(at index: Int) -> Int? {
        let sign = prose.byte(at: index)
        guard prose.byte(at: index + 1) == sign, index == prose.range.lowerBound || prose.byte(at: index - 1) != sign
        else { return nil }
        let end = prose.skip(from: index, limit: 500) { $0.value == UInt32(sign) }
        guard end - index >= (sign == UInt8(ascii: "_") ? 8 : 3) else { return nil }
        return startBehindSpace(at: end)
    }

    /// `:-)`
    private func startAfterSmile(at index: Int) -> Int? {
        let mouth = prose.byte(at: index + 1) == UInt8(ascii: "-") ? index + 2 : index + 1
        guard prose.byte(at: mouth) == UInt8(ascii: ")"), prose.scalar(before: index)?.isBlank ?? false else {
            return nil
        }
        return startBehindSpace(at: mouth + 1)
    }

    private func startBehindSpace(at end: Int) -> Int? {
        let next = prose.skip(from: end, limit: 4, while: \.isBlank)
        let letter = prose.skip(from: next, limit: 2) { $0.isQuotationMark || $0.isOpeningBracket }
        return next > end && prose.scalar(at: letter)?.isUpper ?? false ? next : nil
    }
}

extension Prose {
    fileprivate func hasLetter(before index: Int) -> Bool {
        scalar(before: index).map { $0.isLetter || $0.isDigit } ?? false
    }
}
