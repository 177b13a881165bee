/// Of `Pronounce/`, by its sentences in English.
let germanPronounce: [String: String] = [:]
