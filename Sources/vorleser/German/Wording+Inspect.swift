/// Of `Inspect/`, by its sentences in English.
let germanInspect: [String: String] = [:]
