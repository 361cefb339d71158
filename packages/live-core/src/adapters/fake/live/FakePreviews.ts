import type { PreviewFile, ShownPreview } from '@rostra/contract/live';
import type { PreviewApi } from '../../../session/features/preview/PreviewApi.ts';
import type { FakeLive } from './FakeLive.ts';
import { mayModerate } from './fakeRights.ts';
import type { FakeMember } from './FakeMember.ts';
import { refuse } from './refuse.ts';

/** Returns the address of a document's page; its content is up to the story or test. */
export type PreviewUrlOf = (id: number) => string;

/** A live session's documents in memory, by the server's rules; conversions end on request. */
export class FakePreviews {
  readonly #live: FakeLive;
  readonly #urlOf: PreviewUrlOf;
  #files: readonly PreviewFile[] = [];
  #shown: ShownPreview | null = null;
  #revision = 0;
  #lastId = 0;

  constructor(live: FakeLive, urlOf: PreviewUrlOf = (id) => `/preview/pdf/${id}`) {
    this.#live = live;
    this.#urlOf = urlOf;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): PreviewApi {
    const by = (): FakeMember => this.#live.member(userId);
    const manages = (): void => {
      if (!mayModerate(by())) refuse('liveRoleRefused');
    };
    const list = (): readonly PreviewFile[] =>
      this.#files.filter(
        ({ transfer_status }) => mayModerate(by()) || transfer_status === 'finished',
      );
    return {
      getPreviewFiles: async () => list(),
      postPreviewFile: async ({ file_name, url }) => {
        manages();
        this.add(file_name, url);
        return list();
      },
      deletePreviewFile: async (id) => {
        manages();
        this.#find(id);
        if (this.#shown?.id === id) this.#show(null);
        this.#set(this.#files.filter((file) => file.id !== id));
        return list();
      },
      retryPreviewFile: async (id) => {
        manages();
        this.#change(id, { transfer_status: 'waiting', failure: null });
        return list();
      },
      getShownPreview: async () => ({ shown: this.#shown }),
      putShownPreview: async ({ file_id, page }) => {
        manages();
        this.#show(file_id === null ? null : this.#shownOf(file_id, page));
        return { shown: this.#shown };
      },
    };
  }

  /** Adds a document waiting for conversion. @returns its ID */
  add(file_name: string, url = '/api/v1/files/one.doc'): number {
    this.#lastId += 1;
    const id = this.#lastId;
    const waits = { transfer_status: 'waiting', failure: null, preview_info: null } as const;
    this.#set([...this.#files, { id, file_name, url, ...waits }]);
    return id;
  }

  /** Completes its conversion. */
  finish(id: number, pages: number | null): void {
    const preview_info = { preview_url: this.#urlOf(id), pages };
    this.#change(id, { transfer_status: 'finished', failure: null, preview_info });
  }

  /** Fails its conversion. */
  fail(id: number, failure: NonNullable<PreviewFile['failure']> = 'unreadable'): void {
    this.#change(id, { transfer_status: 'failed', failure });
  }

  #shownOf(id: number, page: number): ShownPreview {
    const { file_name, preview_info } = this.#find(id);
    if (!preview_info) return refuse('livePreviewNotReady');
    const { preview_url, pages } = preview_info;
    return { id, file_name, preview_url, pages, page: Math.min(page, pages ?? 1) };
  }

  #find(id: number): PreviewFile {
    return this.#files.find((file) => file.id === id) ?? refuse('livePreviewNotFound');
  }

  #change(id: number, change: Partial<PreviewFile>): void {
    this.#set(this.#files.map((file) => (file.id === id ? { ...file, ...change } : file)));
  }

  #set(files: readonly PreviewFile[]): void {
    this.#files = files;
    this.#live.announce({ type: 'preview_files', revision: this.#next() });
  }

  #show(shown: ShownPreview | null): void {
    this.#shown = shown;
    this.#live.announce({ type: 'preview_shown', shown, revision: this.#next() });
  }

  #next(): number {
    this.#revision += 1;
    return this.#revision;
  }
}
