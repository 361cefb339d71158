import type { PreviewPageMessage, PreviewPageOrder } from '@rostra/contract/live';

/** Options of an embedded frame. */
export interface FrameOptions {
  /** The embedded page's address on this site. */
  readonly url: string;
  /** From 1. */
  readonly page: number;
  /** Title for screen readers. */
  readonly title: string;
  readonly onMessage: (message: PreviewPageMessage) => void;
}

/** One embedded page. It receives the page number to show, and reports when it is drawn (LPRE-16). */
export class DocumentFrame {
  readonly #request: FrameOptions;
  #page: number;
  #frame: HTMLIFrameElement | undefined;
  /** The page shown in it; null until it listens. */
  #notified: number | null = null;

  constructor(options: FrameOptions) {
    this.#request = options;
    this.#page = options.page;
  }

  /**
   * Puts the frame into an element of the room, and returns the way back. Bound, so that it stays the
   * same.
   */
  readonly attach = (place: HTMLElement): (() => void) => {
    const frame = document.createElement('iframe');
    frame.title = this.#request.title;
    frame.tabIndex = -1;
    const first = this.#page;
    frame.src = `${this.#request.url}#page=${first}`;
    // The room draws no border around it or below it.
    Object.assign(frame.style, { border: '0', display: 'block' });
    const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
      // Only our own page in this very frame can report that it is drawn.
      if (origin !== location.origin || source !== frame.contentWindow) return;
      const messages = readMessage(data);
      if (!messages) return;
      if (messages.action === 'renderDone') {
        this.#notified = first;
        this.show(this.#page);
      }
      this.#request.onMessage(messages);
    };
    addEventListener('message', hear);
    place.append(frame);
    this.#frame = frame;
    return () => {
      removeEventListener('message', hear);
      frame.remove();
      this.#frame = undefined;
      this.#notified = null;
    };
  };

  /** Turns to a page as soon as the frame listens. */
  show(page: number): void {
    this.#page = page;
    if (this.#notified === null || this.#notified === page) return;
    this.#notified = page;
    const order: PreviewPageOrder = { action: 'show', page };
    this.#frame?.contentWindow?.postMessage(order, location.origin);
  }
}

/** Returns the embedded page's message; undefined for other data. */
export function readMessage(data: unknown): PreviewPageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { action, pages } = data as { action?: unknown; pages?: unknown };
  if (action === 'error') return { action };
  return action === 'renderDone' && typeof pages === 'number' ? { action, pages } : undefined;
}
