/// One sign for both endings: *tod@s*, *amig@*, *@s*, *todxs*.
struct InclusiveSigns: InclusivePrint {
    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)? {
        let isLetters = passage.isLetters(index)
        let sign = isLetters ? index + 1 : index
        // *stash@{2}*
        if passage.isMark(sign, "@"), isLetters == passage.isTight(sign), !passage.isTightMark(sign + 1, "{") {
            let isMany = passage.isTight(sign + 1) && passage.printed(sign + 1) == "s"
            guard isMany || isLetters && passage.isFree(sign + 1) else { return nil }
            let (stem, s) = (isLetters ? passage.printed(index) : "", isMany ? "s" : "")
            let pair = InclusivePair(first: stem + "o" + s, second: stem + "a" + s, isMany: isMany)
            return (pair, isMany ? sign + 2 : sign + 1)
        }
        guard isLetters, passage.count(index) > 2, passage.last(of: index) == 0x73,
            passage.last(of: index, back: 1) == 0x78
        else { return nil }
        let stem = passage.printed(index).dropLast(2)
        return (InclusivePair(first: stem + "os", second: stem + "as", isMany: true), index + 1)
    }
}
