import { TOKEN_WARNING_MS } from '@rostra/contract/live';
import type { MediaFrame, MediaKind, MediaRole } from '@rostra/contract/live';
import type { MediaRights } from '../LiveProvider.ts';
import type { Connection } from './Connection.ts';
import type { LiveClaims } from './LiveTokens.ts';

/** One member's media, connected or not. */
export class MediaSession {
  /** Identifies it to the SFU, and proves that a returning client is the one that left. */
  readonly key: string;
  /** As in `Ownership`. */
  readonly cameWith: string | undefined;
  claims: LiveClaims;
  role: MediaRole;
  /**
   * Number of times its connections were opened: messages of the SFU about earlier ones are
   * ignored.
   */
  life = 1;
  /** The kinds that the client reports to be sending. */
  flowing: readonly MediaKind[] = [];
  /** The rights set by the server; undefined while only the token applies. */
  rights: MediaRights | undefined;
  /** Time at which the connection was lost, as `Clock.elapsedMs` counts. */
  awaySince: number | undefined;
  connection: Connection | undefined;
  #isWarned = false;

  /** @param connection undefined for a participant without a browser */
  constructor(
    key: string,
    claims: LiveClaims,
    role: MediaRole,
    connection: Connection | undefined,
    cameWith?: string,
  ) {
    this.key = key;
    this.cameWith = cameWith;
    this.claims = claims;
    this.role = role;
    this.connection = connection;
  }

  /** The media that others may receive: those flowing, as far as the server allows them. */
  get sent(): readonly MediaKind[] {
    const { allowed } = this;
    return this.role === 'host' ? this.flowing.filter((kind) => allowed.includes(kind)) : [];
  }

  /** The kinds that the member may send now. */
  get allowed(): readonly MediaKind[] {
    return this.rights?.send ?? (this.claims.mayPublish ? ['audio', 'video'] : []);
  }

  /** Whether the member receives others now. */
  get receives(): boolean {
    return this.rights?.receive ?? this.claims.mayReceive;
  }

  /** Whether the video is hidden from members without the right to see hidden ones (LMEM-50). */
  get isHidden(): boolean {
    return this.rights?.isHidden === true;
  }

  get seesHidden(): boolean {
    return this.rights?.seesHidden !== false;
  }

  /** Returns which of some kinds another member may know of and receive. */
  shownTo(other: MediaSession, kinds = this.sent): readonly MediaKind[] {
    return this.isHidden && !other.seesHidden ? kinds.filter((kind) => kind !== 'video') : kinds;
  }

  notify(frame: MediaFrame): void {
    this.connection?.send(JSON.stringify(frame));
  }

  renew(claims: LiveClaims): void {
    this.claims = claims;
    this.#isWarned = false;
  }

  /** Warns in good time before the token ends. */
  warn(now: number): void {
    if (this.#isWarned || this.claims.expiresAt - now > TOKEN_WARNING_MS) return;
    this.#isWarned = true;
    this.notify({ warning: 'token' });
  }
}
