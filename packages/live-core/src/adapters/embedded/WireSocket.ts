import { HEARTBEAT_MS, SILENCE_MS } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import { PortError } from '../../ports/PortError.ts';
import type { PortErrorCode } from '../../ports/PortError.ts';
import type { ReconnectPolicy } from '../../reconnect/ReconnectPolicy.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';

/** Ms until a question without an answer fails. */
const ANSWER_WITHIN_MS = 8000;

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
  #heartbeat: Cancel | undefined;
  #heardAt = 0;

  constructor(url: string, deps: WireDeps) {
    super();
    this.#url = url;
    this.#deps = deps;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Begins; `opened` follows, however often it takes. */
  open(): void {
    globalThis.addEventListener?.('online', this.#tryNow);
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
    if (this.#isOpen) this.#socket?.send(JSON.stringify(frame));
  }

  /** Ends it for good. */
  close(): void {
    this.#isOver = true;
    globalThis.removeEventListener?.('online', this.#tryNow);
    this.#retry?.();
    this.#drop();
    this.clear();
  }

  readonly #tryNow = (): void => {
    if (this.#isOpen || this.#isOver) return;
    this.#retry?.();
    this.#drop();
    this.#connect();
  };

  #connect(): void {
    const socket = this.#deps.openSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#isOpen = true;
      this.#attempt = 0;
      this.#heardAt = this.#deps.clock.now();
      this.#beat();
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
    this.#heardAt = this.#deps.clock.now();
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
    const delay = this.#deps.policy.delayMs(this.#attempt);
    this.#attempt += 1;
    this.#retry = this.#deps.clock.schedule(delay, () => this.#connect());
  }

  /** Forgets the socket and fails what waits for it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isOpen = false;
    this.#heartbeat?.();
    for (const [id, { reject, cancel }] of this.#waiting) {
      this.#waiting.delete(id);
      cancel();
      reject(new PortError('network', 'The line broke'));
    }
    socket?.close();
  }

  /** Says that we are here, and notices when the other side is not. */
  #beat(): void {
    this.#heartbeat = this.#deps.clock.schedule(HEARTBEAT_MS, () => {
      const now = this.#deps.clock.now();
      if (now - this.#heardAt > SILENCE_MS) {
        this.#lose();
        return;
      }
      this.tell({ ping: now });
      this.#beat();
    });
  }
}
