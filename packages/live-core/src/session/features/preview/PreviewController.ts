import type { PreviewFile, PreviewPageMessage, ShownPreview } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import { LiveError } from '../../LiveError.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import { PreviewPaneView } from './PreviewPaneView.ts';
import type { Drawing } from './PreviewPaneView.ts';
import { PageTurns } from './PageTurns.ts';
import type { PreviewApi } from './PreviewApi.ts';
import { NO_PREVIEW } from './PreviewState.ts';
import type { PreviewPane, PreviewState } from './PreviewState.ts';

/**
 * The documents of a room (live §1, §7): the shown one, the user's own one, and the list while visible.
 * The server decides on permissions.
 */
export class PreviewController {
  readonly #port: RoomHandle;
  readonly #api: PreviewApi;
  readonly #store: FrameStore<PreviewState>;
  readonly #panes: Readonly<Record<PreviewPane, PreviewPaneView>>;
  readonly #turns: PageTurns;
  #offs: Off[] = [];
  #watchers = 0;
  /** The newest revision of the shown document from the server. */
  #revision = -1;
  #heard: ShownPreview | null = null;
  /** ID of the latest request; answers to older ones change nothing. */
  #listRequests = 0;

  constructor(port: RoomHandle, api: PreviewApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_PREVIEW, port.requestFrame);
    const pane = (name: PreviewPane): PreviewPaneView =>
      new PreviewPaneView(port.clock, (document) =>
        this.#store.change((state) => ({ ...state, [name]: document })),
      );
    this.#panes = { shown: pane('shown'), opened: pane('opened') };
    this.#turns = new PageTurns((page) => this.#put(this.#panes.shown.document?.id ?? null, page));
  }

  get state(): Source<PreviewState> {
    return this.#store;
  }

  /** Starts following the server's events; inside the room it requests the shown document, as on joining. */
  start(): void {
    this.#offs = [
      this.#port.serverEvents.on('event', (event) => {
        if (event.type === 'preview_shown') this.#hear(event.shown, event.revision);
        // A payment unlocks the list that a free trial leaves out.
        else if (event.type === 'preview_files' || event.type === 'paid') this.#look();
      }),
      this.#port.serverEvents.on('resync', () => this.#lookAgain()),
    ];
    if (this.#port.state.get().phase === 'inside') this.#lookAgain();
  }

  stop(): void {
    for (const off of this.#offs.splice(0)) off();
    for (const pane of Object.values(this.#panes)) pane.clear();
  }

  /** Keeps the list current until the returned function is called. */
  watch(): Off {
    this.#watchers += 1;
    this.#look();
    let isOver = false;
    return () => {
      if (!isOver) this.#watchers -= 1;
      isOver = true;
    };
  }

  /**
   * Opens a finished document for the user alone. @throws LiveError as the list, `not-allowed` for a missing
   * document
   */
  open(id: number): Promise<void> {
    return this.#port.run(`preview:${id}`, async () => {
      // Links expire within minutes, so a new one is requested with the list.
      this.#setFiles(await this.#api.getPreviewFiles());
      const drawing = this.#drawingOf(id);
      if (!drawing) throw new LiveError('not-allowed');
      this.#panes.opened.draw(drawing);
    });
  }

  /** Closes the user's own document; the shown one stays (LPRE-15). */
  close(): void {
    this.#panes.opened.clear();
  }

  /** Draws a failed document again. @throws LiveError as `open` */
  async retry(pane: PreviewPane): Promise<void> {
    const id = this.#panes[pane].document?.id;
    if (pane === 'opened') return id === undefined ? undefined : this.open(id);
    await this.#port.run('preview:shown', async () => {
      const { shown } = await this.#api.getShownPreview();
      this.#heard = shown;
      if (shown) this.#panes.shown.draw(drawingOf(shown));
      else this.#panes.shown.clear();
    });
  }

  /**
   * Handles a message of an embedded page.
   * A drawn page that later fails, for example after its link expired while hidden, is drawn once more with a
   * new link.
   *
   * @param attempt of the document it draws
   */
  receive(pane: PreviewPane, attempt: number, message: PreviewPageMessage): void {
    const { document } = this.#panes[pane];
    const wasDrawn = document?.attempt === attempt && document.state === 'ready';
    if (message.action === 'error' && wasDrawn) {
      this.retry(pane).catch(() => this.#panes[pane].receive(attempt, message));
    } else this.#panes[pane].receive(attempt, message);
  }

  /**
   * Turns the user's document, for everyone if it is the shown one (LPRE-17). @throws LiveError as the server
   * refuses
   */
  async turn(page: number): Promise<void> {
    const { opened, shown } = this.#store.latest;
    this.#panes.opened.turn(page);
    if (opened && opened.id === shown?.id) await this.turnShown(page);
  }

  /** Turns the shown document. @throws LiveError as the server refuses; the page is then the old one again */
  async turnShown(page: number): Promise<void> {
    this.#panes.shown.turn(page);
    try {
      await this.#turns.turn(page);
    } finally {
      this.#follow(this.#heard);
    }
  }

  /** Shows a document to everyone, at the page the user has open. @throws LiveError as the server refuses */
  show(id: number): Promise<void> {
    const { opened } = this.#store.latest;
    return this.#port.run('preview:show', () => this.#put(id, opened?.id === id ? opened.page : 1));
  }

  /** Hides the shown document for everyone. @throws LiveError as the server refuses */
  hide(): Promise<void> {
    return this.#port.run('preview:show', () => this.#put(null, 1));
  }

  /** @param url the `file_url` of an own upload @throws LiveError as the server refuses */
  add(name: string, url: string): Promise<void> {
    return this.#change('preview:add', () => this.#api.postPreviewFile({ file_name: name, url }));
  }

  /** @throws LiveError as the server refuses */
  remove(id: number): Promise<void> {
    return this.#change(`preview:${id}`, () => this.#api.deletePreviewFile(id));
  }

  /** Converts a failed document again. @throws LiveError as the server refuses */
  convertAgain(id: number): Promise<void> {
    return this.#change(`preview:${id}`, () => this.#api.retryPreviewFile(id));
  }

  #change(key: string, ask: () => Promise<readonly PreviewFile[]>): Promise<void> {
    return this.#port.run(key, async () => {
      const files = await ask();
      this.#listRequests += 1;
      this.#setFiles(files);
    });
  }

  async #put(file_id: number | null, page: number): Promise<void> {
    const before = this.#revision;
    const { shown } = await this.#api.putShownPreview({ file_id, page });
    // Events received meanwhile are at least as new.
    if (this.#revision !== before) return;
    this.#heard = shown;
    this.#follow(shown);
  }

  #hear(shown: ShownPreview | null, revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#heard = shown;
    this.#follow(shown);
  }

  #follow(shown: ShownPreview | null): void {
    const pane = this.#panes.shown;
    if (!shown) return pane.clear();
    const drawing = drawingOf(shown);
    if (pane.document?.id !== shown.id || !this.#turns.isRunning) pane.follow(drawing);
    // A user with the same document open follows everyone's page.
    if (this.#panes.opened.document?.id === shown.id && !this.#turns.isRunning) {
      this.#panes.opened.follow(drawing);
    }
  }

  #lookAgain(): void {
    this.#look();
    const before = this.#revision;
    this.#api
      .getShownPreview()
      .then(({ shown }) => {
        if (this.#revision !== before) return;
        this.#heard = shown;
        this.#follow(shown);
      })
      // The next reconnect retries, and the host's next step arrives in any case.
      .catch(() => undefined);
  }

  #look(): void {
    if (this.#watchers === 0) return;
    this.#listRequests += 1;
    const requested = this.#listRequests;
    this.#api
      .getPreviewFiles()
      .then((files) => {
        if (requested === this.#listRequests) this.#setFiles(files);
      })
      // The list is kept; the next event retries.
      .catch(() => undefined);
  }

  #setFiles(files: readonly PreviewFile[]): void {
    this.#store.change((state) => ({ ...state, files }));
    const id = this.#panes.opened.document?.id;
    if (id !== undefined && !files.some((file) => file.id === id)) this.close();
  }

  #drawingOf(id: number): Drawing | undefined {
    const { files, shown } = this.#store.latest;
    const file = files?.find((one) => one.id === id);
    if (!file?.preview_info) return undefined;
    const { preview_url: url, pages } = file.preview_info;
    return { id, name: file.file_name, url, pages, page: shown?.id === id ? shown.page : 1 };
  }
}

const drawingOf = ({ id, file_name, preview_url, page, pages }: ShownPreview): Drawing => ({
  id,
  name: file_name,
  url: preview_url,
  page,
  pages,
});
