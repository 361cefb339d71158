import type { Uid } from '@rostra/contract/live';
import type { Clock } from '../../time/Clock.ts';
import { FakeLink } from './FakeLink.ts';
import { FakeMediaServer } from './FakeMediaServer.ts';
import { FakeMessageServer } from './FakeMessageServer.ts';
import type { FakeFaults, FakeServerDeps } from './FakeServerDeps.ts';
import { FakeTokens } from './FakeTokens.ts';

/** Ms to the servers in one direction. */
const LATENCY_MS = 20;

/**
 * A whole world for tests and stories: messaging and media servers, tokens, and one link per member.
 * Its faults affect a member: a cut connection, a ban, an expired token.
 */
export class FakeHub implements FakeServerDeps {
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

  /** Returns the one link over which a member reaches both servers. */
  link(uid: Uid): FakeLink {
    const known = this.#links.get(uid);
    if (known) return known;
    const link = new FakeLink(this.clock, this.#latencyMs);
    this.#links.set(uid, link);
    return link;
  }

  /** Cuts the member's network. */
  cut(uid: Uid): void {
    this.link(uid).cut();
    this.messages.noticeSilence(uid);
  }

  /** Restores the member's network. */
  heal(uid: Uid): void {
    this.link(uid).heal();
  }

  /** Ends the member's sessions and refuses them from now on. */
  ban(uid: Uid): void {
    this.messages.ban(uid);
    this.media.ban(uid);
  }

  /** Ends the member's sessions as if their tokens had expired. */
  expire(uid: Uid): void {
    this.messages.end(uid, 'token-expired');
    this.media.end(uid, 'token-expired');
  }
}
