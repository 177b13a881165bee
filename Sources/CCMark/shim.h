#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <string.h>

// GitHub's extensions, attached to a parser by name; the list of them must be registered before.
static inline int vorleser_cmark_attach(cmark_parser *parser, const char *name) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(name);
    return extension && cmark_parser_attach_syntax_extension(parser, extension);
}

// Whether a node's type has this name: the types of extensions have no constants.
static inline int vorleser_cmark_is(cmark_node *node, const char *name) {
    return strcmp(cmark_node_get_type_string(node), name) == 0;
}
