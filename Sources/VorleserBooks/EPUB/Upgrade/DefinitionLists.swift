import CLibXML2

/// Lists of terms and what they mean. Source: HTML Living Standard §4.4.9, “The dl element”.
enum DefinitionLists {
    /// Gives every meaning a term and every term a meaning, empty ones, which take no room.
    static func complete(_ lists: [MarkupNode]) {
        for list in lists {
            var last: (name: String, node: MarkupNode)?
            for child in list.childElements where child.name == "dt" || child.name == "dd" {
                let name = child.name
                if name == "dd", last == nil { child.insertBefore("dt") }
                last = (name, child)
            }
            if last?.name == "dt" { list.append("dd") }
            if list.childElements.isEmpty { xmlNodeSetName(list.pointer, "div") }
        }
    }
}
