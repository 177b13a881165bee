/// Units as recipes shorten them.
extension Measures {
    /// `1 c sugar`, `3 T butter`, `2 T. butter`, `2 TB oil`: a line of a recipe, which is no sentence.
    func kitchenUnit(_ letters: String, _ index: Int, _ next: Int, _ passage: Passage) -> Measure? {
        guard ["c", "T", "t", "TB"].contains(letters), let first = passage.numerals.first, first.whole ?? 0 < 9,
            !isGlued(index, passage), next == index + 1 || letters != "c" && isAboutFood(passage),
            passage.isLowerCase(next),
            !passage.isTight(next), !EnglishWords.functionWords.contains(passage.letters(next)),
            !["cell", "cells"].contains(passage.letters(next)),
            (0..<index).allSatisfy({ !passage.isLetters($0) }), !passage.isMark(passage.words.count - 1, ".")
        else { return nil }
        switch letters {
        case "TB" where !isAboutFood(passage): return nil
        case "T", "TB": return Measure(one: "tablespoon", many: "tablespoons")
        case "t": return Measure(one: "teaspoon", many: "teaspoons")
        default: return Measure(one: "cup", many: "cups")
        }
    }

    private func isAboutFood(_ passage: Passage) -> Bool {
        passage.has(anyOf: Self.food)
    }

    /// What comes by the spoon.
    private static let food: Set = [
        "allspice", "basil", "butter", "capers", "cheese", "chives", "chocolate", "cilantro", "cinnamon", "cloves",
        "cocoa", "coriander", "cornstarch", "cornflour", "cream", "cumin", "curry", "dill", "fat", "flour", "garlic",
        "ginger", "herbs", "honey", "jam", "juice", "ketchup", "lard", "lemon", "margarine", "mayonnaise", "milk",
        "mint", "molasses", "mustard", "nuts", "oil", "onion", "oregano", "paprika", "parmesan", "parsley", "paste",
        "pepper", "powder", "puree", "rum", "salt", "sauce", "seeds", "sherry", "shortening", "soda", "starch", "stock",
        "sugar", "syrup", "tahini", "thyme", "vanilla", "vinegar", "water", "wine", "yeast", "yogurt", "yoghurt",
        "zest",
    ]

    /// `Cook time: 50 m`, `Prep: 15m`: minutes behind such a label.
    func isCookingTime(_ numeral: Int, _ passage: Passage) -> Bool {
        guard passage.isDigits(numeral), passage.isMark(numeral - 1, ":") else { return false }
        let label = passage.letters(numeral - 2)
        return Self.cooking.contains(label) || label == "time" && Self.cooking.contains(passage.letters(numeral - 3))
    }

    private static let cooking: Set = [
        "cook", "cooking", "prep", "preparation", "bake", "baking", "chill", "chilling", "marinating", "rising",
        "proofing", "total", "active", "resting", "ready",
    ]
}
