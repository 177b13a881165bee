// The web pages, inside the program: a folder beside it would be lost when the program is moved.
// Written by tools/embed-pages.py.

#include "web_pages.h"

static const unsigned char page_index_html[] = {
#embed "Web/index.html"
};
static const unsigned char page_lib_api_js[] = {
#embed "Web/lib/api.js"
};
static const unsigned char page_lib_events_js[] = {
#embed "Web/lib/events.js"
};
static const unsigned char page_lib_theme_js[] = {
#embed "Web/lib/theme.js"
};
static const unsigned char page_style_base_css[] = {
#embed "Web/style/base.css"
};

static const WebPage pages[] = {
    {"index.html", page_index_html, sizeof page_index_html},
    {"lib/api.js", page_lib_api_js, sizeof page_lib_api_js},
    {"lib/events.js", page_lib_events_js, sizeof page_lib_events_js},
    {"lib/theme.js", page_lib_theme_js, sizeof page_lib_theme_js},
    {"style/base.css", page_style_base_css, sizeof page_style_base_css},
};

size_t web_page_count(void) { return sizeof pages / sizeof *pages; }

WebPage web_page(size_t index) { return index < web_page_count() ? pages[index] : (WebPage){0}; }
