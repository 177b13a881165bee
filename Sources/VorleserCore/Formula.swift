/// A formula as it is set in two dimensions: elements of MathML Core, and nothing else of what a book's page had there.
///
/// Made by readers of books, which have looked at every element, attribute and length in it: it can be shown as it is.
/// Source: MathML Core, sections 2 and 3.
public struct Formula: Hashable, Sendable {
    /// An element, and what is in it: text, or other elements.
    public struct Element: Hashable, Sendable {
        public let name: Name
        public let attributes: [Attribute: String]
        /// Of tokens (``Name/isToken``) alone.
        public let text: String
        /// Of all others.
        public let children: [Element]

        public init(_ name: Name, _ attributes: [Attribute: String] = [:], text: String) {
            (self.name, self.attributes, self.text, children) = (name, attributes, text, [])
        }

        public init(_ name: Name, _ attributes: [Attribute: String] = [:], _ children: [Element] = []) {
            (self.name, self.attributes, text, self.children) = (name, attributes, "", children)
        }

        public init(_ name: Name, _ children: [Element]) { self.init(name, [:], children) }
    }

    /// The elements of MathML that a formula is kept in. Source: MathML Core.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case math, mi, mn, mo, mtext, ms, mspace, mrow, mstyle, mpadded, mphantom, merror
        case mfrac, msqrt, mroot, msub, msup, msubsup, munder, mover, munderover, mmultiscripts, mprescripts
        case mtable, mtr, mtd

        /// Whether it holds text.
        public var isToken: Bool { [.mi, .mn, .mo, .mtext, .ms].contains(self) }
    }

    /// None of them leads anywhere or does anything.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        case display, dir, displaystyle, scriptlevel, mathvariant
        case form, stretchy, symmetric, largeop, movablelimits, lspace, rspace, minsize, maxsize
        case linethickness, width, height, depth, voffset, accent, accentunder
        case columnspan, rowspan, columnalign
    }

    /// A `math` element.
    public let root: Element
    /// Whether the book says in words what the formula is: then the text that it covers is these words.
    public let isDescribed: Bool

    public init(_ root: Element, isDescribed: Bool = false) { (self.root, self.isDescribed) = (root, isDescribed) }
}
