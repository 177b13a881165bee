// Whoever opens, speaks, plays or exports a book meets the types of these modules, and files' URLs: `import VorleserKit`
// brings them along.
@_exported public import Foundation
@_exported public import Phonemes
@_exported public import VorleserBooks
@_exported public import VorleserCore
@_exported public import VorleserDictionary
@_exported public import VorleserDisk
@_exported public import VorleserExport
@_exported public import VorleserLibrary
@_exported public import VorleserNarration
@_exported public import VorleserPlayback
@_exported public import VorleserReadAlong
@_exported public import VorleserSharing
@_exported public import VorleserSpeech
@_exported public import Wording
