import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Maximum pixels of a drawing: more is slow and not visible. */
const PIXELS_MAX = 8_000_000;
/** Maximum device pixels per CSS pixel. */
const DENSITY_MAX = 2;

/** One page of a PDF in its container, as large as fits; drawn again when the container's size changes. */
export class PageDrawing {
  readonly #place: HTMLElement;
  readonly #pdf: PDFDocumentProxy;
  readonly #words = document.createElement('p');
  #canvas: HTMLCanvasElement | undefined;
  #page = 1;
  /** Incremented by each request: an earlier drawing ends unseen. */
  #request = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(place: HTMLElement, pdf: PDFDocumentProxy) {
    this.#place = place;
    this.#pdf = pdf;
    place.append(this.#words);
    new ResizeObserver(() => this.#redraw()).observe(place);
  }

  /** @throws Error when the page cannot be drawn */
  show(page: number): Promise<void> {
    this.#page = Math.min(Math.max(1, page), this.#pdf.numPages);
    this.#request += 1;
    const request = this.#request;
    // One at a time, as two drawings of a page would interfere.
    const next = this.#last.then(() =>
      request === this.#request ? this.#draw(request) : undefined,
    );
    this.#last = next.catch(() => undefined);
    return next;
  }

  #redraw(): void {
    // A page that cannot be drawn larger stays as it is.
    if (this.#canvas) this.show(this.#page).catch(() => undefined);
  }

  async #draw(request: number): Promise<void> {
    const page = await this.#pdf.getPage(this.#page);
    const canvas = document.createElement('canvas');
    const viewport = page.getViewport({ scale: this.#scaleOf(page) });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    await page.render({ canvas, viewport }).promise;
    if (request !== this.#request) return;
    // Set as a property: the policy allows no style attribute.
    canvas.style.aspectRatio = `${canvas.width} / ${canvas.height}`;
    if (this.#canvas) this.#canvas.replaceWith(canvas);
    else this.#place.append(canvas);
    this.#canvas = canvas;
    this.#words.textContent = await wordsOf(page);
  }

  #scaleOf(page: PDFPageProxy): number {
    const { width, height } = page.getViewport({ scale: 1 });
    const { clientWidth, clientHeight } = this.#place;
    const fits = Math.min(clientWidth / width, clientHeight / height);
    const density = Math.min(devicePixelRatio, DENSITY_MAX);
    const largest = Math.sqrt(PIXELS_MAX / (width * height));
    return Math.min(Math.max(fits * density, 0.1), largest);
  }
}

/** Returns the text of a page, for screen readers. */
async function wordsOf(page: PDFPageProxy): Promise<string> {
  try {
    const { items } = await page.getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  } catch {
    return '';
  }
}
