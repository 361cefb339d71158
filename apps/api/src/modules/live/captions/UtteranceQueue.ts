import type { Uid } from '@rostra/contract/live';
import { SAMPLE_BYTES, SPEECH_RATE } from '#providers/transcribe/wavOf.ts';

/** What somebody said without a pause, and waits to be understood. */
export interface WaitingUtterance {
  readonly uid: Uid;
  /** 16 kHz, 16 bit. */
  readonly samples: Buffer;
  /** When he began, since the start of the live. */
  readonly second: number;
  /** When he had said it, ms since the epoch. */
  readonly saidAt: number;
}

/** Of one live at once: two who speak do not wait for one another. */
const AT_ONCE = 2;
/** Bytes that may wait: a minute of speech. */
const WAITING_MAX = 60 * SPEECH_RATE * SAMPLE_BYTES;

/**
 * What is said in one live, as it waits to be understood: of one speaker in its order, of several at
 * once. When what understands is too slow, the oldest is dropped: old words help nobody, and nothing
 * grows.
 */
export class UtteranceQueue {
  readonly #understand: (utterance: WaitingUtterance) => Promise<void>;
  readonly #dropped: (utterance: WaitingUtterance) => void;
  readonly #busy = new Set<Uid>();
  #waiting: WaitingUtterance[] = [];
  #bytes = 0;
  #doing: Promise<unknown> = Promise.resolve();

  /** @param understand never rejects */
  constructor(
    understand: (utterance: WaitingUtterance) => Promise<void>,
    dropped: (utterance: WaitingUtterance) => void,
  ) {
    this.#understand = understand;
    this.#dropped = dropped;
  }

  put(utterance: WaitingUtterance): void {
    this.#waiting.push(utterance);
    this.#bytes += utterance.samples.length;
    this.#next();
    while (this.#bytes > WAITING_MAX) {
      const [oldest] = this.#waiting;
      if (oldest === undefined) return;
      this.#take(oldest);
      this.#dropped(oldest);
    }
  }

  /** When that was said which has waited longest; undefined while nothing waits. */
  get oldest(): number | undefined {
    return this.#waiting[0]?.saidAt;
  }

  /** Nothing that waits is wanted any more. */
  clear(): void {
    this.#waiting = [];
    this.#bytes = 0;
  }

  /** Resolves when nothing waits and nothing is being understood. */
  async settled(): Promise<void> {
    while (this.#busy.size > 0) await this.#doing;
  }

  #take(utterance: WaitingUtterance): void {
    this.#waiting = this.#waiting.filter((other) => other !== utterance);
    this.#bytes -= utterance.samples.length;
  }

  #next(): void {
    while (this.#busy.size < AT_ONCE) {
      const next = this.#waiting.find(({ uid }) => !this.#busy.has(uid));
      if (next === undefined) return;
      this.#take(next);
      this.#busy.add(next.uid);
      const done = this.#understand(next).finally(() => {
        this.#busy.delete(next.uid);
        this.#next();
      });
      this.#doing = Promise.all([this.#doing, done]);
    }
  }
}
