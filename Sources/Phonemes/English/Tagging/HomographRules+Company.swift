// The company that words keep in stories.
extension HomographRules {
    static let briefly: Set = [
        "just", "never", "already", "even", "once", "only", "also", "recently", "lately", "ever",
    ]
    static let habits: Set = [
        "every", "each", "evening", "evenings", "night", "nights", "sometimes", "often", "when", "whenever", "usually",
        "always", "mornings", "afternoons", "sundays", "until", "while", "for",
    ]
    /// What contracts are made of.
    static let goods: Set = [
        "sales", "arms", "goods", "munitions", "rights", "services", "works", "sports", "years", "months",
    ]
    static let sides: Set = ["starboard", "port", "larboard", "weather", "lee"]
    static let vessels: Set = [
        "boat", "boats", "ship", "ships", "vessel", "yacht", "canoe", "schooner", "steamer", "punt", "stern", "sea",
        "spray", "waves", "deck", "mast", "oars", "sailed", "anchor", "helm", "rowed", "hull", "whale", "shark",
    ]
    /// What bows of ribbon, of archers and of players are known by.
    static let tied: Set = [
        "strung", "unslung", "slung", "bent", "dress", "sash", "bonnet", "hat", "shoes", "violins", "parcels",
        "crossbowmen",
        "arrow", "arrows", "ribbon", "ribbons", "aimed", "tied", "tie", "fiddle", "violin", "hair", "string",
    ]
    static let turned: Set = [
        "watch", "clock", "clocks", "scarf", "wool", "bandage", "bandages", "rope", "yarn", "thread", "turban",
        "string",
        "shawl", "gramophone", "toy", "cord", "reel", "handkerchief",
    ]
    static let leaden: Set = [
        "lined", "coloured", "colored", "grey", "gray", "based", "covered", "roofed", "heavy", "blue", "white",
        "sheathed", "weighted", "glazed", "acid",
    ]
    static let ofSeveral: Set = ["the", "these", "those", "some", "many", "few", "several", "both", "of"]
    static let inscriptions: Set = [
        "sign", "letter", "note", "notice", "inscription", "headline", "label", "banner", "plaque", "card", "telegram",
        "message", "it", "which", "ticket", "board", "poster", "text", "placard", "caption", "motto", "placards",
        "tombstone",
    ]
    static let ways: Set = [
        "river", "road", "path", "stream", "trail", "stair", "staircase", "street", "lane", "track", "valley", "which",
        "brook",
        "procession",
    ]
    static let places: Set = [
        "by", "to", "behind", "beside", "at", "upon", "together", "against", "enough", "around", "round", "beneath",
        "under",
    ]
    static let positions: Set = [
        "sat", "sit", "sits", "sitting", "stood", "stand", "stands", "standing", "lay", "lie", "lies", "lying", "came",
        "come",
        "comes", "drew", "keep", "kept", "keeping", "stay", "stayed", "crept", "held", "walk", "walked", "walking",
        "ran",
        "run", "followed", "following", "huddled", "too", "so", "very", "quite", "how", "as", "get", "got", "moved",
        "leaned",
        "leaning", "bent", "stepped", "knelt", "pressed", "clung", "nestled", "sailed", "rode", "passed", "lived",
        "living",
        "hard", "hovered", "flew", "hung", "gathered",
    ]
    static let tiny: Set = [
        "crack", "cracks", "hole", "holes", "spot", "spots", "speck", "specks", "scratch", "scratches", "trace",
        "traces",
        "amount", "amounts", "dose", "doses", "difference", "change", "changes", "organisms", "organism", "fragment",
        "piece",
        "pieces", "stitches", "print", "handwriting", "writing", "scale", "grains", "droplets", "bubbles", "animals",
        "objects",
        "plants", "variations", "drop", "drops", "point", "points", "letters", "shells", "insect", "figure", "figures",
        "crystals", "flowers", "earrings", "room", "garden", "seeds", "hairs", "vessels", "fibres", "fibers", "waves",
    ]
    static let beings: Set = [
        "is", "was", "are", "were", "be", "been", "being", "am", "men", "man", "those", "people",
    ]
    static let lore: Set = [
        "law", "laws", "arts", "scriptures", "classics", "languages", "tongues", "lore", "latin", "greek", "hebrew",
        "theology", "divinity", "medicine", "history", "science", "sciences", "philosophy",
    ]
    static let deer: Set = ["buck", "bucks", "fawn", "fawns", "stag", "stags", "deer", "hind", "hinds"]
    static let players: Set = [
        "violinist", "cellist", "fiddler", "strings", "cello", "viola", "fiddles", "rosin",
    ]
    static let archers: Set = ["archer", "archers", "hunter", "quiver", "longbow", "bowstring"]
}
