import Testing
import VorleserCore
import VorleserExport
import VorleserTesting

@testable import VorleserReadAlong
