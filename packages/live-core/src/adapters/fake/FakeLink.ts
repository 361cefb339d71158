import { PortError } from '../../ports/PortError.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { Emitter } from '../../events/Emitter.ts';

/** Ms until a client that receives nothing treats its link as lost. */
const NOTICE_LOSS_MS = 2000;
/** Ms until a request without an answer fails. */
const ANSWER_WITHIN_MS = 5000;
/** Shorter cuts lose nothing, as the server keeps pending messages. */
const RESUME_WITHIN_MS = 10_000;

interface FakeLinkEvents {
  lost: undefined;
  restored: { readonly wasResumed: boolean };
}

/** One member's link to the fake servers: with a fixed latency, and it can be cut. */
export class FakeLink extends Emitter<FakeLinkEvents> {
  readonly #clock: Clock;
  readonly #latencyMs: number;
  #cutAt: number | undefined;
  #notice: Cancel | undefined;
  #kept: (() => void)[] = [];
  /** Messages sent at the same moment arrive together. */
  #arriving: { readonly at: number; readonly acts: (() => void)[] } | undefined;

  constructor(clock: Clock, latencyMs: number) {
    super();
    this.#clock = clock;
    this.#latencyMs = latencyMs;
  }

  get isCut(): boolean {
    return this.#cutAt !== undefined;
  }

  /** Sends a request: `act` runs at the server, and its result or error comes back. */
  ask<Result>(act: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.isCut) {
        this.#clock.schedule(ANSWER_WITHIN_MS, () =>
          reject(new PortError('network', 'No answer: the link is cut')),
        );
        return;
      }
      this.#clock.schedule(this.#latencyMs, () => {
        try {
          const result = act();
          this.#clock.schedule(this.#latencyMs, () => resolve(result));
        } catch (error) {
          this.#clock.schedule(this.#latencyMs, () => reject(error));
        }
      });
    });
  }

  /** Sends to the client. During a cut, messages are kept for the return. */
  notify(act: () => void): void {
    const at = this.#clock.now() + this.#latencyMs;
    if (this.#arriving?.at === at) {
      this.#arriving.acts.push(act);
      return;
    }
    const acts = [act];
    this.#arriving = { at, acts };
    this.#clock.schedule(this.#latencyMs, () => {
      this.#arriving = undefined;
      if (this.isCut) this.#kept.push(...acts);
      else for (const arrived of acts) arrived();
    });
  }

  cut(): void {
    if (this.isCut) return;
    this.#cutAt = this.#clock.now();
    this.#notice = this.#clock.schedule(NOTICE_LOSS_MS, () => this.emit('lost', undefined));
  }

  heal(): void {
    if (this.#cutAt === undefined) return;
    const wasResumed = this.#clock.now() - this.#cutAt < RESUME_WITHIN_MS;
    const kept = wasResumed ? this.#kept : [];
    this.#cutAt = undefined;
    this.#kept = [];
    this.#notice?.();
    this.#clock.schedule(this.#latencyMs, () => {
      this.emit('restored', { wasResumed });
      for (const act of kept) act();
    });
  }
}
