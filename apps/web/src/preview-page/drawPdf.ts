import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Drawn } from './Drawn.ts';
import { PageDrawing } from './PageDrawing.ts';

/** Folder of the files that pdf.js loads by name (`build/pdfFiles.ts`). */
const FILES = __PDF_FILES__;

GlobalWorkerOptions.workerSrc = `${FILES}build/pdf.worker.min.mjs`;

/** Draws a PDF, one page at a time. @throws Error when it does not open */
export async function drawPdf(place: HTMLElement, url: string, first: number): Promise<Drawn> {
  const loading = getDocument({
    url,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    // The page's policy forbids WebAssembly; images that need it have a slower way.
    useWasm: false,
    // The worker may request nothing, so the page requests it.
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: 0,
  });
  // With a password prompt, the page would never appear.
  loading.onPassword = () => void loading.destroy();
  const pdf: PDFDocumentProxy = await loading.promise;
  const drawing = new PageDrawing(place, pdf);
  await drawing.show(first);
  return { pages: pdf.numPages, show: (page) => drawing.show(page) };
}
