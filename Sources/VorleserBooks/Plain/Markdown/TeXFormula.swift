/// A formula in TeX as one line of text, as a typist would write it: `\frac{1}{3} x^2` is “1/3 x²”.
///
/// Commands that it does not know are written as words, so nothing of a formula is lost.
struct TeXFormula {
    private var rest: Substring
    private var depth = 0

    /// A formula as text.
    /// - Parameter tex: What stands between the dollars.
    /// - Returns: One line.
    static func plain(_ tex: String) -> String {
        var reading = TeXFormula(rest: tex[...])
        var result = ""
        while !reading.rest.isEmpty {
            result += reading.sequence()
            // A bracket that closes nothing.
            reading.rest = reading.rest.dropFirst()
        }
        return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private init(rest: Substring) { self.rest = rest }

    /// Everything up to the end of a group.
    private mutating func sequence() -> String {
        var result = ""
        while let next = rest.first, next != "}" {
            if next == "^" || next == "_" {
                rest = rest.dropFirst()
                let part = atom().collapsed
                while result.last == " " { result.removeLast() }
                result += next == "^" ? Self.raised(part) : Self.lowered(part)
            } else {
                result += atom()
            }
        }
        return result
    }

    /// A character, a group or a command with what belongs to it.
    private mutating func atom() -> String {
        rest = rest.drop { $0 == " " && depth > 0 }
        guard let next = rest.first else { return "" }
        switch next {
        case "{":
            rest = rest.dropFirst()
            guard depth < 50 else { return "" }
            depth += 1
            let inner = sequence()
            depth -= 1
            rest = rest.dropFirst()
            return inner
        case "}": return ""
        case "\\": return command()
        case "-":
            rest = rest.dropFirst()
            return "−"
        case "&", "~":
            rest = rest.dropFirst()
            return " "
        case "'":
            rest = rest.dropFirst()
            return "′"
        default:
            rest = rest.dropFirst()
            return String(next)
        }
    }

    private mutating func command() -> String {
        rest = rest.dropFirst()
        guard let first = rest.first else { return "" }
        guard first.isASCII, first.isLetter else {
            rest = rest.dropFirst()
            if first == "\\" { return "; " }
            return ",;:! ".contains(first) ? " " : String(first)
        }
        let name = String(rest.prefix { $0.isASCII && $0.isLetter })
        rest = rest.dropFirst(name.count)
        switch name {
        case "frac", "dfrac", "tfrac", "cfrac":
            let upper = atom()
            return Self.bracketed(upper) + "/" + Self.bracketed(atom())
        case "sqrt": return "√" + Self.bracketed(atom())
        case "left", "right", "big", "Big", "bigl", "bigr", "limits", "displaystyle", "textstyle", "label", "tag",
            "nonumber":
            if name == "label" || name == "tag" { _ = atom() }
            if rest.first == ".", name == "left" || name == "right" { rest = rest.dropFirst() }
            return ""
        case "begin", "end":
            _ = atom()
            return " "
        case "text", "mathrm", "mathbf", "mathit", "mathsf", "mathcal", "mathbb", "operatorname", "vec", "hat", "bar",
            "tilde", "overline", "underline", "boldsymbol", "textbf", "textit", "mbox":
            return atom()
        default: break
        }
        if let sign = Self.signs[name] { return sign }
        if let next = rest.first, next == " " { return " " + name }
        return name + " "
    }

    // MARK: Signs

    private static func bracketed(_ text: String) -> String {
        let inner = text.collapsed
        let isSimple = inner.count == 1 || inner.allSatisfy(\.isNumber) || inner.allSatisfy(\.isLetter)
        return isSimple ? inner : "(\(inner))"
    }

    private static func raised(_ text: String) -> String {
        let signs = text.map { raisedSigns[$0] }
        if !text.isEmpty, signs.allSatisfy({ $0 != nil }) { return String(signs.compactMap(\.self)) }
        return "^" + bracketed(text)
    }

    private static func lowered(_ text: String) -> String {
        let signs = text.map { loweredSigns[$0] }
        if !text.isEmpty, signs.allSatisfy({ $0 != nil }) { return String(signs.compactMap(\.self)) }
        return "_" + bracketed(text)
    }

    private static let raisedSigns = Dictionary(
        uniqueKeysWithValues: zip("0123456789+−=()ni′", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ′")
    )
    private static let loweredSigns = Dictionary(
        uniqueKeysWithValues: zip("0123456789+−=()aeioxnmk", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑᵢₒₓₙₘₖ")
    )

    /// Source: the LaTeX Companion, chapter 8.
    private static let signs: [String: String] = [
        "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε", "zeta": "ζ",
        "eta": "η", "theta": "θ", "vartheta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν",
        "xi": "ξ", "pi": "π", "rho": "ρ", "sigma": "σ", "tau": "τ", "upsilon": "υ", "phi": "φ", "varphi": "φ",
        "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ", "Xi": "Ξ",
        "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω",
        "times": " × ", "cdot": " · ", "div": " ÷ ", "pm": " ± ", "mp": " ∓ ", "leq": " ≤ ", "le": " ≤ ",
        "geq": " ≥ ", "ge": " ≥ ", "neq": " ≠ ", "ne": " ≠ ", "approx": " ≈ ", "equiv": " ≡ ", "sim": " ∼ ",
        "propto": " ∝ ", "to": " → ", "rightarrow": " → ", "leftarrow": " ← ", "Rightarrow": " ⇒ ",
        "Leftrightarrow": " ⇔ ", "implies": " ⇒ ", "iff": " ⇔ ", "mapsto": " ↦ ", "in": " ∈ ", "notin": " ∉ ",
        "subset": " ⊂ ", "subseteq": " ⊆ ", "cup": " ∪ ", "cap": " ∩ ", "setminus": " ∖ ", "forall": "∀",
        "exists": "∃", "neg": "¬", "land": " ∧ ", "lor": " ∨ ", "infty": "∞", "partial": "∂", "nabla": "∇",
        "int": "∫", "sum": "∑", "prod": "∏", "lim": "lim ", "dots": "…", "ldots": "…", "cdots": "⋯", "prime": "′",
        "degree": "°", "circ": "°", "langle": "⟨", "rangle": "⟩", "quad": " ", "qquad": " ", "mid": " | ",
        "emptyset": "∅", "hbar": "ħ", "ell": "ℓ", "Re": "Re ", "Im": "Im ",
    ]
}
