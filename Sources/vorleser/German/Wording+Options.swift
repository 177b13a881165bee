/// Of `Options/`, by its sentences in English.
let germanOptions: [String: String] = [:]
