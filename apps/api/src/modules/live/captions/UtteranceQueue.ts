import type { Uid } from '@rostra/contract/live';
import { SAMPLE_BYTES, SPEECH_RATE } from '#providers/transcribe/wavOf.ts';

/** Speech of one person without a pause, waiting for transcription. */
export interface WaitingUtterance {
  readonly uid: Uid;
  /** 16 kHz, 16 bit. */
  readonly samples: Buffer;
  /** When the speech began, in seconds since the start of the live session. */
  readonly second: number;
  /** When the speech ended, in ms since the epoch. */
  readonly spokenAt: number;
}

/** Concurrent transcriptions of one live session: two speakers do not wait for each other. */
const AT_ONCE = 2;
/** Maximum bytes waiting: one minute of speech. */
const WAITING_MAX = 60 * SPEECH_RATE * SAMPLE_BYTES;

/**
 * Speech of one live session that waits for transcription, in order per speaker and concurrent
 * across speakers. If transcription is too slow, the oldest speech is dropped, so that the queue
 * stays bounded.
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

  /** Returns when the longest waiting speech ended; undefined if none waits. */
  get oldest(): number | undefined {
    return this.#waiting[0]?.spokenAt;
  }

  /** Drops everything that waits. */
  clear(): void {
    this.#waiting = [];
    this.#bytes = 0;
  }

  /** Resolves when nothing waits and no transcription is running. */
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
