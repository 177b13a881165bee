#include <libxml/xmlversion.h>
// Debian's libxml2 uses ICU inside; its headers must not meet those of Foundation's own ICU in one Swift module.
// Only fields of structures that we never make are concerned.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/parserInternals.h>
#include <libxml/encoding.h>
