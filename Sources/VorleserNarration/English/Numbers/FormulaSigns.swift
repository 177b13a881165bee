/// What the signs of formulas are called. Sources: Larry Chang, *Handbook for Spoken Mathematics*, 1983, for what is said; the
/// operator dictionary of MathML Core, appendix B, for what there is.
enum FormulaSigns {
    static let words: [String: String] = [
        "+": "plus", "-": "minus", "−": "minus", "±": "plus or minus", "∓": "minus or plus", "×": "times", "·": "times",
        "⋅": "times", "∗": "times", "*": "times", "÷": "divided by", "/": "over", "∕": "over", "=": "equals",
        "≠": "is not equal to",
        "<": "is less than", ">": "is greater than", "≤": "is less than or equal to", "⩽": "is less than or equal to",
        "≥": "is greater than or equal to", "⩾": "is greater than or equal to", "≪": "is much less than",
        "≫": "is much greater than", "≈": "is approximately equal to", "≃": "is approximately equal to",
        "≅": "is congruent to", "≡": "is identical to", "∼": "is similar to", "~": "is similar to",
        "∝": "is proportional to",
        ":=": "is defined as", "≔": "is defined as", "∈": "in", "∉": "not in", "∋": "contains", "⊂": "is a subset of",
        "⊆": "is a subset of", "⊃": "is a superset of", "⊇": "is a superset of", "∪": "union", "∩": "intersection",
        "∖": "without", "∧": "and", "∨": "or", "⊕": "direct sum", "⊗": "tensor", "∘": "composed with", "⇒": "implies",
        "⟹": "implies", "⇔": "if and only if", "⟺": "if and only if", "→": "to", "⟶": "to",
        "⇌": "is in equilibrium with", "←": "from", "↦": "maps to",
        "∞": "infinity", "∂": "partial", "∇": "del", "!": "factorial", "′": "prime", "'": "prime", "″": "double prime",
        "…": "and so on", "⋯": "and so on", "⋮": "and so on", "⋱": "and so on", "∅": "the empty set", "∴": "therefore",
        "∵": "because", "|": "given", "∣": "divides", "∥": "is parallel to", "⊥": "is perpendicular to", "∠": "angle",
        "%": "percent", "°": "degrees", "ℏ": "h bar", "ℓ": "l", "ℝ": "R", "ℂ": "C", "ℕ": "N", "ℤ": "Z", "ℚ": "Q",
        ",": ",", ";": ";", ":": ",", ".": ",", "\u{2061}": "of", "\u{2062}": "", "\u{2063}": ",", "\u{2064}": "plus",
        "∑": "the sum of", "∏": "the product of", "∫": "the integral of", "∬": "the double integral of",
        "∮": "the contour integral of", "⋃": "the union of", "⋂": "the intersection of",
    ]

    /// Where nothing stands before that they could join.
    static let prefixes: [String: String] = [
        "+": "plus", "-": "minus", "−": "minus", "¬": "not", "∀": "for all", "∃": "there is", "∄": "there is no",
        "√": "the square root of", "∼": "about", "~": "about", "∇": "del", "Δ": "delta",
    ]

    static func isInfix(_ sign: String) -> Bool {
        words[sign] != nil && !["!", "′", "'", "″", "%", "°", "∞"].contains(sign)
    }

    /// Brackets, and what closes each.
    static let opening: [String: Set<String>] = [
        "(": [")", "]"], "[": ["]", ")"], "{": ["}"], "⟨": ["⟩"], "⌊": ["⌋"], "⌈": ["⌉"],
    ]

    /// Bars, and what is said of what stands between two.
    static let bars = [
        "|": "the absolute value of", "∣": "the absolute value of", "‖": "the norm of", "∥": "the norm of",
    ]

    /// Brackets that nothing answers.
    static let silent: Set = ["(", ")", "[", "]", "{", "}", "⟨", "⟩", "‖", "&", "⏟", "⏞"]

    static let functions = [
        "sin": "sine", "cos": "cosine", "tan": "tangent", "cot": "cotangent", "sec": "secant", "csc": "cosecant",
        "sinh": "hyperbolic sine", "cosh": "hyperbolic cosine", "tanh": "hyperbolic tangent", "arcsin": "arc sine",
        "arccos": "arc cosine", "arctan": "arc tangent", "log": "log", "ln": "natural log", "lg": "log",
        "exp": "exponential",
        "lim": "limit", "max": "maximum", "min": "minimum", "sup": "supremum", "inf": "infimum", "det": "determinant",
        "dim": "dimension", "ker": "kernel", "gcd": "greatest common divisor", "arg": "argument", "tr": "trace",
    ]

    /// A function that is set as text; others of their short names are words, as *max* and *sec*.
    static func namedInText(_ text: String) -> String? {
        let name = text.trimmingPrefix(while: \.isWhitespace)
        return inText.contains(String(name)) ? functions[String(name)] : nil
    }

    private static let inText: Set = [
        "sin", "cos", "tan", "cot", "csc", "sinh", "cosh", "tanh", "arcsin", "arccos", "arctan", "ln",
    ]

    static let extremes: Set = ["max", "min", "sup", "inf", "argmax", "argmin"]

    /// Large operators, which have a lower and an upper limit.
    static let big = [
        "∑": "the sum", "∏": "the product", "∫": "the integral", "∬": "the double integral", "∭": "the triple integral",
        "∮": "the contour integral", "⋃": "the union", "⋂": "the intersection", "⋁": "the disjunction",
        "⋀": "the conjunction",
        "∐": "the coproduct", "⨁": "the direct sum", "⨂": "the tensor product",
    ]

    /// What stands raised and is no power.
    static let powers = [
        "T": "transposed", "⊤": "transposed", "⊺": "transposed", "′": "prime", "'": "prime", "″": "double prime",
        "′′": "double prime", "''": "double prime", "*": "star", "∗": "star", "⋆": "star", "†": "dagger",
        "∘": "degrees",
        "°": "degrees", "+": "plus", "−": "minus", "-": "minus",
    ]

    /// What stands above or below a letter.
    static let decorations = [
        "¯": "bar", "-": "bar", "−": "bar", "–": "bar", "‾": "bar", "―": "bar", "_": "bar", "\u{304}": "bar",
        "\u{305}": "bar", "^": "hat", "ˆ": "hat",
        "\u{302}": "hat", "~": "tilde",
        "˜": "tilde", "\u{303}": "tilde", "˙": "dot", ".": "dot", "\u{307}": "dot", "¨": "double dot",
        "\u{308}": "double dot", "ˇ": "check", "˘": "breve",
    ]

    static let arrows: Set = ["→", "⃗", "\u{20D7}", "⟶", "⇀"]
    static let braces: Set = ["⏞", "⏟", "⎵", "⎴", "⏜", "⏝", "︷", "︸"]
}
