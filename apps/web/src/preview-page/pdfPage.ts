import { drawPdf } from './drawPdf.ts';
import { openDocument } from './openDocument.ts';

// The page that shows a PDF within a room: it alone loads pdf.js.
void openDocument(drawPdf);
