import { Emitter } from '../../events/Emitter.ts';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { Heartbeat } from './Heartbeat.ts';

/** Ms until a request without an answer fails. */
const ANSWER_WITHIN_MS = 8000;
/**
 * Minimum ms for reopening a connection before another attempt.
 * In a dead network the system resends only after 1, 3, 7 … seconds, and not when the network is back.
 */
const OPENING_MS = 2000;
/** A slow connection may take this many times its last duration. */
const OPENING_TIMES = 4;

/** Dependencies of a connection; tests provide their own. */
export interface WireDeps {
  readonly clock: Clock;
  readonly policy: ReconnectPolicy;
  readonly openSocket: (url: string) => WebSocket;
}

interface WireEvents<Frame> {
  /** The connection is open, for the first time or again; the client must identify itself. */
  opened: undefined;
  /** The connection is lost and being reopened. */
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

/** A WebSocket that reconnects by itself and supports requests with answers. */
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
  /** Ms the last successful opening took. */
  #openedIn: number | undefined;
  readonly #life: Heartbeat;

  constructor(url: string, deps: WireDeps) {
    super();
    this.#url = url;
    this.#deps = deps;
    this.#life = new Heartbeat({
      clock: deps.clock,
      ping: (now) => this.notify({ ping: now }),
      gone: () => this.#lose(),
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Starts connecting; `opened` follows after any number of attempts. */
  open(): void {
    globalThis.addEventListener?.('online', this.#tryNow);
    globalThis.addEventListener?.('offline', this.#ask);
    this.#connect();
  }

  /** @throws PortError the server's error, `network` if the connection breaks or nothing answers */
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
      this.notify({ id, call, ...ask });
    });
  }

  /** Sends a frame without an answer; it is dropped while disconnected. */
  notify(frame: object): void {
    const socket = this.#socket;
    // A closing socket fires `close` only at the end, and would report an error for each frame until then.
    if (!this.#isOpen || socket === undefined || socket.readyState >= CLOSING) return;
    socket.send(JSON.stringify(frame));
  }

  /** Checks the connection after a sign of a lost network: it is lost soon unless the other side answers. */
  doubt(): void {
    this.#life.doubt();
  }

  /** Closes it for good. */
  close(): void {
    this.#isOver = true;
    globalThis.removeEventListener?.('online', this.#tryNow);
    globalThis.removeEventListener?.('offline', this.#ask);
    this.#retry?.();
    this.#drop();
    this.clear();
  }

  /** Checks the connection when the browser reports no network, as it may still work. */
  readonly #ask = (): void => this.doubt();

  /** Reconnects when the network is back or another one; a connection of the old one receives nothing. */
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
    // A connection that opens and closes unused is no success, so its attempts slow down.
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
    // The time of an attempt counts toward the delay.
    const tried = wasOpen ? 0 : this.#deps.clock.now() - this.#triedAt;
    const delay = Math.max(0, this.#deps.policy.delayMs(this.#attempt) - tried);
    this.#attempt += 1;
    this.#retry = this.#deps.clock.schedule(delay, () => this.#connect());
  }

  /** Drops the socket and fails pending requests. */
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
