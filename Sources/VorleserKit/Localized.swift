import Wording

/// What this module says, in the listener's language.
let localized = Catalogue(german: germanWording, germanVisits, germanHome)
