/// Of `Shelf/`, by its sentences in English.
let germanShelf: [String: String] = [:]
