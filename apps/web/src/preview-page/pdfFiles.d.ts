/** Folder of the files that pdf.js loads by name; ends with a slash. */
declare const __PDF_FILES__: string;
