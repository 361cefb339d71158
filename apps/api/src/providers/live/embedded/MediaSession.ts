import { TOKEN_WARNING_MS } from '@rostra/contract/live';
import type { MediaFrame, MediaKind, MediaRole } from '@rostra/contract/live';
import type { MediaRights } from '../LiveProvider.ts';
import type { Connection } from './Connection.ts';
import type { LiveClaims } from './LiveTokens.ts';

/** One member's media, with or without a line at this moment. */
export class MediaSession {
  /** Names it to the SFU, and proves that a returning client is the one that left. */
  readonly key: string;
  /** As in `Ownership`. */
  readonly cameWith: string | undefined;
  claims: LiveClaims;
  role: MediaRole;
  /** How often its connections were opened: what the SFU says of earlier ones is of no use. */
  life = 1;
  /** What the client says it sends now. */
  flowing: readonly MediaKind[] = [];
  /** What the server said he may do; undefined while only his token speaks. */
  rights: MediaRights | undefined;
  /** When the line was lost, as `Clock.elapsedMs` counts. */
  awaySince: number | undefined;
  connection: Connection | undefined;
  #isWarned = false;

  /** @param connection undefined for who is no browser */
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

  /** What others may hear and see: what flows, as long as the server allows it. */
  get sent(): readonly MediaKind[] {
    const { allowed } = this;
    return this.role === 'host' ? this.flowing.filter((kind) => allowed.includes(kind)) : [];
  }

  /** What he may send now. */
  get allowed(): readonly MediaKind[] {
    return this.rights?.send ?? (this.claims.mayPublish ? ['audio', 'video'] : []);
  }

  /** Whether he hears and sees others now. */
  get receives(): boolean {
    return this.rights?.receive ?? this.claims.mayReceive;
  }

  /** His picture is kept from who does not see the hidden (LMEM-50). */
  get isHidden(): boolean {
    return this.rights?.isHidden === true;
  }

  get seesHidden(): boolean {
    return this.rights?.seesHidden !== false;
  }

  /** What of some kinds another may be told of and may take. */
  shownTo(other: MediaSession, kinds = this.sent): readonly MediaKind[] {
    return this.isHidden && !other.seesHidden ? kinds.filter((kind) => kind !== 'video') : kinds;
  }

  tell(frame: MediaFrame): void {
    this.connection?.send(JSON.stringify(frame));
  }

  renew(claims: LiveClaims): void {
    this.claims = claims;
    this.#isWarned = false;
  }

  /** Tells in good time that the token ends. */
  warn(now: number): void {
    if (this.#isWarned || this.claims.expiresAt - now > TOKEN_WARNING_MS) return;
    this.#isWarned = true;
    this.tell({ warning: 'token' });
  }
}
