/// The order in which people count files: *page 2* before *page 10*, folder by folder, whatever the case.
enum NaturalOrder {
    /// Whether one path comes before another.
    static func precedes(_ one: String, _ other: String) -> Bool {
        let (folders, others) = (one.split(separator: "/"), other.split(separator: "/"))
        for (name, another) in zip(folders, others) {
            let (own, its) = (key(of: name), key(of: another))
            for (part, next) in zip(own, its) where part != next { return part < next }
            if own.count != its.count { return own.count < its.count }
        }
        if folders.count != others.count { return folders.count < others.count }
        // Names that count alike, such as “1” and “01”, still have an order.
        return one < other
    }

    private enum Part: Comparable {
        case number(length: Int, digits: String)
        case text(String)
    }

    private static func key(of name: Substring) -> [Part] {
        var parts: [Part] = []
        var rest = name.lowercased()[...]
        while let first = rest.first {
            let isDigit = first.isASCII && first.isNumber
            let run = rest.prefix { ($0.isASCII && $0.isNumber) == isDigit }
            rest = rest[run.endIndex...]
            // A longer number is a larger one, however long.
            let digits = String(run.drop { $0 == "0" })
            parts.append(isDigit ? .number(length: digits.utf8.count, digits: digits) : .text(String(run)))
        }
        return parts
    }
}
