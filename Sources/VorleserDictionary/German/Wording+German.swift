/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "The dictionary lacks %@.": "Dem Wörterbuch fehlt %@.",
    "%@ is no dictionary that Vorleser can read.": "%@ ist kein Wörterbuch, das Vorleser lesen kann.",
    "%@ is packed by gzip; a word in it cannot be found.":
        "%@ ist mit gzip gepackt; darin lässt sich kein Wort finden.",
    "%@ is cut off or damaged.": "%@ ist abgeschnitten oder beschädigt.",
    "%@ is too large.": "%@ ist zu groß.",
    "Install the dictionary again.": "Das Wörterbuch neu installieren.",
    "Vorleser reads dictionaries of dictd and of StarDict.": "Vorleser liest Wörterbücher von dictd und StarDict.",
    "Unpack it by gunzip, or pack it by dictzip.": "Es mit gunzip entpacken oder mit dictzip packen.",
    "Use a smaller dictionary.": "Ein kleineres Wörterbuch verwenden.",
]
