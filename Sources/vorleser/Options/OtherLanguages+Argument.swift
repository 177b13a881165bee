public import ArgumentParser
public import VorleserKit

extension OtherLanguages: ExpressibleByArgument {}
