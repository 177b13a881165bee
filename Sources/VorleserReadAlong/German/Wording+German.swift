/// What the module says in German, by its sentences in English.
let germanWording: [String: String] = [
    "an archive of 4 GB and more cannot be written on this system":
        "ein Archiv von 4 GB und mehr lässt sich auf diesem System nicht schreiben"
]
