public import ArgumentParser
public import VorleserKit

extension ExportFormat: ExpressibleByArgument {}
