import { PREVIEW_LOAD_TIMEOUT_MS } from '@rostra/contract/live';
import type { PreviewPageMessage } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../../time/Clock.ts';
import type { DrawnDocument } from './PreviewState.ts';

/** The data needed to draw a document. */
export type Drawing = Pick<DrawnDocument, 'id' | 'name' | 'url' | 'page' | 'pages'>;

/**
 * One place for a document. A page that does not report drawing in time has failed, as a broken page reports
 * nothing (LPRE-16).
 */
export class PreviewPaneView {
  readonly #clock: Clock;
  readonly #changed: (document: DrawnDocument | null) => void;
  #document: DrawnDocument | null = null;
  #cancel: Cancel | undefined;
  #attempts = 0;

  constructor(clock: Clock, changed: (document: DrawnDocument | null) => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get document(): DrawnDocument | null {
    return this.#document;
  }

  /** Draws a document from the start. */
  draw(drawing: Drawing): void {
    this.#cancel?.();
    this.#attempts += 1;
    const attempt = this.#attempts;
    this.#cancel = this.#clock.schedule(PREVIEW_LOAD_TIMEOUT_MS, () =>
      this.receive(attempt, { action: 'error' }),
    );
    this.#set({ ...drawing, attempt, state: 'loading' });
  }

  /** Handles a message of the embedded page; messages of an earlier attempt are ignored. */
  receive(attempt: number, message: PreviewPageMessage): void {
    const document = this.#document;
    if (document?.attempt !== attempt || document.state === 'failed') return;
    this.#cancel?.();
    if (message.action === 'error') this.#set({ ...document, state: 'failed' });
    else if (document.state === 'loading') this.#set({ ...document, state: 'ready' });
  }

  /** Follows everyone's document; another document, or another page of a failed one, is a new attempt. */
  follow(drawing: Drawing): void {
    const document = this.#document;
    const isOther = document?.id !== drawing.id;
    const isNewTry = document?.state === 'failed' && document.page !== drawing.page;
    if (isOther || isNewTry) this.draw(drawing);
    else this.turn(drawing.page);
  }

  /** Turns the page of a document; a failed document has no pages to turn. */
  turn(page: number): void {
    const document = this.#document;
    if (!document || document.state === 'failed' || document.page === page) return;
    this.#set({ ...document, page });
  }

  clear(): void {
    this.#cancel?.();
    if (this.#document) this.#set(null);
  }

  #set(document: DrawnDocument | null): void {
    this.#document = document;
    this.#changed(document);
  }
}
