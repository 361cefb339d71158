import type { Uid } from '@rostra/contract/live';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { Clock } from '../../time/Clock.ts';
import { FakeLink } from './FakeLink.ts';
import { FakeMediaServer } from './FakeMediaServer.ts';
import { FakeMessageServer } from './FakeMessageServer.ts';
import { FakeTokens } from './FakeTokens.ts';

/** Ms of the way to the servers, one direction. */
const LATENCY_MS = 20;

/** What goes wrong at a server for everyone, until it is taken back. */
export interface FakeFaults {
  /** Logging in to the messages fails with it. */
  login: PortErrorCode | undefined;
  /** Joining the media fails with it. */
  media: PortErrorCode | undefined;
  /** Pages of the audience are not answered. */
  isAudienceSilent: boolean;
}

/**
 * A whole world for tests and stories: messaging and media servers, tokens, and one link a member.
 * Its faults act on a member: a cut line, a ban, an old token.
 */
export class FakeHub {
  readonly clock: Clock;
  readonly tokens: FakeTokens;
  readonly messages: FakeMessageServer;
  readonly media: FakeMediaServer;
  readonly faults: FakeFaults = { login: undefined, media: undefined, isAudienceSilent: false };
  readonly #latencyMs: number;
  readonly #links = new Map<Uid, FakeLink>();

  constructor(clock: Clock, latencyMs = LATENCY_MS) {
    this.clock = clock;
    this.#latencyMs = latencyMs;
    this.tokens = new FakeTokens(clock);
    this.messages = new FakeMessageServer(this);
    this.media = new FakeMediaServer(this);
  }

  /** The one line over which a member reaches both servers. */
  link(uid: Uid): FakeLink {
    const known = this.#links.get(uid);
    if (known) return known;
    const link = new FakeLink(this.clock, this.#latencyMs);
    this.#links.set(uid, link);
    return link;
  }

  /** Takes the member's network away. */
  cut(uid: Uid): void {
    this.link(uid).cut();
    this.messages.noticeSilence(uid);
  }

  /** Gives it back. */
  heal(uid: Uid): void {
    this.link(uid).heal();
  }

  /** Ends the member's sessions and refuses him from now on. */
  ban(uid: Uid): void {
    this.messages.ban(uid);
    this.media.ban(uid);
  }

  /** Ends the member's sessions as if his tokens had run out. */
  expire(uid: Uid): void {
    this.messages.end(uid, 'token-expired');
    this.media.end(uid, 'token-expired');
  }
}
