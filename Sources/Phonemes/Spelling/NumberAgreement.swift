/// What a number in words agrees with.
public enum NumberAgreement: Sendable {
    /// Nothing: it stands by itself, *uno*.
    case alone
    /// A masculine noun after it, *un*.
    case masculine
    /// A feminine noun, *una*.
    case feminine
}
