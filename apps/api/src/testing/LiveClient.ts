import { MEDIA_SOCKET_PATH, MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type { LiveSessionOptions, PresenceChanges, RoomMessage } from '@rostra/contract/live';
import { WebSocket } from 'ws';

/** A frame from the server, as a test reads it. */
export interface Frame {
  readonly re?: number;
  readonly answer?: unknown;
  readonly error?: { readonly code: string };
  readonly event?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly closed?: string;
  readonly warning?: string;
}

interface Waiter {
  readonly isMet: () => boolean;
  readonly resolve: () => void;
}

type LiveCredentials = Pick<LiveSessionOptions, 'uid' | 'channel' | 'token' | 'rtm_token'>;

/**
 * A bare client of the built-in provider: sends what the test asks for and keeps what it receives.
 */
export class LiveClient {
  readonly frames: Frame[] = [];
  readonly #socket: WebSocket;
  readonly #opened: Promise<void>;
  readonly #ended: Promise<void>;
  #waiters: Waiter[] = [];
  #calls = 0;

  /** @param origin as a browser would send it; none, like a program, when absent */
  constructor(serverUrl: string, path: string, origin?: string) {
    const address = serverUrl.replace(/^http/, 'ws') + path;
    this.#socket = new WebSocket(address, origin === undefined ? {} : { origin });
    this.#opened = new Promise((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('error', reject);
    });
    this.#opened.catch(() => undefined);
    this.#ended = new Promise((resolve) => {
      this.#socket.once('close', () => resolve());
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('message', (data: Buffer) => {
      this.frames.push(...singly(JSON.parse(data.toString()) as Frame));
      const met = this.#waiters.filter((waiter) => waiter.isMet());
      this.#waiters = this.#waiters.filter((waiter) => !met.includes(waiter));
      for (const waiter of met) waiter.resolve();
    });
  }

  /** Logs in to the messages of a live session and joins its channel. */
  static async inRoom(
    serverUrl: string,
    session: LiveCredentials,
    attributes: Readonly<Record<string, string>> = {},
  ): Promise<LiveClient> {
    const client = new LiveClient(serverUrl, MESSAGING_SOCKET_PATH);
    await client.ask('login', { uid: session.uid, token: session.rtm_token });
    await client.ask('join', { channel: session.channel, attributes });
    return client;
  }

  /** Joins the media of a live session. */
  static async inMedia(
    serverUrl: string,
    session: LiveCredentials,
    role: 'host' | 'audience' = 'host',
  ): Promise<LiveClient> {
    const client = new LiveClient(serverUrl, MEDIA_SOCKET_PATH);
    await client.ask('join', { uid: session.uid, token: session.token, role });
    return client;
  }

  opened(): Promise<void> {
    return this.#opened;
  }

  /** Resolves when the line is gone. */
  ended(): Promise<void> {
    return this.#ended;
  }

  /**
   * Sends a request and returns the answer. @throws Error with the code of the refusal as its
   * message
   */
  async ask(call: string, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    await this.#opened;
    this.#calls += 1;
    const id = this.#calls;
    this.#socket.send(JSON.stringify({ id, call, ...input }));
    const isResponse = (frame: Frame): boolean => frame.re === id;
    await this.until(() => this.frames.some(isResponse));
    const frame = this.frames.find(isResponse);
    if (frame?.error) throw new Error(frame.error.code);
    return frame?.answer;
  }

  /** Sends a frame as it is, forged or broken. */
  async sendRaw(frame: string | Uint8Array): Promise<void> {
    await this.#opened;
    this.#socket.send(frame);
  }

  /** Resolves when what was heard so far fulfills a condition. */
  until(isMet: () => boolean): Promise<void> {
    if (isMet()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiters.push({ isMet, resolve });
    });
  }

  /** Payloads of one kind of event so far. */
  heard(event: string): Readonly<Record<string, unknown>>[] {
    return this.frames.flatMap((frame) => (frame.event === event ? [frame.payload ?? {}] : []));
  }

  /** All messages received from the server itself. */
  get messages(): RoomMessage[] {
    return this.heard('message').flatMap(({ from, text }) =>
      from === 0 ? [JSON.parse(String(text)) as RoomMessage] : [],
    );
  }

  /** Returns the first message of a type from the server, waiting for it if needed. */
  async hears<Type extends RoomMessage['type']>(
    type: Type,
    isIt: (message: Extract<RoomMessage, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<RoomMessage, { type: Type }>> {
    const find = () =>
      this.messages.find(
        (message): message is Extract<RoomMessage, { type: Type }> =>
          message.type === type && isIt(message as Extract<RoomMessage, { type: Type }>),
      );
    await this.until(() => find() !== undefined);
    const found = find();
    if (found === undefined) throw new Error(`No message of type ${type}`);
    return found;
  }

  /** Returns a member's attributes as last received from presence. */
  attributesOf(uid: number): Readonly<Record<string, string>> {
    let known: Readonly<Record<string, string>> = {};
    for (const { event, payload = {} } of this.frames) {
      const members = event === 'roster' ? payload['members'] : [payload];
      for (const one of members as { uid?: number; attributes?: Record<string, string> }[]) {
        if (one.uid === uid && one.attributes) known = one.attributes;
      }
    }
    return known;
  }

  /** Cuts the line without a word. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Leaves the channel and closes. */
  async leave(channel: string): Promise<void> {
    await this.ask('leave', { channel });
    this.#socket.close();
    await this.#ended;
  }
}

/** Many changes of presence in one frame as the events that they are. */
function singly(frame: Frame): Frame[] {
  const { event, payload = {} } = frame;
  if (event !== 'presence') return [frame];
  const { channel, joined, changed, left } = payload as unknown as PresenceChanges;
  const as = (name: string, members: readonly object[]): Frame[] =>
    members.map((member) => ({ event: name, payload: { channel, ...member } }));
  return [
    ...as('memberJoined', joined),
    ...as('memberAttributes', changed),
    ...as('memberLeft', left),
  ];
}
