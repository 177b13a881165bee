extension Substring {
    /// Without white space at both ends.
    func trimmed() -> Substring {
        var result = drop(while: \.isWhitespace)
        while result.last?.isWhitespace == true { result = result.dropLast() }
        return result
    }
}
