import { drawPdf } from './drawPdf.ts';
import { openDocument } from './openDocument.ts';

// Script of the page that shows a PDF within a room; only it loads pdf.js.
void openDocument(drawPdf);
