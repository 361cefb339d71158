import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { Attributes, Uid } from '@rostra/contract/live';
import { SettableClock } from '#platform/clock/SettableClock.ts';
import type { Connection, ConnectionHandler } from '#providers/live/embedded/Connection.ts';
import { FULL_VISIBILITY } from '#providers/live/Visibility.ts';
import { LiveTokens } from '#providers/live/embedded/LiveTokens.ts';
import { MediaHub } from '#providers/live/embedded/MediaHub.ts';
import { MessageHub } from '#providers/live/embedded/MessageHub.ts';
import type { SocketHub } from '#providers/live/embedded/serveLiveSockets.ts';
import type { ToSfu } from '../sfu/protocol.ts';

const START = Date.UTC(2026, 10, 22);
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** A test's command to its world. */
export interface LiveControl {
  readonly act:
    'token' | 'cut' | 'heal' | 'ban' | 'pass' | 'allow' | 'send' | 'notify' | 'killSfu' | 'restart';
  readonly uid?: Uid;
  /** Of a token's life or of the time that passes. */
  readonly ms?: number;
  readonly mayPublish?: boolean;
  readonly mayReceive?: boolean;
  /** The server's message in the channel. */
  readonly text?: string;
  /** Attributes that the server sets for a member, or for the channel if no member is named. */
  readonly attributes?: Attributes;
}

const CHANNEL = 'room';

/** A world for the contract suite: its hubs, its own clock, and the members cut off from it. */
export class LiveWorld {
  media: MediaHub;
  #messages: MessageHub;
  readonly #makeHubs: () => { media: MediaHub; messages: MessageHub };
  readonly #clock = new SettableClock(new Date(START));
  readonly #tokens = new LiveTokens('secret of the test', this.#clock);
  readonly #lines = new Map<Connection, { owner: Uid | undefined; lost: () => void }>();
  readonly #cut = new Set<Uid>();

  constructor(report: (error: unknown) => void, toSfu: (message: ToSfu) => void) {
    const deps = { clock: this.#clock, tokens: this.#tokens, report };
    this.#makeHubs = () => ({
      media: new MediaHub(deps, toSfu),
      messages: new MessageHub(deps),
    });
    const { media, messages } = this.#makeHubs();
    this.media = media;
    this.#messages = messages;
  }

  /** Returns the hub behind a path, reachable only for members that are not cut off. */
  hub(path: string): SocketHub | undefined {
    const hub = { [MESSAGING_SOCKET_PATH]: this.#messages, [MEDIA_SOCKET_PATH]: this.media }[path];
    return hub && { connect: (connection) => this.#connect(hub, connection) };
  }

  /** Carries out a test's command; returns the token if one is requested. */
  control(requested: LiveControl): string {
    const {
      act,
      uid = 0,
      ms = HOUR_MS,
      mayPublish = true,
      mayReceive = true,
      text = '',
      attributes = {},
    } = requested;
    switch (act) {
      case 'token':
        return this.#tokens.issue(
          { uid, channel: CHANNEL, mayPublish, mayReceive, mayDirect: true },
          ms,
        );
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
        this.media.setRights(uid, {
          send: mayPublish ? ['audio', 'video'] : [],
          receive: mayReceive,
        });
        return '';
      case 'send':
        this.#messages.announce(CHANNEL, text);
        return '';
      case 'notify':
        if (uid === 0) this.#messages.setChannel(CHANNEL, attributes);
        else this.#messages.setMember(CHANNEL, uid, attributes, FULL_VISIBILITY);
        return '';
      case 'pass':
        this.#pass(ms);
        return '';
      case 'killSfu':
        return '';
      case 'restart':
        this.#restart();
        return '';
    }
  }

  /** Simulates a server restart: every connection breaks, and only tickets stay valid. */
  #restart(): void {
    const { media, messages } = this.#makeHubs();
    this.media = media;
    this.#messages = messages;
    for (const line of this.#lines.keys()) line.close();
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

  /** Ends a tick of presence. */
  tick(): void {
    this.#messages.tick();
  }

  #pass(ms: number): void {
    for (let passed = 0; passed < ms; passed += SECOND_MS) {
      this.#clock.advance(Math.min(SECOND_MS, ms - passed));
      this.#messages.sweep();
      this.#messages.tick();
      this.media.sweep();
    }
  }
}
