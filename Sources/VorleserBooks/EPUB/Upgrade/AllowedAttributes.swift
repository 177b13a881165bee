import CLibXML2

/// The elements of HTML, and the attributes that each may have. Source: HTML Living Standard, “Attributes” (index).
enum AllowedAttributes {
    static func isKnown(_ element: String) -> Bool { byElement[element] != nil }

    /// Takes the attributes away that HTML does not know.
    static func removeOthers(from element: MarkupNode) {
        let name = element.name
        let hasAddress = name != "a" || element.ownAttribute("href") != nil
        var attribute = element.pointer.pointee.properties
        while let current = attribute {
            attribute = current.pointee.next
            guard let bytes = current.pointee.name else { continue }
            let isAllowed =
                current.pointee.ns == nil
                ? isAllowed(String(cString: bytes), on: name, hasAddress: hasAddress)
                : isAllowed(vocabulary: current.pointee.ns?.pointee.href.map { String(cString: $0) } ?? "")
            if !isAllowed { xmlRemoveProp(current) }
        }
    }

    private static func isAllowed(_ attribute: String, on element: String, hasAddress: Bool) -> Bool {
        if common.contains(attribute) || attribute.hasPrefix("aria-") || attribute.hasPrefix("data-")
            || attribute.hasPrefix("on")
        {
            return true
        }
        return byElement[element]?.contains(attribute) ?? false && (hasAddress || attribute == "name")
    }

    private static func isAllowed(vocabulary: String) -> Bool {
        [
            "http://www.w3.org/XML/1998/namespace", "http://www.idpf.org/2007/ops",
            "http://www.w3.org/2001/10/synthesis",
        ].contains(vocabulary)
    }

    private static let common: Set = [
        "accesskey", "class", "contenteditable", "dir", "draggable", "hidden", "id", "lang", "role", "spellcheck",
        "style", "tabindex", "title", "translate",
    ]

    private static let byElement: [String: Set<String>] = {
        let plain = """
            abbr address article aside b bdi bdo body br caption cite code dd dfn div dl dt em figcaption figure footer \
            h1 h2 h3 h4 h5 h6 head header hgroup hr html i kbd legend main mark nav noscript p picture pre rp rt ruby s \
            samp section small span strong sub summary sup tbody template tfoot thead title tr u ul var wbr
            """
        var table: [String: Set<String>] = [
            "a": ["href", "target", "download", "rel", "hreflang", "type", "name"],
            "area": ["alt", "coords", "shape", "href", "target", "download", "rel", "hreflang", "type"],
            "audio": ["src", "preload", "autoplay", "loop", "muted", "controls"],
            "base": ["href", "target"],
            "blockquote": ["cite"],
            "button": ["disabled", "name", "type", "value"],
            "canvas": ["width", "height"],
            "col": ["span"], "colgroup": ["span"],
            "data": ["value"],
            "datalist": [],
            "del": ["cite", "datetime"], "ins": ["cite", "datetime"],
            "details": ["open"],
            "embed": ["src", "type", "width", "height"],
            "fieldset": ["disabled", "name"],
            "form": ["accept-charset", "action", "autocomplete", "enctype", "method", "name", "target", "novalidate"],
            "iframe": ["src", "srcdoc", "name", "width", "height"],
            "img": ["alt", "src", "srcset", "sizes", "usemap", "ismap", "width", "height"],
            "input": [
                "accept", "alt", "autocomplete", "checked", "disabled", "height", "list", "max", "maxlength", "min",
                "multiple", "name", "pattern", "placeholder", "readonly", "required", "size", "src", "step", "type",
                "value", "width",
            ],
            "label": ["for"],
            "li": ["value"],
            "link": ["href", "rel", "media", "hreflang", "type", "sizes"],
            "map": ["name"],
            "meta": ["name", "http-equiv", "content", "charset"],
            "meter": ["value", "min", "max", "low", "high", "optimum"],
            "object": ["data", "type", "name", "usemap", "width", "height"],
            "ol": ["reversed", "start", "type"],
            "optgroup": ["disabled", "label"],
            "option": ["disabled", "label", "selected", "value"],
            "output": ["for", "name"],
            "param": ["name", "value"],
            "progress": ["value", "max"],
            "q": ["cite"],
            "script": ["src", "type", "charset", "async", "defer"],
            "select": ["disabled", "multiple", "name", "required", "size"],
            "source": ["src", "type", "srcset", "sizes", "media"],
            "style": ["media", "type"],
            "table": ["border"],
            "td": ["colspan", "rowspan", "headers"],
            "textarea": [
                "cols", "disabled", "maxlength", "name", "placeholder", "readonly", "required", "rows", "wrap",
            ],
            "th": ["colspan", "rowspan", "headers", "scope", "abbr"],
            "time": ["datetime"],
            "track": ["default", "kind", "label", "src", "srclang"],
            "video": ["src", "poster", "preload", "autoplay", "loop", "muted", "controls", "width", "height"],
        ]
        for name in plain.split(separator: " ") { table[String(name)] = [] }
        return table
    }()
}
