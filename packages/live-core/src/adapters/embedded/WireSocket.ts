import { Emitter } from '../../events/Emitter.ts';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { LifeSigns } from './LifeSigns.ts';

/** Ms until a question without an answer fails. */
const ANSWER_WITHIN_MS = 8000;
/**
 * Ms that opening a line again may take at least before it is tried anew: what is sent into a dead
 * network is sent again by the system after 1, 3, 7 … seconds only, and not when the network is back.
 */
const OPENING_MS = 2000;
/** A slow line has this many times what it took the last time. */
const OPENING_TIMES = 4;

/** What a line is made of; tests hand in their own. */
export interface WireDeps {
  readonly clock: Clock;
  readonly policy: ReconnectPolicy;
  readonly openSocket: (url: string) => WebSocket;
}

interface WireEvents<Frame> {
  /** The line stands, at first or again: who is there must say who he is. */
  opened: undefined;
  /** The line is gone; it is being opened again. */
  lost: undefined;
  frame: Frame;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: PortError) => void;
  readonly cancel: Cancel;
}

type Calls = Record<keyof never, { ask: object; answer: unknown }>;
type Answered = { re: number; answer?: unknown; error?: { code: PortErrorCode; message: string } };

/** `WebSocket.CLOSING`. */
const CLOSING = 2;

/** A WebSocket that comes back by itself, and asks questions over it. */
export class WireSocket<
  CallMap extends { [Name in keyof CallMap]: Calls[string] },
  Frame,
> extends Emitter<WireEvents<Frame>> {
  readonly #url: string;
  readonly #deps: WireDeps;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | undefined;
  #isOver = false;
  #isOpen = false;
  #attempt = 0;
  #next = 0;
  #retry: Cancel | undefined;
  #opening: Cancel | undefined;
  #triedAt = 0;
  /** Ms that opening took when it last succeeded. */
  #openedIn: number | undefined;
  readonly #life: LifeSigns;

  constructor(url: string, deps: WireDeps) {
    super();
    this.#url = url;
    this.#deps = deps;
    this.#life = new LifeSigns({
      clock: deps.clock,
      ping: (now) => this.tell({ ping: now }),
      gone: () => this.#lose(),
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Begins; `opened` follows, however often it takes. */
  open(): void {
    globalThis.addEventListener?.('online', this.#tryNow);
    globalThis.addEventListener?.('offline', this.#ask);
    this.#connect();
  }

  /** @throws PortError what the server says, `network` when the line breaks or nothing answers */
  ask<Name extends keyof CallMap & string>(
    call: Name,
    ask: CallMap[Name]['ask'],
  ): Promise<CallMap[Name]['answer']> {
    if (!this.#isOpen) return Promise.reject(new PortError('network', 'The line is down'));
    const id = (this.#next += 1);
    return new Promise((resolve, reject) => {
      const cancel = this.#deps.clock.schedule(ANSWER_WITHIN_MS, () => {
        this.#waiting.delete(id);
        reject(new PortError('network', `No answer to ${call}`));
      });
      this.#waiting.set(id, { resolve, reject, cancel });
      this.tell({ id, call, ...ask });
    });
  }

  /** Sends what needs no answer; lost when the line is down. */
  tell(frame: object): void {
    const socket = this.#socket;
    // A socket that closes says so only when it is closed; until then it would complain of each word.
    if (!this.#isOpen || socket === undefined || socket.readyState >= CLOSING) return;
    socket.send(JSON.stringify(frame));
  }

  /** Something says that the network is gone: the line is lost soon, unless the other side answers. */
  doubt(): void {
    this.#life.doubt();
  }

  /** Ends it for good. */
  close(): void {
    this.#isOver = true;
    globalThis.removeEventListener?.('online', this.#tryNow);
    globalThis.removeEventListener?.('offline', this.#ask);
    this.#retry?.();
    this.#drop();
    this.clear();
  }

  /** The browser says that there is no network: a line that stands answers all the same. */
  readonly #ask = (): void => this.doubt();

  /** The network is back, or another one: a line of the old one hears nothing any more. */
  readonly #tryNow = (): void => {
    if (this.#isOpen) this.doubt();
    if (this.#isOpen || this.#isOver) return;
    this.#retry?.();
    this.#drop();
    this.#connect();
  };

  #connect(): void {
    const socket = this.#deps.openSocket(this.#url);
    this.#socket = socket;
    this.#triedAt = this.#deps.clock.now();
    if (this.#openedIn !== undefined) {
      const patienceMs = Math.max(OPENING_MS, OPENING_TIMES * this.#openedIn);
      this.#opening = this.#deps.clock.schedule(patienceMs, () => this.#lose());
    }
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#opening?.();
      this.#isOpen = true;
      this.#openedIn = this.#deps.clock.now() - this.#triedAt;
      this.#life.start();
      this.emit('opened', undefined);
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(String(data));
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#lose();
    });
  }

  #hear(text: string): void {
    this.#life.heard();
    // A line that opens and is shut unheard is no better than none: it is tried again ever later.
    this.#attempt = 0;
    const frame = JSON.parse(text) as Frame | Answered | { pong: number };
    if (typeof frame !== 'object' || frame === null) return;
    if ('pong' in frame) return;
    if (!('re' in frame)) {
      this.emit('frame', frame);
      return;
    }
    const waiting = this.#waiting.get(frame.re);
    if (!waiting) return;
    this.#waiting.delete(frame.re);
    waiting.cancel();
    if (frame.error) waiting.reject(new PortError(frame.error.code, frame.error.message));
    else waiting.resolve(frame.answer as never);
  }

  #lose(): void {
    const wasOpen = this.#isOpen;
    this.#drop();
    if (wasOpen) this.emit('lost', undefined);
    if (this.#isOver) return;
    // Time that a try has taken is waited already.
    const tried = wasOpen ? 0 : this.#deps.clock.now() - this.#triedAt;
    const delay = Math.max(0, this.#deps.policy.delayMs(this.#attempt) - tried);
    this.#attempt += 1;
    this.#retry = this.#deps.clock.schedule(delay, () => this.#connect());
  }

  /** Forgets the socket and fails what waits for it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    this.#opening?.();
    this.#life.stop();
    for (const [id, { reject, cancel }] of this.#waiting) {
      this.#waiting.delete(id);
      cancel();
      reject(new PortError('network', 'The line broke'));
    }
    socket?.close();
  }
}
