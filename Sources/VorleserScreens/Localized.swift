import VorleserKit

/// What this module says, in the listener's language.
let localized = Catalogue(german: germanWording)
