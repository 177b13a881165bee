#ifndef PDFIUM_H
#define PDFIUM_H

#include <stddef.h>

// The library says of few pointers whether they may be null; only what is sure is said here.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"

// What of PDFium's interface is used: its functions by their own names, as documented at
// https://pdfium.googlesource.com/pdfium/+/refs/heads/main/public/. The library is not linked but opened while the
// program runs, so that everything but PDF works without it.

typedef struct pdfium_document *pdfium_document;
typedef struct pdfium_page *pdfium_page;
typedef struct pdfium_text *pdfium_text;
typedef struct pdfium_object *pdfium_object;
typedef struct pdfium_font *pdfium_font;
typedef struct pdfium_bookmark *pdfium_bookmark;
typedef struct pdfium_destination *pdfium_destination;
typedef struct pdfium_action *pdfium_action;
typedef struct pdfium_link *pdfium_link;
typedef struct pdfium_bitmap *pdfium_bitmap;

// x' = ax + cy + e, y' = bx + dy + f.
typedef struct {
    float a, b, c, d, e, f;
} pdfium_matrix;

// In a page's own coordinates: y upwards.
typedef struct {
    float left, top, right, bottom;
} pdfium_box;

typedef struct {
    float width, height;
} pdfium_size;

// Fonts of the machine are looked for where `font_folders` says, a list that ends with a null.
typedef struct {
    int version;
    const char **font_folders;
    void *isolate;
    unsigned embedder_slot;
    void *platform;
    int renderer;
} pdfium_configuration;

// Where a file is written to: `write` is called with this very value, and answers whether it went well.
typedef struct pdfium_output {
    int version;
    int (*write)(struct pdfium_output *, const void *, unsigned long);
    // The caller's own; the library does not know of it.
    void *context;
} pdfium_output;

// What `FPDF_GetLastError` answers.
enum pdfium_error {
    pdfium_error_none = 0,
    pdfium_error_file = 2,
    pdfium_error_format = 3,
    pdfium_error_password = 4,
    pdfium_error_security = 5,
};

enum pdfium_object_kind {
    pdfium_object_text = 1,
    pdfium_object_path = 2,
    pdfium_object_picture = 3,
    pdfium_object_form = 5,
};

enum pdfium_action_kind {
    pdfium_action_go_to = 1,
    pdfium_action_address = 3,
};

// Where on its page a destination leads. ISO 32000-1, table 151.
enum pdfium_view {
    pdfium_view_point = 1,
    pdfium_view_whole_width = 3,
    pdfium_view_box = 5,
    pdfium_view_ink_width = 7,
};

// A copy without encryption.
enum { pdfium_save_unlocked = 3 };

// Text without ink. ISO 32000-1, table 106.
enum { pdfium_text_invisible = 3 };

// ISO 32000-1, table 123.
enum pdfium_font_flags {
    pdfium_font_fixed_pitch = 1 << 0,
    pdfium_font_italic = 1 << 6,
    pdfium_font_force_bold = 1 << 18,
};

// Four bytes for each point: blue, green, red, unused.
enum { pdfium_bitmap_bgrx = 3 };
// Annotations are drawn, too; the picture's bytes are red, green, blue.
enum pdfium_drawing { pdfium_draw_annotations = 0x01, pdfium_draw_red_first = 0x10 };

// Texts are UTF-16 with the lower byte first, their lengths count bytes with a final null; a null buffer asks for the
// length alone.
#define PDFIUM_FUNCTIONS(F)                                                                                         \
    F(void, FPDF_InitLibraryWithConfig, (const pdfium_configuration *))                                             \
    F(pdfium_document, FPDF_LoadMemDocument64, (const void *, size_t, const char *))                                \
    F(int, FPDF_SaveAsCopy, (pdfium_document, pdfium_output *, unsigned long))                                      \
    F(void, FPDF_CloseDocument, (pdfium_document))                                                                  \
    F(unsigned long, FPDF_GetLastError, (void))                                                                     \
    F(int, FPDF_GetPageCount, (pdfium_document))                                                                    \
    F(unsigned long, FPDF_GetMetaText, (pdfium_document, const char *, void *, unsigned long))                      \
    F(unsigned long, FPDF_GetPageLabel, (pdfium_document, int, void *, unsigned long))                              \
    F(unsigned long, FPDFCatalog_GetLanguage, (pdfium_document, void *, unsigned long))                             \
    F(pdfium_bookmark, FPDFBookmark_GetFirstChild, (pdfium_document, pdfium_bookmark))                              \
    F(pdfium_bookmark, FPDFBookmark_GetNextSibling, (pdfium_document, pdfium_bookmark))                             \
    F(unsigned long, FPDFBookmark_GetTitle, (pdfium_bookmark, void *, unsigned long))                               \
    F(pdfium_destination, FPDFBookmark_GetDest, (pdfium_document, pdfium_bookmark))                                 \
    F(pdfium_action, FPDFBookmark_GetAction, (pdfium_bookmark))                                                     \
    F(unsigned long, FPDFAction_GetType, (pdfium_action))                                                           \
    F(pdfium_destination, FPDFAction_GetDest, (pdfium_document, pdfium_action))                                     \
    F(unsigned long, FPDFAction_GetURIPath, (pdfium_document, pdfium_action, void *, unsigned long))                \
    F(int, FPDFDest_GetDestPageIndex, (pdfium_document, pdfium_destination))                                        \
    F(unsigned long, FPDFDest_GetView, (pdfium_destination, unsigned long *, float *))                              \
    F(int, FPDFDest_GetLocationInPage, (pdfium_destination, int *, int *, int *, float *, float *, float *))        \
    F(int, FPDF_GetPageSizeByIndexF, (pdfium_document, int, pdfium_size *))                                         \
    F(pdfium_page, FPDF_LoadPage, (pdfium_document, int))                                                           \
    F(void, FPDF_ClosePage, (pdfium_page))                                                                          \
    F(int, FPDF_GetPageBoundingBox, (pdfium_page, pdfium_box *))                                                    \
    F(int, FPDFPage_GetRotation, (pdfium_page))                                                                     \
    F(int, FPDFLink_Enumerate, (pdfium_page, int *, pdfium_link *))                                                 \
    F(pdfium_destination, FPDFLink_GetDest, (pdfium_document, pdfium_link))                                         \
    F(pdfium_action, FPDFLink_GetAction, (pdfium_link))                                                             \
    F(int, FPDFLink_GetAnnotRect, (pdfium_link, pdfium_box *))                                                      \
    F(int, FPDFPage_CountObjects, (pdfium_page))                                                                    \
    F(pdfium_object, FPDFPage_GetObject, (pdfium_page, int))                                                        \
    F(int, FPDFPageObj_GetType, (pdfium_object))                                                                    \
    F(int, FPDFPageObj_GetBounds, (pdfium_object, float *, float *, float *, float *))                              \
    F(int, FPDFPageObj_GetMatrix, (pdfium_object, pdfium_matrix *))                                                 \
    F(int, FPDFFormObj_CountObjects, (pdfium_object))                                                               \
    F(pdfium_object, FPDFFormObj_GetObject, (pdfium_object, unsigned long))                                         \
    F(pdfium_text, FPDFText_LoadPage, (pdfium_page))                                                                \
    F(void, FPDFText_ClosePage, (pdfium_text))                                                                      \
    F(int, FPDFText_CountChars, (pdfium_text))                                                                      \
    F(unsigned, FPDFText_GetUnicode, (pdfium_text, int))                                                            \
    F(int, FPDFText_IsGenerated, (pdfium_text, int))                                                                \
    F(int, FPDFText_IsHyphen, (pdfium_text, int))                                                                   \
    F(int, FPDFText_HasUnicodeMapError, (pdfium_text, int))                                                         \
    F(int, FPDFText_GetCharBox, (pdfium_text, int, double *, double *, double *, double *))                         \
    F(int, FPDFText_GetLooseCharBox, (pdfium_text, int, pdfium_box *))                                              \
    F(int, FPDFText_GetCharOrigin, (pdfium_text, int, double *, double *))                                          \
    F(int, FPDFText_GetMatrix, (pdfium_text, int, pdfium_matrix *))                                                 \
    F(double, FPDFText_GetFontSize, (pdfium_text, int))                                                             \
    F(pdfium_object, FPDFText_GetTextObject, (pdfium_text, int))                                                    \
    F(pdfium_font, FPDFTextObj_GetFont, (pdfium_object))                                                            \
    F(int, FPDFTextObj_GetTextRenderMode, (pdfium_object))                                                          \
    F(size_t, FPDFFont_GetBaseFontName, (pdfium_font, char *, size_t))                                              \
    F(int, FPDFFont_GetFlags, (pdfium_font))                                                                        \
    F(int, FPDFFont_GetWeight, (pdfium_font))                                                                       \
    F(int, FPDFFont_GetItalicAngle, (pdfium_font, int *))                                                           \
    F(int, FPDFFont_GetGlyphWidth, (pdfium_font, unsigned, float, float *))                                         \
    F(pdfium_bitmap, FPDFBitmap_CreateEx, (int, int, int, void *, int))                                             \
    F(int, FPDFBitmap_FillRect, (pdfium_bitmap, int, int, int, int, unsigned long))                                 \
    F(void, FPDFBitmap_Destroy, (pdfium_bitmap))                                                                    \
    F(void, FPDF_RenderPageBitmap, (pdfium_bitmap, pdfium_page, int, int, int, int, int, int))

/// The library's functions.
typedef struct {
#define PDFIUM_FIELD(result, name, arguments) result(*_Nonnull name) arguments;
    PDFIUM_FUNCTIONS(PDFIUM_FIELD)
#undef PDFIUM_FIELD
} pdfium_functions;

/// Opens the library, the first time it is asked, and makes it ready.
///
/// The library keeps what it knows in one place for the whole process: one path is opened and stays open, and its
/// functions must not be called from two threads at a time.
///
/// Answers its functions, or null with a reason in `problem`, which has room for `room` bytes.
const pdfium_functions *_Nullable pdfium_open(const char *_Nonnull path, char *_Nonnull problem, size_t room);

#pragma clang diagnostic pop

#endif
