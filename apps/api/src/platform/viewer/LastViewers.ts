import type { Viewer } from './Viewer.ts';

const MAX_SESSIONS = 10_000;
/** Characters of a token that distinguish sessions; nobody can log in by them alone. */
const KEY_LENGTH = 16;

/**
 * Remembers the viewer of each session as of its last call. The next call reads ahead what such a
 * viewer may see, in the query of its session. This memory grants nothing: the data is used only if
 * that query finds the same viewer (`ReadAhead.isFor`).
 */
export class LastViewers {
  readonly #kept = new Map<string, Viewer>();

  /** Returns the viewer of a session's last call on this instance. */
  of(token: string): Viewer | undefined {
    return this.#kept.get(token.slice(0, KEY_LENGTH));
  }

  /** Remembers a viewer, and forgets the oldest session beyond the limit. */
  keep(token: string, viewer: Viewer): void {
    this.#kept.set(token.slice(0, KEY_LENGTH), viewer);
    if (this.#kept.size <= MAX_SESSIONS) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      break;
    }
  }
}
