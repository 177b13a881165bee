// Run by Safari in the page that is shared; tells the extension what it shows.
var ExtensionPreprocessingJS = {
    run: function (parameters) {
        parameters.completionFunction({
            address: document.URL,
            title: document.title,
            html: document.documentElement.outerHTML,
        })
    },
}
