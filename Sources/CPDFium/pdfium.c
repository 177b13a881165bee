#include "pdfium.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pdfium_functions functions;
static int is_open;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

// ISO C has no conversion from an object's pointer to a function's; POSIX promises that the bytes are the same.
#define FIND(result, name, arguments)                                                                               \
    {                                                                                                               \
        void *symbol = dlsym(library, #name);                                                                       \
        if (!symbol) {                                                                                              \
            snprintf(problem, room, "it has no function %s", #name);                                                \
            return 0;                                                                                               \
        }                                                                                                           \
        memcpy(&functions.name, &symbol, sizeof symbol);                                                            \
    }

static int find_functions(void *library, char *problem, size_t room) {
    PDFIUM_FUNCTIONS(FIND)
    return 1;
}

static int open_library(const char *path, char *problem, size_t room) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *reason = dlerror();
        snprintf(problem, room, "%s", reason ? reason : "it cannot be loaded");
        return 0;
    }
    if (!find_functions(library, problem, room)) {
        dlclose(library);
        return 0;
    }
    // None of the machine's fonts: the same file is read alike everywhere, and no other file is opened for it.
    static const char *no_fonts[] = {NULL};
    pdfium_configuration configuration = {.version = 2, .font_folders = no_fonts};
    functions.FPDF_InitLibraryWithConfig(&configuration);
    return 1;
}

const pdfium_functions *pdfium_open(const char *path, char *problem, size_t room) {
    pthread_mutex_lock(&turn);
    if (!is_open) is_open = open_library(path, problem, room);
    const pdfium_functions *answer = is_open ? &functions : NULL;
    pthread_mutex_unlock(&turn);
    return answer;
}
