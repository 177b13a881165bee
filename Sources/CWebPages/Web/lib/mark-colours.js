/** The colours of highlights; each has a layer of the text and a button in the menu of a word. */
export const markColours = ['yellow', 'green', 'blue', 'pink']
