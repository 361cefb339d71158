import type { Attributes, ChannelMember, PresenceChanges, Uid } from '@rostra/contract/live';
import type { LiveTokens } from '#providers/live/embedded/LiveTokens.ts';
import type { MessageHub } from '#providers/live/embedded/MessageHub.ts';

const HOUR_MS = 3_600_000;

/** A frame of the hub, as a test reads it. */
export interface Heard {
  readonly event?: string;
  readonly re?: number;
  readonly answer?: unknown;
  readonly error?: { readonly code: string };
  readonly number?: number;
  readonly payload?: object;
}

/** A hub member without a socket: the events it receives and the members it believes present. */
export class BareMember {
  readonly heard: Heard[] = [];
  readonly believed = new Map<Uid, Attributes>();
  readonly #hub: MessageHub;
  readonly #token: string;
  readonly #uid: Uid;
  readonly #channel: string;
  #key = '';
  #last = -1;
  #handler: ReturnType<MessageHub['connect']> | undefined;

  /** @param mayDirect whether the member's ticket grants every right */
  constructor(hub: MessageHub, tokens: LiveTokens, uid: Uid, channel: string, mayDirect = false) {
    this.#hub = hub;
    this.#uid = uid;
    this.#channel = channel;
    const claims = { uid, channel, mayPublish: false, mayReceive: true, mayDirect };
    this.#token = tokens.issue(claims, HOUR_MS);
  }

  /** Connects to the hub, and resumes the session if the member has received anything before. */
  connect(): void {
    const take = (text: string): void => this.#hear(JSON.parse(text) as Heard);
    this.#handler = this.#hub.connect({
      send: take,
      sendFrame: (frame) => take(textOf(frame)),
      close: () => undefined,
    });
    const resume =
      this.#key === ''
        ? {}
        : { resume: { key: this.#key, heard: { [this.#channel]: this.#last } } };
    this.ask({ call: 'login', uid: this.#uid, token: this.#token, ...resume });
  }

  /** Comes, and enters the channel. */
  join(attributes: Attributes = {}): this {
    this.connect();
    this.ask({ call: 'join', channel: this.#channel, attributes });
    return this;
  }

  /** Sends a request and returns the answer or the refusal. */
  ask(question: object): Pick<Heard, 'answer' | 'error'> {
    this.#handler?.receive(JSON.stringify({ id: 1, ...question }));
    const { re: _re, ...end } = this.heard.findLast(({ re }) => re === 1) ?? {};
    return end;
  }

  cut(): void {
    this.#handler?.closed();
  }

  get events(): Heard[] {
    return this.heard.filter(({ event }) => event !== undefined);
  }

  #hear(frame: Heard): void {
    this.heard.push(frame);
    const { key } = (frame.answer ?? {}) as { key?: string };
    this.#key = key ?? this.#key;
    if (frame.number !== undefined) this.#last = frame.number;
    const { payload = {} } = frame;
    switch (frame.event) {
      case 'roster':
        this.believed.clear();
        for (const member of (payload as { members: ChannelMember[] }).members) this.#put(member);
        return;
      case 'memberJoined':
      case 'memberAttributes':
        this.#put(payload as ChannelMember);
        return;
      case 'memberLeft':
        this.believed.delete((payload as ChannelMember).uid);
        return;
      case 'presence': {
        const { joined, changed, left } = payload as PresenceChanges;
        for (const member of [...joined, ...changed]) this.#put(member);
        for (const { uid } of left) this.believed.delete(uid);
      }
    }
  }

  #put({ uid, attributes }: ChannelMember): void {
    this.believed.set(uid, attributes);
  }
}

/** The text in a frame of the wire: its head is two, four or ten bytes long. */
function textOf(frame: Buffer): string {
  const length = (frame[1] ?? 0) & 0x7f;
  return frame.subarray(length === 127 ? 10 : length === 126 ? 4 : 2).toString();
}
