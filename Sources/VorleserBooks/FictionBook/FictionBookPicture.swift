/// What a FictionBook's pictures are called.
enum FictionBookPicture {
    /// The name inside the book of a picture.
    static func path(of id: String) -> String {
        ArchivePath.normalized(id.collapsed, in: "pictures/")
    }

    /// The picture that an `image` element shows.
    static func path(shownBy node: MarkupNode) -> String? {
        guard let address = node.attribute("href")?.collapsed, address.hasPrefix("#"), address.utf8.count > 1 else {
            return nil
        }
        return path(of: String(address.dropFirst()))
    }
}
