/// Of `Model/`, by its sentences in English.
let germanModel: [String: String] = [:]
