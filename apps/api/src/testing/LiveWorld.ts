import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { Attributes, Uid } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import type { Connection, ConnectionHandler } from '#providers/live/embedded/Connection.ts';
import { LiveTokens } from '#providers/live/embedded/LiveTokens.ts';
import { MediaHub } from '#providers/live/embedded/MediaHub.ts';
import { MessageHub } from '#providers/live/embedded/MessageHub.ts';
import type { SocketHub } from '#providers/live/embedded/serveLiveSockets.ts';
import type { ToSfu } from '../sfu/protocol.ts';

const START = Date.UTC(2026, 10, 22);
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** What a test asks of its world. */
export interface LiveControl {
  readonly act: 'token' | 'cut' | 'heal' | 'ban' | 'pass' | 'allow' | 'say' | 'tell' | 'killSfu';
  readonly uid?: Uid;
  /** Of a token's life or of the time that passes. */
  readonly ms?: number;
  readonly mayPublish?: boolean;
  /** What the server says in the channel. */
  readonly text?: string;
  /** What the server says of a member, or of the channel where no member is named. */
  readonly attributes?: Attributes;
}

const CHANNEL = 'room';

/** One world for the contract suite: hubs, a time of its own, and who is cut off. */
export class LiveWorld {
  readonly media: MediaHub;
  readonly #messages: MessageHub;
  readonly #clock = new SettableClock(new Date(START));
  readonly #tokens = new LiveTokens('secret of the test', this.#clock);
  readonly #lines = new Map<Connection, { owner: Uid | undefined; lost: () => void }>();
  readonly #cut = new Set<Uid>();

  constructor(report: (error: unknown) => void, toSfu: (message: ToSfu) => void) {
    const deps = { clock: this.#clock, tokens: this.#tokens, report };
    this.#messages = new MessageHub(deps);
    this.media = new MediaHub(deps, toSfu);
  }

  /** The hub behind a path, reached only by those who are not cut off. */
  hub(path: string): SocketHub | undefined {
    const hub = { [MESSAGING_SOCKET_PATH]: this.#messages, [MEDIA_SOCKET_PATH]: this.media }[path];
    return hub && { connect: (connection) => this.#connect(hub, connection) };
  }

  /** Carries out what a test asks; gives the token where one is asked for. */
  control(asked: LiveControl): string {
    const { act, uid = 0, ms = HOUR_MS, mayPublish = true, text = '', attributes = {} } = asked;
    switch (act) {
      case 'token':
        return this.#tokens.issue({ uid, channel: CHANNEL, mayPublish, mayDirect: true }, ms);
      case 'cut':
        this.#cut.add(uid);
        for (const [line, { owner, lost }] of this.#lines) {
          if (owner !== uid) continue;
          line.close();
          // The hub knows it before time passes, however long the socket takes to close.
          lost();
        }
        return '';
      case 'heal':
        this.#cut.delete(uid);
        return '';
      case 'ban':
        this.#messages.ban(uid);
        this.media.ban(uid);
        return '';
      case 'allow':
        this.media.setMayPublish(uid, mayPublish ? ['audio', 'video'] : []);
        return '';
      case 'say':
        this.#messages.announce(CHANNEL, text);
        return '';
      case 'tell':
        if (uid === 0) this.#messages.setChannel(CHANNEL, attributes);
        else this.#messages.setMember(CHANNEL, uid, attributes);
        return '';
      case 'pass':
        this.#pass(ms);
        return '';
      case 'killSfu':
        return '';
    }
  }

  #connect(hub: SocketHub, line: Connection): ConnectionHandler {
    const handler = hub.connect(line);
    const known: { owner: Uid | undefined; lost: () => void } = {
      owner: undefined,
      lost: () => handler.closed(),
    };
    this.#lines.set(line, known);
    return {
      receive: (frame) => {
        const { uid } = JSON.parse(frame) as { uid?: Uid };
        if (uid !== undefined) known.owner = uid;
        const { owner } = known;
        if (owner !== undefined && this.#cut.has(owner)) line.close();
        else handler.receive(frame);
      },
      closed: () => {
        this.#lines.delete(line);
        handler.closed();
      },
    };
  }

  #pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += SECOND_MS) {
      this.#clock.advance(Math.min(SECOND_MS, ms - passed));
      this.#messages.sweep();
      this.media.sweep();
    }
  }
}
