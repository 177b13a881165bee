extension Library {
    /// Which books were published where: the household's, for all find them there.
    public static let publicationsName = "publications"
}
