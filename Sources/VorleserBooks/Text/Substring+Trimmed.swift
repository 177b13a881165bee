extension Substring {
    /// Without certain characters at both ends.
    func trimming(_ isLeft: (Character) -> Bool) -> Substring {
        var result = drop(while: isLeft)
        while let last = result.last, isLeft(last) { result = result.dropLast() }
        return result
    }

    /// Without white space at both ends.
    func trimmed() -> Substring {
        var result = drop(while: \.isWhitespace)
        while result.last?.isWhitespace == true { result = result.dropLast() }
        return result
    }
}
