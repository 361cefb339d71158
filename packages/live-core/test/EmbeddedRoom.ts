import type { LiveRole, LiveSessionOptions, LiveTokens } from '@rostra/contract/live';
import {
  FakeHub,
  FakeLive,
  FakeLiveApi,
  memoryCache,
  memoryDevices,
} from '../src/adapters/fake/index.ts';
import { toAttributes } from '../src/adapters/fake/live/FakeMember.ts';
import { LiveSession, systemClock } from '../src/index.ts';
import { embeddedWorld } from './embeddedWorld.ts';
import type { EmbeddedWorld } from './embeddedWorld.ts';

const CHANNEL = 'room';

/** One member's calls, with tokens that the real hubs accept. */
class RoomApi extends FakeLiveApi {
  readonly #tokens: () => Promise<LiveTokens>;

  constructor(tokens: () => Promise<LiveTokens>, ...rest: [FakeHub, FakeLive, number]) {
    super(...rest);
    this.#tokens = tokens;
  }

  override async postLiveToken(input: { password?: string }): Promise<LiveSessionOptions> {
    const options = await super.postLiveToken(input);
    return { ...options, ...(await this.#tokens()), channel: CHANNEL };
  }

  override postRefreshToken(): Promise<LiveTokens> {
    return this.#tokens();
  }
}

/**
 * A live session with the real hubs and SFU.
 * Only `FakeLive` answers its calls, as the real ones need a database; server messages go through the real
 * hub.
 */
export class EmbeddedRoom {
  readonly world: EmbeddedWorld = embeddedWorld();
  readonly #hub = new FakeHub(systemClock, 0);
  readonly #live = new FakeLive(this.#hub);
  readonly #sessions: LiveSession[] = [];
  /** Server messages arrive in the order of sending. */
  #sent: Promise<unknown> = Promise.resolve();
  #lastId = 0;

  constructor() {
    const { messages, media } = this.#hub;
    messages.announce = (_, text) => this.#send('send', { text });
    messages.describe = (_, uid, attributes) => {
      // Before the member receives it, so that they may act at once.
      this.#send('allow', { uid, mayPublish: media.mayPublish?.(uid) });
      this.#send('notify', { uid, attributes });
    };
    messages.setChannel = (_, attributes) => {
      this.#send('notify', { attributes });
      return 0;
    };
  }

  /** Adds a new member with a browser that has not opened the room. */
  guest(role: LiveRole): { id: number; uid: number; session: LiveSession } {
    this.#lastId += 1;
    const id = this.#lastId;
    const member = this.#live.add(id, role, `${role} ${id}`);
    const { uid } = member;
    this.#send('notify', { uid, attributes: toAttributes(member) });
    // The calls ask the fake hub for presence, which learns nothing from the real one.
    this.#hub.messages.channel(this.#live.channel).enter(uid, toAttributes(member));
    const tokens = async (): Promise<LiveTokens> => {
      await this.#sent;
      const token = await this.world.token(uid);
      const token_expires_at = new Date(systemClock.now() + 3_600_000).toISOString();
      return { token, rtm_token: token, token_expires_at };
    };
    const session = new LiveSession({
      api: new RoomApi(tokens, this.#hub, this.#live, id),
      providers: () => Promise.resolve({ rtm: this.world.messages(), rtc: this.world.media() }),
      devices: memoryDevices(),
      cache: memoryCache(),
      clock: systemClock,
      requestFrame: (act) => {
        const frame = requestAnimationFrame(act);
        return () => cancelAnimationFrame(frame);
      },
      random: () => 0,
      newId: () => crypto.randomUUID(),
    });
    this.#sessions.push(session);
    return { id, uid, session };
  }

  async close(): Promise<void> {
    await Promise.all(this.#sessions.map((session) => session.dispose()));
  }

  #send(act: string, more: object): void {
    this.#sent = this.#sent.then(() => this.world.control(act, more));
  }
}
