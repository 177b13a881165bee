extension MediaOverlay {
    /// The overlay of a document.
    /// - Parameters:
    ///   - cues: Those of the document. Not empty.
    ///   - path: Where it is in the container.
    ///   - document: The document.
    ///   - structures: The book's.
    ///   - sounds: Where each sound is in the container.
    init(
        _ cues: [OverlayPlan.Cue],
        at path: ContainerPath,
        of document: ContainerPath,
        in structures: TextStructures,
        sounds: [ContainerPath]
    ) {
        var sequences: [Sequence] = []
        var open: TextStructures.Structure?
        for cue in cues {
            let pair = Pair(
                fragment: cue.fragment.id,
                sound: sounds[cue.sound],
                clip: cue.clip,
                type: cue.fragment.type
            )
            let structure = structures.structure(at: cue.fragment.span.lowerBound)
            if structure == open, let last = sequences.indices.last {
                sequences[last].pairs.append(pair)
            } else {
                sequences.append(Sequence(type: structure?.type, pairs: [pair]))
            }
            open = structure
        }
        self.init(path: path, document: document, sequences: sequences)
    }
}
