// The types that the kit's own functions take and give, so that one import is enough for whoever uses the kit.
@_exported public import Phonemes
@_exported public import VorleserBooks
@_exported public import VorleserCore
@_exported public import VorleserExport
@_exported public import VorleserLibrary
@_exported public import VorleserNarration
@_exported public import VorleserPlayback
@_exported public import VorleserReadAlong
@_exported public import VorleserSpeech
