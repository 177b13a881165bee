/// A part of speech, of the Penn Treebank's set as OntoNotes and the Universal Dependencies' English treebanks use it.
///
/// The raw value is the tag's name as printed there.
public enum PennTag: String, Hashable, Codable, Sendable, CaseIterable {
    // Words.
    case cc = "CC", cd = "CD", dt = "DT", ex = "EX", fw = "FW", `in` = "IN", jj = "JJ", jjr = "JJR", jjs = "JJS"
    case ls = "LS", md = "MD", nn = "NN", nnp = "NNP", nnps = "NNPS", nns = "NNS", pdt = "PDT", pos = "POS"
    case prp = "PRP", prpPossessive = "PRP$", rb = "RB", rbr = "RBR", rbs = "RBS", rp = "RP", sym = "SYM", to = "TO"
    case uh = "UH", vb = "VB", vbd = "VBD", vbg = "VBG", vbn = "VBN", vbp = "VBP", vbz = "VBZ", wdt = "WDT", wp = "WP"
    case wpPossessive = "WP$", wrb = "WRB"
    // Parts of words, addresses, what else is no word.
    case add = "ADD", afx = "AFX", gw = "GW", hyph = "HYPH", xx = "XX", space = "_SP"
    // Marks.
    case comma = ",", stop = ".", colon = ":", openQuote = "``", closeQuote = "''", plainQuote = "\"\""
    case openBracket = "-LRB-", closeBracket = "-RRB-", currency = "$", number = "#", otherMark = "NFP"
}
