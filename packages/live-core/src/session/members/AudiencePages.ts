import { AUDIENCE_PAGE_SIZE } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import type { AudiencePage } from '../LiveApi.ts';
import { toLiveError } from '../LiveError.ts';
import type { LiveErrorCode } from '../LiveError.ts';

/** The audience as listed by the server: the loaded pages and the total. */
export interface AudienceState {
  readonly keyword: string;
  /** Null until the first page has loaded. */
  readonly total: number | null;
  /** Uids by page, counted from 1. */
  readonly pages: ReadonlyMap<number, readonly Uid[]>;
  readonly loading: ReadonlySet<number>;
  /** Why a visible page failed to load; it is kept until that page has loaded. */
  readonly error: LiveErrorCode | null;
}

/** The audience list before a page has loaded. */
export const noAudience: AudienceState = {
  keyword: '',
  total: null,
  pages: new Map(),
  loading: new Set(),
  error: null,
};

/** Calls and rights of the audience list. */
export interface AudiencePagesDeps {
  readonly load: (page: number, keyword: string) => Promise<AudiencePage>;
  /**
   * Whether the user may see the list; without the permission nothing is requested and known pages are
   * cleared.
   */
  readonly maySee: () => boolean;
  /** Whether a member currently sits in the audience; a page may be older than that. */
  readonly sits: (uid: Uid) => boolean;
  readonly changed: (state: AudienceState) => void;
}

/** Loads the pages a window shows (live §9: 25 rows, from page 1), and reloads outdated ones. */
export class AudiencePages {
  readonly #deps: AudiencePagesDeps;
  #state = noAudience;
  #stale = new Set<number>();
  /** Pages being loaded when the list became outdated. */
  #again = new Set<number>();
  #window: readonly number[] = [];
  /** Visible pages that failed to load. */
  #failed = new Set<number>();
  /** ID of the search; answers to an older one are dropped. */
  #search = 0;

  constructor(deps: AudiencePagesDeps) {
    this.#deps = deps;
  }

  /** Sets the visible rows, counted from 0. */
  async showRows(first: number, last: number): Promise<void> {
    const from = Math.floor(Math.max(0, first) / AUDIENCE_PAGE_SIZE) + 1;
    const to = Math.floor(Math.max(0, last) / AUDIENCE_PAGE_SIZE) + 1;
    this.#window = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    for (const page of this.#failed) if (!this.#window.includes(page)) this.#failed.delete(page);
    if (this.#failed.size === 0 && this.#state.error !== null) this.#change({ error: null });
    await Promise.all(this.#window.map((page) => this.request(page)));
  }

  async request(page: number): Promise<void> {
    if (!this.#deps.maySee()) return;
    const { pages, loading, keyword } = this.#state;
    if (loading.has(page) || (pages.has(page) && !this.#stale.has(page))) return;
    const search = this.#search;
    this.#change({ loading: new Set([...loading, page]) });
    try {
      const answer = await this.#deps.load(page, keyword);
      if (search !== this.#search) return;
      this.#take(page, answer);
      if (this.#again.delete(page)) await this.#reload(page);
    } catch (error) {
      if (search !== this.#search) return;
      this.#failed.add(page);
      this.#change({ loading: this.#without(page), error: toLiveError(error).code });
    }
  }

  /** Starts the list again with a search keyword; empty for all (LMEM-69). */
  async search(keyword: string): Promise<void> {
    this.#search += 1;
    this.#stale.clear();
    this.#again.clear();
    this.#failed.clear();
    this.#state = { ...noAudience, keyword };
    this.#deps.changed(this.#state);
    this.#window = [1];
    await this.request(1);
  }

  /** Clears the list when the user may no longer see it, and drops pending answers. */
  forget(): void {
    this.#search += 1;
    this.#stale.clear();
    this.#again.clear();
    this.#failed.clear();
    this.#window = [];
    this.#change(noAudience);
  }

  /** Marks loaded and failed pages as outdated: visible ones reload now, others when they become visible. */
  async invalidate(): Promise<void> {
    this.#stale = new Set(this.#state.pages.keys());
    this.#again = new Set(this.#state.loading);
    const seen = this.#window.filter((page) => this.#stale.has(page) || this.#failed.has(page));
    await Promise.all(seen.map((page) => this.request(page)));
  }

  /** Removes a member after they left the audience, so that they are not listed twice before a reload. */
  handleRisen(uid: Uid): void {
    for (const [page, uids] of this.#state.pages) {
      if (!uids.includes(uid)) continue;
      const pages = new Map(this.#state.pages);
      pages.set(
        page,
        uids.filter((other) => other !== uid),
      );
      this.#change({ pages, total: Math.max(0, (this.#state.total ?? 1) - 1) });
      return;
    }
  }

  #reload(page: number): Promise<void> {
    this.#stale.add(page);
    return this.request(page);
  }

  #take(page: number, answer: AudiencePage): void {
    this.#stale.delete(page);
    this.#failed.delete(page);
    const uids = answer.list.map(({ uid }) => uid).filter((uid) => this.#deps.sits(uid));
    const total = answer.total - (answer.list.length - uids.length);
    const pages = new Map(this.#state.pages);
    pages.set(page, uids);
    const last = Math.ceil(total / AUDIENCE_PAGE_SIZE);
    for (const known of pages.keys()) if (known > Math.max(1, last)) pages.delete(known);
    const error = this.#failed.size === 0 ? null : this.#state.error;
    this.#change({ pages, total, loading: this.#without(page), error });
  }

  #without(page: number): ReadonlySet<number> {
    return new Set(Array.from(this.#state.loading).filter((other) => other !== page));
  }

  #change(change: Partial<AudienceState>): void {
    this.#state = { ...this.#state, ...change };
    this.#deps.changed(this.#state);
  }
}
