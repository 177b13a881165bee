extension String {
    /// A host as it stands before a port: an address of IPv6 in brackets. Source: RFC 3986 §3.2.2.
    var bracketedHost: String { contains(":") ? "[\(self)]" : self }
}
