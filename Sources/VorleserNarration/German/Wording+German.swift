/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [:]
