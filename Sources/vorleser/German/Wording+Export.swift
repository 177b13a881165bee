/// Of `Export/`, by its sentences in English.
let germanExport: [String: String] = [:]
