import CLibXML2

/// An XML or HTML document as a tree.
///
/// Parsed as XML; if that fails and `repairing` allows, as HTML, which takes anything. Neither loads anything from the
/// file system or the network, and there is no document type declaration left that could declare entities. Elements are
/// not nested deeper than 512 levels.
final class MarkupTree {
    private let document: xmlDocPtr
    /// The line at which parsing as XML failed, from 1; `nil` when it did not.
    let faultLine: Int?
    /// What was repaired before parsing.
    let repairs: [MarkupSource.Repair]

    /// Parses a document; if it is not XML, it is read as HTML where `repairing` allows that.
    ///
    /// Fails when there is nothing in it, or it is not XML and may not be repaired; see `faultLine(of:)`.
    init?(_ source: MarkupSource, repairing: Bool) {
        Self.initialized
        guard !source.isBlank else { return nil }
        var line: Int?
        if let parsed = Self.parseXML(source.utf8, faultLine: &line) {
            document = parsed
            faultLine = nil
        } else if repairing, let parsed = Self.parseHTML(source.utf8) {
            document = parsed
            faultLine = line ?? 1
        } else {
            return nil
        }
        repairs = source.repairs
    }

    /// Reads what can be read of XML that is not well-formed; for documents whose names HTML does not know.
    init?(recovering source: MarkupSource) {
        Self.initialized
        var line: Int?
        guard !source.isBlank, let parsed = Self.parseXML(source.utf8, recovering: true, faultLine: &line) else {
            return nil
        }
        document = parsed
        faultLine = 1
        repairs = source.repairs
    }

    /// Reads the source as HTML from the start, as browsers do with files that do not say they are XML.
    init?(html source: MarkupSource) {
        Self.initialized
        guard !source.isBlank, let parsed = Self.parseHTML(source.utf8) else { return nil }
        document = parsed
        faultLine = nil
        repairs = source.repairs
    }

    deinit { xmlFreeDoc(document) }

    /// The outermost element; valid as long as the tree is.
    var root: MarkupNode? { xmlDocGetRootElement(document).map(MarkupNode.init) }

    /// The line at which a source breaks off as XML, from 1.
    static func faultLine(of source: MarkupSource) -> Int {
        Self.initialized
        var line: Int?
        if let parsed = parseXML(source.utf8, faultLine: &line) { xmlFreeDoc(parsed) }
        return line ?? 1
    }

    private static let initialized: Void = {
        xmlInitParser()
        // The second lock: the first is that no document type declaration reaches a parser.
        xmlSetExternalEntityLoader { _, _, _ in nil }
    }()

    private static func parseXML(_ utf8: [UInt8], recovering: Bool = false, faultLine: inout Int?) -> xmlDocPtr? {
        guard let context = xmlNewParserCtxt() else { return nil }
        defer { xmlFreeParserCtxt(context) }
        limitOpenElements(ofXML: context)
        // HUGE lifts the limit of 256 levels; the entity guards it lifts too are not needed without declarations.
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_NOCDATA.rawValue | XML_PARSE_COMPACT.rawValue | XML_PARSE_HUGE.rawValue
            | XML_PARSE_IGNORE_ENC.rawValue | (recovering ? XML_PARSE_RECOVER.rawValue : 0)
        let document = utf8.withUnsafeBytes { bytes in
            xmlCtxtReadMemory(
                context,
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(bytes.count),
                nil,
                "UTF-8",
                Int32(options)
            )
        }
        if let document {
            limitDepth(of: document)
        } else {
            faultLine = max(Int(context.pointee.lastError.line), 1)
        }
        return document
    }

    private static func parseHTML(_ utf8: [UInt8]) -> xmlDocPtr? {
        guard let context = htmlNewParserCtxt() else { return nil }
        defer { htmlFreeParserCtxt(context) }
        limitOpenElements(ofHTML: context)
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_COMPACT.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
            | XML_PARSE_HUGE.rawValue
        let document = utf8.withUnsafeBytes { bytes in
            htmlCtxtReadMemory(
                context,
                bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                Int32(bytes.count),
                nil,
                "UTF-8",
                Int32(options)
            )
        }
        if let document { limitDepth(of: document) }
        return document
    }
}
