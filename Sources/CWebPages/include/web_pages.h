#ifndef WEB_PAGES_H
#define WEB_PAGES_H

#include <stddef.h>

/// A file of the web pages, as it lies in `Web/`.
typedef struct {
    /// Its path below `Web/`, with slashes.
    const char *_Nullable name;
    const unsigned char *_Nullable bytes;
    size_t size;
} WebPage;

/// How many files there are.
size_t web_page_count(void);

/// One of them; empty beyond the last.
WebPage web_page(size_t index);

#endif
